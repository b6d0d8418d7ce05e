"""The console itself in French: for each page of its help its title and its text."""

TEXTS = {
    "buttons": (
        "Les boutons",
        "À gauche : choisir. Au milieu : oui. À droite : retour ; à la table, un menu avec "
        "annuler, conseil, revoir et règles.",
    ),
    "saves": (
        "Éteindre",
        "Quand tu veux : la partie est enregistrée à chaque tour et reprend depuis le menu. "
        "Laissée seule, la console s’endort.",
    ),
    "about": (
        "À propos",
        "Keltis est de Reiner Knizia, édité par Kosmos. Pocket Keltis est l’œuvre d’un fan, "
        "sans lien avec eux, et un logiciel libre.",
    ),
}

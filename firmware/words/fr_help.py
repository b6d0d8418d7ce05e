"""The help that all games share, and the console's own, in French: titles and texts."""

TEXTS = {
    "begin": (
        "Début et victoire",
        "Selon les règles, le plus âgé commence, ou le dernier à être allé en Irlande. Ici, tu "
        "choisis ou tires au sort. À la revanche, c’est la place suivante. À égalité, on gagne "
        "ensemble.",
    ),
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
        "Keltis est de Reiner Knizia, édité par Kosmos. Pocket Keltis est l’œuvre d’un fan, sans "
        "lien avec eux, et un logiciel libre.",
    ),
}

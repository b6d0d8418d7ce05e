"""The rules in French: for each page its title and its text."""

TEXTS = {
    "cards_row": "cartes d’une suite et leurs points",
    "cards_wish_points": "pierres à vœux et leurs points",
    "stones_row": "tuiles d’une suite et leurs points",
    "stones_wish_points": "pierres à vœux et leurs points",
    "dice_row": "tuiles d’une suite et leurs points",
    "dice_wish_points": "tuiles pierre et leurs points",
    "cards_goal": (
        "Le but",
        "Forme une suite de cartes dans chacune des cinq couleurs. Longue, elle rapporte ; "
        "courte, elle coûte. Le plus de points gagne.",
    ),
    "cards_turn": (
        "Ton tour",
        "Pose une carte, défausse-en une ou prends une pierre à vœu. Puis reviens à huit : "
        "pioche ou haut d’une pile, sauf ce que tu viens de défausser.",
    ),
    "cards_rows": (
        "Les suites",
        "Une suite monte ou descend ; deux nombres égaux peuvent se suivre. Le premier "
        "nombre différent fixe le sens.",
    ),
    "cards_finish": (
        "Cartes de fin",
        "Une carte de fin va dans sa suite à tout moment et compte comme une carte. Après "
        "elle, seule la seconde carte de fin peut suivre.",
    ),
    "cards_points": (
        "Cartes de points",
        "Dans ta suite de points, chacune vaut 1. Ou pose-la dans une suite dont le dernier"
        " nombre est le même : elle l’allonge.",
    ),
    "cards_wish": (
        "Pierres à vœux",
        "Défausse deux cartes de même valeur, de 1 à 9, et prends la pierre de ce nombre si "
        "elle est là. Puis pioche deux cartes.",
    ),
    "cards_end": (
        "La fin",
        "C’est fini quand cinq suites de la table ont une carte de fin, ou à la dernière "
        "carte de la pioche. Chacun peut alors poser deux cartes.",
    ),
    "cards_score": (
        "Le compte",
        "Suite de points : 1 par carte.",
    ),
    "stones_goal": (
        "Le but",
        "Réunis des tuiles en suites de cinq couleurs. Longue, une suite rapporte ; courte,"
        " elle coûte. Les pierres à vœux comptent aussi.",
    ),
    "stones_turn": (
        "Ton tour",
        "Retourne une tuile et pose-la devant toi, ou laisse-la au milieu pour tous. Ou "
        "prends une tuile déjà visible.",
    ),
    "stones_rows": (
        "Les suites",
        "Une suite monte ou descend toujours, sans répéter un nombre. La deuxième tuile fixe"
        " le sens. Ce qui ne va pas ne se prend pas.",
    ),
    "stones_tiles": (
        "Les signes",
        "Trèfle : en le posant, tu rejoues aussitôt. Spirale : une pierre à vœu. +1 et +3 : "
        "des points à la fin.",
    ),
    "stones_end": (
        "La fin",
        "Qui retourne la dernière tuile finit son tour, trèfles compris. Puis c’est fini, "
        "quoi qu’il reste au milieu.",
    ),
    "stones_score": (
        "Le compte",
        "Plus les bonus de tes tuiles.",
    ),
    "dice_goal": (
        "Le but",
        "Lance les dés pour gagner des tuiles. Longue, une suite rapporte ; courte, elle "
        "coûte. Pierres et lutins comptent aussi.",
    ),
    "dice_turn": (
        "Ton tour",
        "Lance trois dés, puis relance une fois ceux que tu veux. Prends une tuile égale à la"
        " somme d’un, deux ou trois dés. La spirale vaut 0.",
    ),
    "dice_stones": (
        "Ou des pierres",
        "Au lieu d’une tuile, tu peux prendre autant de tuiles pierre que tes dés montrent de"
        " spirales ; ou rien du tout.",
    ),
    "dice_rows": (
        "Les suites",
        "Une suite monte ou descend toujours, sans répéter un nombre. La deuxième tuile fixe"
        " le sens.",
    ),
    "dice_tiles": (
        "Les signes",
        "Spirale : une tuile pierre en plus. Trèfle : une tuile pierre allonge la suite. +1,"
        " +3 : points. Lutins : le plus +3, le moins −3.",
    ),
    "dice_layout": (
        "Notre répartition",
        "Les règles ne disent pas quelle tuile porte quel signe. La répartition de cette "
        "console est la nôtre.",
    ),
    "dice_end": (
        "La fin",
        "Le tour où part la dernière tuile d’une couleur ou la dernière tuile pierre est le "
        "dernier. En partie longue, seule la pierre compte.",
    ),
    "dice_score": (
        "Le compte",
        "Plus les bonus et les lutins.",
    ),
    "console_buttons": (
        "Les boutons",
        "À gauche : choisir. Au milieu : oui. À droite : retour ; à la table, un menu avec "
        "annuler, conseil, revoir et règles.",
    ),
    "console_saves": (
        "Éteindre",
        "Quand tu veux : la partie est enregistrée à chaque tour et reprend depuis le menu. "
        "Laissée seule, la console s’endort.",
    ),
    "console_about": (
        "À propos",
        "Keltis est de Reiner Knizia, édité par Kosmos. Pocket Keltis est l’œuvre d’un fan, "
        "sans lien avec eux, et un logiciel libre.",
    ),
}

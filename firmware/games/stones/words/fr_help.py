"""The rules of the way of stones in French: for each page its title and its text."""

TEXTS = {
    "row": "tuiles d’une suite et leurs points",
    "wish_points": "pierres à vœux et leurs points",
    "goal": (
        "Le but",
        "Réunis des tuiles en suites de cinq couleurs. Longue, une suite rapporte ; courte,"
        " elle coûte. Les pierres à vœux comptent aussi.",
    ),
    "turn": (
        "Ton tour",
        "Retourne une tuile et pose-la devant toi, ou laisse-la au milieu pour tous. Ou "
        "prends une tuile déjà visible.",
    ),
    "rows": (
        "Les suites",
        "Une suite monte ou descend toujours, sans répéter un nombre. La deuxième tuile fixe"
        " le sens. Ce qui ne va pas ne se prend pas.",
    ),
    "tiles": (
        "Les signes",
        "Trèfle : en le posant, tu rejoues aussitôt. Spirale : une pierre à vœu. +1 et +3 : "
        "des points à la fin.",
    ),
    "end": (
        "La fin",
        "Qui retourne la dernière tuile finit son tour, trèfles compris. Puis c’est fini, "
        "quoi qu’il reste au milieu.",
    ),
    "score": (
        "Le compte",
        "Plus les bonus de tes tuiles.",
    ),
}

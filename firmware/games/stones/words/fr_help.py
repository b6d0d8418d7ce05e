"""The rules of the way of stones in French: for each page its title and its text."""

TEXTS = {
    "row": "tuiles d’une rangée et leurs points",
    "wish_points": "pierres magiques et leurs points",
    "see_side": (
        "Bonus et pierres",
        "Les points bonus de tes tuiles ; et la spirale : tes pierres magiques, leurs points, et "
        "leurs points avec une de plus.",
    ),
    "see_side_low": (
        "Bonus et pierres",
        "Les points bonus de tes tuiles ; et la spirale : tes pierres magiques et leurs points.",
    ),
    "see_middle": (
        "Le milieu",
        "À gauche les tuiles cachées et leur nombre. Les autres sont visibles : en couleur si "
        "elles te vont, sinon sombres.",
    ),
    "see_middle_low": (
        "Le milieu",
        "À gauche les tuiles cachées. Les autres sont visibles : en couleur si elles te vont, "
        "sinon sombres.",
    ),
    "goal": (
        "Le but",
        "Réunis des tuiles en cinq rangées, une par couleur. Longue, une rangée rapporte ; "
        "courte, elle coûte. Les pierres magiques comptent aussi. Qui a le plus de points gagne.",
    ),
    "turn": (
        "Ton tour",
        "Retourne une tuile et pose-la devant toi, ou laisse-la au milieu pour tous. Ou prends "
        "une tuile déjà visible.",
    ),
    "rows": (
        "Les rangées",
        "Une rangée ne fait que monter ou que descendre, sans répéter un nombre. La deuxième "
        "tuile fixe le sens. Ce qui ne va pas ne se prend pas.",
    ),
    "tiles": (
        "Les signes",
        "Trèfle : en le posant, tu rejoues aussitôt. Spirale : une pierre magique. +1 et +3 : des "
        "points bonus à la fin.",
    ),
    "layout": (
        "La répartition",
        "Aucune règle que nous connaissons ne dit quelle tuile porte quel signe. La répartition "
        "vient ici de photos d’une édition.",
    ),
    "end": (
        "La fin",
        "Qui retourne la dernière tuile finit son tour, trèfles compris. Puis c’est fini, quoi "
        "qu’il reste au milieu.",
    ),
    "score": ("Le score", "Plus les points bonus de tes tuiles."),
}

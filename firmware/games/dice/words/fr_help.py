"""The rules of the dice game in French: for each page its title and its text."""

TEXTS = {
    "row": "tuiles d’une suite et leurs points",
    "wish_points": "tuiles pierre et leurs points",
    "goal": (
        "Le but",
        "Lance les dés pour gagner des tuiles. Longue, une suite rapporte ; courte, elle "
        "coûte. Pierres et lutins comptent aussi.",
    ),
    "turn": (
        "Ton tour",
        "Lance trois dés, puis relance une fois ceux que tu veux. Prends une tuile égale à la"
        " somme d’un, deux ou trois dés. La spirale vaut 0.",
    ),
    "stones": (
        "Ou des pierres",
        "Au lieu d’une tuile, tu peux prendre autant de tuiles pierre que tes dés montrent de"
        " spirales ; ou rien du tout.",
    ),
    "rows": (
        "Les suites",
        "Une suite monte ou descend toujours, sans répéter un nombre. La deuxième tuile fixe"
        " le sens.",
    ),
    "tiles": (
        "Les signes",
        "Spirale : une tuile pierre en plus. Trèfle : une tuile pierre allonge la suite. +1,"
        " +3 : points. Lutins : le plus +3, le moins −3.",
    ),
    "layout": (
        "Notre répartition",
        "Les règles ne disent pas quelle tuile porte quel signe. La répartition de cette "
        "console est la nôtre.",
    ),
    "end": (
        "La fin",
        "Le tour où part la dernière tuile d’une couleur ou la dernière tuile pierre est le "
        "dernier. En partie longue, seule la pierre compte.",
    ),
    "score": (
        "Le compte",
        "Plus les bonus et les lutins.",
    ),
}

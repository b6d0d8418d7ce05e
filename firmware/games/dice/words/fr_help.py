"""The rules of the dice game in French: for each page its title and its text."""

TEXTS = {
    "row": "tuiles d’une rangée et leurs points",
    "wish_points": "tuiles pierre et leurs points",
    "see_side": (
        "Ce qui compte aussi",
        "Les points bonus, puis les lutins et leurs points. À droite tes tuiles pierre, leurs "
        "points, et leurs points avec une de plus.",
    ),
    "see_side_low": (
        "Ce qui compte aussi",
        "Les points bonus, puis les lutins et leurs points. À droite tes tuiles pierre et leurs "
        "points.",
    ),
    "see_dice": (
        "Les dés",
        "Marque les dés que tu veux relancer une fois, ou garde-les tous. Une spirale vaut 0.",
    ),
    "see_sums": (
        "Sommes et reste",
        "À gauche : les sommes de tes dés. À droite : les tuiles qui restent par couleur et, avec "
        "la spirale, les tuiles pierre. À 0, c’est la fin.",
    ),
    "see_tiles": (
        "Tuiles à prendre",
        "Les tuiles que tes dés permettent de prendre et qui vont dans tes rangées. En petit : "
        "leurs signes.",
    ),
    "goal": (
        "Le but",
        "Lance les dés pour gagner des tuiles. Longue, une rangée rapporte ; courte, elle coûte. "
        "Tuiles pierre et lutins comptent aussi. Qui a le plus de points gagne.",
    ),
    "turn": (
        "Ton tour",
        "Chaque dé a 1 à 5 et une spirale, qui vaut 0. Lance les trois, puis relance une fois "
        "ceux que tu veux. Prends une tuile égale à la somme d’un, deux ou trois dés.",
    ),
    "stones": (
        "Ou des tuiles pierre",
        "Au lieu d’une tuile, prends autant de tuiles pierre que tes dés montrent de spirales ; "
        "ou rien. Il y en a 30 ; à deux joueurs 24, à trois 27.",
    ),
    "rows": (
        "Les rangées",
        "Une rangée ne fait que monter ou que descendre, sans répéter un nombre. La deuxième "
        "tuile fixe le sens.",
    ),
    "tiles": (
        "Les signes",
        "Spirale : une tuile pierre en plus. +1 et +3 : des points bonus à la fin. Trèfle et "
        "lutin : vois les pages suivantes.",
    ),
    "clover": (
        "Trèfle",
        "Une tuile pierre va face cachée dans la rangée et l’allonge d’une tuile. Elle ne compte "
        "pas parmi tes tuiles pierre : c’est notre lecture des règles.",
    ),
    "leprechauns": (
        "Lutins",
        "À la fin, ceux qui en ont le plus gagnent 3 points chacun ; ceux qui en ont le moins en "
        "perdent 3. Si tous en ont autant, rien ne change.",
    ),
    "layout": (
        "Notre répartition",
        "Les règles ne disent pas quelle tuile porte quel signe. La répartition de cette console "
        "est la nôtre.",
    ),
    "end": (
        "La fin",
        "Le tour où part la dernière tuile d’une couleur ou la dernière tuile pierre est le "
        "dernier. En partie longue, seules les tuiles pierre comptent.",
    ),
    "score": ("Le score", "Plus les points bonus et les lutins."),
}

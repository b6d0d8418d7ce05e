"""The way of stones's first lesson in French: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Tes rangées",
        "Bienvenue ! Ici, tu formes une rangée de tuiles par couleur. Longue, elle rapporte.",
    ),
    "worth": (
        "Les points",
        "Sous chaque rangée, ses points. Une nouvelle en coûte ; dès trois tuiles, elle en "
        "rapporte.",
    ),
    "then": (
        "Une tuile de plus",
        "« → −4 » veut dire : avec une tuile de plus, la rangée vaudrait −4.",
    ),
    "turn": (
        "Tuiles cachées",
        "Au début, les 55 tuiles sont cachées. À ton tour, tu peux en retourner une : appuie sur A.",
    ),
    "first": (
        "La poser ?",
        "Le 1 bleu est un bon début : beaucoup de nombres peuvent suivre. Pose-le avec A.",
    ),
    "others": (
        "Ton adversaire",
        "« Novice », l’ordinateur, a joué. Ici : la longueur de ses rangées, et ses points.",
    ),
    "left": (
        "Tuiles visibles",
        "Il a retourné le 2 bleu et l’a laissé. Au lieu d’en retourner une, tu peux prendre une telle tuile\u00a0: va dessus et appuie sur A.",
    ),
    "rises": (
        "Elle monte",
        "De 1 à 2 : cette rangée ne peut plus que monter, sans nombre répété. D’autres peuvent "
        "descendre.",
    ),
    "wish": (
        "Pierres magiques",
        "Le 2 bleu a une spirale : une pierre magique. Sans elles, tu perds 4 points ; dès deux, "
        "tu en gagnes.",
    ),
    "again": ("On continue", "Rien pour toi au milieu. Retourne une autre tuile."),
    "clover": (
        "Un trèfle",
        "Le 5 bleu est ta troisième tuile : la rangée rapporte 2 points. Et grâce au trèfle, tu "
        "rejoues !",
    ),
    "extra": ("Ton tour en plus", "Retourne encore une tuile."),
    "bonus": (
        "Points bonus",
        "Le 5 rose a un « +1 » : un point bonus pour qui le pose. On les compte ici.",
    ),
    "leave": (
        "Plutôt non",
        "Mais une nouvelle rangée coûte 4, et après un 5, peu de nombres peuvent suivre. Laisse-le "
        "au milieu.",
    ),
    "later": (
        "Quelques tours après",
        "Tu sais presque tout ! Pour aller vite, les tours suivants sont joués pour toi.",
    ),
    "grown": (
        "Tes rangées",
        "Une flèche montre si une rangée monte ou descend. Le petit nombre compte ses tuiles.",
    ),
    "end": (
        "La fin",
        "Il reste 4 tuiles cachées. Qui retourne la dernière finit son tour ; puis la partie est "
        "terminée.",
    ),
    "fitting": (
        "Lesquelles vont",
        "Les tuiles claires vont dans une de tes rangées, les sombres non.",
    ),
    "seven": (
        "Une bonne tuile",
        "Le 7 rose a un « +3 », et ta rangée rose devient assez longue pour rapporter. Prends-le !",
    ),
    "alone": (
        "À toi de jouer",
        "Continue comme tu veux. Dans le menu (B) : des conseils, et toutes les règles.",
    ),
    "over": (
        "C’est fini",
        "Chaque rangée compte ce qui est écrit dessous. Jamais ouverte, elle ne coûte rien.",
    ),
    "beside": (
        "À côté",
        "Chaque point bonus compte 1. Les pierres magiques comptent ce qui est écrit dessous.",
    ),
    "total": ("Tes points", "Le tout ensemble. Voyons qui a gagné !"),
}

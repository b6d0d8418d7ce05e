"""The dice game's first lesson in French: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Tes rangées",
        "Bienvenue ! Ici, tu formes une rangée de tuiles par couleur. Longue, elle rapporte.",
    ),
    "worth": (
        "Les points",
        "Sous chaque rangée, ses points. Une nouvelle en coûte ; dès quatre tuiles, elle en "
        "rapporte.",
    ),
    "then": (
        "Une tuile de plus",
        "« → −4 » veut dire : avec une tuile de plus, la rangée vaudrait −4.",
    ),
    "dice": ("Tes dés", "Trois dés sont lancés pour toi. Une fois par tour, tu peux en relancer."),
    "sums": (
        "Les sommes",
        "Additionne un, deux ou trois dés ; une spirale vaut 0. Donc 0, 1, 4 et 5 sont possibles.",
    ),
    "tiles": ("Les tuiles", "Ces tuiles portent un tel nombre. Tu peux en prendre une."),
    "keep": ("Garder", "Les dés sont assez bons. Va sur « garder » et appuie sur A."),
    "first": (
        "Ouvre une rangée",
        "Le 1 bleu est un bon début : beaucoup de nombres peuvent suivre. Va dessus, et prends-le "
        "avec A.",
    ),
    "others": (
        "Ton adversaire",
        "« Novice », l’ordinateur, a joué. Ici : la longueur de ses rangées, et ses points.",
    ),
    "poor": ("Mauvais dés", "Ta rangée bleue veut plus que 1. Deux spirales et un 1 n’aident pas."),
    "mark": (
        "Relancer",
        "Marque les deux spirales : A sur chacune. Puis va sur « lancer 2 » et appuie sur A.",
    ),
    "second": (
        "1 + 2 = 3",
        "Prends le 3 bleu. Puis la rangée ne peut plus que monter, sans nombre répété. D’autres "
        "peuvent descendre.",
    ),
    "stones": (
        "Tuiles pierre",
        "La spirale du 3 bleu t’a donné une tuile pierre. Sans elles, tu perds 7 points ; dès "
        "quatre, tu en gagnes.",
    ),
    "good": ("1 + 4 = 5", "Le 5 bleu convient, et il a un trèfle. Garde les dés."),
    "clover": (
        "Un trèfle",
        "Il met une tuile pierre cachée dans la rangée : elle s’allonge de deux. Prends le 5 bleu.",
    ),
    "paid": (
        "Elle rapporte",
        "Trois nombres et la tuile pierre : quatre tuiles, +1. Neuf rapportent 10 points.",
    ),
    "spirals": (
        "Deux spirales",
        "Au lieu d’une tuile, tu peux prendre des tuiles pierre, une par spirale. Garde les dés.",
    ),
    "take": ("Tuiles pierre", "Monte sur « +2 », et prends les deux avec A."),
    "leprechauns": (
        "Les lutins",
        "Le 0 vert de l’ordinateur a un lutin. Qui en a le plus gagne 3 points, qui en a le moins "
        "en perd 3.",
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
        "Quand une couleur ou les tuiles pierre sont épuisées, la partie finit après ce tour. "
        "Restent 2 bleues et 4 tuiles pierre.",
    ),
    "six": ("1 + 2 + 3 = 6", "Les trois dés ensemble. Garde-les."),
    "equal": (
        "Un lutin",
        "Le 6 rose en a un. Tu en auras autant que l’ordinateur, et ne perdras rien. Prends-le !",
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
        "Les points bonus de « +1 » et « +3 », les lutins et les tuiles pierre comptent aussi.",
    ),
    "total": ("Tes points", "Le tout ensemble. Voyons qui a gagné !"),
}

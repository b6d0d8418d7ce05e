"""The card game's first lesson in French: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Tes rangées",
        "Bienvenue ! Ici, tu formes une rangée de cartes par couleur. Longue, elle rapporte.",
    ),
    "worth": (
        "Les points",
        "Sous chaque rangée, ses points. Une nouvelle en coûte\u00a0; dès quatre cartes, elle en rapporte. Le −4 à droite\u00a0: plus tard.",
    ),
    "then": (
        "Une carte de plus",
        "« → −4 » veut dire : avec une carte de plus, la rangée vaudrait −4.",
    ),
    "hand": (
        "Ta main",
        "Voici tes cartes. Les nombres vont de 0 à 10. Déplace le cadre blanc de l’une à l’autre.",
    ),
    "first": ("Ouvre une rangée", "Va sur le 1 vert. A le choisit, et encore A le pose."),
    "draw": (
        "Pioche",
        "Après chaque coup, tu reviens à huit cartes. Voici la pioche : appuie sur A.",
    ),
    "others": (
        "Ton adversaire",
        "« Novice », l’ordinateur, a joué. Ici : la longueur de ses rangées, et ses points.",
    ),
    "pile": (
        "Une défausse",
        "Il a défaussé le 3 vert. Tu peux aussi prendre dans une défausse, mais rien que le haut.",
    ),
    "second": (
        "La deuxième carte",
        "Pose le 2 vert. De 1 à 2 : cette rangée ne peut plus que monter. D’autres peuvent "
        "descendre.",
    ),
    "take": ("Prendre une défausse", "Le 3 vert te sera utile. Va dessus, et prends-le avec A."),
    "stones": (
        "Pierres magiques",
        "Les nombres 1 à 9 sont des pierres magiques, une de chaque. Sans elles, tu perds 4 points\u00a0; dès trois, tu en gagnes.",
    ),
    "pair": (
        "Une paire",
        "Défausse deux cartes de même valeur, les 1 bleu et jaune, pour la pierre 1. Choisis le 1 "
        "bleu, puis la pierre.",
    ),
    "two": ("Deux cartes", "Deux cartes sont parties : tu en pioches deux, l’une après l’autre."),
    "discard": (
        "Défausser",
        "Tu peux aussi défausser une carte inutile : le 8 rose. L’ordinateur pourrait le prendre.",
    ),
    "locked": (
        "Un cadenas",
        "Ce que tu viens de défausser, tu ne peux pas le prendre. Utilise la pioche.",
    ),
    "third": ("En montant", "Après un 2 vient un 3 ou plus, ou encore un 2. Pose le 3 vert."),
    "fourth": (
        "Elle rapporte",
        "Avec le 4 vert, la rangée a quatre cartes : +1. Neuf cartes rapportent 10 points.",
    ),
    "points": (
        "Cartes Points",
        "Les cartes blanches sont des cartes Points. Posée ici, chacune vaut 1 point.",
    ),
    "onto": (
        "Ou dans une rangée",
        "Une carte Points va aussi dans une rangée qui finit par le même nombre\u00a0: ici le 4, sur le 4 vert. Choisis-la, puis «\u00a0Dans la rangée verte\u00a0».",
    ),
    "later": (
        "Quelques tours après",
        "Tu sais presque tout ! Pour aller vite, les tours suivants sont joués pour toi.",
    ),
    "grown": (
        "Tes rangées",
        "Une flèche montre si une rangée monte ou descend. Le petit nombre compte ses cartes.",
    ),
    "left": (
        "La fin",
        "Quand la pioche est vide\u00a0: il reste 7 cartes. Ou dès que cinq rangées de la table ont une borne\u00a0: 2 en ont une. Chacun peut alors encore poser deux cartes.",
    ),
    "end_card": (
        "Une borne",
        "Elle va dans sa rangée à tout moment et compte. Après elle ne va que la deuxième borne de sa couleur. Pose la borne rose.",
    ),
    "alone": (
        "À toi de jouer",
        "Continue comme tu veux. Dans le menu (B) : des conseils, et toutes les règles.",
    ),
    "over": (
        "C’est fini",
        "Chaque rangée compte ce qui est écrit dessous. Jamais ouverte, elle ne coûte rien.",
    ),
    "wishes": (
        "À côté",
        "Chaque carte Points compte 1. Les pierres magiques comptent ce qui est écrit dessous.",
    ),
    "total": ("Tes points", "Le tout ensemble. Voyons qui a gagné !"),
}

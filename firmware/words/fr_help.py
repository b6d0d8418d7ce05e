"""The help that all games share, and the console's own, in French: titles and texts."""

TEXTS = {
    "see_example": (
        "Un exemple",
        "Ce n’est pas ta partie, qui t’attend, mais un exemple à trois. Ce qui est encadré est "
        "expliqué.",
    ),
    "see_head": ("La ligne du haut", "À qui c’est le tour, et tes points jusqu’ici."),
    "see_rows": (
        "Tes rangées",
        "Une rangée par couleur. En grand : son dernier nombre ; une flèche dit son sens. En "
        "petit : le signe de la couleur et sa longueur.",
    ),
    "see_worth": (
        "Ce qu’elles valent",
        "Les points de chaque rangée ; après la flèche, avec une de plus. « → −4 » : commencer "
        "celle-ci coûte 4.",
    ),
    "see_worth_low": (
        "Ce qu’elles valent",
        "Les points de chaque rangée. Ce qu’un choix changerait est dit plus bas.",
    ),
    "see_strip": (
        "Les autres",
        "Leurs rangées : un nombre dit leur longueur, un trait qu’il n’y en a pas. Au bout, leurs "
        "points. Choisis-les pour en voir le contenu.",
    ),
    "see_strip_wide": (
        "Les autres",
        "Leurs noms et leurs points ; la longueur de chaque rangée, un trait s’il n’y en a "
        "pas ; dessous, ce qui y est posé, le plus récent d’abord. Choisis-les pour tout voir.",
    ),
    "see_strip_low": (
        "Tous les joueurs",
        "Toi, puis les autres : la longueur de chaque rangée, et les points. Choisis-les pour "
        "voir le contenu des rangées.",
    ),
    "see_message": (
        "Ce que cela ferait",
        "Ce que tu as choisi, et ce que cela changerait. La ligne du bas dit ce que font les "
        "boutons.",
    ),
    "see_message_low": (
        "Ce que cela ferait",
        "Ce que tu as choisi, ce que cela changerait, et ce que font les boutons.",
    ),
    "begin": (
        "Début et victoire",
        "Selon les règles, le plus âgé commence, ou le dernier à être allé en Irlande. Ici, tu "
        "choisis ou tires au sort. À la revanche, c’est la place suivante. À égalité, on gagne "
        "ensemble.",
    ),
    "buttons": (
        "Les boutons",
        "À la table, B ouvre un menu\u00a0: annuler, conseil, revoir, règles. La ligne du bas "
        "dit toujours ce que font les boutons.",
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

"""The rules of the dice game in German: for each page its title and its text."""

TEXTS = {
    "row": "Plättchen einer Reihe und ihre Punkte",
    "wish_points": "Steinplättchen und ihre Punkte",
    "goal": (
        "Das Ziel",
        "Würfle dir Plättchen für fünf Reihen. Lange Reihen bringen Punkte, kurze kosten "
        "welche. Wunschsteine und Kobolde zählen auch.",
    ),
    "turn": (
        "Dein Zug",
        "Wirf drei Würfel, dann einmal beliebige neu. Nimm ein Plättchen mit der Summe aus "
        "einem, zwei oder drei Würfeln. Die Spirale zählt 0.",
    ),
    "stones": (
        "Oder Steine",
        "Statt eines Plättchens darfst du so viele Steinplättchen nehmen, wie deine Würfel "
        "Spiralen zeigen. Oder gar nichts.",
    ),
    "rows": (
        "Reihen",
        "Eine Reihe steigt nur oder fällt nur, keine Zahl kommt zweimal. Das zweite Plättchen"
        " legt es fest.",
    ),
    "tiles": (
        "Zeichen",
        "Spirale: nimm auch ein Steinplättchen. Kleeblatt: ein Steinplättchen verlängert die "
        "Reihe. +1, +3: Punkte. Kobolde: meiste +3, wenigste −3.",
    ),
    "layout": (
        "Eigene Verteilung",
        "Welches Plättchen welches Zeichen trägt, verraten die Regeln nicht. Die Verteilung "
        "in dieser Konsole ist unsere eigene.",
    ),
    "end": (
        "Das Ende",
        "Mit dem letzten Plättchen einer Farbe oder dem letzten Steinplättchen endet das "
        "Spiel nach dem Zug. Im langen Spiel zählt nur der Stein.",
    ),
    "score": (
        "Die Wertung",
        "Dazu Bonuspunkte und Kobolde.",
    ),
}

"""The rules of the dice game in German: for each page its title and its text."""

TEXTS = {
    "row": "Plättchen einer Reihe und ihre Punkte",
    "wish_points": "Steinplättchen und ihre Punkte",
    "see_side": (
        "Was noch zählt",
        "Bonuspunkte, dann Kobolde und ihre Punkte. Rechts deine Steinplättchen mit ihren Punkten "
        "jetzt und mit einem mehr.",
    ),
    "see_side_low": (
        "Was noch zählt",
        "Bonuspunkte, dann Kobolde und ihre Punkte. Rechts deine Steinplättchen und ihre Punkte.",
    ),
    "see_dice": (
        "Die Würfel",
        "Markiere die Würfel, die du noch einmal werfen willst, oder behalte alle. Eine Spirale "
        "zählt 0.",
    ),
    "see_sums": (
        "Summen und Rest",
        "Links: die Summen deiner Würfel. Rechts: wie viele Plättchen jeder Farbe übrig sind und, "
        "mit Spirale, wie viele Steinplättchen. Bei 0 ist Schluss.",
    ),
    "see_tiles": (
        "Plättchen zur Wahl",
        "Die Plättchen, die du mit den Würfeln nehmen kannst und die in deine Reihen passen. "
        "Klein: ihre Zeichen.",
    ),
    "goal": (
        "Das Ziel",
        "Würfle dir Plättchen für fünf Reihen. Lange Reihen bringen Punkte, kurze kosten welche. "
        "Steinplättchen und Kobolde zählen auch. Wer die meisten Punkte hat, gewinnt.",
    ),
    "turn": (
        "Dein Zug",
        "Jeder Würfel hat 1 bis 5 und eine Spirale, die 0 zählt. Wirf alle drei, dann einmal "
        "beliebige neu. Nimm ein Plättchen mit der Summe aus ein, zwei oder drei Würfeln.",
    ),
    "stones": (
        "Oder Steinplättchen",
        "Stattdessen darfst du so viele Steinplättchen nehmen, wie deine Würfel Spiralen zeigen; "
        "oder nichts. Es gibt 30 davon, zu zweit 24, zu dritt 27.",
    ),
    "rows": (
        "Reihen",
        "Eine Reihe steigt nur oder fällt nur, keine Zahl kommt zweimal vor. Das zweite Plättchen "
        "legt es fest.",
    ),
    "tiles": (
        "Zeichen",
        "Spirale: Nimm auch ein Steinplättchen. +1 und +3: Bonuspunkte am Ende. Zu Kleeblatt und "
        "Kobold siehe die nächsten Seiten.",
    ),
    "clover": (
        "Kleeblatt",
        "Ein Steinplättchen kommt verdeckt in die Reihe und macht sie um eins länger. Zu deinen "
        "Steinplättchen zählt es nicht: So verstehen wir die Regel.",
    ),
    "leprechauns": (
        "Kobolde",
        "Am Ende bekommt jeder, der die meisten hat, 3 Punkte; jeder, der die wenigsten hat, "
        "verliert 3. Haben alle gleich viele, passiert nichts.",
    ),
    "layout": (
        "Eigene Verteilung",
        "Welches Plättchen welches Zeichen trägt, verraten die Regeln nicht. Die Verteilung in "
        "dieser Konsole ist unsere eigene.",
    ),
    "end": (
        "Das Ende",
        "Es endet nach dem Zug, in dem das letzte Plättchen einer Farbe oder das letzte "
        "Steinplättchen genommen wird. Im langen Spiel zählen nur Steinplättchen.",
    ),
    "score": ("Die Wertung", "Dazu Bonuspunkte und Kobolde."),
}

"""The rules of the way of stones in German: for each page its title and its text."""

TEXTS = {
    "row": "Steine einer Reihe und ihre Punkte",
    "wish_points": "Wunschsteine und ihre Punkte",
    "see_side": (
        "Bonus, Wunschsteine",
        "Die Bonuspunkte auf deinen Steinen; und die Spirale: deine Wunschsteine mit ihren "
        "Punkten jetzt und mit einem mehr.",
    ),
    "see_side_low": (
        "Bonus, Wunschsteine",
        "Die Bonuspunkte auf deinen Steinen; und die Spirale: deine Wunschsteine mit ihren "
        "Punkten.",
    ),
    "see_middle": (
        "Die Mitte",
        "Links die verdeckten Steine und ihre Zahl. Die anderen liegen offen: Farbige passen bei "
        "dir, dunkle nicht.",
    ),
    "see_middle_low": (
        "Die Mitte",
        "Links die verdeckten Steine. Die anderen liegen offen: Farbige passen bei dir, dunkle "
        "nicht.",
    ),
    "goal": (
        "Das Ziel",
        "Sammle Steine in fünf Reihen, eine je Farbe. Lange Reihen bringen Punkte, kurze kosten "
        "welche. Auch Wunschsteine zählen. Wer die meisten Punkte hat, gewinnt.",
    ),
    "turn": (
        "Dein Zug",
        "Deck einen Stein auf und leg ihn zu dir, oder lass ihn für alle in der Mitte. Oder nimm "
        "einen Stein, der schon offen liegt.",
    ),
    "rows": (
        "Reihen",
        "Eine Reihe steigt nur oder fällt nur, keine Zahl kommt zweimal vor. Der zweite Stein "
        "legt es fest. Was nicht passt, bleibt liegen.",
    ),
    "tiles": (
        "Zeichen",
        "Kleeblatt: Wenn du es legst, bist du gleich noch mal dran. Spirale: ein Wunschstein. +1 "
        "und +3: Bonuspunkte am Ende.",
    ),
    "layout": (
        "Die Verteilung",
        "Keine Spielregel, die wir kennen, sagt, welcher Stein welches Zeichen trägt. Die "
        "Verteilung hier ist von Fotos einer Ausgabe abgelesen.",
    ),
    "end": (
        "Das Ende",
        "Wer den letzten Stein aufdeckt, spielt seinen Zug samt Kleeblättern zu Ende. Dann ist "
        "Schluss, was immer in der Mitte liegt.",
    ),
    "score": ("Die Wertung", "Dazu die Bonuspunkte auf deinen Steinen."),
}

"""The rules of the card game in German: for each page its title and its text."""

TEXTS = {
    "row": "Karten einer Reihe und ihre Punkte",
    "wish_points": "Wunschsteine und ihre Punkte",
    "goal": (
        "Das Ziel",
        "Bau in fünf Farben je eine Reihe aus Karten. Lange Reihen bringen Punkte, kurze "
        "kosten welche. Die meisten Punkte gewinnen.",
    ),
    "turn": (
        "Dein Zug",
        "Leg eine Karte an, wirf eine ab oder hol einen Wunschstein. Dann zieh auf acht nach:"
        " vom Stapel oder von einer Ablage, nur nichts eben Abgeworfenes.",
    ),
    "rows": (
        "Reihen",
        "Eine Reihe steigt oder fällt; gleiche Zahlen dürfen aufeinander folgen. Die erste "
        "andere Zahl legt die Richtung fest.",
    ),
    "finish": (
        "Endkarten",
        "Eine Endkarte passt jederzeit in ihre Reihe und zählt als Karte mit. Nach ihr folgt "
        "höchstens noch die zweite Endkarte der Farbe.",
    ),
    "points": (
        "Punktekarten",
        "In deiner Punktereihe zählt jede 1 Punkt. Oder leg sie in eine Farbreihe, deren "
        "letzte Zahl gleich ist: Dort verlängert sie die Reihe.",
    ),
    "wish": (
        "Wunschsteine",
        "Wirf zwei Karten gleichen Werts von 1 bis 9 ab und nimm den Wunschstein mit dieser "
        "Zahl, solange er da ist. Dann ziehst du zwei Karten.",
    ),
    "end": (
        "Das Ende",
        "Es endet, wenn fünf Reihen am Tisch eine Endkarte haben oder die letzte Karte "
        "gezogen ist. Dann darf jeder noch zwei Karten legen.",
    ),
    "score": (
        "Die Wertung",
        "Punktereihe: 1 je Karte.",
    ),
}

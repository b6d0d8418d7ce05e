"""The rules of the card game in German: for each page its title and its text."""

TEXTS = {
    "row": "Karten einer Reihe und ihre Punkte",
    "wish_points": "Wunschsteine und ihre Punkte",
    "see_side": (
        "Punkte, Wunschsteine",
        "Weiß: deine Punktereihe. Daneben Wunschsteine 1 bis 9: Helle hast du, graue liegen da, "
        "dunkle sind weg.",
    ),
    "see_side_low": (
        "Punkte, Wunschsteine",
        "Weiß: deine Punktereihe. Zahlen: Wunschsteine; helle hast du, dunkle sind weg.",
    ),
    "see_piles": (
        "Ablagen und Stapel",
        "Die obersten Karten der sechs Ablagen. Rechts der Stapel: wie viele Karten übrig und wie "
        "viele von fünf Reihen geschlossen sind.",
    ),
    "see_piles_low": (
        "Ablagen und Stapel",
        "Die obersten Karten der sechs Ablagen und der Stapel: wie viele Karten übrig sind; ein "
        "heller Punkt je geschlossener Reihe, von fünf.",
    ),
    "see_hand": (
        "Deine Hand",
        "Deine acht Karten, nach Farben sortiert. Der weiße Rahmen zeigt, welche du gerade wählst.",
    ),
    "goal": (
        "Das Ziel",
        "Bau in fünf Farben je eine Reihe aus Karten. Lange Reihen bringen Punkte, kurze kosten "
        "welche. Wer die meisten Punkte hat, gewinnt.",
    ),
    "deck": (
        "Die Karten",
        "Jede Farbe hat 0 1 2 8 9 10 einmal, 3 bis 7 zweimal und zwei Schlusskarten. Dazu kommen "
        "Punktekarten von 0 bis 10. Zu zweit sind 30 Karten ungesehen aus dem Spiel.",
    ),
    "turn": (
        "Dein Zug",
        "Leg eine Karte an, wirf eine offen ab, oder wirf zwei für einen Wunschstein ab. Dann "
        "zieh auf acht Karten nach.",
    ),
    "draw": (
        "Ziehen",
        "Zieh vom Stapel oder die oberste Karte einer Ablage, aber nichts gerade Abgeworfenes. "
        "Bei zwei Karten wählst du die zweite, wenn du die erste kennst.",
    ),
    "rows": (
        "Reihen",
        "Eine Reihe steigt oder fällt; gleiche Zahlen dürfen aufeinander folgen. Die erste andere "
        "Zahl legt die Richtung fest.",
    ),
    "finish": (
        "Schlusskarten",
        "Eine Schlusskarte passt jederzeit in ihre Reihe, als Option auch in eine leere, und "
        "zählt als Karte mit. Nach ihr folgt höchstens noch die zweite der Farbe.",
    ),
    "points": (
        "Punktekarten",
        "In deiner Punktereihe zählt jede 1 Punkt, egal welche Zahl sie hat. Oder leg sie in eine "
        "Farbreihe, deren letzte Zahl gleich ist: Dort verlängert sie die Reihe.",
    ),
    "wish": (
        "Wunschsteine",
        "Wirf zwei Karten gleichen Werts von 1 bis 9 ab, die Farben sind egal, auch Punktekarten. "
        "Nimm den Wunschstein mit dieser Zahl, wenn er da ist. Dann zieh zwei Karten.",
    ),
    "end": (
        "Das Ende",
        "Es endet sofort, wenn fünf Reihen am Tisch eine Schlusskarte haben; wer die fünfte "
        "schließt, zieht nicht mehr. Und es endet mit der letzten Karte des Stapels.",
    ),
    "last": (
        "Die letzten Karten",
        "Dann darf jeder noch bis zu zwei Karten legen, ohne Wunschsteine. War die erste von zwei "
        "gezogenen Karten die letzte des Stapels, entfällt die zweite: So legen wir es fest.",
    ),
    "score": ("Die Wertung", "Punktereihe: 1 je Karte."),
}

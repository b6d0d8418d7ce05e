"""The card game's first lesson in German: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Deine Reihen",
        "Willkommen! Hier baust du in jeder Farbe eine Reihe. Lange Reihen bringen Punkte.",
    ),
    "worth": (
        "Punkte",
        "Unter jeder Reihe stehen ihre Punkte. Eine neue kostet welche; ab vier Karten bringt sie welche. Die −4 rechts erklären wir später.",
    ),
    "then": ("Eine Karte mehr", "„→ −4“ heißt: Mit einer Karte mehr wäre die Reihe −4 wert."),
    "hand": (
        "Deine Hand",
        "Das sind deine Karten. Die Zahlen gehen von 0 bis 10. Beweg den weißen Rahmen von einer zur anderen.",
    ),
    "first": (
        "Beginn eine Reihe",
        "Geh zur grünen 1. A wählt sie, und noch einmal A legt sie aus.",
    ),
    "draw": (
        "Zieh eine Karte",
        "Nach jedem Zug ziehst du auf acht Karten nach. Hier ist der Stapel: Drück A.",
    ),
    "others": (
        "Dein Gegner",
        "„Neuling“, der Computer, hat gespielt. Hier: wie lang seine Reihen sind, und seine Punkte.",
    ),
    "pile": (
        "Eine Ablage",
        "Er hat die grüne 3 abgeworfen. Auch von Ablagen darfst du ziehen, aber nur die oberste "
        "Karte.",
    ),
    "second": (
        "Die zweite Karte",
        "Leg die grüne 2. Von 1 auf 2: Jetzt kann die Reihe nur noch steigen. Andere dürfen fallen.",
    ),
    "take": ("Von einer Ablage", "Die grüne 3 kannst du brauchen. Geh zu ihr, und nimm sie mit A."),
    "stones": (
        "Wunschsteine",
        "Die Zahlen 1 bis 9 sind Wunschsteine, jeder nur einmal da. Ohne verlierst du 4 Punkte; ab drei gewinnst du welche.",
    ),
    "pair": (
        "Ein Paar",
        "Wirf zwei gleiche Zahlen ab, blaue 1 und gelbe 1: Sie bringen Wunschstein 1. Wähl die "
        "blaue 1, dann den Stein.",
    ),
    "two": ("Zwei Karten", "Zwei Karten sind weg, also ziehst du zwei, eine nach der anderen."),
    "discard": (
        "Abwerfen",
        "Du kannst auch eine Karte abwerfen, die du nicht brauchst: die rosa 8. Der Computer "
        "könnte sie nehmen.",
    ),
    "locked": (
        "Ein Schloss",
        "Was du gerade abgeworfen hast, kannst du nicht ziehen. Nimm eine Karte vom Stapel.",
    ),
    "third": (
        "Aufwärts",
        "Nach einer 2 kommt eine 3 oder mehr, oder noch eine 2. Leg die grüne 3.",
    ),
    "fourth": (
        "Jetzt lohnt es sich",
        "Mit der grünen 4 hat die Reihe vier Karten: +1. Neun Karten bringen 10 Punkte.",
    ),
    "points": (
        "Punktekarten",
        "Weiße Karten sind Punktekarten. Hier ausgelegt ist jede 1 Punkt wert.",
    ),
    "onto": (
        "Oder in eine Reihe",
        "Eine Punktekarte passt auch in eine Reihe, die mit genau ihrer Zahl endet: hier die 4 auf die grüne 4. Wähl sie, dann „In die grüne Reihe“.",
    ),
    "later": (
        "Einige Züge später",
        "Das war das meiste! Damit es schneller geht, werden die nächsten Züge für dich gespielt.",
    ),
    "grown": (
        "Deine Reihen jetzt",
        "Ein Pfeil zeigt, ob eine Reihe steigt oder fällt. Die kleine Zahl zählt ihre Karten.",
    ),
    "left": (
        "Wie es endet",
        "Wenn der Stapel leer ist: 7 Karten sind noch da. Oder sofort, wenn fünf Reihen am Tisch eine Schlusskarte haben: 2 haben eine. Dann darf jeder noch zwei Karten legen.",
    ),
    "end_card": (
        "Eine Schlusskarte",
        "Sie passt jederzeit und zählt als Karte. Danach passt nur noch die zweite Schlusskarte der Farbe. Leg die rosa Schlusskarte.",
    ),
    "alone": ("Jetzt du", "Spiel weiter, wie du magst. Im Menü (B) gibt es Tipps und alle Regeln."),
    "over": (
        "Das Ende",
        "Jede Reihe zählt, was unter ihr steht. Eine nie begonnene kostet nichts.",
    ),
    "wishes": (
        "Neben den Reihen",
        "Jede Punktekarte zählt 1. Die Wunschsteine zählen, was unter ihnen steht.",
    ),
    "total": ("Deine Punkte", "Alles zusammen. Mal sehen, wer gewonnen hat!"),
}

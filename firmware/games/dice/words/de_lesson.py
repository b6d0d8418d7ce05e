"""The dice game's first lesson in German: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Deine Reihen",
        "Willkommen! Hier baust du in jeder Farbe eine Reihe. Lange Reihen bringen Punkte.",
    ),
    "worth": (
        "Punkte",
        "Unter jeder Reihe stehen ihre Punkte. Eine neue kostet welche; ab vier Plättchen bringt "
        "sie welche.",
    ),
    "then": (
        "Ein Plättchen mehr",
        "„→ −4“ heißt: Mit einem Plättchen mehr wäre die Reihe −4 wert.",
    ),
    "dice": (
        "Deine Würfel",
        "Drei Würfel sind für dich geworfen. Einmal je Zug darfst du welche davon neu werfen.",
    ),
    "sums": (
        "Summen",
        "Zähl einen, zwei oder alle drei Würfel zusammen; eine Spirale zählt 0. Möglich sind also "
        "0, 1, 4 und 5.",
    ),
    "tiles": ("Plättchen", "Diese Plättchen haben so eine Zahl. Eines davon darfst du nehmen."),
    "keep": ("Behalten", "Die Würfel sind gut genug. Geh zu „behalten“ und drück A."),
    "first": (
        "Beginn eine Reihe",
        "Die blaue 1 ist ein guter Anfang: Viele Zahlen können folgen. Geh hin, und nimm sie mit A.",
    ),
    "others": (
        "Dein Gegner",
        "„Neuling“, der Computer, hat gespielt. Hier: wie lang seine Reihen sind, und seine Punkte.",
    ),
    "poor": (
        "Schwache Würfel",
        "Deine blaue Reihe braucht mehr als 1. Zwei Spiralen und eine 1 helfen nicht.",
    ),
    "mark": (
        "Neu werfen",
        "Markiere beide Spiralen: A auf jeder. Dann geh zu „2 neu“ und drück A.",
    ),
    "second": (
        "1 + 2 = 3",
        "Nimm die blaue 3. Dann kann die Reihe nur noch steigen, keine Zahl kommt zweimal vor. "
        "Andere dürfen fallen.",
    ),
    "stones": (
        "Steinplättchen",
        "Die Spirale auf der blauen 3 gab dir ein Steinplättchen. Ohne verlierst du 7 Punkte; ab "
        "vier gewinnst du welche.",
    ),
    "good": ("1 + 4 = 5", "Die blaue 5 passt und hat ein Kleeblatt. Behalte die Würfel."),
    "clover": (
        "Ein Kleeblatt",
        "Es legt ein Steinplättchen verdeckt in die Reihe: Sie wird um zwei länger. Nimm die blaue "
        "5.",
    ),
    "paid": (
        "Jetzt lohnt es sich",
        "Drei Zahlen und das Steinplättchen: vier Plättchen, +1. Neun bringen 10 Punkte.",
    ),
    "spirals": (
        "Zwei Spiralen",
        "Statt eines Plättchens darfst du Steinplättchen nehmen, eines je Spirale. Behalte die "
        "Würfel.",
    ),
    "take": ("Steinplättchen", "Geh hoch zu „+2“, und nimm beide mit A."),
    "leprechauns": (
        "Kobolde",
        "Die grüne 0 des Computers hat einen Kobold. Wer die meisten hat, bekommt 3 Punkte; wer "
        "die wenigsten hat, verliert 3.",
    ),
    "later": (
        "Einige Züge später",
        "Das war das meiste! Damit es schneller geht, werden die nächsten Züge für dich gespielt.",
    ),
    "grown": (
        "Deine Reihen jetzt",
        "Ein Pfeil zeigt, ob eine Reihe steigt oder fällt. Die kleine Zahl zählt ihre Plättchen.",
    ),
    "end": (
        "Wie es endet",
        "Geht eine Farbe oder gehen die Steinplättchen aus, ist nach diesem Zug Schluss. Noch da: "
        "2 blaue, 4 Steinplättchen.",
    ),
    "six": ("1 + 2 + 3 = 6", "Alle drei Würfel zusammen. Behalte sie."),
    "equal": (
        "Ein Kobold",
        "Die rosa 6 hat einen. Damit hast du so viele wie der Computer und verlierst nichts. Nimm "
        "sie!",
    ),
    "alone": ("Jetzt du", "Spiel weiter, wie du magst. Im Menü (B) gibt es Tipps und alle Regeln."),
    "over": (
        "Das Ende",
        "Jede Reihe zählt, was unter ihr steht. Eine nie begonnene kostet nichts.",
    ),
    "beside": (
        "Neben den Reihen",
        "Bonuspunkte von „+1“ und „+3“, Kobolde und Steinplättchen zählen auch.",
    ),
    "total": ("Deine Punkte", "Alles zusammen. Mal sehen, wer gewonnen hat!"),
}

"""The way of stones's first lesson in German: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Deine Reihen",
        "Willkommen! Hier baust du in jeder Farbe eine Reihe. Lange Reihen bringen Punkte.",
    ),
    "worth": (
        "Punkte",
        "Unter jeder Reihe stehen ihre Punkte. Eine neue kostet welche; ab drei Steinen bringt sie "
        "welche.",
    ),
    "then": ("Ein Stein mehr", "„→ −4“ heißt: Mit einem Stein mehr wäre die Reihe −4 wert."),
    "turn": (
        "Verdeckte Steine",
        "Zuerst liegen alle 55 Steine verdeckt. Wenn du dran bist, darfst du einen aufdecken: "
        "Drück A.",
    ),
    "first": (
        "Legen?",
        "Die blaue 1 ist ein guter Anfang: Viele Zahlen können folgen. Leg sie mit A.",
    ),
    "others": (
        "Dein Gegner",
        "„Neuling“, der Computer, hat gespielt. Hier: wie lang seine Reihen sind, und seine Punkte.",
    ),
    "left": (
        "Offene Steine",
        "Er hat die blaue 2 aufgedeckt und liegen lassen. Statt einen aufzudecken, darfst du so einen nehmen: Geh hin und drück A.",
    ),
    "rises": (
        "Sie steigt",
        "Von 1 auf 2: Jetzt kann die Reihe nur noch steigen, und keine Zahl kommt zweimal vor. "
        "Andere dürfen fallen.",
    ),
    "wish": (
        "Wunschsteine",
        "Die blaue 2 hat eine Spirale: ein Wunschstein. Ohne einen verlierst du 4 Punkte; ab zwei "
        "gewinnst du welche.",
    ),
    "again": ("Weiter geht’s", "In der Mitte liegt nichts für dich. Deck noch einen Stein auf."),
    "clover": (
        "Ein Kleeblatt",
        "Die blaue 5 ist dein dritter Stein: Die Reihe bringt 2 Punkte. Und für das Kleeblatt bist "
        "du noch mal dran!",
    ),
    "extra": ("Dein Zusatzzug", "Deck noch einen Stein auf."),
    "bonus": (
        "Bonuspunkte",
        "Die rosa 5 hat eine „+1“: ein Bonuspunkt für den, der sie legt. Hier werden sie gezählt.",
    ),
    "leave": (
        "Lieber nicht",
        "Aber eine neue Reihe kostet 4, und nach einer 5 folgen nur wenige Zahlen. Lass sie in der "
        "Mitte.",
    ),
    "later": (
        "Einige Züge später",
        "Das war das meiste! Damit es schneller geht, werden die nächsten Züge für dich gespielt.",
    ),
    "grown": (
        "Deine Reihen jetzt",
        "Ein Pfeil zeigt, ob eine Reihe steigt oder fällt. Die kleine Zahl zählt ihre Steine.",
    ),
    "end": (
        "Wie es endet",
        "4 Steine sind noch verdeckt. Wer den letzten aufdeckt, beendet seinen Zug; dann ist das "
        "Spiel aus.",
    ),
    "fitting": ("Welche passen", "Helle Steine passen in eine deiner Reihen, dunkle nicht."),
    "seven": (
        "Ein guter Stein",
        "Die rosa 7 hat eine „+3“ und macht deine rosa Reihe so lang, dass sie Punkte bringt. Nimm "
        "sie!",
    ),
    "alone": ("Jetzt du", "Spiel weiter, wie du magst. Im Menü (B) gibt es Tipps und alle Regeln."),
    "over": (
        "Das Ende",
        "Jede Reihe zählt, was unter ihr steht. Eine nie begonnene kostet nichts.",
    ),
    "beside": (
        "Neben den Reihen",
        "Jeder Bonuspunkt zählt 1. Die Wunschsteine zählen, was unter ihnen steht.",
    ),
    "total": ("Deine Punkte", "Alles zusammen. Mal sehen, wer gewonnen hat!"),
}

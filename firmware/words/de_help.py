"""The help that all games share, and the console's own, in German: titles and texts."""

TEXTS = {
    "begin": (
        "Anfang und Sieg",
        "Laut Regel beginnt der Älteste, oder wer zuletzt in Irland war. Hier wählst du selbst "
        "oder lässt losen. Bei der Revanche beginnt der nächste Platz. Bei Gleichstand gewinnen "
        "mehrere.",
    ),
    "buttons": (
        "Die Tasten",
        "Links: wählen. Mitte: ja. Rechts: zurück; am Tisch öffnet sie ein Menü mit Zurücknehmen, "
        "Tipp, Rückblick und Regeln.",
    ),
    "saves": (
        "Ausschalten",
        "Wann du willst: Nach jedem Zug wird gespeichert, und im Menü geht es weiter. Lässt du "
        "die Konsole liegen, schläft sie ein.",
    ),
    "about": (
        "Wer und was",
        "Keltis ist von Reiner Knizia und bei Kosmos erschienen. Pocket Keltis ist das Werk eines "
        "Fans, unabhängig von beiden, und freie Software.",
    ),
}

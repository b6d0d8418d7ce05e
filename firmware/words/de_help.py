"""The console itself in German: for each page of its help its title and its text."""

TEXTS = {
    "buttons": (
        "Die Tasten",
        "Links: wählen. Mitte: ja. Rechts: zurück; am Tisch öffnet sie ein Menü mit "
        "Zurücknehmen, Tipp, Rückblick und Regeln.",
    ),
    "saves": (
        "Ausschalten",
        "Wann du willst: Nach jedem Zug wird gespeichert, und im Menü geht es weiter. Lässt "
        "du die Konsole liegen, schläft sie ein.",
    ),
    "about": (
        "Wer und was",
        "Keltis ist von Reiner Knizia und bei Kosmos erschienen. Pocket Keltis ist das Werk "
        "eines Fans, unabhängig von beiden, und freie Software.",
    ),
}

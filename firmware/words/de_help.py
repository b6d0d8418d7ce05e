"""The help that all games share, and the console's own, in German: titles and texts."""

TEXTS = {
    "see_example": (
        "Ein Beispiel",
        "Nicht dein Spiel, das wartet auf dich: ein Beispiel zu dritt. Was einen Rahmen hat, "
        "wird erklärt.",
    ),
    "see_head": ("Die obere Zeile", "Wer am Zug ist, und deine Punkte bis jetzt."),
    "see_rows": (
        "Deine Reihen",
        "Je Farbe eine Reihe. Groß: ihre letzte Zahl; ein Pfeil zeigt, wohin sie läuft. Klein: "
        "das Zeichen der Farbe und wie lang sie ist.",
    ),
    "see_worth": (
        "Was sie wert sind",
        "Die Punkte jeder Reihe jetzt; hinter dem Pfeil, wenn sie um eins länger ist. „→ −4“: Sie "
        "zu beginnen kostet 4.",
    ),
    "see_worth_low": (
        "Was sie wert sind",
        "Die Punkte jeder Reihe jetzt. Was eine Wahl ändern würde, steht weiter unten.",
    ),
    "see_strip": (
        "Die anderen",
        "Ihre Reihen: Eine Zahl sagt, wie lang jede ist, ein Strich, dass es keine gibt. Am Ende "
        "ihre Punkte. Wähle sie, um alles darin zu sehen.",
    ),
    "see_strip_wide": (
        "Die anderen",
        "Ihre Namen und Punkte; wie lang jede Reihe ist, ein Strich, wo es keine gibt; "
        "darunter, was darin liegt, das Neueste zuerst. Wähle sie, um alles zu sehen.",
    ),
    "see_strip_low": (
        "Alle am Tisch",
        "Du, dann die anderen: wie lang jede Reihe ist, und die Punkte. Wähle sie, um alles in "
        "den Reihen zu sehen.",
    ),
    "see_message": (
        "Was es bewirkt",
        "Was du gewählt hast und was es ändern würde. Die unterste Zeile sagt, was die Tasten tun.",
    ),
    "see_message_low": (
        "Was es bewirkt",
        "Was du gewählt hast, was es ändern würde und was die Tasten tun.",
    ),
    "begin": (
        "Anfang und Sieg",
        "Laut Regel beginnt der Älteste, oder wer zuletzt in Irland war. Hier wählst du selbst "
        "oder lässt losen. Bei der Revanche beginnt der nächste Platz. Bei Gleichstand gewinnen "
        "mehrere.",
    ),
    "buttons": (
        "Die Tasten",
        "Am Tisch öffnet B ein Menü: Zurücknehmen, Tipp, Rückblick, Regeln. Die unterste Zeile "
        "sagt immer, was die Tasten tun.",
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

"""The table read out in German: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "keine",
    "grow": "Eine Reihe um eins länger",
    "task": "Aufgabe: {}",
    "spiral": "Spirale",
    "clover": "Kleeblatt",
    "leprechaun": "Kobold",
}

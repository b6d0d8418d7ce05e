"""The table read out in German: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "keine",
    "task": "Aufgabe: {}",
    "spiral": "Spirale",
    "clover": "Kleeblatt",
    "leprechaun": "Kobold",
}

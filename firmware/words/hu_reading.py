"""The table read out in Hungarian: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "nincs",
    "spiral": "spirál",
    "clover": "lóhere",
    "leprechaun": "manó",
}

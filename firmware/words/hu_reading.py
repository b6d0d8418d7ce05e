"""The table read out in Hungarian: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "nincs",
    "task": "Feladat: {}",
    "spiral": "spirál",
    "clover": "lóhere",
    "leprechaun": "manó",
}

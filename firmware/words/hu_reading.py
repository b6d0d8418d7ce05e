"""The table read out in Hungarian: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "nincs",
    "grow": "Eggyel hosszabb sor",
    "task": "Feladat: {}",
    "spiral": "spirál",
    "clover": "lóhere",
    "leprechaun": "manó",
}

"""The table read out in French: the words that the games share."""

TEXTS = {
    "line": "{} : {}",
    "things": "{} ; {}",
    "none": "aucune",
    "spiral": "spirale",
    "clover": "trèfle",
    "leprechaun": "lutin",
}

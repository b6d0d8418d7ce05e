"""The table read out in French: the words that the games share."""

TEXTS = {
    "line": "{} : {}",
    "things": "{} ; {}",
    "none": "aucune",
    "grow": "Une rangée plus longue d’un",
    "task": "À faire : {}",
    "spiral": "spirale",
    "clover": "trèfle",
    "leprechaun": "lutin",
}

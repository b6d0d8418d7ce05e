"""The table read out in Dutch: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "geen",
    "task": "Opdracht: {}",
    "spiral": "spiraal",
    "clover": "klaverblad",
    "leprechaun": "kabouter",
}

"""The table read out in Dutch: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "geen",
    "grow": "Een rij één langer",
    "task": "Opdracht: {}",
    "spiral": "spiraal",
    "clover": "klaverblad",
    "leprechaun": "kabouter",
}

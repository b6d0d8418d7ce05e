"""The table read out in English: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "none",
    "task": "Task: {}",
    "spiral": "spiral",
    "clover": "clover",
    "leprechaun": "leprechaun",
}

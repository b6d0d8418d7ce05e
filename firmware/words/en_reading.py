"""The table read out in English: the words that the games share."""

TEXTS = {
    "line": "{}: {}",
    "things": "{}; {}",
    "none": "none",
    "grow": "One more in a row",
    "task": "Task: {}",
    "spiral": "spiral",
    "clover": "clover",
    "leprechaun": "leprechaun",
}

"""The rules of pebbles in English: for each page its title and its text."""

TEXTS = {
    "last": "pebbles, and their points",
    "goal": (
        "The aim",
        "Take one, two or three pebbles. Each is a point, and the last one three more.",
    ),
    "score": ("The score", "The last pebble counts four."),
}

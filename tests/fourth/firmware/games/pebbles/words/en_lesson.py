"""The first lesson of pebbles in English: for each step its title and its text."""

TEXTS = {
    "heap": ("The heap", "Take one, two or three of these pebbles. Each is a point."),
    "take": ("Your turn", "Take three of them."),
    "left": ("Fewer", "The machine has taken one. Take two now."),
    "alone": ("Now you", "Whoever takes the last one gets three points more."),
    "last": ("The end", "The last pebble counted four."),
}

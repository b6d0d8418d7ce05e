"""The console itself in English: for each page of its help its title and its text."""

TEXTS = {
    "buttons": (
        "The buttons",
        "Left: choose. Middle: yes. Right: back; at the table it opens a menu with undo, hint, "
        "looking back, the rules.",
    ),
    "saves": (
        "Switching off",
        "Whenever you like: the game is saved after every turn and goes on from the menu. "
        "Left alone, the console sleeps.",
    ),
    "about": (
        "About",
        "Keltis is by Reiner Knizia and published by Kosmos. Pocket Keltis is a fan’s work, tied "
        "to neither, and free software.",
    ),
}

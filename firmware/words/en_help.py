"""The help that all games share, and the console's own, in English: titles and texts."""

TEXTS = {
    "begin": (
        "Who begins, who wins",
        "The printed rules let the oldest begin, or whoever was last in Ireland. Here you choose, "
        "or chance does. In a rematch the next seat begins. Equal totals share the win.",
    ),
    "buttons": (
        "The buttons",
        "Left: choose. Middle: yes. Right: back; at the table it opens a menu with undo, hint, "
        "looking back, the rules.",
    ),
    "saves": (
        "Switching off",
        "Whenever you like: the game is saved after every turn and goes on from the menu. Left "
        "alone, the console sleeps.",
    ),
    "about": (
        "About",
        "Keltis is by Reiner Knizia and published by Kosmos. Pocket Keltis is a fan’s work, tied "
        "to neither, and free software.",
    ),
}

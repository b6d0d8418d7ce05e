"""The help that all games share, and the console's own, in English: titles and texts."""

TEXTS = {
    "see_example": (
        "An example",
        "Not your game, which waits for you: an example with three players. Whatever has a "
        "frame is explained.",
    ),
    "see_head": ("The top line", "Whose turn it is, and your points so far."),
    "see_rows": (
        "Your rows",
        "One row for each colour. Large: its last number; an arrow says which way it runs. Small: "
        "the sign of its colour, and how long it is.",
    ),
    "see_worth": (
        "What they are worth",
        "The points of each row now; after the arrow, when it is one longer. “→ −4”: to begin "
        "this row costs 4.",
    ),
    "see_worth_low": (
        "What they are worth",
        "The points of each row now. What a choice would change is said further down.",
    ),
    "see_strip": (
        "The others",
        "Their rows: a number says how long each one is, a thin line that there is none. At the "
        "end their points. Choose them to see all that is in them.",
    ),
    "see_strip_wide": (
        "The others",
        "Their names and points; how long each row is, a thin line where there is none; below "
        "it what was laid, the newest first. Choose them to see all of it.",
    ),
    "see_strip_low": (
        "All seats",
        "You, then the others: how long each row is, and the points. Choose it to see all that "
        "lies in the rows.",
    ),
    "see_message": (
        "What it would do",
        "What you have chosen, and what it would change. The bottom line says what the buttons do.",
    ),
    "see_message_low": (
        "What it would do",
        "What you have chosen, what it would change, and what the buttons do.",
    ),
    "begin": (
        "Who begins, who wins",
        "The printed rules let the oldest begin, or whoever was last in Ireland. Here you choose, "
        "or chance does. In a rematch the next seat begins. Equal totals share the win.",
    ),
    "buttons": (
        "The buttons",
        "At the table B opens a menu: undo, hint, looking back, the rules. The bottom line "
        "always says what the buttons do.",
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

"""The terminal in English."""

TEXTS = {
    "keys": "t h u a r",
    "table": "The table again",
    "ask": "Move 1 to {}, or ? for help: ",
    "help": "Type the number of a move, or the move as game records write it. Or:",
    "wrong": "“{}” is none of the moves 1 to {}. Type ? for help.",
    "go_on": "{}? ({} / {}) ",
    "fixed": "Nothing can be taken back now.",
    "enter": "Enter",
    "saved": "The game is saved.",
    "unsaved": "This game can’t be saved: {} does not come from the console.",
}

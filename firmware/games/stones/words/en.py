"""The way of stones in English."""

TEXTS = {
    "note": "Turn up tiles: take them, or leave them?",
    "part_wishes": "wish stones",
    "part_bonus": "bonus points",
    "stones_turn": "Turn up a tile",
    "stones_leave": "Leave it in the middle",
    "stones_decline": "No extra turn",
    "stones_lay": "Lay {}",
    "stones_take": "Take {}",
    "stones_left": "{} face down|{} face down",
    "stones_last": "The last one: the game ends!",
    "stones_leave_effect": "Anybody may take it later.",
    "stones_again": "another turn",
    "stones_told_turn": "turns up {}",
    "stones_told_leave": "leaves {} in the middle",
    "stones_told_decline": "takes no extra turn",
    "stones_told_lay": "lays {}",
    "stones_told_take": "takes {} from the middle",
    "stones_all_up": "All tiles are turned up.",
}

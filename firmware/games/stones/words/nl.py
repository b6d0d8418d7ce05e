"""The way of stones in Dutch."""

TEXTS = {
    "note": "Tegels omdraaien: pakken of laten liggen?",
    "stones_turn": "Een tegel omdraaien",
    "stones_leave": "In het midden laten",
    "stones_decline": "Geen extra beurt",
    "stones_lay": "Leg {}",
    "stones_take": "Neem {}",
    "stones_left": "nog {} verborgen",
    "stones_last": "De laatste: het spel eindigt!",
    "stones_leave_effect": "Iedereen mag hem later pakken.",
    "stones_again": "nog een beurt",
    "stones_told_turn": "draait om: {}",
    "stones_told_leave": "laat liggen: {}",
    "stones_told_decline": "wil geen extra beurt",
    "stones_told_lay": "legt {}",
    "stones_told_take": "pakt uit het midden: {}",
    "stones_all_up": "Alles is omgedraaid.",
}

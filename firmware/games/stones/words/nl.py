"""The way of stones in Dutch."""

TEXTS = {
    "note": "Tegels omdraaien: nemen of laten liggen?",
    "part_wishes": "wensstenen",
    "part_bonus": "bonuspunten",
    "stones_turn": "Een tegel omdraaien",
    "stones_leave": "In het midden laten",
    "stones_decline": "Geen extra beurt",
    "stones_lay": "{} leggen",
    "stones_take": "{} nemen",
    "stones_left": "nog {} verdekt",
    "stones_last": "De laatste: het spel eindigt!",
    "stones_leave_effect": "Iedereen mag hem later nemen.",
    "stones_again": "nog een beurt",
    "stones_told_turn": "draait de {} om",
    "stones_told_leave": "laat de {} liggen",
    "stones_told_decline": "wil geen extra beurt",
    "stones_told_lay": "legt de {}",
    "stones_told_take": "neemt de {} uit het midden",
    "stones_all_up": "Alles is omgedraaid.",
}

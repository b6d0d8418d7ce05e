"""The goals of this game, in English."""

TEXTS = {
    "stones_row_of_six": "A row of six tiles",
    "stones_no_loss": "Win with no row below zero",
    "stones_five_wishes": "Five wish stones",
    "stones_clovers": "Five clovers",
    "stones_bonus": "Eight bonus points",
    "stones_five_rows": "All five rows above zero",
}

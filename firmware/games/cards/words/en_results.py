"""The goals of this game, in English."""

TEXTS = {
    "cards_row_of_nine": "A row of nine cards",
    "cards_no_loss": "Win with no row below zero",
    "cards_five_wishes": "Five wish stones",
    "cards_all_wishes": "All nine wish stones taken",
    "cards_five_points": "Five in the point row",
    "cards_fifth_end": "Close the fifth row and win",
}

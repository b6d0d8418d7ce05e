"""The goals of this game, in English."""

TEXTS = {
    "dice_row_of_nine": "A row of nine tiles",
    "dice_no_loss": "Win with no row below zero",
    "dice_nine_stones": "Nine stone tiles",
    "dice_leprechauns": "Most leprechauns",
    "dice_buried": "Two stones face down in a row",
    "dice_bonus": "Eight bonus points",
}

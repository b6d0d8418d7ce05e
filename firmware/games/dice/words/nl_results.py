"""The goals of this game, in Dutch."""

TEXTS = {
    "dice_row_of_nine": "Een rij van negen tegels",
    "dice_no_loss": "Win zonder rij onder nul",
    "dice_nine_stones": "Negen steentegels",
    "dice_leprechauns": "De meeste kabouters",
    "dice_buried": "Twee stenen in een rij",
    "dice_bonus": "Acht bonuspunten",
}

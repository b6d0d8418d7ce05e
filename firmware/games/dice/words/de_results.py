"""The goals of this game, in German."""

TEXTS = {
    "dice_row_of_nine": "Eine Reihe aus neun",
    "dice_no_loss": "Sieg ohne Minusreihe",
    "dice_nine_stones": "Neun Steinplättchen",
    "dice_leprechauns": "Die meisten Kobolde",
    "dice_buried": "Zwei Steine in einer Reihe",
    "dice_bonus": "Acht Bonuspunkte",
}

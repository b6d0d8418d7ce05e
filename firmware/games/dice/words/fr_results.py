"""The goals of this game, in French."""

TEXTS = {
    "dice_row_of_nine": "Une rangée de neuf tuiles",
    "dice_no_loss": "Gagner sans perte",
    "dice_nine_stones": "Neuf tuiles pierre",
    "dice_leprechauns": "Le plus de lutins",
    "dice_buried": "Deux pierres dans une rangée",
    "dice_bonus": "Huit points bonus",
}

"""The goals of this game, in Hungarian."""

TEXTS = {
    "dice_row_of_nine": "Kilenclapkás sor",
    "dice_no_loss": "Nyerj mínuszos sor nélkül",
    "dice_nine_stones": "Kilenc kőlapka",
    "dice_leprechauns": "A legtöbb manó",
    "dice_buried": "Két kő egy sorban",
    "dice_bonus": "Nyolc bónuszpont",
}

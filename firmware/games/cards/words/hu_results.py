"""The goals of this game, in Hungarian."""

TEXTS = {
    "cards_row_of_nine": "Kilenclapos sor",
    "cards_no_loss": "Nyerj mínuszos sor nélkül",
    "cards_five_wishes": "Öt kívánságkő",
    "cards_all_wishes": "Mind a kilenc kő elkelt",
    "cards_five_points": "Öt lap a pontsorban",
    "cards_fifth_end": "Zárd az ötödiket, és nyerj",
}

"""The goals of this game, in German."""

TEXTS = {
    "cards_row_of_nine": "Eine Reihe aus neun Karten",
    "cards_no_loss": "Sieg ohne Minusreihe",
    "cards_five_wishes": "Fünf Wunschsteine",
    "cards_all_wishes": "Alle neun Wunschsteine weg",
    "cards_five_points": "Fünf in der Punktereihe",
    "cards_fifth_end": "Fünfte Reihe schließen: Sieg",
}

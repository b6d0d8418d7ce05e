"""The goals of this game, in German."""

TEXTS = {
    "cards_row_of_nine": "Eine Reihe aus neun Karten",
    "cards_no_loss": "Sieg ohne Minusreihe",
    "cards_five_wishes": "Fünf Wunschsteine",
    "cards_all_wishes": "Alle 9 Wunschsteine weg",
    "cards_five_points": "Fünf in der Punktereihe",
    "cards_fifth_end": "5. Reihe schließen: Sieg",
}

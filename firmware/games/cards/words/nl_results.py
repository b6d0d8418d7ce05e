"""The goals of this game, in Dutch."""

TEXTS = {
    "cards_row_of_nine": "Een rij van negen kaarten",
    "cards_no_loss": "Win zonder rij onder nul",
    "cards_five_wishes": "Vijf wensstenen",
    "cards_all_wishes": "Alle negen wensstenen weg",
    "cards_five_points": "Vijf in de puntenrij",
    "cards_fifth_end": "Sluit de vijfde rij en win",
}

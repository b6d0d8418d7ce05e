"""The goals of this game, in French."""

TEXTS = {
    "cards_row_of_nine": "Une rangée de neuf cartes",
    "cards_no_loss": "Gagner sans perte",
    "cards_five_wishes": "Cinq pierres magiques",
    "cards_all_wishes": "Les neuf pierres prises",
    "cards_five_points": "Cinq dans la rangée points",
    "cards_fifth_end": "Fermer la 5e et gagner",
}

"""The goals of this game, in French."""

TEXTS = {
    "stones_row_of_six": "Une rangée de six tuiles",
    "stones_no_loss": "Gagner sans perte",
    "stones_five_wishes": "Cinq pierres magiques",
    "stones_clovers": "Cinq trèfles",
    "stones_bonus": "Huit points bonus",
    "stones_five_rows": "Cinq rangées positives",
}

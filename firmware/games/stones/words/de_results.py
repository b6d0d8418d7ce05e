"""The goals of this game, in German."""

TEXTS = {
    "stones_row_of_six": "Eine Reihe aus sechs",
    "stones_no_loss": "Sieg ohne Minusreihe",
    "stones_five_wishes": "Fünf Wunschsteine",
    "stones_clovers": "Fünf Kleeblätter",
    "stones_bonus": "Acht Bonuspunkte",
    "stones_five_rows": "Alle fünf Reihen im Plus",
}

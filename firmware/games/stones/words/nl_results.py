"""The goals of this game, in Dutch."""

TEXTS = {
    "stones_row_of_six": "Een rij van zes tegels",
    "stones_no_loss": "Win zonder rij onder nul",
    "stones_five_wishes": "Vijf wensstenen",
    "stones_clovers": "Vijf klaverbladen",
    "stones_bonus": "Acht bonuspunten",
    "stones_five_rows": "Alle vijf rijen boven nul",
}

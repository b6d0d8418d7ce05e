"""The goals of this game, in Hungarian."""

TEXTS = {
    "stones_row_of_six": "Hatlapkás sor",
    "stones_no_loss": "Nyerj mínuszos sor nélkül",
    "stones_five_wishes": "Öt kívánságkő",
    "stones_clovers": "Öt lóhere",
    "stones_bonus": "Nyolc bónuszpont",
    "stones_five_rows": "Mind az öt sor pluszban",
}

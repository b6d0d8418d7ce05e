"""The way of stones in German."""

TEXTS = {
    "note": "Steine aufdecken: nehmen oder liegen lassen?",
    "part_wishes": "Wunschsteine",
    "part_bonus": "Bonuspunkte",
    "stones_turn": "Einen Stein aufdecken",
    "stones_leave": "In der Mitte lassen",
    "stones_decline": "Kein Zusatzzug",
    "stones_lay": "{} legen",
    "stones_take": "{} nehmen",
    "stones_left": "noch {} verdeckt",
    "stones_last": "Der letzte: Das Spiel endet!",
    "stones_leave_effect": "Jeder kann ihn später nehmen.",
    "stones_again": "noch ein Zug",
    "stones_told_turn": "deckt die {} auf",
    "stones_told_leave": "lässt die {} liegen",
    "stones_told_decline": "verzichtet auf den Zusatzzug",
    "stones_told_lay": "legt die {}",
    "stones_told_take": "nimmt die {} aus der Mitte",
    "stones_all_up": "Alles ist aufgedeckt.",
}

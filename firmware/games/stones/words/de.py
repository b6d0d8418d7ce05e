"""The way of stones in German."""

TEXTS = {
    "note": "Steine aufdecken: nehmen oder liegen lassen?",
    "stones_turn": "Einen Stein aufdecken",
    "stones_leave": "In der Mitte lassen",
    "stones_decline": "Kein Zusatzzug",
    "stones_lay": "Lege {}",
    "stones_take": "Nimm {}",
    "stones_left": "noch {} verdeckt",
    "stones_last": "Der letzte: das Spiel endet!",
    "stones_leave_effect": "Jeder kann ihn später nehmen.",
    "stones_again": "noch ein Zug",
    "stones_told_turn": "deckt auf: {}",
    "stones_told_leave": "lässt liegen: {}",
    "stones_told_decline": "verzichtet auf den Zusatzzug",
    "stones_told_lay": "legt {}",
    "stones_told_take": "nimmt aus der Mitte: {}",
    "stones_all_up": "Alles ist aufgedeckt.",
}

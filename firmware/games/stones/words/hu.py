"""The way of stones in Hungarian."""

TEXTS = {
    "note": "Lapkát fordítasz fel: elveszed vagy otthagyod?",
    "part_wishes": "kívánságkövek",
    "part_bonus": "bónuszpontok",
    "stones_turn": "Felfordítok egy lapkát",
    "stones_leave": "Középen hagyom",
    "stones_decline": "Nem kérek új kört",
    "stones_lay": "Leteszem: {}",
    "stones_take": "Elveszem: {}",
    "stones_left": "még {} lefordítva",
    "stones_last": "Az utolsó: vége a játéknak!",
    "stones_leave_effect": "Később bárki elveheti.",
    "stones_again": "újra te jössz",
    "stones_told_turn": "felfordítja: {}",
    "stones_told_leave": "középen hagyja: {}",
    "stones_told_decline": "nem kér új kört",
    "stones_told_lay": "leteszi: {}",
    "stones_told_take": "középről elveszi: {}",
    "stones_all_up": "Minden lapka látszik.",
}

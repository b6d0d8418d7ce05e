"""The way of stones in Hungarian."""

TEXTS = {
    "note": "Lapkákat fordítasz: elveszed vagy otthagyod?",
    "stones_turn": "Egy lapka felfedése",
    "stones_leave": "Középen hagyom",
    "stones_decline": "Nem kérek új kört",
    "stones_lay": "Lerakás: {}",
    "stones_take": "Elvétel: {}",
    "stones_left": "még {} lefordítva",
    "stones_last": "Az utolsó: vége a játéknak!",
    "stones_leave_effect": "Később bárki elveheti.",
    "stones_again": "újra te jössz",
    "stones_told_turn": "felfedi: {}",
    "stones_told_leave": "középen hagyja: {}",
    "stones_told_decline": "nem kér új kört",
    "stones_told_lay": "lerakja: {}",
    "stones_told_take": "középről elveszi: {}",
    "stones_all_up": "Minden lapka látszik.",
}

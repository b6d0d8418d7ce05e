"""German."""

TEXTS = {
    # ---- the buttons, for every screen
    "hint_choose": "wählen",
    "hint_change": "ändern",
    "hint_back": "zurück",
    "hint_ok": "OK",
    "hint_next": "weiter",
    "hint_page": "blättern",
    "hint_start": "los",
    "hint_type": "setzen",
    "hint_delete": "löschen",
    # ---- shell: menu
    "menu_title": "Pocket Keltis",
    "menu_continue": "Weiterspielen",
    "menu_new": "Neues Spiel",
    "menu_statistics": "Statistik",
    "menu_help": "Spielregeln",
    "menu_settings": "Einstellungen",
    "menu_test": "Selbsttest",
    # ---- shell: the games and the players, for every screen
    "game_cards": "Kartenspiel",
    "game_stones": "Weg der Steine",
    "game_dice": "Würfelspiel",
    "level_random": "Zufall",
    "level_novice": "Neuling",
    "level_club": "Verein",
    "level_expert": "Meister",
    "level_person": "Mensch",
    "on": "an",
    "off": "aus",
    "yes": "Ja",
    "no": "Nein",
}

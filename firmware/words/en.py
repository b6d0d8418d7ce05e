"""English."""

TEXTS = {
    # ---- the buttons, for every screen
    "hint_choose": "choose",
    "hint_change": "change",
    "hint_back": "back",
    "hint_ok": "OK",
    "hint_next": "next",
    "hint_page": "turn page",
    "hint_start": "start",
    "hint_type": "type",
    "hint_delete": "delete",
    # ---- shell: menu
    "menu_title": "Pocket Keltis",
    "menu_continue": "Continue",
    "menu_new": "New game",
    "menu_statistics": "Statistics",
    "menu_help": "How to play",
    "menu_settings": "Settings",
    "menu_test": "Self-test",
    # ---- shell: the games and the players, for every screen
    "game_cards": "Card game",
    "game_stones": "Way of stones",
    "game_dice": "Dice game",
    "level_random": "Random",
    "level_novice": "Novice",
    "level_club": "Club",
    "level_expert": "Expert",
    "level_person": "Person",
    "on": "on",
    "off": "off",
    "yes": "Yes",
    "no": "No",
}

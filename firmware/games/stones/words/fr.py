"""The way of stones in French."""

TEXTS = {
    "note": "Retourner des tuiles : prendre ou laisser ?",
    "part_wishes": "pierres magiques",
    "part_bonus": "points bonus",
    "stones_turn": "Retourner une tuile",
    "stones_leave": "Laisser au milieu",
    "stones_decline": "Pas de tour en plus",
    "stones_lay": "Poser {}",
    "stones_take": "Prendre {}",
    "stones_left": "encore {} cachée|encore {} cachées",
    "stones_last": "La dernière : fin de partie !",
    "stones_leave_effect": "Chacun pourra prendre la tuile.",
    "stones_again": "rejoue",
    "stones_told_turn": "retourne {}",
    "stones_told_leave": "laisse {} au milieu",
    "stones_told_decline": "renonce au tour en plus",
    "stones_told_lay": "pose {}",
    "stones_told_take": "prend {} au milieu",
    "stones_all_up": "Tout est retourné.",
}

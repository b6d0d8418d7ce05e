"""The dice game in French."""

TEXTS = {
    "note": "Lancer, additionner, prendre la tuile.",
    "stones_only": "Partie longue",
    "stones_only_note": (
        "Finit seulement avec la dernière tuile pierre, pas avec une couleur épuisée."
    ),
    "part_wishes": "tuiles pierre",
    "part_bonus": "points bonus",
    "part_leprechauns": "lutins",
    "dice_keep": "Garder les dés",
    "dice_roll": "Relancer {} dé|Relancer {} dés",
    "dice_stones": "Prendre {} tuile pierre|Prendre {} tuiles pierre",
    "dice_nothing": "Ne rien prendre",
    "dice_take": "Prendre {}",
    "dice_keep_effect": "Choisis avec ces sommes.",
    "dice_roll_effect": "Une seule fois par tour.",
    "dice_nothing_effect": "Ton tour se termine.",
    "dice_clover": "avec une tuile pierre",
    "dice_ends": "Cela termine la partie !",
    "dice_sums": "somme",
    "dice_mark": "Marque les dés à relancer.",
    "dice_told_keep": "garde les dés",
    "dice_told_roll": "relance {} dé|relance {} dés",
    "dice_told_stones": "prend {} tuile pierre|prend {} tuiles pierre",
    "dice_told_nothing": "ne prend rien",
    "dice_told_take": "prend {}",
    "dice_roll_button": "lancer {}",
    "dice_keep_button": "garder",
    "dice_nothing_button": "rien",
}

"""The rules of the dice game in English: for each page its title and its text."""

TEXTS = {
    "row": "tiles in a row, and their points",
    "wish_points": "stone tiles, and their points",
    "goal": (
        "The aim",
        "Roll dice to take tiles for your five rows. Long rows win points, short ones cost some. "
        "Wish stones and leprechauns count too.",
    ),
    "turn": (
        "Your turn",
        "Roll three dice, then any of them once more. Take a tile with the sum of one, two or "
        "three dice. The spiral counts 0.",
    ),
    "stones": (
        "Or stones",
        "Instead of a tile you may take as many stone tiles as your dice show spirals; or nothing "
        "at all.",
    ),
    "rows": (
        "Rows",
        "A row only rises or only falls; no number comes twice. The second tile settles which way.",
    ),
    "tiles": (
        "Signs on tiles",
        "Spiral: take a stone tile too. Clover: a stone tile makes the row one longer. "
        "+1, +3: points. Leprechauns: most +3, fewest −3.",
    ),
    "layout": (
        "Our own layout",
        "Which tile carries which sign is not known from the rules. The layout in this console "
        "is our own.",
    ),
    "end": (
        "The end",
        "The turn in which the last tile of a colour or the last stone tile is taken is the last "
        "one. In a long game only the stone tiles count.",
    ),
    "score": ("The score", "Also bonus points and leprechauns."),
}

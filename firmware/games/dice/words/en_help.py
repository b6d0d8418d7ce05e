"""The rules of the dice game in English: for each page its title and its text."""

TEXTS = {
    "row": "tiles in a row, and their points",
    "wish_points": "stone tiles, and their points",
    "see_side": (
        "What else counts",
        "Bonus points, then leprechauns and their points. On the right your stone tiles, with "
        "their points now and with one more.",
    ),
    "see_side_low": (
        "What else counts",
        "Bonus points, then leprechauns and their points. Right: your stone tiles and their "
        "points.",
    ),
    "see_dice": (
        "The dice",
        "Mark the dice that you want to roll once more, or keep them all. A spiral counts 0.",
    ),
    "see_sums": (
        "Sums, and what is left",
        "Left: the sums of your dice. Right: how many tiles of each colour are left, and, with "
        "the spiral, how many stone tiles. At 0 the game ends.",
    ),
    "see_tiles": (
        "Tiles to take",
        "The tiles that your dice can take as they lie, and that fit your rows. Small: their "
        "signs.",
    ),
    "goal": (
        "The aim",
        "Roll dice to take tiles for your five rows. Long rows win points, short ones cost some. "
        "Stone tiles and leprechauns count too. Most points wins.",
    ),
    "turn": (
        "Your turn",
        "Each die has 1 to 5 and a spiral, which counts 0. Roll all three, then any of them once "
        "more. Take a tile with the sum of one, two or three dice.",
    ),
    "stones": (
        "Or stone tiles",
        "Instead you may take as many stone tiles as your dice show spirals; or nothing. There "
        "are 30 of them, with two players 24, with three 27.",
    ),
    "rows": (
        "Rows",
        "A row only rises or only falls; no number appears twice. The second tile settles which "
        "way.",
    ),
    "tiles": (
        "Signs on tiles",
        "Spiral: take a stone tile too. +1 and +3: bonus points at the end. Clover and "
        "leprechaun: see the next pages.",
    ),
    "clover": (
        "Clover",
        "A stone tile goes face down into the row and makes it one longer. It does not count "
        "among your stone tiles: that is how we read the rules.",
    ),
    "leprechauns": (
        "Leprechauns",
        "At the end everybody with the most gets 3 points, and everybody with the fewest loses 3. "
        "If all have the same number, nobody does.",
    ),
    "layout": (
        "Our own layout",
        "Which tile carries which sign is not known from the rules. The layout in this console is "
        "our own.",
    ),
    "end": (
        "The end",
        "The turn in which the last tile of a colour or the last stone tile is taken is the last "
        "one. In a long game only the stone tiles count.",
    ),
    "score": ("The score", "Also bonus points and leprechauns."),
}

"""The rules of the way of stones in English: for each page its title and its text."""

TEXTS = {
    "row": "tiles in a row, and their points",
    "wish_points": "wish stones, and their points",
    "see_side": (
        "Bonus, wish stones",
        "The bonus points on your tiles; and the spiral: your wish stones, with their points now "
        "and with one more.",
    ),
    "see_side_low": (
        "Bonus, wish stones",
        "The bonus points on your tiles; and the spiral: your wish stones and their points.",
    ),
    "see_middle": (
        "The middle",
        "Left the tiles face down, and how many there are. The others lie face up: coloured ones "
        "fit your rows, dark ones don’t.",
    ),
    "see_middle_low": (
        "The middle",
        "Left the tiles face down. The others lie face up: coloured ones fit your rows, dark "
        "ones don’t.",
    ),
    "goal": (
        "The aim",
        "Collect tiles in five rows, one for each colour. Long rows win points, short ones cost "
        "some. Wish stones on your tiles count too. Most points wins.",
    ),
    "turn": (
        "Your turn",
        "Turn up a tile and lay it before you, or leave it in the middle for everybody. Or take a "
        "tile that already lies face up.",
    ),
    "rows": (
        "Rows",
        "A row only rises or only falls; no number appears twice. The second tile settles which "
        "way. What does not fit can’t be taken.",
    ),
    "tiles": (
        "Signs on tiles",
        "Clover: another turn at once when you lay it. Spiral: a wish stone. +1 and +3: bonus "
        "points at the end.",
    ),
    "layout": (
        "The layout",
        "No rule sheet that we know says which tile carries which sign. The layout here was read "
        "off photographs of one edition.",
    ),
    "end": (
        "The end",
        "Whoever turns up the last tile finishes the turn, with all turns that clovers give. Then "
        "it is over, whatever lies in the middle.",
    ),
    "score": ("The score", "And the bonus points on your tiles."),
}

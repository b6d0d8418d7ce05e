"""The pages of the rules of the dice game; see firmware/screens/help.py."""

from engine.dice import ROW_POINTS, WISH_POINTS

PAGES = (
    ("see_head", "tall screen"),
    ("see_rows", "screen"),
    ("see_worth", "screen"),
    ("see_side", "screen"),
    ("see_dice", "screen"),
    ("see_sums", "tall screen"),
    ("see_tiles", "screen"),
    ("see_message", "screen"),
    ("see_strip", "screen"),
    ("goal", "D4 D2 > B6"),
    ("turn", "D3 D5 D0 > G8"),
    ("stones", "D0 D0 > W W"),
    ("rows", "R1 R2 R6 R10 ^"),
    ("tiles", "N4s Y7c G1a B10l"),
    ("clover", "N5c > # N5c"),
    ("leprechauns", "B4l G7l R0l"),
    ("layout", "B4l G5b R9c"),
    ("end", "Y8 W"),
    ("score", ""),
)
POINTS = (("row", ROW_POINTS), ("wish_points", WISH_POINTS))

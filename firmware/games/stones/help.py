"""The pages of the rules of the way of stones; see firmware/screens/help.py."""

from engine.stones import ROW_POINTS, WISH_POINTS

PAGES = (
    ("see_head", "tall screen"),
    ("see_rows", "screen"),
    ("see_worth", "screen"),
    ("see_side", "screen"),
    ("see_middle", "screen"),
    ("see_message", "screen"),
    ("see_strip", "screen"),
    ("goal", "B1 B4 Y8 Y6 R3"),
    ("turn", "# > G6s"),
    ("rows", "N9 N6 N5 N1 v"),
    ("tiles", "B5c G9s N6a R7b"),
    ("layout", "Y1c B2s N2b"),
    ("end", "# > Y3b"),
    ("score", ""),
)
POINTS = (("row", ROW_POINTS), ("wish_points", WISH_POINTS))

"""The pages of the rules of the card game; see firmware/screens/help.py."""

from engine.cards import ROW_POINTS, WISH_POINTS

PAGES = (
    ("see_head", "tall screen"),
    ("see_rows", "screen"),
    ("see_worth", "screen"),
    ("see_side", "screen"),
    ("see_piles", "screen"),
    ("see_hand", "screen"),
    ("see_message", "screen"),
    ("see_strip", "screen"),
    ("goal", "B1 B3 G9 G7 R2"),
    ("deck", "B0 B3 B3 BX P10"),
    ("turn", "Y6 ^ # v B4"),
    ("draw", "# # > B4 R7"),
    ("rows", "G2 G4 G4 G7 ^"),
    ("finish", "R8 R5 RX RX"),
    ("points", "P7 > N6 N7 P7"),
    ("wish", "Y5 P5 > W5"),
    ("end", "BX GX NX RX YX"),
    ("last", "G6 G7 P7"),
    ("score", ""),
)
POINTS = (("row", ROW_POINTS), ("wish_points", WISH_POINTS))

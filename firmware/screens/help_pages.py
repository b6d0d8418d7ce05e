"""The pages of the rules: for each the key of its words, and its picture.

A picture is a line of things, written as in the games' records: B7 is the blue seven, BX a blue end
card, P7 a point card; a small letter behind it is the sign on a tile (_SIGNS in help.py). W5 is
a wish stone, D3 a die, # a card face down, ^ v > are arrows. The page "score" has tables instead.
"""

PAGES = {
    "cards": (
        ("goal", "B1 B3 G9 G7 R2"),
        ("turn", "Y6 ^ # v B4"),
        ("rows", "G2 G4 G4 G7 ^"),
        ("finish", "R8 R5 RX RX"),
        ("points", "P7 > N6 N7 P7"),
        ("wish", "Y5 P5 > W5"),
        ("end", "BX GX NX RX YX"),
        ("score", ""),
    ),
    "stones": (
        ("goal", "B1 B4 Y8 Y6 R3"),
        ("turn", "# > G6s"),
        ("rows", "N9 N6 N5 N1 v"),
        ("tiles", "B5c G9s N6a R7b"),
        ("end", "# > Y3b"),
        ("score", ""),
    ),
    "dice": (
        ("goal", "D4 D2 > B6"),
        ("turn", "D3 D5 D0 > G8"),
        ("stones", "D0 D0 > W W"),
        ("rows", "R1 R2 R6 R10 ^"),
        ("tiles", "N4s Y7c G1a B10l"),
        ("layout", "B4l G5b R9c"),
        ("end", "Y8 W"),
        ("score", ""),
    ),
    "console": (
        ("buttons", "keys"),
        ("saves", "moon"),
        ("about", "G1 # W D5"),
    ),
}

# For each game the points of rows and of wish stones, from none of them on.
POINTS = {
    "cards": ((0, -4, -3, -2, 1, 2, 3, 6, 7, 10), (-4, -1, 0, 4, 6, 10)),
    "stones": ((0, -4, -3, 2, 3, 6, 10), (-4, -3, 2, 3, 6, 10)),
    "dice": ((0, -4, -3, -2, 1, 2, 3, 6, 7, 10), (-7, -4, -3, -2, 1, 2, 3, 6, 7, 10)),
}

"""The sixteen colours, in 12-bit RGB (0xRGB), which every panel here can show.

The five game colours were searched for, not picked: of the combinations with the right names, this
one keeps every two of them apart for normal sight, without red, green or blue cones, and in grey,
and each readable with the ink that `INK_ON` gives it. Measured: CIEDE2000 of 15 or more with any
one kind of cone missing; tests/display/test_palette.py checks it.
"""

from micropython import const

NIGHT = const(0)  # the background, and ink on light colours
PANEL = const(1)  # a surface on it
EDGE = const(2)  # lines and frames, and what can't be chosen
DIM = const(3)  # less important words
CHALK = const(4)  # words
ACCENT = const(5)  # titles and the focus
MOSS = const(6)  # behind the chosen line of a list
BLUE = const(7)  # the five game colours, in the order of their letters B G N R Y
GREEN = const(8)
BROWN = const(9)
PINK = const(10)
YELLOW = const(11)
STONE = const(12)  # wish stones
ALERT = const(13)  # what is lost, what went wrong
PAPER = const(14)  # cards without a colour, dice
DEEP = const(15)  # the backs of cards, ornaments

COLOURS = (
    0x012,
    0x123,
    0x467,
    0x9AB,
    0xFFF,
    0x7ED,
    0x043,
    0x37F,
    0x2B5,
    0xA53,
    0xF9C,
    0xFE3,
    0xABB,
    0xF75,
    0xEFD,
    0x256,
)

# What to write in on each colour.
INK_ON = bytes((4, 4, 4, 0, 0, 0, 4, 0, 0, 4, 0, 0, 0, 0, 0, 4))

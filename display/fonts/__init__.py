"""The fonts, each one `bytes` in flash. What the bytes mean, `display/brush.py` says.

SMALL (12 pixels from a capital's top to a tail's end) is the smallest anybody can read on a
1.3-inch panel; MEDIUM (14) is for sentences, LARGE (18) for titles. NUMBERS (18 pixels tall) and
BIG_NUMBERS (25) have only digits and signs, for cards and scores, as has NARROW_NUMBERS (16), of
which two fit on a tile 18 pixels wide. The letters of the SYMBOLS fonts (11, 17 and 25 pixels tall)
are named in `display/symbols.py`; the largest has the games' own only.

font[0] is the height of a line, from an accented capital's top to a tail's end: lines so far apart
never touch. font[1] is how far below a line's top its baseline is, font[2] how tall a capital.
"""

import sys

from display.fonts.big_numbers import FONT as BIG_NUMBERS
from display.fonts.large import FONT as LARGE
from display.fonts.medium import FONT as MEDIUM
from display.fonts.narrow_numbers import FONT as NARROW_NUMBERS
from display.fonts.numbers import FONT as NUMBERS
from display.fonts.small import FONT as SMALL
from display.fonts.symbols_large import FONT as SYMBOLS_LARGE
from display.fonts.symbols_medium import FONT as SYMBOLS_MEDIUM
from display.fonts.symbols_small import FONT as SYMBOLS_SMALL

__all__ = [
    "BIG_NUMBERS",
    "LARGE",
    "MEDIUM",
    "NARROW_NUMBERS",
    "NUMBERS",
    "SMALL",
    "SYMBOLS_LARGE",
    "SYMBOLS_MEDIUM",
    "SYMBOLS_SMALL",
]

# Where the code lies in flash, so do the bytes; the modules that named them only fill the heap.
for _name in list(sys.modules):
    if _name.startswith("display.fonts."):
        del sys.modules[_name]
        globals().pop(_name[14:], None)

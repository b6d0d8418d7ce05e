"""The fonts, each one `bytes` in flash. What the bytes mean, `display/brush.py` says.

SMALL (12 pixels from a capital's top to a tail's end) is the smallest anybody can read on a
1.3-inch panel; MEDIUM (14) is for sentences, LARGE (18) for titles. NUMBERS (18 pixels tall) and
BIG_NUMBERS (25) have only digits and signs, for cards and scores.
"""

from display.fonts.big_numbers import FONT as BIG_NUMBERS
from display.fonts.large import FONT as LARGE
from display.fonts.medium import FONT as MEDIUM
from display.fonts.numbers import FONT as NUMBERS
from display.fonts.small import FONT as SMALL

__all__ = ["BIG_NUMBERS", "LARGE", "MEDIUM", "NUMBERS", "SMALL"]

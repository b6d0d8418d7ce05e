"""The card game on the console."""

from display import symbols

SYMBOL = symbols.KNOT
TILES = None
FACE_DOWN = False

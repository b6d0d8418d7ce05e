"""The way of stones on the console."""

from display import symbols
from engine.tiles import STONES_SYMBOLS

SYMBOL = symbols.STONE
TILES = STONES_SYMBOLS
FACE_DOWN = True

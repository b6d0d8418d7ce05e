"""The way of stones on the console."""

from display import symbols
from engine.tiles import STONES_SYMBOLS

TITLES = ("Way of stones", "Weg der Steine", "Chemin des pierres", "Weg der stenen", "Kövek útja")
SYMBOL = symbols.STONE
SIGNS = (symbols.STONE, symbols.PLUS3)
TILES = STONES_SYMBOLS
FACE_DOWN = True

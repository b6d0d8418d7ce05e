"""The way of stones on the console."""

from display import symbols

TITLES = ("Way of stones", "Weg der Steine", "Chemin des pierres", "Weg der stenen", "Kövek útja")
SYMBOL = symbols.STONE
SIGNS = (symbols.STONE, symbols.BONUS)
TILES = True
FACE_DOWN = True
GUIDE = True
LESSON = True
MOTION = True

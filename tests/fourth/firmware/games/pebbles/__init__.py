"""Pebbles on the console."""

from display import symbols

TITLES = ("Pebbles", "Kiesel", "Cailloux", "Kiezels", "Kavicsok")
SYMBOL = symbols.STONE
SIGNS = (symbols.STONE, symbols.CROWN)
TILES = False
FACE_DOWN = False
GUIDE = False
MOTION = False
LESSON = True

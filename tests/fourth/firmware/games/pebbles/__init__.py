"""Pebbles on the console."""

from display import symbols

TITLES = ("Pebbles", "Kiesel", "Cailloux", "Kiezels", "Kavicsok")
SYMBOL = symbols.STONE
TILES = None
FACE_DOWN = False
PART_SYMBOLS = {"pebbles": symbols.STONE, "last": symbols.STAR}

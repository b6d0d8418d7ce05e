"""The card game on the console."""

from display import symbols

TITLES = ("Card game", "Kartenspiel", "Jeu de cartes", "Kaartspel", "Kártyajáték")
SYMBOL = symbols.KNOT
SIGNS = (symbols.STAR, symbols.STONE)
TILES = False
FACE_DOWN = False
GUIDE = True
MOTION = True
LESSON = True

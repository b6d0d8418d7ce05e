"""The card game on the console."""

from display import symbols

TITLES = ("Card game", "Kartenspiel", "Jeu de cartes", "Kaartspel", "Kártyajáték")
SYMBOL = symbols.KNOT
TILES = None
FACE_DOWN = False

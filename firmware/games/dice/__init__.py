"""The dice game on the console."""

from display import symbols

TITLES = ("Dice game", "Würfelspiel", "Jeu de dés", "Dobbelspel", "Kockajáték")
SYMBOL = symbols.CLOVER
SIGNS = (symbols.STONE, symbols.BONUS, symbols.LEPRECHAUN)
TILES = True
FACE_DOWN = False
GUIDE = True
LESSON = True
MOTION = True

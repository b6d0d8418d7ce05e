"""The dice game on the console."""

from display import symbols
from engine.tiles import DICE_SYMBOLS

TITLES = ("Dice game", "Würfelspiel", "Jeu de dés", "Dobbelspel", "Kockajáték")
SYMBOL = symbols.CLOVER
SIGNS = (symbols.STONE, symbols.PLUS3, symbols.LEPRECHAUN)
TILES = DICE_SYMBOLS
FACE_DOWN = False

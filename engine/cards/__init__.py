"""Keltis, the card game: what others know of it without its rules."""

from micropython import const

from engine.rows import LONG_ROW_POINTS

NAME = "cards"
NUMBER = const(0)  # byte 1 of every state
OPTIONS = ("end_card_opens",)
DEFAULT_OPTIONS = const(1)
PARTS = ("B", "G", "N", "R", "Y", "points", "wishes")
ROWS = const(5)  # of each seat, one in each colour
ROW_POINTS = LONG_ROW_POINTS
WISH_POINTS = (-4, -1, 0, 4, 6, 10)

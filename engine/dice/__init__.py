"""Keltis, the dice game: what others know of it without its rules."""

from micropython import const

from engine.rows import LONG_ROW_POINTS

NAME = "dice"
NUMBER = const(2)  # byte 1 of every state
OPTIONS = ("stones_only",)
DEFAULT_OPTIONS = const(0)
PARTS = ("B", "G", "N", "R", "Y", "wishes", "bonus", "leprechauns")
ROWS = const(5)  # of each seat, one in each colour
ROW_POINTS = LONG_ROW_POINTS
WISH_POINTS = (-7, -4, -3, -2, 1, 2, 3, 6, 7, 10)

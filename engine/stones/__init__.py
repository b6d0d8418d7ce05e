"""Keltis, the way of stones: what others know of it without its rules."""

from micropython import const

from engine.rows import SHORT_ROW_POINTS

NAME = "stones"
NUMBER = const(1)  # byte 1 of every state
OPTIONS = ()
DEFAULT_OPTIONS = const(0)
PARTS = ("B", "G", "N", "R", "Y", "wishes", "bonus")
ROWS = const(5)  # of each seat, one in each colour
ROW_POINTS = SHORT_ROW_POINTS
WISH_POINTS = (-4, -3, 2, 3, 6, 10)

"""Pebbles, the smallest game the console can play: what others know of it without its rules."""

from micropython import const

NAME = "pebbles"
NUMBER = const(3)  # byte 1 of every state; no other game has it
OPTIONS = ("long_heap",)
DEFAULT_OPTIONS = const(0)
PARTS = ("pebbles", "last")
ROWS = const(0)  # it has no rows in five colours

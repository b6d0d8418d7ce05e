"""Keltis, the dice game."""

OPTIONS = ("stones_only",)
DEFAULT_OPTIONS = 0

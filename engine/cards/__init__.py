"""Keltis, the card game."""

OPTIONS = ("end_card_opens",)
DEFAULT_OPTIONS = 1

"""Written by `make package`: the folders that declare a game, by their NUMBER."""

NAMES = ("cards", "stones", "dice")

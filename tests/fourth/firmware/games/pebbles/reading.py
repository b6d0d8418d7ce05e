"""The table of pebbles in words, for a terminal and a screen reader; the Pico does without it."""

from engine.pebbles import rules
from firmware.games.pebbles import telling

from firmware.table.reading import line
from firmware.words import say


def middle(s: bytearray) -> list:
    """Return lines on what lies open to all."""
    return [line(say("part_pebbles"), str(rules.left(s)))]


def rest(s: bytearray) -> list:
    """Return the same where it is long: only for whoever asks."""
    return []


def hand(s: bytearray, seat: int) -> list:
    """Return lines on what only this seat may see."""
    return []


def moment(s: bytearray) -> list:
    """Return lines on what the next decision is about, besides its choices."""
    return []


def choice(s: bytearray, move: int) -> str:
    """Return what the player chooses, told apart from every other move."""
    return telling.action(s, move)


def seen(before: bytearray, after: bytearray, move: int, own: bool) -> str:
    """Return what a move shows besides what is told of it."""
    return ""

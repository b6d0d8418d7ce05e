"""The moves of pebbles in words."""

from engine.pebbles import rules

from firmware.table.telling import score_effect
from firmware.words import count, say


def action(s: bytearray, move: int) -> str:
    """Return what the player chooses."""
    return count("pebbles_take", move)


advice = action


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    """Return what that changes."""
    return score_effect(rules, s, move, scratch)


def ended(s: bytearray) -> str:
    """Return why the game has ended."""
    return say("pebbles_ended")


def told(before: bytearray, after: bytearray, move: int) -> str:
    """Return what another seat did."""
    return count("pebbles_told_take", move)

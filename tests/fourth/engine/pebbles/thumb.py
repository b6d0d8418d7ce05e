"""Pebbles by rule of thumb: how a novice and a club player judge a move."""

from engine.pebbles.rules import left


def novice(s: bytearray, seat: int, move: int) -> int:
    """Judge a move by how much it takes."""
    return 10 * move


def club(s: bytearray, seat: int, move: int) -> int:
    """Leaves the next seat a multiple of four."""
    return 10 * move + (100 if (left(s) - move) % 4 == 0 else 0)

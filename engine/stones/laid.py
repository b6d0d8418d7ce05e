"""What lies open before a seat in the way of stones, thing by thing."""

from engine.stones import rules as stones
from engine.tiles import may_follow, row_tiles

LISTED = 5  # of the PARTS: the rows; wish stones and bonus points lie on their tiles


def things(s: bytearray, seat: int, part: int) -> list:
    """Return the tiles of a row, in the order laid: pairs of a value and a sign."""
    return row_tiles(stones, s, seat, part)


def count(s: bytearray, seat: int, part: int) -> int:
    """Return how many tiles, wish stones or points give a part of the score."""
    if part < LISTED:
        return stones.row_length(s, seat, part)
    if part == LISTED:
        return stones.wish_stones(s, seat)
    return stones.score_part(s, seat, part)


def may_grow(s: bytearray, seat: int, colour: int) -> bool:
    """Tell whether a row may still become longer."""
    return may_follow(stones, s, seat, colour)

"""What lies open before a seat in the dice game, thing by thing."""

from engine.dice import PARTS
from engine.dice import rules as dice
from engine.rows import FACE_DOWN
from engine.tiles import CLOVER, PLAIN, may_follow, row_tiles

LISTED = 5  # of the PARTS: the rows; stone tiles are all alike, the others lie on their tiles


def things(s: bytearray, seat: int, part: int) -> list:
    """Return what lies in a row, in the order laid: pairs of a value and a sign.

    A clover has brought a stone tile; only of one that ends the game may there have been none.
    """
    buried = dice.buried_stones(s, seat, part)
    laid: list = []
    for tile in row_tiles(dice, s, seat, part):
        laid.append(tile)
        if tile[1] == CLOVER and buried:
            laid.append((FACE_DOWN, PLAIN))
            buried -= 1
    return laid


def count(s: bytearray, seat: int, part: int) -> int:
    """Return how many tiles, stone tiles, points or leprechauns give a part of the score."""
    if part < LISTED:
        return dice.row_length(s, seat, part)
    if part == LISTED:
        return dice.wish_stones(s, seat)
    if PARTS[part] == "leprechauns":
        return dice.leprechauns(s, seat)
    return dice.score_part(s, seat, part)


def may_grow(s: bytearray, seat: int, colour: int) -> bool:
    """Tell whether a row may still become longer."""
    return may_follow(dice, s, seat, colour)

"""Rows: the heart of all games.

A row is a length and one byte for its shape: the last number in it (_NOTHING before the first),
which way it runs, and how many end cards close it.
"""

import micropython
from micropython import const

COLOURS = "BGNRY"

_LAST = const(0x0F)
_NOTHING = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)

EMPTY = const(0x0F)

# What lies in a row, told one by one, is a value (0 to 10, or one of these) and a sign: those of
# engine/tiles.py, or this one.
END_CARD = const(11)
FACE_DOWN = const(12)  # a stone tile
POINT_CARD = const(6)

# Points for 0, 1, 2 ... cards in a row; longer rows score like the last entry. Each game
# takes one of these.
LONG_ROW_POINTS = (0, -4, -3, -2, 1, 2, 3, 6, 7, 10)
SHORT_ROW_POINTS = (0, -4, -3, 2, 3, 6, 10)


@micropython.viper
def fits(shape: int, value: int) -> bool:
    """Tell whether a number may join the row.

    Rows run up or down, and equal numbers may follow each other. (In the tile games every number
    exists once, so there the same test means strictly up or strictly down.)
    """
    if shape & _UP:
        return shape < _END_CARD and value >= shape & _LAST
    if shape & _DOWN:
        return shape < _END_CARD and value <= shape & _LAST
    return shape < _END_CARD


@micropython.viper
def ends_in(shape: int, value: int) -> bool:
    """Tell whether this is the last number of a row that no end card closes."""
    return shape & ~(_UP | _DOWN) == value


@micropython.viper
def with_number(shape: int, value: int) -> int:
    """Return the row's shape after a number joined it: the first other one fixes the direction."""
    last = shape & _LAST
    trend = shape & (_UP | _DOWN)
    if trend == 0 and last != _NOTHING:
        if value > last:
            trend = _UP
        elif value < last:
            trend = _DOWN
    return trend | value


def with_end_card(shape: int) -> int:
    return shape + _END_CARD


def last_number(shape: int) -> int:
    """Return the last number in the row, or -1."""
    last = shape & _LAST
    return -1 if last == _NOTHING else last


def direction(shape: int) -> int:
    """Return 1 if it runs up, -1 if it runs down, 0 if that is still open."""
    if shape & _UP:
        return 1
    return -1 if shape & _DOWN else 0


def end_cards(shape: int) -> int:
    return shape >> 6


def points(table: tuple, count: int) -> int:
    """Return what `count` cards (or stones) are worth in a table of points."""
    return table[count if count < len(table) else -1]


def could_be(shape: int, values: list) -> bool:
    """Tell whether a row of these different numbers, in rising order, can have this shape."""
    if not values:
        return shape == EMPTY
    if len(values) == 1:
        return shape == values[0]
    return shape == _UP | values[-1] or shape == _DOWN | values[0]

"""What all minds need: how well a number follows in a row, and how many bits a mask has."""

from array import array

from micropython import const

from engine import rows

NO_SIDE = const(0x8000)
_NUMBERS = const(0x7FF)  # 0 to 10, as a mask
_OTHER_SIDE = const(48)  # where it stands in the list; the shapes of rows of tiles are below this

BIT_COUNTS = bytearray(256)
for _mask in range(256):
    BIT_COUNTS[_mask] = BIT_COUNTS[_mask >> 1] + (_mask & 1)


def _sides(shape: int) -> tuple:
    """Return the numbers that can follow in a row of tiles, as masks: those of one side of the last
    number, and those of the other side, or NO_SIDE if the row's direction is known."""
    last = rows.last_number(shape)
    way = rows.direction(shape)
    if last < 0:
        return _NUMBERS, NO_SIDE
    above = _NUMBERS >> last + 1 << last + 1
    below = _NUMBERS & (1 << last) - 1
    if way == 0:
        return above, below
    return above if way > 0 else below, NO_SIDE


# For each shape one side, and behind all of these the other one.
SIDES = array("H", [_sides(shape)[side] for side in range(2) for shape in range(_OTHER_SIDE)])


def gap(shape: int, value: int) -> int:
    """Return how many numbers a card or tile skips: in an empty row, from the edge on."""
    last = rows.last_number(shape)
    if last < 0:
        return value if value < 5 else 10 - value
    skipped = value - last if value > last else last - value
    return skipped - 1 if skipped else 0


def room(shape: int, value: int) -> int:
    """Return how many numbers could still follow a card or tile."""
    last = rows.last_number(shape)
    if last < 0:
        return 10 - value if value < 5 else value
    return 10 - value if value > last else value

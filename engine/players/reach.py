"""What can still follow in a row, and how many bits a mask has."""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine import rows

# As in engine/cards/deck.py and engine/rows.py.
_END = const(11)
_NOTHING = const(0x0F)
_LAST = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)

BIT_COUNTS = bytes([sum([mask >> bit & 1 for bit in range(8)]) for mask in range(256)])


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


@micropython.viper
def joined(shape: int, value: int) -> int:
    """Return the shape of a row after a number or an end card has joined it."""
    if value == _END:
        return shape + _END_CARD
    way = shape & (_UP | _DOWN)
    last = shape & _LAST
    if way == 0 and last != _NOTHING:
        way = _UP if value > last else _DOWN if value < last else 0
    return way | value

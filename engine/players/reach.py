"""What can still be reached from a row; values 0 to 10 often as the bits of a mask."""

from micropython import const

from engine import rows

ALL = const(0x7FF)

BIT_COUNTS = bytes([sum(mask >> bit & 1 for bit in range(6)) for mask in range(64)])


def above(value: int) -> int:
    return ALL & ~((2 << value) - 1)


def below(value: int) -> int:
    return (1 << value) - 1


def count(mask: int) -> int:
    return BIT_COUNTS[mask & 63] + BIT_COUNTS[mask >> 6]


def gap(shape: int, value: int) -> int:
    """How many numbers a card or tile skips: from the last one, or in an empty row to the edge."""
    last = rows.last_number(shape)
    if last < 0:
        return value if value < 5 else 10 - value
    skipped = value - last if value > last else last - value
    return skipped - 1 if skipped else 0


def room(shape: int, value: int) -> int:
    """How many numbers could still follow a card or tile."""
    last = rows.last_number(shape)
    if last < 0:
        return 10 - value if value < 5 else value
    return 10 - value if value > last else value

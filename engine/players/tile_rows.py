"""What the rows of the two tile games can still become: bit masks of the values 0 to 10."""

from micropython import const

_LAST = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)

ALL = const(0x7FF)

_COUNT = bytes([sum(mask >> bit & 1 for bit in range(6)) for mask in range(64)])


def above(value: int) -> int:
    return ALL & ~((2 << value) - 1)


def below(value: int) -> int:
    return (1 << value) - 1


def count(mask: int) -> int:
    return _COUNT[mask & 63] + _COUNT[mask >> 6]


def ahead(shape: int, length: int) -> int:
    """The values that may follow. A row of one number may turn either way: see `above`, `below`."""
    if length == 0:
        return ALL
    last = shape & _LAST
    if shape & _UP:
        return above(last)
    if shape & _DOWN:
        return below(last)
    return ALL & ~(1 << last)

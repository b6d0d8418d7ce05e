"""What all minds need: how well a number follows in a row, and how many bits a mask has."""

from engine import rows

BIT_COUNTS = bytearray(256)
for _mask in range(256):
    BIT_COUNTS[_mask] = BIT_COUNTS[_mask >> 1] + (_mask & 1)


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

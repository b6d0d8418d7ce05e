"""What a move of the way of stones is made of."""

from micropython import const

LAY = const(0)  # + tile
TURN_UP = const(64)
PASS = const(65)  # leave the tile, or decline the extra turn


def tile_laid(move: int) -> int:
    """Return the tile that is laid, or -1."""
    return move - LAY if move < TURN_UP else -1

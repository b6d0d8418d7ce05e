"""What a move of the dice game is made of.

A move that rolls again names the faces, not the dice: of equal dice, one is as good as another. It
is ROLL and the faces in rising order as digits of base 8, each plus 1.
"""

from micropython import const

TAKE = const(0)  # + tile
TAKE_STONES = const(64)
TAKE_NOTHING = const(65)
KEEP = const(66)
ROLL = const(128)
_ROLL_LIMIT = const(128 + 512)


def tile_taken(move: int) -> int:
    """Return the tile that is taken, or -1."""
    return move - TAKE if move < TAKE_STONES else -1


def is_roll(move: int) -> bool:
    """Tell whether one, two or three dice are rolled again."""
    return ROLL < move < _ROLL_LIMIT


def roll_also(move: int, face: int) -> int:
    """Return the roll of one die more, whose face is no lower than the others; ROLL is of none."""
    return ROLL + ((move - ROLL) << 3 | face + 1)


def last_face(move: int) -> int:
    """Return the highest face that is rolled again."""
    return (move & 7) - 1


def without_last(move: int) -> int:
    """Return the roll of the same dice without the one with the highest face."""
    return ROLL + ((move - ROLL) >> 3)


def dice_rolled(move: int) -> int:
    """Return how many dice are rolled again."""
    count = 0
    while move > ROLL:
        move = without_last(move)
        count += 1
    return count

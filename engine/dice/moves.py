"""What a move of the dice game is made of.

A move that rolls again names the faces, not the dice: of equal dice, one is as good as another. It
is ROLL and the faces in rising order as digits of base 8, each plus 1.
"""

# mypy: disable-error-code="name-defined"
import micropython
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
    """Tell whether dice are rolled again."""
    return ROLL < move < _ROLL_LIMIT


def dice_rolled(move: int) -> int:
    """Return how many dice are rolled again."""
    if move < ROLL + 8:
        return 1
    return 2 if move < ROLL + 64 else 3


def face_rolled(move: int, number: int) -> int:
    """Return a face that is rolled again; number 0 is the highest."""
    return ((move - ROLL) >> 3 * number & 7) - 1


def roll_also(move: int, face: int) -> int:
    """Return the roll of one die more, whose face is no lower than the others; ROLL is of none."""
    return ROLL + ((move - ROLL) << 3 | face + 1)


@micropython.viper
def list_rolls(a: int, b: int, c: int, moves: ptr16) -> int:
    """Put into `moves`: keep the dice a, b, c, or roll one, two or three again; return how many.

    They are in rising order. Of equal dice, which lie side by side, one stands for the others.
    """
    a += 1
    b += 1
    c += 1
    moves[0] = KEEP
    moves[1] = ROLL + a
    moves[2] = ROLL + (a << 3 | b)
    moves[3] = ROLL + (a << 6 | b << 3 | c)
    count = 4
    if a != b:
        moves[count] = ROLL + b
        moves[count + 1] = ROLL + (b << 3 | c)
        count += 2
    if b != c:
        moves[count] = ROLL + c
        moves[count + 1] = ROLL + (a << 3 | c)
        count += 2
    return count


@micropython.viper
def dice_chosen(move: int, a: int, b: int, c: int) -> int:
    """Return which of the dice a, b, c are rolled again, as bits; 0 if their faces are others.

    The move's faces and the dice both rise, so one walk from the highest down matches them.
    """
    faces = move - ROLL
    chosen = 0
    die = 3
    while faces > 0:
        face = (faces & 7) - 1
        die -= 1
        while die >= 0 and (c if die == 2 else b if die else a) > face:
            die -= 1
        if die < 0 or (c if die == 2 else b if die else a) != face:
            return 0
        chosen |= 1 << die
        faces >>= 3
    return chosen

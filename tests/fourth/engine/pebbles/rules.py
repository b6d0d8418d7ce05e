"""Pebbles: the rules.

A heap of 12 pebbles (20 with the option `long_heap`, and up to three more by lot). A turn takes
one, two or three of them. Each pebble is a point, and the last one three points more.
"""

from array import array

from engine.pebbles import DEFAULT_OPTIONS, NAME, NUMBER, OPTIONS, PARTS, ROWS
from micropython import const

from engine import rng, state
from engine.errors import illegal
from engine.state import OVER, RNG, guard, seat_after, start

__all__ = ("NAME", "OPTIONS", "PARTS", "ROWS")  # the declaration's, for whoever has the rules

turn = state.turn
is_over = state.is_over
seat_count = state.seat_count
first_seat = state.first_seat
option_bits = state.option_bits

# The state, byte by byte; the first sixteen are described in state.py.
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_LEFT = const(16)
_TAKEN = const(17)  # by each seat
_LAST = const(21)  # the seat that took the last one, + 1
SIZE = const(22)

_TAKING = const(1)  # the only stage besides the end
MOST_MOVES = const(3)
_BONUS = const(3)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, NUMBER, seats, seed, first, options, OPTIONS)
    s[_LEFT] = (20 if options & 1 else 12) + rng.below(s, RNG, 4)
    s[_STAGE] = _TAKING
    return s


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` and return how many; a move is how many are taken."""
    guard(s, SIZE, NUMBER)
    count = min(3, s[_LEFT])
    for number in range(count):
        moves[number] = number + 1
    return count


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, NUMBER)
    if not 1 <= move <= min(3, s[_LEFT]):
        raise illegal(NAME, move, "that many can't be taken")
    s[_LEFT] -= move
    s[_TAKEN + s[_TURN]] += move
    if s[_LEFT]:
        s[_TURN] = seat_after(s, s[_TURN])
    else:
        s[_LAST] = s[_TURN] + 1
        s[_STAGE] = OVER


def reveals(move: int, own: bool) -> bool:
    """Tell whether a move shows somebody what was hidden: nothing ever is."""
    return False


def left(s: bytearray) -> int:
    return s[_LEFT]


def score_part(s: bytearray, seat: int, part: int) -> int:
    """Return one of the PARTS of a seat's score, as things stand."""
    return s[_TAKEN + seat] if part == 0 else _BONUS if s[_LAST] == seat + 1 else 0


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, NUMBER)
    return score_part(s, seat, 0) + score_part(s, seat, 1)

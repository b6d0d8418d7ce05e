"""What the states of all games have in common: the first sixteen bytes, and how they are kept.

    0 version    1 game       2 seats    3 options
    4 first seat 5 whose turn 6 stage    7 unused
    8 to 15 the random generator

Each game repeats the numbers it needs as constants of its own: MicroPython compiles those into the
code, which an imported number would not be.
"""

from binascii import crc32

from micropython import const

from engine import rng
from engine.errors import GameError

VERSION = const(1)
HEADER = const(16)
OVER = const(0)  # the stage of a finished game
RNG = const(8)
_GAME = const(1)
_SEATS = const(2)
_OPTIONS = const(3)
_FIRST = const(4)
_TURN = const(5)
_STAGE = const(6)
_CHECKSUM_BYTES = const(4)


def start(
    size: int, game: int, seats: int, number: int, first: int, options: int, known_options: tuple
) -> bytearray:
    """Return a fresh state with its header filled in."""
    if not 2 <= seats <= 4:
        raise GameError("a game has 2 to 4 seats, not " + str(seats))
    if not 0 <= first < seats:
        raise GameError("the first seat is 0 to " + str(seats - 1) + ", not " + str(first))
    if not 0 <= options < 1 << len(known_options):
        raise GameError("unknown option bits: " + str(options))
    s = bytearray(size)
    s[0] = VERSION
    s[_GAME] = game
    s[_SEATS] = seats
    s[_OPTIONS] = options
    s[_FIRST] = first
    s[_TURN] = first
    rng.seed(s, RNG, number)
    return s


def guard(s: bytearray, size: int, game: int) -> None:
    """Refuse what is not a state of this game, before anything reads or changes it."""
    if len(s) != size:
        raise GameError("this game has " + str(len(s)) + " bytes instead of " + str(size))
    if s[0] != VERSION:
        raise GameError(
            "this game was saved in format " + str(s[0]) + "; this version reads " + str(VERSION)
        )
    if s[_GAME] != game:
        raise GameError("these bytes belong to another of the games")


def check_header(s: bytearray, known_options: int, stages: int) -> None:
    """Check the header: the part of a game's `check` that all games share."""
    seats = s[_SEATS]
    require(2 <= seats <= 4, "the number of seats")
    require(s[_FIRST] < seats and s[_TURN] < seats, "whose turn it is")
    require(s[_OPTIONS] < 1 << known_options, "the options")
    require(s[_STAGE] < stages, "the stage")


def require(fine: bool, what: str) -> None:
    if not fine:
        raise GameError("this game is damaged: " + what + " cannot be right")


def turn(s: bytearray) -> int:
    """Return the seat that decides next."""
    return s[_TURN]


def seat_count(s: bytearray) -> int:
    return s[_SEATS]


def first_seat(s: bytearray) -> int:
    return s[_FIRST]


def option_bits(s: bytearray) -> int:
    return s[_OPTIONS]


def is_over(s: bytearray) -> bool:
    return s[_STAGE] == OVER


def seat_after(s: bytearray, seat: int) -> int:
    """Return the next seat, clockwise."""
    seat += 1
    return 0 if seat == s[_SEATS] else seat


def pack(s: bytearray) -> bytes:
    """Return the state with a checksum behind it, to be kept."""
    return bytes(s) + crc32(s).to_bytes(_CHECKSUM_BYTES, "little")


def unpack(data: bytes) -> bytearray:
    """Return the state out of what `pack` gave; the game's own `check` has the last word on it."""
    s = bytearray(data[:-_CHECKSUM_BYTES])
    if pack(s) != bytes(data):
        raise GameError("the saved game is damaged: its checksum does not fit")
    return s

"""Keltis, the way of stones: the rules, as functions over one bytearray."""

from array import array

from micropython import const

from engine import rng, rows, state
from engine.errors import GameError, illegal
from engine.state import OVER, RNG, guard, seat_after, start
from engine.stones import (
    DEFAULT_OPTIONS,
    NAME,
    NUMBER,
    OPTIONS,
    PARTS,
    ROW_POINTS,
    WISH_POINTS,
)
from engine.stones import ROWS as ROWS  # for whoever has the rules
from engine.stones.moves import LAY, PASS, TURN_UP, tile_laid
from engine.tiles import (
    BONUS_1,
    BONUS_3,
    CLOVER,
    PUBLISHED,
    TILES,
    VALUES,
    WISH,
    bonus_points,
    carriers,
    symbols,
)

SYMBOLS = symbols(*PUBLISHED)
_WISHES = carriers(SYMBOLS, WISH)
_BONUSES = carriers(SYMBOLS, BONUS_1, BONUS_3)

# The same for every game.
turn = state.turn
is_over = state.is_over
seat_count = state.seat_count
first_seat = state.first_seat
option_bits = state.option_bits

# The state, byte by byte; the first sixteen are described in state.py.
_SEATS = const(2)
_TURN = const(5)
_STAGE = const(6)
_TURNED = const(16)  # how many tiles have been turned up
_SHOWN = const(17)  # the tile just turned up, in stage _LOOK
_LENGTHS = const(18)  # five rows for each seat
_SHAPES = const(38)
_PLACES = const(58)  # where each tile lies: _HIDDEN, _MIDDLE, or _ROW + seat
_ORDER = const(113)  # the tiles in the order of turning up
SIZE = const(168)

_HIDDEN = const(0)
_MIDDLE = const(1)
_ROW = const(2)

_CHOOSE = const(1)  # turn a tile up, or take one from the middle
_LOOK = const(2)  # a tile has been turned up: lay it or leave it
_EXTRA = const(3)  # a clover's turn with no face-down tile left

MOST_MOVES = const(56)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, NUMBER, seats, seed, first, options, OPTIONS)
    order = bytearray(range(TILES))
    rng.shuffle(s, RNG, order, TILES)
    s[_ORDER:] = order
    for row in range(_SHAPES, _SHAPES + 20):
        s[row] = rows.EMPTY
    s[_STAGE] = _CHOOSE
    return s


# ---- what is legal


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long) and return how many."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == OVER:
        return 0
    if stage == _LOOK:
        moves[0] = PASS
        if not _fits(s, s[_SHOWN]):
            return 1
        moves[1] = LAY + s[_SHOWN]
        return 2
    # A turn cannot be passed while a face-down tile is left.
    moves[0] = TURN_UP if stage == _CHOOSE else PASS
    count = 1
    for tile in range(TILES):
        if s[_PLACES + tile] == _MIDDLE and _fits(s, tile):
            moves[count] = LAY + tile
            count += 1
    return count


def _fits(s: bytearray, tile: int) -> bool:
    """Tell whether the tile fits the row of the seat whose turn it is."""
    return rows.fits(s[_SHAPES + s[_TURN] * 5 + tile // VALUES], tile % VALUES)


# ---- what a move does


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == OVER:
        raise GameError("the game is over: no more moves")
    if move == TURN_UP:
        if stage != _CHOOSE:
            raise illegal(NAME, move, "no tile can be turned up now")
        s[_SHOWN] = s[_ORDER + s[_TURNED]]
        s[_TURNED] += 1
        s[_PLACES + s[_SHOWN]] = _MIDDLE
        s[_STAGE] = _LOOK
    elif move == PASS:
        if stage == _CHOOSE:
            raise illegal(NAME, move, "a turn cannot be passed while a face-down tile is left")
        _finish_turn(s)
    else:
        _lay(s, move)


def reveals(move: int, own: bool) -> bool:
    """Tell whether a move shows somebody what was hidden: a tile turned up."""
    return move == TURN_UP


def _lay(s: bytearray, move: int) -> None:
    tile = tile_laid(move)
    if not 0 <= tile < TILES or s[_PLACES + tile] != _MIDDLE:
        raise illegal(NAME, move, "that tile does not lie face up in the middle")
    if s[_STAGE] == _LOOK and tile != s[_SHOWN]:
        raise illegal(NAME, move, "the tile just turned up is another")
    if not _fits(s, tile):
        raise illegal(NAME, move, "it does not fit the row")
    row = s[_TURN] * 5 + tile // VALUES
    s[_SHAPES + row] = rows.with_number(s[_SHAPES + row], tile % VALUES)
    s[_LENGTHS + row] += 1
    s[_PLACES + tile] = _ROW + s[_TURN]
    if SYMBOLS[tile] != CLOVER:
        _finish_turn(s)
    elif s[_TURNED] < TILES:
        s[_STAGE] = _CHOOSE  # the same seat's turn again
    else:
        s[_STAGE] = _EXTRA


def _finish_turn(s: bytearray) -> None:
    """Go on to the next seat, but after the turn in which the last tile was turned up, end."""
    if s[_TURNED] == TILES:
        s[_STAGE] = OVER
    else:
        s[_TURN] = seat_after(s, s[_TURN])
        s[_STAGE] = _CHOOSE


# ---- what anybody may look at


def face_down_left(s: bytearray) -> int:
    return TILES - s[_TURNED]


def shown_tile(s: bytearray) -> int:
    """Return the tile just turned up, to be laid or left, or -1."""
    return s[_SHOWN] if s[_STAGE] == _LOOK else -1


def is_face_up(s: bytearray, tile: int) -> bool:
    """Tell whether the tile lies face up in the middle."""
    return s[_PLACES + tile] == _MIDDLE


def tile_owner(s: bytearray, tile: int) -> int:
    """Return the seat in whose row the tile lies, or -1."""
    place = s[_PLACES + tile]
    return place - _ROW if place >= _ROW else -1


def row_length(s: bytearray, seat: int, colour: int) -> int:
    return s[_LENGTHS + seat * 5 + colour]


def row_shape(s: bytearray, seat: int, colour: int) -> int:
    return s[_SHAPES + seat * 5 + colour]


def wish_stones(s: bytearray, seat: int) -> int:
    count = 0
    for tile in _WISHES:
        if s[_PLACES + tile] == _ROW + seat:
            count += 1
    return count


def wish_stones_left(s: bytearray) -> int:
    """Return how many of them no seat has yet."""
    count = 0
    for tile in _WISHES:
        if s[_PLACES + tile] < _ROW:
            count += 1
    return count


# ---- scores


def score_part(s: bytearray, seat: int, part: int) -> int:
    """Return one of the PARTS of a seat's score, as things stand."""
    if part < 5:
        return rows.points(ROW_POINTS, s[_LENGTHS + seat * 5 + part])
    if part == 5:
        return rows.points(WISH_POINTS, wish_stones(s, seat))
    bonus = 0
    for tile in _BONUSES:
        if s[_PLACES + tile] == _ROW + seat:
            bonus += bonus_points(SYMBOLS[tile])
    return bonus


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, NUMBER)
    total = 0
    for part in range(len(PARTS)):
        total += score_part(s, seat, part)
    return total

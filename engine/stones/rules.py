"""Keltis, the way of stones: the rules, as functions over one bytearray."""

from array import array

from micropython import const

from engine import rng, rows, state
from engine.errors import GameError, illegal
from engine.state import OVER, RNG, check_header, guard, require, seat_after, start
from engine.tiles import (
    BONUS_1,
    BONUS_3,
    CLOVER,
    STONES_SYMBOLS,
    TILES,
    VALUES,
    WISH,
    bonus_points,
    carriers,
    text_tile,
    tile_text,
)

NAME = "stones"
GAME = const(1)
OPTIONS = ()
DEFAULT_OPTIONS = const(0)
PARTS = ("B", "G", "N", "R", "Y", "wishes", "bonus")
WISH_POINTS = (-4, -3, 2, 3, 6, 10)
_WISHES = carriers(STONES_SYMBOLS, WISH)
_BONUSES = carriers(STONES_SYMBOLS, BONUS_1, BONUS_3)

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

LAY = const(0)  # + tile
TURN_UP = const(64)
PASS = const(65)  # leave the tile, or decline the extra turn
MOST_MOVES = const(56)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, GAME, seats, seed, first, options, OPTIONS)
    order = bytearray(range(TILES))
    rng.shuffle(s, RNG, order, TILES)
    s[_ORDER:] = order
    for row in range(_SHAPES, _SHAPES + 20):
        s[row] = rows.EMPTY
    s[_STAGE] = _CHOOSE
    return s


# ---- what is legal


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long); how many there are."""
    guard(s, SIZE, GAME)
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
    """Does the tile fit the row of the seat whose turn it is?"""
    return rows.fits(s[_SHAPES + s[_TURN] * 5 + tile // VALUES], tile % VALUES)


# ---- what a move does


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, GAME)
    stage = s[_STAGE]
    if stage == OVER:
        raise GameError("the game is over: no more moves")
    if move == TURN_UP:
        if stage != _CHOOSE:
            raise illegal(move_text, move, "no tile can be turned up now")
        s[_SHOWN] = s[_ORDER + s[_TURNED]]
        s[_TURNED] += 1
        s[_PLACES + s[_SHOWN]] = _MIDDLE
        s[_STAGE] = _LOOK
    elif move == PASS:
        if stage == _CHOOSE:
            raise illegal(move_text, move, "a turn cannot be passed while a face-down tile is left")
        _finish_turn(s)
    else:
        _lay(s, move)


def _lay(s: bytearray, move: int) -> None:
    tile = move - LAY
    if not 0 <= tile < TILES or s[_PLACES + tile] != _MIDDLE:
        raise illegal(move_text, move, "that tile does not lie face up in the middle")
    if s[_STAGE] == _LOOK and tile != s[_SHOWN]:
        raise illegal(move_text, move, "the tile just turned up is another")
    if not _fits(s, tile):
        raise illegal(move_text, move, "it does not fit the row")
    row = s[_TURN] * 5 + tile // VALUES
    s[_SHAPES + row] = rows.with_number(s[_SHAPES + row], tile % VALUES)
    s[_LENGTHS + row] += 1
    s[_PLACES + tile] = _ROW + s[_TURN]
    if STONES_SYMBOLS[tile] != CLOVER:
        _finish_turn(s)
    elif s[_TURNED] < TILES:
        s[_STAGE] = _CHOOSE  # the same seat's turn again
    else:
        s[_STAGE] = _EXTRA


def _finish_turn(s: bytearray) -> None:
    """The seat that turned up the last tile finishes its turn; then the game is over."""
    if s[_TURNED] == TILES:
        s[_STAGE] = OVER
    else:
        s[_TURN] = seat_after(s, s[_TURN])
        s[_STAGE] = _CHOOSE


# ---- what anybody may look at


def face_down_left(s: bytearray) -> int:
    return TILES - s[_TURNED]


def shown_tile(s: bytearray) -> int:
    """The tile just turned up, to be laid or left, or -1."""
    return s[_SHOWN] if s[_STAGE] == _LOOK else -1


def is_face_up(s: bytearray, tile: int) -> bool:
    """Does the tile lie face up in the middle?"""
    return s[_PLACES + tile] == _MIDDLE


def tile_owner(s: bytearray, tile: int) -> int:
    """The seat in whose row the tile lies, or -1."""
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


# ---- scores


def score_part(s: bytearray, seat: int, part: int) -> int:
    """One of the PARTS of a seat's score, as things stand."""
    if part < 5:
        return rows.points(rows.SHORT_ROW_POINTS, s[_LENGTHS + seat * 5 + part])
    if part == 5:
        return rows.points(WISH_POINTS, wish_stones(s, seat))
    bonus = 0
    for tile in _BONUSES:
        if s[_PLACES + tile] == _ROW + seat:
            bonus += bonus_points(STONES_SYMBOLS[tile])
    return bonus


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, GAME)
    total = 0
    for part in range(7):
        total += score_part(s, seat, part)
    return total


# ---- a seat's view


_unseen = bytearray(TILES)


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with the face-down tiles mixed anew by the generator `luck`."""
    guard(s, SIZE, GAME)
    out[:] = s
    rng.reseed(out, RNG, luck)
    count = 0
    for tile in range(TILES):  # in a fixed order, so that nothing of the true one is left to see
        if s[_PLACES + tile] == _HIDDEN:
            _unseen[count] = tile
            count += 1
    rng.shuffle(luck, 0, _unseen, count)
    for index in range(count):
        out[_ORDER + s[_TURNED] + index] = _unseen[index]


# ---- moves and deals as text


def move_text(move: int) -> str:
    if move == TURN_UP:
        return "?"
    if move == PASS:
        return "."
    if 0 <= move < TILES:
        return "+" + tile_text(move)
    raise GameError("there is no move " + str(move))


def text_move(text: str) -> int:
    """The move that `move_text` writes so."""
    if text == "?":
        return TURN_UP
    if text == ".":
        return PASS
    if text[:1] == "+":
        return LAY + text_tile(text[1:])
    raise GameError("there is no move " + repr(text))


def chance_text(s: bytearray) -> str:
    """What chance has just decided for all to see; a tile turned up is told by the state."""
    return ""


def setup(s: bytearray) -> dict:
    """The deal of a fresh game, for its record."""
    return {"tiles": [tile_text(tile) for tile in s[_ORDER:]]}


# ---- is this a game at all?


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    guard(s, SIZE, GAME)
    check_header(s, len(OPTIONS), 4)
    turned = s[_TURNED]
    require(turned <= TILES, "the number of tiles turned up")
    found = bytearray(TILES)
    for index in range(TILES):
        tile = s[_ORDER + index]
        require(tile < TILES and not found[tile], "a tile in two places")
        found[tile] = 1
        place = s[_PLACES + tile]
        require((place != _HIDDEN) == (index < turned), "a face-down tile")
        require(place < _ROW + s[_SEATS], "the owner of a tile")
    for row in range(20):
        values = [
            tile % VALUES
            for tile in range(row % 5 * VALUES, row % 5 * VALUES + VALUES)
            if s[_PLACES + tile] == _ROW + row // 5
        ]
        require(rows.could_be(s[_SHAPES + row], values), "a row")
        require(s[_LENGTHS + row] == len(values), "the length of a row")
    stage = s[_STAGE]
    if stage == _LOOK:
        require(turned > 0 and s[_SHOWN] == s[_ORDER + turned - 1], "the tile just turned up")
        require(s[_PLACES + s[_SHOWN]] == _MIDDLE, "the tile just turned up")
    else:
        require((stage == _CHOOSE) == (turned < TILES), "the stage")

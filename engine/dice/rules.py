"""Keltis, the dice game: the rules, as functions over one bytearray."""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rows, state
from engine.dice import DEFAULT_OPTIONS, NAME, NUMBER, OPTIONS, PARTS, ROW_POINTS, WISH_POINTS
from engine.dice import ROWS as ROWS  # for whoever has the rules
from engine.dice.moves import (  # noqa: F401 (whoever has the rules has the moves)
    KEEP,
    ROLL,
    TAKE,
    TAKE_NOTHING,
    TAKE_STONES,
    dice_chosen,
    list_rolls,
    tile_taken,
)
from engine.errors import GameError, illegal
from engine.rng import below
from engine.rows import fits
from engine.state import OVER, guard, seat_after, start
from engine.tiles import (
    BONUS_1,
    BONUS_3,
    CLOVER,
    LEPRECHAUN,
    PUBLISHED,
    TILES,
    VALUES,
    WISH,
    bonus_points,
    carriers,
    symbols,
)

# The layout is our own: no source says which tiles of this game carry which symbol. WISH means here
# to take a stone tile.
SYMBOLS = symbols(*PUBLISHED, (LEPRECHAUN, "B4 B10 G0 G7 N3 N10 R0 R6 Y2 Y9"))
LEPRECHAUN_POINTS = const(3)
_LEPRECHAUNS = carriers(SYMBOLS, LEPRECHAUN)
_BONUSES = carriers(SYMBOLS, BONUS_1, BONUS_3)

# The same for every game.
turn = state.turn
is_over = state.is_over
seat_count = state.seat_count
first_seat = state.first_seat
option_bits = state.option_bits

# The state, byte by byte; the first sixteen are described in state.py.
_SEATS = const(2)
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_DICE = const(16)  # three faces in rising order, 0 for the stone
_STONES_LEFT = const(19)
_STONES = const(20)  # face-up stone tiles of each seat
_TILES_LEFT = const(24)  # value tiles left in each colour
_LENGTHS = const(29)  # five rows for each seat, face-down stone tiles counted
_SHAPES = const(49)
_BURIED = const(69)  # face-down stone tiles in each row
_OWNERS = const(89)  # for each value tile: 0, or the number of its seat + 1
SIZE = const(144)

_STONE_TILES = const(30)
_FACES = const(6)
_ALL_DICE = const(0b111)
_STONES_ONLY = const(1)  # option bit: the last tile of a colour does not end the game

_FIRST_ROLL = const(1)  # keep the dice, or roll some of them again
_KEPT = const(2)  # choose with the first roll
_SECOND_ROLL = const(3)  # choose with the second roll

MOST_MOVES = const(37)

# As in engine/state.py, engine/tiles.py and engine/dice/moves.py.
_RNG = const(8)
_VALUES = const(11)
_TAKE_STONES = const(64)
_TAKE_NOTHING = const(65)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, NUMBER, seats, seed, first, options, OPTIONS)
    s[_STONES_LEFT] = stone_tiles(seats)
    for colour in range(5):
        s[_TILES_LEFT + colour] = VALUES
    for row in range(_SHAPES, _SHAPES + 20):
        s[row] = rows.EMPTY
    roll(s, _ALL_DICE, _FIRST_ROLL)
    return s


def stone_tiles(seats: int) -> int:
    """Return how many there are: with two seats 6 and with three seats 3 leave the game."""
    return _STONE_TILES - 3 * (4 - seats)


# ---- the dice


@micropython.viper
def roll(state, chosen: int, stage: int):
    """Roll the chosen dice (bits), and put all three into rising order: that begins a stage."""
    s = ptr8(state)
    for die in range(3):
        if chosen >> die & 1:
            s[_DICE + die] = int(below(state, _RNG, _FACES))
    for step in range(3):
        left = _DICE + (step & 1)
        face = s[left]
        if face > s[left + 1]:
            s[left] = s[left + 1]
            s[left + 1] = face
    s[_STAGE] = stage


@micropython.viper
def sums(s: ptr8) -> int:
    """Return bits: n is set when one, two or all three dice add up to n; a stone counts 0."""
    a = s[_DICE]
    b = s[_DICE + 1]
    c = s[_DICE + 2]
    return 1 << a | 1 << b | 1 << c | 1 << a + b | 1 << a + c | 1 << b + c | 1 << a + b + c


# ---- what is legal


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long) and return how many."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == OVER:
        return 0
    if stage == _FIRST_ROLL:
        return list_rolls(s[_DICE], s[_DICE + 1], s[_DICE + 2], moves)
    return list_takes(s, moves)


@micropython.viper
def list_takes(state, moves: ptr16) -> int:
    """List: take nothing, stones, or a tile that the dice add up to."""
    s = ptr8(state)
    moves[0] = _TAKE_NOTHING
    count = 1
    if s[_DICE] == 0:
        moves[1] = _TAKE_STONES
        count = 2
    can_form = int(sums(state))
    shapes = _SHAPES + s[_TURN] * 5
    for value in range(_VALUES):
        if can_form >> value & 1:
            for colour in range(5):
                tile = colour * _VALUES + value
                if s[_OWNERS + tile] == 0 and int(fits(s[shapes + colour], value)):
                    moves[count] = tile
                    count += 1
    return count


def _stones_rolled(s: bytearray) -> int:
    stones = 0
    for die in range(_DICE, _DICE + 3):
        if s[die] == 0:
            stones += 1
    return stones


# ---- what a move does


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == OVER:
        raise GameError("the game is over: no more moves")
    if stage == _FIRST_ROLL:
        if move == KEEP:
            s[_STAGE] = _KEPT
        else:
            _roll_again(s, move)
        return
    if move == TAKE_STONES:
        stones = _stones_rolled(s)
        if not stones:
            raise illegal(NAME, move, "the dice show no stone")
        _take_stones(s, stones)
    elif move != TAKE_NOTHING:
        _take_tile(s, move)
    _finish_turn(s)


def reveals(move: int, own: bool) -> bool:
    """Tell whether a move shows somebody what was hidden. Rolling does, and so does the end of a
    turn, because the next one begins with a roll."""
    return move != KEEP


def _roll_again(s: bytearray, move: int) -> None:
    chosen = dice_chosen(move, s[_DICE], s[_DICE + 1], s[_DICE + 2])
    if not chosen:
        raise illegal(NAME, move, "keep the dice, or roll some of them again")
    roll(s, chosen, _SECOND_ROLL)


def _take_tile(s: bytearray, move: int) -> None:
    tile = tile_taken(move)
    if not 0 <= tile < TILES:
        raise illegal(NAME, move, "take a tile, stones, or nothing")
    seat = s[_TURN]
    colour = tile // VALUES
    value = tile % VALUES
    row = seat * 5 + colour
    if s[_OWNERS + tile]:
        raise illegal(NAME, move, "that tile has been taken")
    if not sums(s) >> value & 1:
        raise illegal(NAME, move, "the dice do not add up to it")
    if not fits(s[_SHAPES + row], value):
        raise illegal(NAME, move, "it does not fit the row")
    s[_OWNERS + tile] = seat + 1
    s[_TILES_LEFT + colour] -= 1
    s[_SHAPES + row] = rows.with_number(s[_SHAPES + row], value)
    s[_LENGTHS + row] += 1
    symbol = SYMBOLS[tile]
    if symbol == WISH:
        _take_stones(s, 1)
    elif symbol == CLOVER and s[_STONES_LEFT]:
        s[_STONES_LEFT] -= 1
        s[_BURIED + row] += 1
        s[_LENGTHS + row] += 1


def _take_stones(s: bytearray, stones: int) -> None:
    if stones > s[_STONES_LEFT]:
        stones = s[_STONES_LEFT]
    s[_STONES_LEFT] -= stones
    s[_STONES + s[_TURN]] += stones


def _finish_turn(s: bytearray) -> None:
    """Go on to the next seat, or end the game: the last stone tile does, and the last tile of a
    colour, unless stones_only."""
    over = s[_STONES_LEFT] == 0
    if not s[_OPTIONS] & _STONES_ONLY:
        for colour in range(5):
            if s[_TILES_LEFT + colour] == 0:
                over = True
    if over:
        s[_STAGE] = OVER
    else:
        s[_TURN] = seat_after(s, s[_TURN])
        roll(s, _ALL_DICE, _FIRST_ROLL)


# ---- what anybody may look at


def die(s: bytearray, index: int) -> int:
    """Return the face of a die, 1 to 5, or 0 for the stone; the dice are in rising order."""
    return s[_DICE + index]


def may_roll_again(s: bytearray) -> bool:
    return s[_STAGE] == _FIRST_ROLL


def turn_ends(s: bytearray) -> bool:
    """Tell whether the next move ends the turn, and so rolls the dice for another seat."""
    return s[_STAGE] in (_KEPT, _SECOND_ROLL)


def stones_left(s: bytearray) -> int:
    return s[_STONES_LEFT]


def tiles_left(s: bytearray, colour: int) -> int:
    return s[_TILES_LEFT + colour]


def tile_owner(s: bytearray, tile: int) -> int:
    """Return the seat that has taken the tile, or -1."""
    return s[_OWNERS + tile] - 1


def is_face_up(s: bytearray, tile: int) -> bool:
    """Does it still lie in the middle?"""
    return s[_OWNERS + tile] == 0


def row_length(s: bytearray, seat: int, colour: int) -> int:
    return s[_LENGTHS + seat * 5 + colour]


def row_shape(s: bytearray, seat: int, colour: int) -> int:
    return s[_SHAPES + seat * 5 + colour]


def buried_stones(s: bytearray, seat: int, colour: int) -> int:
    """Return the number of face-down stone tiles in a row."""
    return s[_BURIED + seat * 5 + colour]


def wish_stones(s: bytearray, seat: int) -> int:
    return s[_STONES + seat]


def leprechauns(s: bytearray, seat: int) -> int:
    return _all_leprechauns(s) >> 4 * (seat + 1) & 15


def _all_leprechauns(s: bytearray) -> int:
    """Count those of all seats, four bits each, above four for the ones nobody has."""
    counts = 0
    for tile in _LEPRECHAUNS:
        counts += 1 << 4 * s[_OWNERS + tile]
    return counts


# ---- scores


def score_part(s: bytearray, seat: int, part: int) -> int:
    """Return one of the PARTS of a seat's score, as things stand."""
    if part < 5:
        return rows.points(ROW_POINTS, s[_LENGTHS + seat * 5 + part])
    if part == 5:
        return rows.points(WISH_POINTS, s[_STONES + seat])
    return _bonus(s, seat) if PARTS[part] == "bonus" else _leprechaun_points(s, seat)


def _bonus(s: bytearray, seat: int) -> int:
    bonus = 0
    for tile in _BONUSES:
        if s[_OWNERS + tile] == seat + 1:
            bonus += bonus_points(SYMBOLS[tile])
    return bonus


def _leprechaun_points(s: bytearray, seat: int) -> int:
    """Score them: the most win points and the fewest lose them; nothing if all have as many."""
    counts = _all_leprechauns(s)
    own = most = fewest = counts >> 4 * (seat + 1) & 15
    for other in range(s[_SEATS]):
        count = counts >> 4 * (other + 1) & 15
        if count > most:
            most = count
        if count < fewest:
            fewest = count
    if most == fewest:
        return 0
    if own == most:
        return LEPRECHAUN_POINTS
    return -LEPRECHAUN_POINTS if own == fewest else 0


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, NUMBER)
    total = _bonus(s, seat) + _leprechaun_points(s, seat)
    total += rows.points(WISH_POINTS, s[_STONES + seat])
    first = _LENGTHS + seat * 5
    for row in range(first, first + 5):
        total += rows.points(ROW_POINTS, s[row])
    return total

"""The judgement of the way of stones: what each seat may expect, and what each tile changes of it.

The weights say what things will be worth at the end: a row by its length, how many tiles that could
follow are face down or face up, and how long the game will last; the symbols on those tiles; wish
stones; having the turn. In phase 0, when the game is over, they are the points themselves. Worths
are in UNITs of a point, and every weight has ZERO added.

A board is a list of numbers, so that an expert can try moves on it. What a move gains is what it
changes of the own worth, less the mean of what it changes for the others.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rows
from engine.players.reach import BIT_COUNTS
from engine.players.sides import SIDES
from engine.stones import rules as stones
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.tiles import BONUS_1, PLAIN, VALUES, WISH, bonus_points

UNIT = const(12)
ZERO = const(100)

# The weights one behind the other: name and dimensions. The first dimension is the phase.
PARTS = (
    ("rows", (8, 7, 12, 6)),  # length, followers face down, followers face up
    ("symbols", (8, 3, 9)),  # length, grade of the symbols on the followers
    ("wishes", (8, 6, 6)),  # stones, tiles with a stone left (halved)
    ("turn", (8,)),  # having the turn
)
_SYMBOLS = const(4032)
_STONES = const(4248)
_HAVING_TURN = const(4536)

# A board: for each colour the tiles face down and face up, then length and shape of each row.
_COLOUR = const(10)
_PHASE = const(50)
_SEAT_COUNT = const(51)
_DOWN_LEFT = const(52)
_STONES_LEFT = const(53)
_STONES_OF = const(54)  # wish stones of each seat
_BONUS_OF = const(58)
BOARD = const(62)

# What a seat's moves gain, FAR added, 0 for what can't be done: laying each tile, its symbol left
# out; turning it up and leaving it; turning up any; and what each symbol gains.
FAR = const(2000)  # more than any move loses
LEAVING = const(55)
TURNING = const(110)
GAINS_OF = const(111)  # each symbol
GAINS = const(116)
NO_TILE = const(64)  # as a move: to turn a tile up

# As in engine/tiles.py, engine/rows.py and engine/players/sides.py.
_TILES = const(55)
_VALUES = const(11)
_WISH = const(1)
_CLOVER = const(2)
_BONUS_1 = const(3)
_BONUS_3 = const(4)
_LAST = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_OTHER_SIDE = const(48)
NO_SIDE = const(0x8000)

NOTED = const(44)  # of the weights: two for each row, then one for the stones of each seat
_PHASES = bytes((0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7))  # by turns to come


_MARKS = bytearray(640)  # of the numbers 0 to 5, then of 6 to 10: see below


def _note_marks(at: int, first: int, end: int) -> None:
    """Count the symbols for each colour and mask of some values: +1 a third of the others."""
    for colour in range(5):
        for mask in range(64):
            total = 0
            for value in range(first, end):
                symbol = STONES_SYMBOLS[colour * VALUES + value]
                if mask >> value - first & 1 and symbol != PLAIN:
                    total += 1 if symbol == BONUS_1 else 3
            _MARKS[at] = total
            at += 1


_note_marks(0, 0, 6)
_note_marks(320, 6, VALUES)


def load(s: bytearray, board: array, colour: int) -> None:
    """Put the part of a game that has to do with one colour onto a board; the first one first."""
    seats = stones.seat_count(s)
    if colour == 0:
        for at in range(_PHASE, BOARD):
            board[at] = 0
        board[_SEAT_COUNT] = seats
        board[_DOWN_LEFT] = stones.face_down_left(s)
        board[_PHASE] = phase(board)
    at = colour * _COLOUR
    board[at] = board[at + 1] = 0
    for value in range(VALUES):
        tile = colour * VALUES + value
        owner = stones.tile_owner(s, tile)
        if owner >= 0:
            board[_STONES_OF + owner] += 1 if STONES_SYMBOLS[tile] == WISH else 0
            board[_BONUS_OF + owner] += bonus_points(STONES_SYMBOLS[tile])
            continue
        board[_STONES_LEFT] += 1 if STONES_SYMBOLS[tile] == WISH else 0
        board[at + (1 if stones.is_face_up(s, tile) else 0)] |= 1 << value
    for seat in range(seats):
        board[at + 2 + 2 * seat] = stones.row_length(s, seat, colour)
        board[at + 3 + 2 * seat] = stones.row_shape(s, seat, colour)


def phase(board: array) -> int:
    """Return how long the game will last: 0 when it is over, 7 for nineteen turns and more."""
    turns = (board[_DOWN_LEFT] + board[_SEAT_COUNT] - 1) // board[_SEAT_COUNT]
    return _PHASES[turns if turns < 19 else 19]


def turn_up(board: array, tile: int) -> None:
    at = tile // VALUES * _COLOUR
    board[at] ^= 1 << tile % VALUES
    board[at + 1] |= 1 << tile % VALUES
    board[_DOWN_LEFT] -= 1
    board[_PHASE] = phase(board)


def lay(board: array, seat: int, tile: int) -> None:
    """Lay a tile that lies face up."""
    at = tile // VALUES * _COLOUR
    row = at + 2 + 2 * seat
    board[at + 1] ^= 1 << tile % VALUES
    board[row] += 1
    board[row + 1] = rows.with_number(board[row + 1], tile % VALUES)
    board[_BONUS_OF + seat] += bonus_points(STONES_SYMBOLS[tile])
    if STONES_SYMBOLS[tile] == WISH:
        board[_STONES_OF + seat] += 1
        board[_STONES_LEFT] -= 1


def is_face_down(board: array, tile: int) -> bool:
    return board[tile // VALUES * _COLOUR] >> tile % VALUES & 1 == 1


def down_left(board: array) -> int:
    return board[_DOWN_LEFT]


def lead(board: array, seat: int) -> int:
    """Return a seat's points less the best of the others'."""
    scores = []
    for any_seat in range(board[_SEAT_COUNT]):
        points = board[_BONUS_OF + any_seat]
        points += rows.points(stones.WISH_POINTS, board[_STONES_OF + any_seat])
        for row in range(2 + 2 * any_seat, 5 * _COLOUR, _COLOUR):
            points += rows.points(rows.SHORT_ROW_POINTS, board[row])
        scores.append(points)
    own = scores.pop(seat)
    return own - max(scores)


@micropython.viper
def weigh_symbols(
    board: ptr16, seat: int, weights: ptr8, gains: ptr16, at: int, places: ptr16
) -> int:
    """Note what each symbol gains a seat, and the places in the weights of all wish stones.
    Return what all that is not in rows is worth now: the seat's, others' less."""
    now = board[_PHASE]
    others = board[_SEAT_COUNT] - 1
    stones_left = board[_STONES_LEFT]
    worth = change = 0
    any_seat = 0
    while any_seat <= others:
        place = board[_STONES_OF + any_seat]
        place = _STONES + (now * 6 + (place if place < 5 else 5)) * 6
        less = place + (stones_left >> 1)  # with one stone less to be had
        place += stones_left + 1 >> 1
        places[40 + any_seat] = place
        if any_seat == seat:
            less = less + 6 if board[_STONES_OF + seat] < 5 else less
            worth += (weights[place] + UNIT * board[_BONUS_OF + seat]) * others
            change += (weights[less] - weights[place]) * others
        else:
            worth -= weights[place] + UNIT * board[_BONUS_OF + any_seat]
            change -= weights[less] - weights[place]
        any_seat += 1
    gains[at + GAINS_OF] = FAR
    gains[at + GAINS_OF + _WISH] = FAR + change // others
    gains[at + GAINS_OF + _CLOVER] = FAR + 2 * (weights[_HAVING_TURN + now] - ZERO)
    gains[at + GAINS_OF + _BONUS_1] = FAR + UNIT
    gains[at + GAINS_OF + _BONUS_3] = FAR + 3 * UNIT
    return worth


@micropython.viper
def weigh_tiles(
    board: ptr16, mover: int, colour: int, weights: ptr8, gains: ptr16, at: int, places: ptr16
) -> int:
    """Note what each tile of a colour gains a seat, and the places in the weights of all rows.
    Return what the rows are worth now: the mover's, others' less."""
    bits = ptr8(BIT_COUNTS)
    marks = ptr8(_MARKS)
    sides = ptr16(SIDES)
    now = board[_PHASE]
    others = board[_SEAT_COUNT] - 1
    first = colour * _COLOUR
    shape = board[first + 3 + 2 * mover]
    can_follow = sides[shape] | sides[_OTHER_SIDE + shape]
    before = 0
    # Each tile left, then laid; but first, as step -1, the rows as they are.
    for step in range(-1, 22):
        value = step >> 1
        laying = step & 1
        bit = 0
        place = at + colour * _VALUES + value
        if step < 0:
            laying = 0
        else:
            bit = 1 << value
            if laying == 0:
                place += LEAVING
            gains[place] = 0
            if (board[first] | (board[first + 1] if laying else 0)) & bit == 0:
                continue
            if laying and can_follow & bit == 0:
                continue
        down = board[first] & ~bit
        up = board[first + 1] & ~bit
        if laying == 0:
            up |= bit
        worth = 0
        for seat in range(others + 1):
            length = board[first + 2 + 2 * seat]
            shape = board[first + 3 + 2 * seat]
            if laying and seat == mover:
                if length == 1:
                    shape = _UP if value > shape & _LAST else _DOWN
                length += 1
                shape = shape & (_UP | _DOWN) | value
            length = length if length < 6 else 6
            # The numbers on one side of the last one, or on the better of both sides.
            side = sides[shape]
            other_side = sides[_OTHER_SIDE + shape]
            most = 0
            while side != NO_SIDE:
                down_there = down & side
                up_there = up & side
                there = down_there | up_there
                ups = bits[up_there & 255] + bits[up_there >> 8]
                row = (now * 7 + length) * 12 + bits[down_there & 255] + bits[down_there >> 8]
                row = row * 6 + (ups if ups < 5 else 5)
                grade = marks[(colour << 6) + (there & 63)]
                grade += marks[320 + (colour << 6) + (there >> 6)] + 1
                symbols = (now * 3 + (length if length < 2 else 2)) * 9 + (grade >> 1)
                symbols += _SYMBOLS
                if weights[row] + weights[symbols] > most:
                    most = weights[row] + weights[symbols]
                    if step < 0:
                        places[seat * 10 + colour * 2] = row
                        places[seat * 10 + colour * 2 + 1] = symbols
                side = other_side
                other_side = NO_SIDE
            worth += most * others if seat == mover else 0 - most
        if step < 0:
            before = worth
        else:
            gains[place] = FAR + (worth - before) // others
    return before


@micropython.viper
def pick(board: ptr16, gains: ptr16, at: int) -> int:
    """Note what turning a tile up gains a seat on average (of the last one, that is noted already);
    return the tile that gains most by being laid, or NO_TILE if turning one up gains more."""
    symbols = ptr8(STONES_SYMBOLS)
    best = -1
    found = NO_TILE
    total = 0
    for tile in range(_TILES):
        laid = gains[at + tile]
        left = gains[at + LEAVING + tile]
        if laid:
            laid += gains[at + GAINS_OF + symbols[tile]] - FAR
        if left:
            total += laid if laid > left else left
        elif laid > best:
            best = laid
            found = tile
    if board[_DOWN_LEFT] > 1:
        gains[at + TURNING] = total // board[_DOWN_LEFT]
    return NO_TILE if board[_DOWN_LEFT] and gains[at + TURNING] > best else found


@micropython.viper
def copy(source: ptr16, target: ptr16, size: int):
    """Do target[:] = source, without making a slice: there would be hundreds."""
    for index in range(size):
        target[index] = source[index]


def gain(gains: array, at: int, tile: int) -> int:
    """Return what a seat gains by laying a tile, or by turning one up (NO_TILE)."""
    if tile == NO_TILE:
        return gains[at + TURNING] - FAR
    return gains[at + tile] + gains[at + GAINS_OF + STONES_SYMBOLS[tile]] - 2 * FAR

"""The rules of the dice game once more, for thinking: a small board, and quick moves on it.

Moves are named without dice: a tile, SOME_STONES + how many to take, or NOTHING.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.dice import rules as dice
from engine.dice.rules import SYMBOLS as DICE_SYMBOLS
from engine.rows import with_number
from engine.tiles import VALUES, bonus_points

# A board, byte by byte.
_SEAT_COUNT = const(0)
_FOR_STONES_ONLY = const(1)
_NEXT = const(2)  # the seat to move
_OVER = const(3)
_LEFT = const(4)  # stone tiles
_STONES_OF = const(5)  # each seat; so are the next two
_POINTS_OF = const(9)
_LUCK_OF = const(13)  # leprechauns
_ROW_LENGTHS = const(17)  # five rows for each seat
_ROW_SHAPES = const(37)
_LOW_TILES = const(57)  # for each colour a mask of what nobody has taken, of 0 to 5 and 6 to 10
_HIGH_TILES = const(62)
BOARD = const(67)

SOME_STONES = const(55)
NOTHING = const(55)
MOVES = const(59)

# As in engine/tiles.py.
_TILES = const(55)
_VALUES = const(11)
_WISH = const(1)
_CLOVER = const(2)
_LEPRECHAUN = const(5)

_BONUS = bytes([bonus_points(symbol) for symbol in range(6)])


def load(s: bytearray, board: bytearray) -> None:
    """Put a game onto a board."""
    seats = dice.seat_count(s)
    board[_SEAT_COUNT] = seats
    board[_FOR_STONES_ONLY] = dice.option_bits(s) & 1
    board[_NEXT] = dice.turn(s)
    board[_OVER] = 1 if dice.is_over(s) else 0
    board[_LEFT] = dice.stones_left(s)
    for seat in range(seats):
        board[_STONES_OF + seat] = dice.wish_stones(s, seat)
        board[_POINTS_OF + seat] = board[_LUCK_OF + seat] = 0
        for colour in range(5):
            row = seat * 5 + colour
            board[_ROW_LENGTHS + row] = dice.row_length(s, seat, colour)
            board[_ROW_SHAPES + row] = dice.row_shape(s, seat, colour)
    for colour in range(5):
        untaken = 0
        for value in range(VALUES):
            tile = colour * VALUES + value
            owner = dice.tile_owner(s, tile)
            if owner < 0:
                untaken |= 1 << value
            else:
                board[_POINTS_OF + owner] += _BONUS[DICE_SYMBOLS[tile]]
                board[_LUCK_OF + owner] += 1 if DICE_SYMBOLS[tile] == _LEPRECHAUN else 0
        board[_LOW_TILES + colour] = untaken & 63
        board[_HIGH_TILES + colour] = untaken >> 6


@micropython.viper
def play(before: ptr8, move: int, after: ptr8) -> int:
    """Make a legal move on a copy of a board, and pass the turn; return 1 if the game is over."""
    at = 0
    while at < BOARD:
        after[at] = before[at]
        at += 1
    seat = after[_NEXT]
    stones = 0
    if move < _TILES:
        colour = int(move // _VALUES)
        value = move - colour * _VALUES
        if value < 6:
            after[_LOW_TILES + colour] ^= 1 << value
        else:
            after[_HIGH_TILES + colour] ^= 1 << value - 6
        row = seat * 5 + colour
        after[_ROW_SHAPES + row] = int(with_number(after[_ROW_SHAPES + row], value))
        after[_ROW_LENGTHS + row] += 1
        symbol = int(ptr8(DICE_SYMBOLS)[move])
        after[_POINTS_OF + seat] += int(ptr8(_BONUS)[symbol])
        if symbol == _LEPRECHAUN:
            after[_LUCK_OF + seat] += 1
        elif symbol == _WISH:
            stones = 1
        elif symbol == _CLOVER and after[_LEFT]:
            after[_LEFT] -= 1
            after[_ROW_LENGTHS + row] += 1
        if after[_LOW_TILES + colour] | after[_HIGH_TILES + colour] | after[_FOR_STONES_ONLY] == 0:
            after[_OVER] = 1
    else:
        stones = move - SOME_STONES
    if stones > after[_LEFT]:
        stones = after[_LEFT]
    after[_LEFT] -= stones
    after[_STONES_OF + seat] += stones
    if after[_LEFT] == 0:
        after[_OVER] = 1
    seat += 1
    after[_NEXT] = seat if seat < after[_SEAT_COUNT] else 0
    return after[_OVER]


@micropython.viper
def most_promising(chances: ptr16, settled: ptr8) -> int:
    """Return the best move that is not settled yet, or -1."""
    best = -1
    most = 0
    move = 0
    while move < MOVES:
        if settled[move] == 0 and chances[move] > most:
            most = chances[move]
            best = move
        move += 1
    return best


@micropython.viper
def shift(chances: ptr16, settled: ptr8, amount: int):
    """Add something to the chance of every move that is not settled."""
    move = 0
    while move < MOVES:
        if settled[move] == 0:
            chance = chances[move] + amount
            chances[move] = chance if chance > 1 else 1
        move += 1

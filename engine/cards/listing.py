"""Which moves of the card game are legal.

In viper, because it is asked for each turn of each world that an expert thinks of.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, KIND, VALUE
from engine.rows import ends_in, fits

# As in engine/cards/rules.py, moves.py and deck.py, and engine/rows.py.
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_CLOSED = const(18)
_WISHES = const(22)
_HELD = const(31)
_HANDS = const(35)
_PILES = const(68)
_SHAPES = const(122)
_HAND_SIZE = const(8)
_CARD = const(0x7F)
_NONE = const(0xFF)
_PLAY = const(1)
_DRAW = const(2)
_LAST_ROUND = const(3)
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_STOP = const(391)
_WISH = const(512)
_POINT = const(5)
_END = const(11)
_EMPTY = const(0x0F)
_LAST = const(0x0F)
_UP = const(0x10)


@micropython.viper
def list_moves(state, moves) -> int:
    """Put every legal move into `moves`, and return how many there are."""
    s = ptr8(state)
    if s[_STAGE] == _DRAW:
        return int(list_draws(state, moves))
    count = 0
    if s[_STAGE] == _PLAY:
        count = int(list_discards(state, moves))
    elif s[_STAGE] != _LAST_ROUND:
        return 0
    count = int(list_lays(state, moves, count))
    if s[_STAGE] == _LAST_ROUND:
        ptr16(moves)[count] = _STOP
        count += 1
    return count


@micropython.viper
def list_draws(s: ptr8, moves: ptr16) -> int:
    """List the stock, and the piles but for those that were discarded to this turn."""
    moves[0] = _TAKE_STOCK
    count = 1
    for pile in range(6):
        if s[_PILES + pile] != _NONE and s[_CLOSED] >> pile & 1 == 0:
            moves[count] = _TAKE + pile
            count += 1
    return count


@micropython.viper
def list_discards(s: ptr8, moves: ptr16) -> int:
    """List: discard any card, or take a wish stone for a pair."""
    kinds = ptr8(KIND)
    values = ptr8(VALUE)
    hand = _HANDS + s[_TURN] * _HAND_SIZE
    end = hand + s[_HELD + s[_TURN]]
    count = 0
    before = -1
    for place in range(hand, end):
        kind = kinds[s[place] & _CARD]
        if kind != before:  # its twin has said it all
            before = kind
            moves[count] = _DISCARD + kind
            count += 1
            value = values[kind]
            other = place + 1
            if value == 0 or value > 9 or s[_WISHES - 1 + value]:  # there is no such stone
                other = end
            second = -1
            while other < end and values[s[other] & _CARD] == value:
                if kinds[s[other] & _CARD] != second:
                    second = kinds[s[other] & _CARD]
                    moves[count] = _WISH + kind * 128 + second
                    count += 1
                other += 1
    return count


@micropython.viper
def list_lays(s: ptr8, moves: ptr16, count: int) -> int:
    """List, behind so many others: lay a card into its row, or a point card into any that fits."""
    kinds = ptr8(KIND)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    hand = _HANDS + s[_TURN] * _HAND_SIZE
    end = hand + s[_HELD + s[_TURN]]
    shapes = _SHAPES + s[_TURN] * 6
    before = -1
    while hand < end:
        kind = kinds[s[hand] & _CARD]
        hand += 1
        if kind != before:
            before = kind
            value = values[kind]
            colour = colours[kind]
            shape = s[shapes + colour]
            if value == _END:  # it goes into any row; whether into an empty one is an option
                if shape == _EMPTY and s[_OPTIONS] & 1 == 0:
                    continue
            elif colour != _POINT and shape >= _UP and int(fits(shape, value)) == 0:
                continue
            moves[count] = kind
            count += 1
            if colour == _POINT:
                for colour in range(_POINT):
                    shape = s[shapes + colour]
                    if shape & _LAST == value and int(ends_in(shape, value)):
                        moves[count] = _ONTO + colour * 16 + value
                        count += 1
    return count


@micropython.viper
def is_legal(state, move: int, moves) -> int:
    """Return 1 if a move is legal, 0 if not; `moves` is written over."""
    listed = ptr16(moves)
    count = int(list_moves(state, moves))
    while count:
        count -= 1
        if listed[count] == move:
            return 1
    return 0

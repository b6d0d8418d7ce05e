"""What anybody may look at in a game of cards: whoever asks for another's hand must be honest."""

from micropython import const

from engine import rows
from engine.cards.deck import END

# As in engine/cards/rules.py.
_OPTIONS = const(3)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)
_ENDED_ROWS = const(19)
_ENDER = const(20)
_WISHES = const(22)
_HELD = const(31)
_HANDS = const(35)
_PILES = const(68)
_ROWS = const(74)
_LENGTHS = const(98)
_SHAPES = const(122)
_BELOW = const(146)
_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_NONE = const(0xFF)
_LAST_ROUND = const(3)


def fits(s: bytearray, shape: int, value: int) -> bool:
    """Tell whether a number or end card may join a row of this shape."""
    if value != END:
        return rows.fits(shape, value)
    # An end card goes into any row; whether into an empty one is an option.
    return shape != rows.EMPTY or s[_OPTIONS] & 1 == 1


def has_wish_stone(s: bytearray, value: int) -> bool:
    """Tell whether the wish stone of this value still lies there; 0, 10 and end cards have none."""
    return 1 <= value <= 9 and s[_WISHES + value - 1] == 0


def hand_size(s: bytearray, seat: int) -> int:
    return s[_HELD + seat]


def hand_card(s: bytearray, seat: int, index: int) -> int:
    return s[_HANDS + seat * _HAND_SIZE + index] & _CARD


def is_known(s: bytearray, seat: int, index: int) -> bool:
    """Tell whether all have seen this card being taken from a pile."""
    return s[_HANDS + seat * _HAND_SIZE + index] >= _KNOWN


def stock_left(s: bytearray) -> int:
    return s[_STOCK_LEFT]


def pile_top(s: bytearray, pile: int) -> int:
    """Return the top card of a discard pile, or -1."""
    card = s[_PILES + pile]
    return -1 if card == _NONE else card


def row_length(s: bytearray, seat: int, colour: int) -> int:
    """Return how many cards lie in a row; colour POINT is the point row."""
    return s[_LENGTHS + seat * 6 + colour]


def row_shape(s: bytearray, seat: int, colour: int) -> int:
    return s[_SHAPES + seat * 6 + colour]


def row_card(s: bytearray, seat: int, colour: int, depth: int) -> int:
    """Return the card `depth` below the last one of a row."""
    card = s[_ROWS + seat * 6 + colour]
    for _ in range(depth):
        card = s[_BELOW + card]
    return card


def is_last_round(s: bytearray) -> bool:
    """Tell whether the game has ended, so that each seat only lays its last two cards."""
    return s[_STAGE] == _LAST_ROUND


def ended_by(s: bytearray) -> int:
    """Return the seat that ended the game; for the last round."""
    return s[_ENDER]


def draws_left(s: bytearray) -> int:
    """Return how many cards the seat must still draw this turn; 0 if it has yet to play."""
    return s[_DRAWS]


def closed_rows(s: bytearray) -> int:
    """Return how many rows have an end card; the fifth ends the game."""
    return s[_ENDED_ROWS]


def wish_stone_owner(s: bytearray, value: int) -> int:
    """Return the seat that has the wish stone 1 to 9, or -1."""
    return s[_WISHES + value - 1] - 1


def wish_stones(s: bytearray, seat: int) -> int:
    count = 0
    for stone in range(_WISHES, _WISHES + 9):
        if s[stone] == seat + 1:
            count += 1
    return count

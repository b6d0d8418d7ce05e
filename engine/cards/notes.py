"""What a seat knows of a card game, noted as a list of numbers.

Cards are counted twice, those in its hand and those it has not seen: for each colour a mask of the
numbers (bits 0 to 10, and 11 to 15 for the twins of 3 to 7), the end cards, the cards of each
value, and all of them.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, VALUE

# The notes, number by number.
_UNSEEN = const(0)  # cards the seat has not seen: masks by colour, and the point cards
_HAND = const(24)  # the same of its hand
_ENDS = const(6)  # from there on: end cards by colour
_OF_VALUE = const(11)  # cards by value
_COUNT = const(23)  # all cards
_ROW_LENGTHS = const(48)  # six rows for each seat; the sixth is the point row
_ROW_SHAPES = const(72)
_STONES_OF = const(96)  # wish stones of each seat
_STONES = const(100)  # mask of the wish stones left
_STONES_LEFT = const(101)
_SEAT_COUNT = const(102)
_SEAT = const(103)  # whose notes these are
_NEXT = const(104)  # whose turn it is, or will be when a card has been drawn
_STOCK_CARDS = const(105)
_CLOSED_ROWS = const(106)
_TOPS = const(107)  # of the piles
_PHASE = const(113)
_SINGLES_HELD = const(114)  # different values in hand whose stones are left
_PAIRS_HELD = const(115)  # those of them that are in hand twice or more
_POINTS_HELD = const(116)  # point cards in hand
# What is noted by judge.py and gains.py.
_PLACES = const(117)  # for each seat eight places in the weights: five rows, pairs, singles, points
_MORE = const(149)  # the weights of these eight with one more such card in hand
_COMING = const(157)  # by colour: cards unseen that can follow
_WORTHS = const(162)  # before a move: of the rows, of all the rest
_OTHERS = const(168)  # and of the other seats together; 0 until that is asked for
_SIDES = const(169)  # by colour: masks of the numbers that can follow, on either side; 0 if none
_BASES = const(179)  # by colour, for either side: the place in the weights without a follower
_MEAN = const(189)  # what a card unseen gains on average
_GAIN = const(190)  # of the best move
_ASKED = const(191)  # a move that is judged alone
NOTES = const(192)

# As in engine/cards/rules.py, moves.py and deck.py, and engine/rows.py.
_SEATS = const(2)
_TURN = const(5)
_STOCK_LEFT = const(16)
_DRAWS = const(17)
_ENDED_ROWS = const(19)
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
_ROWS_TO_END = const(5)
_POINT = const(5)
_END = const(11)

_TWINS = const(0xF800)  # bits of a mask
# Of each colour two end cards, of each value five or ten cards and a point card; and all of them.
_ALL_CARDS = (
    b"\x00\x00\x00\x00\x00\x00\x02\x02\x02\x02\x02"
    b"\x06\x06\x06\x0b\x0b\x0b\x0b\x0b\x06\x06\x06\x0a\x65"
)
_PHASES = b"\0\1\2\3\4\4\5\5\6\6\6\7\7\7\7\x08\x08\x08\x08\x08\x09"  # by turns to come


@micropython.viper
def note(s, seat: int, notes, again: int):
    """Fill the notes of a seat.

    If the seat has only played a card since they were filled, it has seen no others: `again` is 1.
    """
    b = ptr8(s)
    n = ptr16(notes)
    colours = ptr8(COLOUR)
    values = ptr8(VALUE)
    seats = b[_SEATS]
    turn = b[_TURN]
    at = 0
    end = 6 * seats
    while at < end:
        n[_ROW_LENGTHS + at] = b[_LENGTHS + at]
        n[_ROW_SHAPES + at] = b[_SHAPES + at]
        at += 1
    at = _STONES_OF
    while at < _STONES:
        n[at] = 0
        at += 1
    stones = left = 0
    value = 1
    while value < 10:
        owner = b[_WISHES - 1 + value]
        if owner:
            n[_STONES_OF - 1 + owner] += 1
        else:
            stones |= 1 << value
            left += 1
        value += 1
    n[_STONES] = stones
    n[_STONES_LEFT] = left
    n[_SEAT_COUNT] = seats
    n[_SEAT] = seat
    if b[_DRAWS]:
        turn = turn + 1 if turn + 1 < seats else 0
    n[_NEXT] = turn
    n[_STOCK_CARDS] = b[_STOCK_LEFT]
    n[_CLOSED_ROWS] = b[_ENDED_ROWS]
    n[_PHASE] = int(phase(b[_STOCK_LEFT], seats, b[_ENDED_ROWS]))
    at = 0
    while at < 6:
        n[_TOPS + at] = b[_PILES + at]
        at += 1
    if again == 0:
        count_unseen(s, seat, notes)
    # The hand, with its pairs and singles.
    at = _HAND
    while at < _ROW_LENGTHS:
        n[at] = 0
        at += 1
    singles = pairs = points = 0
    place = _HANDS + seat * _HAND_SIZE
    end = place + b[_HELD + seat]
    while place < end:
        card = b[place] & _CARD
        place += 1
        value = values[card]
        at = _HAND + _OF_VALUE + value
        held = n[at]
        n[at] = held + 1
        if stones >> value & 1:
            if held == 0:
                singles += 1
            elif held == 1:
                pairs += 1
        at = _HAND + colours[card]
        if value == _END:
            n[at + _ENDS] += 1
        else:
            n[at] |= 1 << value + 8 if n[at] >> value & 1 else 1 << value
            if at == _HAND + _POINT:
                points += 1
    n[_SINGLES_HELD] = singles
    n[_PAIRS_HELD] = pairs
    n[_POINTS_HELD] = points


@micropython.viper
def count_unseen(s: ptr8, seat: int, notes: ptr16):
    """Count the cards that a seat has not seen: all of them, less those that it has."""
    colours = ptr8(COLOUR)
    values = ptr8(VALUE)
    all_cards = ptr8(_ALL_CARDS)
    at = 0
    while at < _COUNT:
        notes[at] = all_cards[at] if at >= _POINT else 0xFFFF
        at += 1
    notes[_POINT] = 0x7FF
    # The hands come first, and behind the stock the piles and the rows. In a hand, no card lies on
    # another.
    unseen = all_cards[_COUNT]
    others = _HANDS + s[_SEATS] * _HAND_SIZE
    end = _ROWS + 6 * s[_SEATS]
    place = _HANDS
    while place < end:
        card = s[place]
        if place < others:
            other = place - _HANDS >> 3
            if place - _HANDS & 7 >= s[_HELD + other] or (other != seat and card < _KNOWN):
                card = _NONE
            else:
                card &= _CARD
        while card != _NONE:
            value = values[card]
            at = colours[card]
            notes[_OF_VALUE + value] -= 1
            if value == _END:
                notes[_ENDS + at] -= 1
            else:
                twin = 1 << value + 8 & _TWINS
                notes[at] ^= twin if notes[at] & twin else 1 << value
            unseen -= 1
            card = s[_BELOW + card]
        place += 1
        if place == others:
            place = _PILES
    notes[_COUNT] = unseen


@micropython.viper
def hold(notes: ptr16, colour: int, value: int, one: int):
    """Put a card into the hand (`one` is 1) or take it out (-1)."""
    at = _HAND + colour
    held = notes[_HAND + _OF_VALUE + value]
    notes[_HAND + _OF_VALUE + value] = held + one
    if notes[_STONES] >> value & 1:
        fewer = held if one > 0 else held - 1
        notes[_SINGLES_HELD] += one if fewer == 0 else 0
        notes[_PAIRS_HELD] += one if fewer == 1 else 0
    if colour == _POINT:
        notes[_POINTS_HELD] += one
    if value == _END:
        notes[at + _ENDS] += one
    else:
        bit = 1 << value
        twin = bit << 8 & _TWINS
        notes[at] ^= twin if notes[at] & (bit if one > 0 else twin) else bit


@micropython.viper
def phase(stock: int, seats: int, closed_rows: int) -> int:
    """Return how long the game will last: 1 is one turn each, 9 twenty; 0 is the last round."""
    turns = (stock + seats - 1) // seats
    soon = 4 * (_ROWS_TO_END - closed_rows)  # few rows to be closed may cut it short
    turns = turns if turns < soon else soon
    return int(ptr8(_PHASES)[turns if turns < 20 else 20])

"""The judgement of the card game: what a seat knows, and what it may expect at the end.

What a seat knows is noted as a list of numbers. Cards are counted twice, those in its hand and
those it has not seen: for each colour a mask of the numbers (bits 0 to 10, and 11 to 15 for the
twins of 3 to 7), the end cards, the cards of each value, and all of them.

The weights say what things will be worth at the end: an own row by its length, the cards in hand
that can follow, those not yet seen that can, and how long the game will last; another's row from
outside, without the hand; wish stones, with the pairs in hand; point cards. Worths are in UNITs of
a point, and every weight has ZERO added.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, VALUE
from engine.cards.view import see
from engine.players.reach import BIT_COUNTS

UNIT = const(12)
ZERO = const(100)

# The weights one behind the other: name and dimensions. The first dimension is the phase.
PARTS = (
    ("own rows", (10, 10, 6, 6)),  # length, followers in hand, grade of followers unseen
    ("their rows", (10, 10, 6)),  # length, grade of followers unseen
    ("closed rows", (10, 10, 2)),  # length, another end card in hand
    ("own wishes", (10, 6, 3, 5)),  # stones, pairs in hand, stones left (halved)
    ("their wishes", (10, 6, 5)),
    ("singles", (10, 9)),  # different values in hand whose stones are left
    ("points", (10, 5)),  # point cards in hand
    ("turn", (10,)),  # having the turn
)
_THEIR_ROWS = const(3600)
_ROWS_CLOSED = const(4200)
_OWN_WISHES = const(4400)
_THEIR_WISHES = const(5300)
_SINGLES = const(5600)
_POINTS = const(5690)
_HAVING_TURN = const(5740)

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
# What is noted when they are weighed, and by cards_moves.py.
_PLACES = const(113)  # for each seat eight places in the weights: five rows, pairs, singles, points
_MORE = const(145)  # the weights of these eight with one more such card in hand
_COMING = const(153)  # by colour: cards unseen that can follow
_PHASE = const(158)
_WORTHS = const(159)  # before a move: of the rows, and of all the rest
_MEAN = const(165)  # what a card unseen gains on average
NOTES = const(166)

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
_LENGTHS = const(98)
_SHAPES = const(122)
_HAND_SIZE = const(8)
_CARD = const(0x7F)
_ROWS_TO_END = const(5)
_POINT = const(5)
_END = const(11)
_EMPTY = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)

_WIN = const(48)  # the worth of ending the game ahead
_EVERY_ROW = const(31)
_TWINS = const(0xF800)  # bits of a mask
_GRADES = bytes((0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5))  # of followers unseen
_PHASES = bytes((0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9))  # by turns to come


@micropython.viper
def note(s, seat: int, notes, unseen, again: int):
    """Fill the notes of a seat; `unseen` is as long as there are cards.

    If the seat has only played a card since they were filled, it has seen no others: `again` is 1.
    """
    b = ptr8(s)
    n = ptr16(notes)
    at = 0
    while at < 24:
        n[_ROW_LENGTHS + at] = b[_LENGTHS + at]
        n[_ROW_SHAPES + at] = b[_SHAPES + at]
        at += 1
    at = _STONES_OF
    while at < _SEAT_COUNT:
        n[at] = 0
        at += 1
    value = 1
    while value < 10:
        owner = b[_WISHES - 1 + value]
        if owner:
            n[_STONES_OF - 1 + owner] += 1
        else:
            n[_STONES] |= 1 << value
            n[_STONES_LEFT] += 1
        value += 1
    n[_SEAT_COUNT] = b[_SEATS]
    n[_SEAT] = seat
    n[_NEXT] = b[_TURN]
    if b[_DRAWS]:
        n[_NEXT] = b[_TURN] + 1 if b[_TURN] + 1 < b[_SEATS] else 0
    n[_STOCK_CARDS] = b[_STOCK_LEFT]
    n[_CLOSED_ROWS] = b[_ENDED_ROWS]
    at = 0
    while at < 6:
        n[_TOPS + at] = b[_PILES + at]
        at += 1
    if again == 0:
        count_cards(notes, _UNSEEN, unseen, 0, int(see(s, seat, unseen)))
    place = _HANDS + seat * _HAND_SIZE
    count_cards(notes, _HAND, s, place, place + b[_HELD + seat])


@micropython.viper
def count_cards(notes, to: int, cards: ptr8, place: int, end: int):
    """Count the cards from one place to another of a list."""
    n = ptr16(notes)
    colours = ptr8(COLOUR)
    values = ptr8(VALUE)
    at = to
    while at < to + _COUNT:
        n[at] = 0
        at += 1
    n[at] = end - place
    while place < end:
        card = cards[place] & _CARD
        value = values[card]
        at = to + colours[card]
        n[to + _OF_VALUE + value] += 1
        if value == _END:
            n[at + _ENDS] += 1
        else:
            n[at] |= 1 << value + 8 if n[at] >> value & 1 else 1 << value
        place += 1


@micropython.viper
def phase(stock: int, seats: int, closed_rows: int) -> int:
    """Return how long the game will last: 1 is one turn each, 9 twenty; 0 is the last round."""
    turns = (stock + seats - 1) // seats
    soon = 4 * (_ROWS_TO_END - closed_rows)  # few rows to be closed may cut it short
    turns = turns if turns < soon else soon
    return int(ptr8(_PHASES)[turns if turns < 20 else 20])


@micropython.viper
def weigh(notes, weights, seat: int, colours: int, now: int) -> int:
    """Return the worth of some rows of a seat, and of all it has besides, in a phase of the game.

    The places of the weights are noted. Of the seat whose notes these are, the hand counts too.
    """
    n = ptr16(notes)
    weight = ptr8(weights)
    bits = ptr8(BIT_COUNTS)
    grades = ptr8(_GRADES)
    own = 1 if seat == n[_SEAT] else 0
    places = _PLACES + seat * 8
    row = seat * 6
    stones = n[_STONES_OF + seat]
    left = n[_STONES_LEFT] >> 1
    stones = now * 6 + (stones if stones < 5 else 5)
    total = UNIT * n[_ROW_LENGTHS + row + _POINT]
    if own:
        singles = pairs = 0
        value = 1
        while value < 10:
            if n[_STONES] >> value & 1:
                held = n[_HAND + _OF_VALUE + value]
                singles += 1 if held else 0
                pairs += 1 if held > 1 else 0
            value += 1
        mask = n[_HAND + _POINT]
        points = bits[mask & 255] + bits[mask >> 8]
        place = _OWN_WISHES + (stones * 3 + (pairs if pairs < 2 else 2)) * 5 + left
        n[places + 5] = place
        n[places + 6] = _SINGLES + now * 9 + (singles if singles < 8 else 8)
        n[places + 7] = _POINTS + now * 5 + (points if points < 4 else 4)
        n[_MORE + 5] = weight[place + (5 if pairs < 2 else 0)]
        n[_MORE + 6] = weight[n[places + 6] + (1 if singles < 8 else 0)]
        n[_MORE + 7] = weight[n[places + 7] + (1 if points < 4 else 0)]
        total += weight[place] + weight[n[places + 6]] + weight[n[places + 7]] - 3 * ZERO
    else:
        n[places + 5] = _THEIR_WISHES + stones * 5 + left
        total += weight[n[places + 5]] - ZERO
    colour = 0
    while colour < 5:
        if colours >> colour & 1:
            shape = n[_ROW_SHAPES + row]
            length = n[_ROW_LENGTHS + row]
            length = now * 10 + (length if length < 9 else 9)
            ends = n[_HAND + _ENDS + colour] if own else 0
            coming = n[_UNSEEN + _ENDS + colour]
            most = more = 0
            if shape >= _END_CARD:
                place = _ROWS_CLOSED + length * 2 + (1 if ends else 0)
                most = weight[place]
                more = weight[_ROWS_CLOSED + length * 2 + 1]
                n[places + colour] = place
                n[_COMING + colour] = coming
            else:
                # The numbers on one side of the last one, or on the better of both sides.
                side = 0xFFFF
                other_side = -1
                if shape != _EMPTY:
                    last = shape & 15
                    side = 0x7FF >> last << last | 0xFFFF << last + 8 & _TWINS
                    other_side = (2 << last) - 1 & 0x7FF | (2 << last + 8) - 1 & _TWINS
                    if shape & _UP:
                        other_side = -1
                    elif shape & _DOWN:
                        side = other_side
                        other_side = -1
                while side >= 0:
                    mask = n[_UNSEEN + colour] & side
                    unseen = coming + bits[mask & 255] + bits[mask >> 8]
                    place = length * 6
                    step = 0
                    if own:
                        mask = n[_HAND + colour] & side
                        followers = ends + bits[mask & 255] + bits[mask >> 8]
                        step = 6 if followers < 5 else 0
                        place = (place + (followers if followers < 5 else 5)) * 6
                    else:
                        place += _THEIR_ROWS
                    place += grades[unseen]
                    if weight[place] > most:
                        most = weight[place]
                        more = weight[place + step]
                        n[places + colour] = place
                        n[_COMING + colour] = unseen
                    side = other_side
                    other_side = -1
            if own:
                n[_MORE + colour] = more
            total += most - ZERO
        row += 1
        colour += 1
    return total


@micropython.viper
def prospect(notes, weights, now: int, mover: int) -> int:
    """Return a seat's worth less the mean of the others' in a phase, when a turn of `mover` begins.

    Phase 0 is the last round: who is ahead then has probably won.
    """
    n = ptr16(notes)
    seat = n[_SEAT]
    seats = n[_SEAT_COUNT]
    others = 0
    other = 0
    while other < seats:
        if other != seat:
            others += int(weigh(notes, weights, other, _EVERY_ROW, now))
        other += 1
    worth = int(weigh(notes, weights, seat, _EVERY_ROW, now)) - others // (seats - 1)
    if now == 0:
        ahead = 2 * worth
        ahead = ahead if ahead < _WIN else _WIN
        return worth + (ahead if ahead > 0 - _WIN else 0 - _WIN)
    turn = int(ptr8(weights)[_HAVING_TURN + now]) - ZERO
    return worth + turn if mover == seat else worth - turn // (seats - 1)


@micropython.viper
def expect(notes, weights) -> int:
    """Return what a seat may expect as things stand."""
    n = ptr16(notes)
    now = int(phase(n[_STOCK_CARDS], n[_SEAT_COUNT], n[_CLOSED_ROWS]))
    return int(prospect(notes, weights, now, n[_NEXT]))

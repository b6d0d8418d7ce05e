"""What each move of the card game gains: the judgement of the seat after it, less that before it.

Most moves change one row, and what the hand holds besides. Where more changes, the move is tried on
the seat's notes (see notes.py) and taken back, so that moves can be judged in any order.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, POINT_CARDS, VALUE
from engine.cards.judge import GRADES, prospect, weigh
from engine.cards.notes import hold, phase
from engine.players.reach import BIT_COUNTS
from engine.rows import with_number

_FAR = const(4000)  # added to what may be below 0 in the notes
_LAST_PHASES = const(5)  # below this one, every turn counts
_NOBODY = const(4)
_NEARER_END = const(8000)  # in place of a gain

# As in engine/cards/notes.py.
_UNSEEN = const(0)
_HAND = const(24)
_ENDS = const(6)
_OF_VALUE = const(11)
_COUNT = const(23)
_ROW_LENGTHS = const(48)
_ROW_SHAPES = const(72)
_STONES_OF = const(96)
_STONES = const(100)
_STONES_LEFT = const(101)
_SEAT_COUNT = const(102)
_SEAT = const(103)
_STOCK_CARDS = const(105)
_CLOSED_ROWS = const(106)
_TOPS = const(107)
_PHASE = const(113)
_SINGLES_HELD = const(114)
_PAIRS_HELD = const(115)
_POINTS_HELD = const(116)
_PLACES = const(117)
_MORE = const(149)
_COMING = const(157)
_WORTHS = const(162)
_OTHERS = const(168)
_SIDES = const(169)
_BASES = const(179)
_MEAN = const(189)
_GAIN = const(190)
_ASKED = const(191)
_TWINS = const(0xF800)

# As in engine/cards/judge.py.
UNIT = const(12)
ZERO = const(100)
_ROWS_CLOSED = const(4200)
_OWN_WISHES = const(4400)
_THEIR_WISHES = const(5300)
_SINGLES = const(5600)
_POINTS = const(5690)
_HAVING_TURN = const(5740)
_EVERY_ROW = const(31)
_FOLLOWERS = const(32)

# As in engine/cards/rules.py, moves.py and deck.py, and engine/rows.py.
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_WISH = const(512)
_POINT = const(5)
_END = const(11)
_UP = const(0x10)
_DOWN = const(0x20)
_END_BIT = const(0x40)


@micropython.viper
def prepare(notes, weights, drawing: int):
    """Note what moves are compared with: the seat as it is.

    What a card unseen gains is wanted when one is to be drawn, and for wish stones.
    """
    n = ptr16(notes)
    weight = ptr8(weights)
    seat = n[_SEAT]
    now = n[_PHASE]
    rest = int(weigh(notes, weights, seat, _EVERY_ROW | _FOLLOWERS, now))
    places = _PLACES + seat * 8
    part = 0
    while part < 5:
        worth = weight[n[places + part]]
        n[_WORTHS + part] = worth
        rest -= worth - ZERO
        part += 1
    n[_WORTHS + part] = _FAR + rest
    n[_OTHERS] = 0
    if drawing or n[_PAIRS_HELD]:
        n[_MEAN] = _FAR + int(mean_card(notes, weights))


@micropython.viper
def mean_card(notes, weights) -> int:
    """Return what a card unseen gains the seat on average, when all its rows have been weighed."""
    n = ptr16(notes)
    weight = ptr8(weights)
    if n[_UNSEEN + _COUNT] == 0:
        return 0
    places = _PLACES + n[_SEAT] * 8
    total = 0
    part = 0
    while part < 8:
        gain = n[_MORE + part] - weight[n[places + part]]
        cards = 0
        if part < 5:
            cards = n[_COMING + part]
        elif part == 7:
            mask = n[_UNSEEN + _POINT]
            cards = int(ptr8(BIT_COUNTS)[mask & 255]) + int(ptr8(BIT_COUNTS)[mask >> 8])
        elif gain:  # a value in hand once makes a pair; one not in hand may be paired later
            value = 1
            while value < 10:
                if n[_STONES] >> value & 1 and n[_HAND + _OF_VALUE + value] == 6 - part:
                    cards += n[_UNSEEN + _OF_VALUE + value]
                value += 1
        total += gain * cards
        part += 1
    return total // n[_UNSEEN + _COUNT]


@micropython.viper
def judge(notes, weights, move: int) -> int:
    """Return what a move gains, when the notes have been prepared."""
    n = ptr16(notes)
    n[_ASKED] = move
    best_move(notes, weights, notes, _ASKED, _ASKED + 1)
    return n[_GAIN] - _FAR


@micropython.viper
def best_move(notes, weights, moves: ptr16, first: int, end: int) -> int:
    """Return the move of a list that gains most; of equals the last, which is rather a lay than a
    discard. What it gains is noted."""
    n = ptr16(notes)
    weight = ptr8(weights)
    bits = ptr8(BIT_COUNTS)
    colours = ptr8(COLOUR)
    values = ptr8(VALUE)
    now = n[_PHASE]
    rows = n[_SEAT] * 6
    stones = n[_STONES_OF + n[_SEAT]]
    wishes_at = _OWN_WISHES + (now * 6 + (stones if stones < 5 else 5)) * 15
    wishes_at += n[_STONES_LEFT] >> 1
    before = n[_WORTHS + 5] - _FAR - UNIT * n[_ROW_LENGTHS + rows + _POINT] + 3 * ZERO
    best = moves[first]
    most = 0 - _FAR
    while end > first:
        end -= 1
        move = moves[end]
        gain = 0
        if move >= _WISH:
            gain = int(wish(notes, weights, move - _WISH >> 7, move & 127))
        elif move == _TAKE_STOCK:
            gain = int(take_unseen(notes, weights))
        elif most > 0 and move >= _DISCARD and move < _ONTO:
            continue  # no discard gains anything
        else:
            # One card more or less in hand: what changes of a row, and of all the rest?
            one = -1
            card = move & 127
            if move >= _TAKE:
                one = 1
                card = n[_TOPS + move - _TAKE]
            elif move >= _ONTO:
                card = int(ptr8(POINT_CARDS)[move & 15])
            colour = colours[card]
            value = values[card]
            singles = n[_SINGLES_HELD]
            pairs = n[_PAIRS_HELD]
            points = n[_POINTS_HELD]
            if n[_STONES] >> value & 1:
                held = n[_HAND + _OF_VALUE + value]
                held = held if one > 0 else held - 1
                singles += one if held == 0 else 0
                pairs += one if held == 1 else 0
            if colour == _POINT:
                points += one
                if move < _DISCARD:
                    gain = UNIT
                elif move >= _ONTO and one < 0:
                    gain = int(laid(notes, weights, move - _ONTO >> 4, move))
            elif move < _DISCARD:
                gain = int(laid(notes, weights, colour, value))
            else:
                gain = 0 - n[_WORTHS + colour]
                ends = n[_HAND + _ENDS + colour]
                hand = n[_HAND + colour]
                if value == _END:
                    ends += one
                else:
                    twin = 1 << value + 8 & _TWINS
                    hand ^= twin if hand & (1 << value if one > 0 else twin) else 1 << value
                at = 2 * colour
                worth = 0
                if n[_ROW_SHAPES + rows + colour] >= _END_BIT:
                    worth = weight[n[_BASES + at] + (1 if ends else 0)]
                else:
                    side = n[_SIDES + at]
                    while side:
                        mask = hand & side
                        held = ends + bits[mask & 255] + bits[mask >> 8]
                        place = n[_BASES + at] + 6 * (held if held < 5 else 5)
                        worth = weight[place] if weight[place] > worth else worth
                        side = 0 if at & 1 else n[_SIDES + at + 1]
                        at += 1
                gain += worth
            if gain != _NEARER_END:
                gain += weight[wishes_at + 5 * (pairs if pairs < 2 else 2)] - before
                gain += weight[_SINGLES + now * 9 + (singles if singles < 8 else 8)]
                gain += weight[_POINTS + now * 5 + (points if points < 4 else 4)]
            else:
                gain = int(bring_end_nearer(notes, weights, colour))
        if gain > most:
            most = gain
            best = move
    n[_GAIN] = _FAR + most
    return best


@micropython.viper
def laid(notes, weights, colour: int, value: int) -> int:
    """Return what a row gains by a card of its colour, or by a point card (then `value` is _ONTO or
    more); _NEARER_END if more than the row changes."""
    n = ptr16(notes)
    weight = ptr8(weights)
    bits = ptr8(BIT_COUNTS)
    row = n[_SEAT] * 6 + colour
    shape = n[_ROW_SHAPES + row]
    length = n[_ROW_LENGTHS + row] + 1
    length = n[_PHASE] * 10 + (length if length < 9 else 9)
    hand = n[_HAND + colour]
    ends = n[_HAND + _ENDS + colour]
    coming = n[_UNSEEN + _ENDS + colour]
    if value == _END:
        if shape < _END_BIT:
            then = int(phase(n[_STOCK_CARDS], n[_SEAT_COUNT], n[_CLOSED_ROWS] + 1))
            if then != n[_PHASE]:
                return _NEARER_END
        place = _ROWS_CLOSED + length * 2 + (1 if ends > 1 else 0)
        return weight[place] - n[_WORTHS + colour]
    if value < _ONTO:
        shape = int(with_number(shape, value))
        twin = 1 << value + 8 & _TWINS
        hand ^= twin if hand & twin else 1 << value
    last = shape & 15
    side = 0x7FF >> last << last | 0xFFFF << last + 8 & _TWINS
    other_side = (2 << last) - 1 & 0x7FF | (2 << last + 8) - 1 & _TWINS
    if shape & _UP:
        other_side = 0
    elif shape & _DOWN:
        side = other_side
        other_side = 0
    worth = 0
    while side:
        mask = hand & side
        followers = ends + bits[mask & 255] + bits[mask >> 8]
        mask = n[_UNSEEN + colour] & side
        place = length * 6 + (followers if followers < 5 else 5)
        mask = coming + bits[mask & 255] + bits[mask >> 8]
        place = place * 6 + int(ptr8(GRADES)[mask])
        worth = weight[place] if weight[place] > worth else worth
        side = other_side
        other_side = 0
    return worth - n[_WORTHS + colour]


@micropython.viper
def bring_end_nearer(notes, weights, colour: int) -> int:
    """Return what an end card gains that closes a row, when that changes the phase."""
    n = ptr16(notes)
    row = n[_SEAT] * 6 + colour
    then = int(phase(n[_STOCK_CARDS], n[_SEAT_COUNT], n[_CLOSED_ROWS] + 1))
    hold(notes, colour, _END, -1)
    n[_ROW_LENGTHS + row] += 1
    n[_ROW_SHAPES + row] += _END_BIT
    gain = int(prospect(notes, weights, then, _NOBODY))
    n[_ROW_LENGTHS + row] -= 1
    n[_ROW_SHAPES + row] -= _END_BIT
    hold(notes, colour, _END, 1)
    return gain - int(present(notes, weights))


@micropython.viper
def present(notes, weights) -> int:
    """Return the seat's prospect as things are."""
    n = ptr16(notes)
    worth = n[_WORTHS + 5] - _FAR - 5 * ZERO
    colour = 0
    while colour < 5:
        worth += n[_WORTHS + colour]
        colour += 1
    others = n[_SEAT_COUNT] - 1
    turn = int(ptr8(weights)[_HAVING_TURN + n[_PHASE]]) - ZERO
    return worth - int(worth_of_others(notes, weights)) // others - turn // others


@micropython.viper
def worth_of_others(notes, weights) -> int:
    """Return the sum of what the others may expect as things are; it is worked out once."""
    n = ptr16(notes)
    if n[_OTHERS] == 0:
        worth = other = 0
        while other < n[_SEAT_COUNT]:
            if other != n[_SEAT]:
                worth += int(weigh(notes, weights, other, _EVERY_ROW, n[_PHASE]))
            other += 1
        n[_OTHERS] = _FAR + worth
    return n[_OTHERS] - _FAR


@micropython.viper
def wish(notes, weights, first: int, second: int) -> int:
    """Return what a wish stone gains, with two cards gone and one more drawn."""
    n = ptr16(notes)
    weight = ptr8(weights)
    seat = n[_SEAT]
    now = n[_PHASE]
    seats = n[_SEAT_COUNT]
    value = int(ptr8(VALUE)[first])
    colour = int(ptr8(COLOUR)[first])
    other_colour = int(ptr8(COLOUR)[second])
    changed = (1 << colour | 1 << other_colour) & _EVERY_ROW
    gain = n[_MEAN] - n[_WORTHS + 5]
    gain += ZERO - n[_WORTHS + colour] if colour < _POINT else 0
    if other_colour != colour:
        gain += ZERO - n[_WORTHS + other_colour] if other_colour < _POINT else 0
    # For the others there is one stone less to be had.
    left = n[_STONES_LEFT] >> 1
    less = n[_STONES_LEFT] - 1 >> 1
    others = int(worth_of_others(notes, weights))
    gain += others // (seats - 1)
    other = 0
    while other < seats:
        if other != seat:
            place = n[_STONES_OF + other]
            place = _THEIR_WISHES + (now * 6 + (place if place < 5 else 5)) * 5
            others += weight[place + less] - weight[place + left]
        other += 1
    gain -= others // (seats - 1)
    hold(notes, colour, value, -1)
    hold(notes, other_colour, value, -1)
    held = n[_HAND + _OF_VALUE + value]
    n[_SINGLES_HELD] -= 1 if held else 0
    n[_PAIRS_HELD] -= 1 if held > 1 else 0
    n[_STONES] ^= 1 << value
    n[_STONES_LEFT] -= 1
    n[_STONES_OF + seat] += 1
    gain += int(weigh(notes, weights, seat, changed, now))
    n[_STONES] ^= 1 << value
    n[_STONES_LEFT] += 1
    n[_STONES_OF + seat] -= 1
    n[_SINGLES_HELD] += 1 if held else 0
    n[_PAIRS_HELD] += 1 if held > 1 else 0
    hold(notes, other_colour, value, 1)
    hold(notes, colour, value, 1)
    return gain


@micropython.viper
def take_unseen(notes, weights) -> int:
    """Return what a card from the stock gains; towards the end, every turn counts."""
    n = ptr16(notes)
    gain = n[_MEAN] - _FAR + 1  # rather than a card that gains the same, and all have seen
    now = n[_PHASE]
    if now < _LAST_PHASES:
        then = int(phase(n[_STOCK_CARDS] - 1, n[_SEAT_COUNT], n[_CLOSED_ROWS]))
        if then != now:
            gain += int(prospect(notes, weights, then, _NOBODY)) - int(present(notes, weights))
    return gain

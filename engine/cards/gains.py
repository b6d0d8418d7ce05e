"""What each move of the card game gains: the judgement of the seat after it, less that before it.

A move is tried on the seat's notes (see cards_judge.py) and taken back, so that moves can be judged
in any order.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, KIND, POINT_CARDS, VALUE
from engine.cards.judge import phase, prospect, weigh
from engine.players.reach import BIT_COUNTS
from engine.rows import with_number

_FAR = const(4000)  # added to what may be below 0 in the notes
_LAST_PHASES = const(5)  # below this one, every turn counts
_NOBODY = const(4)

# As in engine/cards/judge.py.
ZERO = const(100)
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
_PLACES = const(113)
_MORE = const(145)
_COMING = const(153)
_PHASE = const(158)
_WORTHS = const(159)
_MEAN = const(165)
_TWINS = const(0xF800)
_EVERY_ROW = const(31)

# As in engine/cards/rules.py, moves.py and deck.py, and engine/rows.py.
_HELD = const(31)
_HANDS = const(35)
_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_WISH = const(512)
_POINT = const(5)
_END = const(11)
_END_CARD = const(0x40)


@micropython.viper
def prepare(notes, weights):
    """Note what moves are compared with: the seat as it is."""
    n = ptr16(notes)
    seat = n[_SEAT]
    now = int(phase(n[_STOCK_CARDS], n[_SEAT_COUNT], n[_CLOSED_ROWS]))
    n[_PHASE] = now
    weigh(notes, weights, seat, _EVERY_ROW, now)
    part = 0
    while part < 5:
        n[_WORTHS + part] = int(ptr8(weights)[n[_PLACES + seat * 8 + part]])
        part += 1
    n[_MEAN] = _FAR + int(mean_card(notes, weights))
    n[_WORTHS + part] = _FAR + int(weigh(notes, weights, seat, 0, now))


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
        else:  # a value in hand once makes a pair; one not in hand may be paired later
            value = 1
            while value < 10:
                if n[_STONES] >> value & 1 and n[_HAND + _OF_VALUE + value] == 6 - part:
                    cards += n[_UNSEEN + _OF_VALUE + value]
                value += 1
        total += gain * cards
        part += 1
    return total // n[_UNSEEN + _COUNT]


@micropython.viper
def hold(notes, colour: int, value: int, one: int):
    """Put a card into the hand (`one` is 1) or take it out (-1)."""
    n = ptr16(notes)
    at = _HAND + colour
    n[_HAND + _OF_VALUE + value] += one
    if value == _END:
        n[at + _ENDS] += one
    else:
        bit = 1 << value
        twin = bit << 8 & _TWINS
        n[at] ^= twin if n[at] & (bit if one > 0 else twin) else bit


@micropython.viper
def judge(notes, weights, move: int) -> int:
    """Return what a move gains, when the notes have been prepared."""
    if move >= _WISH:
        return int(wish(notes, weights, move - _WISH >> 7, move & 127))
    if move == _TAKE_STOCK:
        return int(take_unseen(notes, weights))
    n = ptr16(notes)
    seat = n[_SEAT]
    now = n[_PHASE]
    one = -1
    kind = move & 127
    if move >= _TAKE:
        kind = n[_TOPS + move - _TAKE]
        one = 1
    elif move >= _ONTO:
        kind = int(ptr8(POINT_CARDS)[move & 15])
    colour = own_colour = int(ptr8(COLOUR)[kind])
    value = int(ptr8(VALUE)[kind])
    if move >= _ONTO and one < 0:
        colour = move - _ONTO >> 4
    changed = 0 if colour == _POINT else 1 << colour
    before = n[_WORTHS + 5] - _FAR
    if changed:
        before += n[_WORTHS + colour] - ZERO
    row = seat * 6 + colour
    shape = n[_ROW_SHAPES + row]
    after = shape
    then = now
    grown = 0
    if move < _DISCARD or (move >= _ONTO and one < 0):
        grown = 1
        if move < _DISCARD and changed:
            after = shape + _END_CARD if value == _END else int(with_number(shape, value))
            if shape < _END_CARD and after >= _END_CARD:  # it may bring the end nearer
                then = int(phase(n[_STOCK_CARDS], n[_SEAT_COUNT], n[_CLOSED_ROWS] + 1))
                if then != now:
                    before = int(prospect(notes, weights, now, _NOBODY))
    hold(notes, own_colour, value, one)
    n[_ROW_LENGTHS + row] += grown
    n[_ROW_SHAPES + row] = after
    worth = 0
    if then == now:
        worth = int(weigh(notes, weights, seat, changed, now))
    else:
        worth = int(prospect(notes, weights, then, _NOBODY))
    n[_ROW_LENGTHS + row] -= grown
    n[_ROW_SHAPES + row] = shape
    hold(notes, own_colour, value, 0 - one)
    return worth - before


@micropython.viper
def wish(notes, weights, first: int, second: int) -> int:
    """Return what a wish stone gains, with two cards gone and one more drawn."""
    n = ptr16(notes)
    seat = n[_SEAT]
    value = int(ptr8(VALUE)[first])
    colour = int(ptr8(COLOUR)[first])
    other_colour = int(ptr8(COLOUR)[second])
    gain = n[_MEAN] - _FAR - int(prospect(notes, weights, n[_PHASE], _NOBODY))
    hold(notes, colour, value, -1)
    hold(notes, other_colour, value, -1)
    n[_STONES] ^= 1 << value
    n[_STONES_LEFT] -= 1
    n[_STONES_OF + seat] += 1
    gain += int(prospect(notes, weights, n[_PHASE], _NOBODY))
    n[_STONES] ^= 1 << value
    n[_STONES_LEFT] += 1
    n[_STONES_OF + seat] -= 1
    hold(notes, other_colour, value, 1)
    hold(notes, colour, value, 1)
    return gain


@micropython.viper
def take_unseen(notes, weights) -> int:
    """Return what a card from the stock gains; towards the end, every turn counts."""
    n = ptr16(notes)
    gain = n[_MEAN] - _FAR + 1  # rather than a card that gains the same, and all have seen
    now = n[_PHASE]
    then = int(phase(n[_STOCK_CARDS] - 1, n[_SEAT_COUNT], n[_CLOSED_ROWS]))
    if now < _LAST_PHASES and then != now:
        gain += int(prospect(notes, weights, then, _NOBODY))
        gain -= int(prospect(notes, weights, now, _NOBODY))
    return gain


@micropython.viper
def is_sensible(s: ptr8, seat: int, move: int) -> int:
    """Return 0 for what would let a game go on for ever: to discard a card that was taken from a
    pile, as long as the hand holds another one, and to take one more when it holds none."""
    kinds = ptr8(KIND)
    if move < _DISCARD or move >= _TAKE_STOCK or (move >= _ONTO and move < _TAKE):
        return 1
    place = _HANDS + seat * _HAND_SIZE
    end = place + s[_HELD + seat]
    fresh = taken = 0
    kind = -1
    while place < end:
        if kinds[s[place] & _CARD] != kind:  # of twins, the one in front will go first
            kind = kinds[s[place] & _CARD]
            if s[place] < _KNOWN:
                fresh = 1
            elif kind == move - _DISCARD:
                taken = 1
        place += 1
    if move >= _TAKE:
        return fresh
    return 0 if fresh and taken else 1


@micropython.viper
def best_move(s, notes, weights, moves: ptr16, count: int) -> int:
    """Return the move that gains most; of equals the last, which is rather a lay than a discard."""
    seat = int(ptr16(notes)[_SEAT])
    best = moves[0]
    most = 0 - _FAR
    prepare(notes, weights)
    while count:
        count -= 1
        move = moves[count]
        # No discard gains anything: half of the time is saved where a card can be laid well.
        if most <= 0 or move < _DISCARD or move >= _ONTO:
            gain = int(judge(notes, weights, move))
            if gain > most and int(is_sensible(s, seat, move)):
                most = gain
                best = move
    return best

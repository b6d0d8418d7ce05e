"""The judgement of the card game: what a seat may expect at the end, from what it knows (notes.py).

The weights say what things will be worth at the end: an own row by its length, the cards in hand
that can follow, those not yet seen that can, and how long the game will last; another's row from
outside, without the hand; wish stones, with the pairs in hand; point cards. Worths are in UNITs of
a point, and every weight has ZERO added.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

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

# As in engine/cards/notes.py.
_UNSEEN = const(0)
_HAND = const(24)
_ENDS = const(6)
_ROW_LENGTHS = const(48)
_ROW_SHAPES = const(72)
_STONES_OF = const(96)
_STONES_LEFT = const(101)
_SEAT_COUNT = const(102)
_SEAT = const(103)
_NEXT = const(104)
_PHASE = const(113)
_SINGLES_HELD = const(114)
_PAIRS_HELD = const(115)
_POINTS_HELD = const(116)
_PLACES = const(117)
_MORE = const(149)
_COMING = const(157)
_SIDES = const(169)
_BASES = const(179)
_TWINS = const(0xF800)

# As in engine/cards/deck.py and engine/rows.py.
_POINT = const(5)
_EMPTY = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_BIT = const(0x40)

_WIN = const(48)  # the worth of ending the game ahead
_EVERY_ROW = const(31)
_FOLLOWERS = const(32)  # to be noted, too
GRADES = b"\0\1\1\2\2\3\3\3\4\4\4\5\5\5\5\5\5\5\5"  # of followers unseen


@micropython.viper
def weigh(notes, weights, seat: int, colours: int, now: int) -> int:
    """Return the worth of some rows of a seat, and of all it has besides, in a phase of the game.

    The places of the weights are noted. Of the seat whose notes these are, the hand counts too, and
    with _FOLLOWERS it is noted what can follow in its rows.
    """
    n = ptr16(notes)
    weight = ptr8(weights)
    bits = ptr8(BIT_COUNTS)
    grades = ptr8(GRADES)
    own = 1 if seat == n[_SEAT] else 0
    places = _PLACES + seat * 8
    row = seat * 6
    stones = n[_STONES_OF + seat]
    left = n[_STONES_LEFT] >> 1
    stones = now * 6 + (stones if stones < 5 else 5)
    total = UNIT * n[_ROW_LENGTHS + row + _POINT]
    if own:
        singles = n[_SINGLES_HELD]
        pairs = n[_PAIRS_HELD]
        points = n[_POINTS_HELD]
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
            most = -1
            more = 0
            if shape >= _END_BIT:
                place = _ROWS_CLOSED + length * 2 + (1 if ends else 0)
                most = weight[place]
                more = weight[_ROWS_CLOSED + length * 2 + 1]
                n[places + colour] = place
                n[_COMING + colour] = coming
                if colours >= _FOLLOWERS:
                    n[_BASES + 2 * colour] = _ROWS_CLOSED + length * 2
            else:
                # The numbers on one side of the last one, or on the better of both sides.
                side = 0xFFFF
                other_side = 0
                if shape != _EMPTY:
                    last = shape & 15
                    side = 0x7FF >> last << last | 0xFFFF << last + 8 & _TWINS
                    other_side = (2 << last) - 1 & 0x7FF | (2 << last + 8) - 1 & _TWINS
                    if shape & _UP:
                        other_side = 0
                    elif shape & _DOWN:
                        side = other_side
                        other_side = 0
                at = 2 * colour
                while side:
                    mask = n[_UNSEEN + colour] & side
                    unseen = coming + bits[mask & 255] + bits[mask >> 8]
                    place = length * 6 + grades[unseen]
                    step = 0
                    if own:
                        place += length * 30
                        if colours >= _FOLLOWERS:
                            n[_SIDES + 2 * colour + 1] = other_side
                            n[_SIDES + at] = side
                            n[_BASES + at] = place
                            at += 1
                        mask = n[_HAND + colour] & side
                        followers = ends + bits[mask & 255] + bits[mask >> 8]
                        step = 6 if followers < 5 else 0
                        place += 6 * (followers if followers < 5 else 5)
                    else:
                        place += _THEIR_ROWS
                    if weight[place] > most:
                        most = weight[place]
                        more = weight[place + step]
                        n[places + colour] = place
                        n[_COMING + colour] = unseen
                    side = other_side
                    other_side = 0
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
    return int(prospect(notes, weights, n[_PHASE], n[_NEXT]))

"""The rules of the card game once more, for thinking: quick, and only for legal moves.

The bytes are those of engine/cards/rules.py, and so are the moves and their order. The last round
is left out: nobody thinks ahead into it.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, KIND, POINT_CARDS, VALUE
from engine.players.reach import joined

# As in engine/cards/rules.py, engine/cards/deck.py and engine/rows.py.
_SEATS = const(2)
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)
_CLOSED = const(18)
_ENDED_ROWS = const(19)
_ENDER = const(20)
_WISHES = const(22)
_HELD = const(31)
_HANDS = const(35)
_STOCK = const(67)
_PILES = const(68)
_ROWS = const(74)
_LENGTHS = const(98)
_SHAPES = const(122)
_BELOW = const(146)
_SIZE = const(247)
_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_NONE = const(0xFF)
_ROWS_TO_END = const(5)
_PLAY = const(1)
_DRAW = const(2)
_LAST = const(3)
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_WISH = const(512)
_POINT = const(5)
_END = const(11)
_EMPTY = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


@micropython.viper
def legal_moves(s: ptr8, moves: ptr16) -> int:
    """Put every legal move into `moves`; return how many there are."""
    count = 0
    if s[_STAGE] == _DRAW:
        moves[0] = _TAKE_STOCK
        count = 1
        pile = 0
        while pile < 6:
            if s[_PILES + pile] != _NONE and s[_CLOSED] >> pile & 1 == 0:
                moves[count] = _TAKE + pile
                count += 1
            pile += 1
        return count
    kinds = ptr8(KIND)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    hand = _HANDS + s[_TURN] * _HAND_SIZE
    end = hand + s[_HELD + s[_TURN]]
    # Discard any card, or take a wish stone for a pair.
    before = -1
    place = hand
    while place < end:
        kind = kinds[s[place] & _CARD]
        if kind != before:
            moves[count] = _DISCARD + kind
            count += 1
            value = values[kind]
            second = -1
            other = place + 1
            if value == 0 or value > 9 or s[_WISHES - 1 + value]:
                other = end
            while other < end and values[s[other] & _CARD] == value:
                if kinds[s[other] & _CARD] != second:
                    second = kinds[s[other] & _CARD]
                    moves[count] = _WISH + kind * 128 + second
                    count += 1
                other += 1
        before = kind
        place += 1
    # Lay a card.
    before = -1
    place = hand
    while place < end:
        kind = kinds[s[place] & _CARD]
        if kind != before:
            before = kind
            value = values[kind]
            row = _SHAPES + s[_TURN] * 6 + colours[kind]
            shape = s[row]
            if colours[kind] == _POINT:
                moves[count] = kind
                count += 1
                colour = 0
                while colour < 5:
                    if s[row - 5 + colour] & ~(_UP | _DOWN) == value:
                        moves[count] = _ONTO + colour * 16 + value
                        count += 1
                    colour += 1
            elif value == _END:
                if shape != _EMPTY or s[_OPTIONS] & 1:
                    moves[count] = kind
                    count += 1
            elif (
                shape < _END_CARD
                and (shape & _UP == 0 or value >= shape & 15)
                and (shape & _DOWN == 0 or value <= shape & 15)
            ):
                moves[count] = kind
                count += 1
        place += 1
    return count


@micropython.viper
def copy(source: ptr8, target: ptr8):
    """Do target[:] = source, without making a slice."""
    at = 0
    while at < _SIZE:
        target[at] = source[at]
        at += 1


@micropython.viper
def deal(state, seat: int, unseen: ptr8, count: int):
    """Deal anew what a seat has not seen: others' hands and the stock get these cards."""
    s = ptr8(state)
    other = 0
    while other < s[_SEATS]:
        if other != seat:
            # Keep what all have seen, and draw the others.
            held = s[_HELD + other]
            hand = _HANDS + other * _HAND_SIZE
            place = hand
            kept = 0
            while place < hand + held:
                if s[place] >= _KNOWN:
                    s[hand + kept] = s[place]
                    kept += 1
                place += 1
            s[_HELD + other] = kept
            while kept < held:
                count -= 1
                into_hand(state, other, unseen[count])
                kept += 1
        other += 1
    below = _NONE
    while count:
        count -= 1
        card = unseen[count]
        s[_BELOW + card] = below
        below = card
    s[_STOCK] = below


@micropython.viper
def apply(state, move: int) -> int:
    """Make a legal move; return the stage it leads to."""
    s = ptr8(state)
    if s[_STAGE] == _DRAW:
        draw(state, move)
    else:
        play(state, move)
    return s[_STAGE]


@micropython.viper
def play(state, move: int):
    """Discard a card, take a wish stone for a pair, or lay a card."""
    s = ptr8(state)
    seat = s[_TURN]
    s[_STAGE] = _DRAW
    s[_DRAWS] = 1
    if move >= _WISH:
        first = move - _WISH >> 7
        second = move & 127
        put_on(state, second, _PILES + int(ptr8(COLOUR)[second]), 1 if first == second else 0)
        put_on(state, first, _PILES + int(ptr8(COLOUR)[first]), 0)
        s[_CLOSED] |= 1 << int(ptr8(COLOUR)[first]) | 1 << int(ptr8(COLOUR)[second])
        s[_WISHES - 1 + int(ptr8(VALUE)[first])] = seat + 1
        s[_DRAWS] = 2
    elif move >= _ONTO:
        row = seat * 6 + (move - _ONTO >> 4)
        put_on(state, int(ptr8(POINT_CARDS)[move & 15]), _ROWS + row, 0)
        s[_LENGTHS + row] += 1
    elif move >= _DISCARD:
        colour = int(ptr8(COLOUR)[move - _DISCARD])
        put_on(state, move - _DISCARD, _PILES + colour, 0)
        s[_CLOSED] |= 1 << colour
    else:
        row = seat * 6 + int(ptr8(COLOUR)[move])
        value = int(ptr8(VALUE)[move])
        put_on(state, move, _ROWS + row, 0)
        s[_LENGTHS + row] += 1
        shape = s[_SHAPES + row]
        if int(ptr8(COLOUR)[move]) != _POINT:
            s[_SHAPES + row] = int(joined(shape, value))
        if value == _END and shape < _END_CARD:
            s[_ENDED_ROWS] += 1
            if s[_ENDED_ROWS] == _ROWS_TO_END:
                finish(state)


@micropython.viper
def put_on(state, kind: int, stack: int, skip: int):
    """Put a card of this kind out of the hand onto a stack: of twins, `skip` of them stay."""
    s = ptr8(state)
    kinds = ptr8(KIND)
    seat = s[_TURN]
    place = _HANDS + seat * _HAND_SIZE
    while kinds[s[place] & _CARD] != kind:
        place += 1
    place += skip
    card = s[place] & _CARD
    s[_HELD + seat] -= 1
    end = _HANDS + seat * _HAND_SIZE + s[_HELD + seat]
    while place < end:
        s[place] = s[place + 1]
        place += 1
    s[end] = 0
    s[_BELOW + card] = s[stack]
    s[stack] = card


@micropython.viper
def into_hand(state, seat: int, card: int):
    """Put a card into a hand, which stays sorted, of twins the known one first."""
    s = ptr8(state)
    kinds = ptr8(KIND)
    kind = kinds[card & _CARD]
    s[_BELOW + (card & _CARD)] = _NONE
    hand = _HANDS + seat * _HAND_SIZE
    place = hand + s[_HELD + seat]
    while place > hand:
        left = s[place - 1]
        left_kind = kinds[left & _CARD]
        if left_kind < kind or (left_kind == kind and left >= card):
            break
        s[place] = left
        place -= 1
    s[place] = card
    s[_HELD + seat] += 1


@micropython.viper
def draw(state, move: int):
    """Take the top card of a pile or of the stock into the hand."""
    s = ptr8(state)
    seat = s[_TURN]
    stack = _STOCK if move == _TAKE_STOCK else _PILES + move - _TAKE
    card = s[stack]
    s[stack] = s[_BELOW + card]
    into_hand(state, seat, card if move == _TAKE_STOCK else card | _KNOWN)
    s[_DRAWS] -= 1
    if move == _TAKE_STOCK:
        s[_STOCK_LEFT] -= 1
    if s[_STOCK_LEFT] == 0:
        finish(state)
    elif s[_DRAWS] == 0:
        s[_CLOSED] = 0
        s[_STAGE] = _PLAY
        s[_TURN] = seat + 1 if seat + 1 < s[_SEATS] else 0


@micropython.viper
def finish(state):
    """The game has ended; from the next seat on, each may lay two more cards."""
    s = ptr8(state)
    seat = s[_TURN]
    s[_ENDER] = seat
    s[_DRAWS] = 0
    s[_CLOSED] = 0
    s[_STAGE] = _LAST
    s[_TURN] = seat + 1 if seat + 1 < s[_SEATS] else 0

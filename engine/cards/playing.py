"""What a legal move of the card game does, and how cards go from one place to another.

In viper, because it is done for each turn of each world that an expert thinks of.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.cards.deck import COLOUR, KIND, POINT_CARDS, VALUE
from engine.rows import with_number

# As in engine/cards/rules.py, moves.py and deck.py, engine/rows.py and engine/state.py.
_SEATS = const(2)
_TURN = const(5)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)
_CLOSED = const(18)
_ENDED_ROWS = const(19)
_ENDER = const(20)
_LAID = const(21)
_WISHES = const(22)
_HELD = const(31)
_HANDS = const(35)
_STOCK = const(67)
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
_LAST_LAYS = const(2)
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
_END_CARD = const(0x40)
_OVER = const(0)


@micropython.viper
def play(state, move: int) -> int:
    """Make a legal move; return the stage it leads to."""
    s = ptr8(state)
    if s[_STAGE] == _DRAW:
        draw(state, move)
    elif s[_STAGE] == _LAST_ROUND:
        lay_after_the_end(state, move)
    else:
        s[_STAGE] = _DRAW
        s[_DRAWS] = 1
        if move >= _WISH:
            first = move - _WISH >> 7
            second = move & 127
            discard(state, second, 1 if first == second else 0)
            discard(state, first, 0)
            s[_WISHES - 1 + int(ptr8(VALUE)[first])] = s[_TURN] + 1
            s[_DRAWS] = 2
        elif move >= _DISCARD and move < _ONTO:
            discard(state, move - _DISCARD, 0)
        else:
            lay(state, move)
            if s[_ENDED_ROWS] >= _ROWS_TO_END:
                end_game(state)
    return s[_STAGE]


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
        end_game(state)  # at once, even if a second draw was due
    elif s[_DRAWS] == 0:
        s[_CLOSED] = 0
        s[_STAGE] = _PLAY
        pass_turn(state)


@micropython.viper
def discard(state, kind: int, skip: int):
    """Put a card of this kind onto its pile; of twins, `skip` of them stay."""
    colour = int(ptr8(COLOUR)[kind])
    out_of_hand(state, kind, _PILES + colour, skip)
    s = ptr8(state)
    s[_CLOSED] |= 1 << colour


@micropython.viper
def lay(state, move: int):
    """Lay a card into the own row of its colour, or a point card into one of the own rows."""
    s = ptr8(state)
    row = s[_TURN] * 6
    if move >= _ONTO:
        row += move - _ONTO >> 4
        out_of_hand(state, int(ptr8(POINT_CARDS)[move & 15]), _ROWS + row, 0)
    else:
        colour = int(ptr8(COLOUR)[move])
        value = int(ptr8(VALUE)[move])
        row += colour
        out_of_hand(state, move, _ROWS + row, 0)
        shape = s[_SHAPES + row]
        if value == _END:
            s[_SHAPES + row] = shape + _END_CARD
            s[_ENDED_ROWS] += 1 if shape < _END_CARD else 0
        elif colour != _POINT:
            s[_SHAPES + row] = int(with_number(shape, value))
    s[_LENGTHS + row] += 1


@micropython.viper
def lay_after_the_end(state, move: int):
    """Lay one of the last two cards, or stop."""
    s = ptr8(state)
    if move != _STOP:
        lay(state, move)
        s[_LAID] += 1
    if move == _STOP or s[_LAID] == _LAST_LAYS:
        s[_LAID] = 0
        if s[_TURN] == s[_ENDER]:
            s[_STAGE] = _OVER
        else:
            pass_turn(state)


@micropython.viper
def end_game(state):
    """End the game: from the next seat on, each may lay two more cards."""
    s = ptr8(state)
    s[_ENDER] = s[_TURN]
    s[_DRAWS] = 0
    s[_CLOSED] = 0
    s[_STAGE] = _LAST_ROUND
    pass_turn(state)


@micropython.viper
def pass_turn(s: ptr8):
    """Go on to the next seat, clockwise."""
    seat = s[_TURN] + 1
    s[_TURN] = seat if seat < s[_SEATS] else 0


# ---- cards on their way


@micropython.viper
def out_of_hand(s: ptr8, kind: int, stack: int, skip: int):
    """Put a card of this kind out of the hand onto a stack: of twins, `skip` of them stay."""
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
def into_hand(s: ptr8, seat: int, card: int):
    """Put a card (or card + _KNOWN) into a hand, which stays sorted, of twins the known one first.

    It lies on nothing there, or a hand would remember what lies on the stock.
    """
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

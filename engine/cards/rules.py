"""Keltis, the card game: the rules, as functions over one bytearray.

Every card lies in exactly one place: in a hand, or in a stack (the stock, six discard piles, the
rows). A stack is the number of its top card, and `_BELOW` says for each card which one it lies on.
"""

from array import array

from micropython import const

from engine import rng, rows, state
from engine.cards import (
    DEFAULT_OPTIONS,
    NAME,
    NUMBER,
    OPTIONS,
    PARTS,
    ROW_POINTS,
    WISH_POINTS,
)
from engine.cards import ROWS as ROWS  # for whoever has the rules
from engine.cards.deck import CARDS, COLOUR, END, KIND, POINT, POINT_CARDS, VALUE
from engine.cards.moves import (
    DISCARD,
    LAY,
    ONTO,
    STOP,
    TAKE,
    TAKE_STOCK,
    WISH,
    card_played,
    is_onto,
    onto,
    onto_row,
    onto_value,
    pile_taken,
    second_card,
    wish,
)
from engine.errors import GameError, illegal
from engine.state import OVER, RNG, guard, seat_after, start

# The same for every game.
turn = state.turn
is_over = state.is_over
seat_count = state.seat_count
first_seat = state.first_seat
option_bits = state.option_bits

# The state, byte by byte; the first sixteen are described in state.py.
_SEATS = const(2)
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)  # draws still to be made this turn
_CLOSED = const(18)  # bit mask of the piles discarded to this turn
_ENDED_ROWS = const(19)  # rows with an end card, of all seats
_ENDER = const(20)  # the seat that ended the game
_LAID = const(21)  # cards this seat has laid after the end
_WISHES = const(22)  # for each wish stone 1 to 9: 0, or the number of its seat + 1
_HELD = const(31)  # cards in each hand
_HANDS = const(35)  # eight each, sorted; _KNOWN is added to what all have seen being taken
_STOCK = const(67)  # here and below: the top card of a stack
_PILES = const(68)
_ROWS = const(74)  # six for each seat; the sixth is the point row
_LENGTHS = const(98)
_SHAPES = const(122)
_BELOW = const(146)
SIZE = const(247)

_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_NONE = const(0xFF)
_REMOVED_FOR_TWO = const(30)
ROWS_TO_END = const(5)  # with an end card
_LAST_LAYS = const(2)

_PLAY = const(1)
_DRAW = const(2)
_LAST_ROUND = const(3)  # the game has ended; each seat may lay two more cards

MOST_MOVES = const(38)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, NUMBER, seats, seed, first, options, OPTIONS)
    deck = bytearray(range(CARDS))
    rng.shuffle(s, RNG, deck, CARDS)
    s[_STOCK:_LENGTHS] = bytes([_NONE]) * (_LENGTHS - _STOCK)
    s[_BELOW:SIZE] = bytes([_NONE]) * CARDS
    s[_SHAPES:_BELOW] = bytes([rows.EMPTY]) * (_BELOW - _SHAPES)
    dealt = 0
    for seat in range(seats):
        for _ in range(_HAND_SIZE):
            into_hand(s, seat, deck[dealt])
            dealt += 1
    # With two seats 30 cards leave the game: they lie under the stock and are never drawn.
    for card in range(CARDS - 1, dealt - 1, -1):
        push(s, _STOCK, deck[card])
    s[_STOCK_LEFT] = CARDS - dealt - (_REMOVED_FOR_TWO if seats == 2 else 0)
    s[_STAGE] = _PLAY
    return s


# ---- what is legal


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long) and return how many."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == _PLAY:
        return _list_plays(s, moves)
    if stage == _DRAW:
        return _list_draws(s, moves)
    if stage == _LAST_ROUND:
        count = _list_lays(s, moves, 0)
        moves[count] = STOP
        return count + 1
    return 0


def _list_plays(s: bytearray, moves: array) -> int:
    """List: discard any card, take a wish stone for a pair, or lay a card."""
    hand = _HANDS + s[_TURN] * _HAND_SIZE
    end = hand + s[_HELD + s[_TURN]]
    count = 0
    before = _NONE
    for place in range(hand, end):
        kind = KIND[s[place] & _CARD]
        if kind != before:  # its twin has said it all
            moves[count] = DISCARD + kind
            count += 1
            value = VALUE[kind]
            second = _NONE
            for other in range(place + 1, end):
                other_kind = KIND[s[other] & _CARD]
                if VALUE[other_kind] != value:
                    break
                if other_kind != second and has_wish_stone(s, value):
                    moves[count] = wish(kind, other_kind)
                    count += 1
                    second = other_kind
        before = kind
    return _list_lays(s, moves, count)


def _list_lays(s: bytearray, moves: array, count: int) -> int:
    seat = s[_TURN]
    hand = _HANDS + seat * _HAND_SIZE
    shapes = _SHAPES + seat * 6
    before = _NONE
    for place in range(hand, hand + s[_HELD + seat]):
        kind = KIND[s[place] & _CARD]
        if kind == before:
            continue
        before = kind
        colour = COLOUR[kind]
        if colour == POINT:
            moves[count] = LAY + kind
            count += 1
            value = VALUE[kind]
            for colour in range(POINT):
                if rows.ends_in(s[shapes + colour], value):
                    moves[count] = onto(colour, value)
                    count += 1
        elif fits(s, s[shapes + colour], VALUE[kind]):
            moves[count] = LAY + kind
            count += 1
    return count


def _list_draws(s: bytearray, moves: array) -> int:
    """List the stock, and the piles but for those that were discarded to this turn."""
    moves[0] = TAKE_STOCK
    count = 1
    for pile in range(6):
        if s[_PILES + pile] != _NONE and not s[_CLOSED] >> pile & 1:
            moves[count] = TAKE + pile
            count += 1
    return count


def fits(s: bytearray, shape: int, value: int) -> bool:
    """Tell whether a number or end card may join a row of this shape."""
    if value != END:
        return rows.fits(shape, value)
    # An end card goes into any row; whether into an empty one is an option.
    return shape != rows.EMPTY or s[_OPTIONS] & 1 == 1


def has_wish_stone(s: bytearray, value: int) -> bool:
    """Tell whether the wish stone of this value still lies there; 0, 10 and end cards have none."""
    return 1 <= value <= 9 and s[_WISHES + value - 1] == 0


# ---- what a move does


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, NUMBER)
    stage = s[_STAGE]
    if stage == _DRAW:
        _draw(s, move)
    elif stage == _PLAY:
        if move < DISCARD or ONTO <= move < TAKE:
            _lay(s, move)
            if s[_ENDED_ROWS] >= ROWS_TO_END:
                _end(s)
            else:
                _to_draw(s, 1)
        elif move < ONTO:
            _discard(s, move)
        elif move < WISH:
            raise illegal(NAME, move, "now a card must be played")
        else:
            _take_wish_stone(s, move)
    elif stage == _LAST_ROUND:
        if move == STOP:
            _next_last_seat(s)
        else:
            _lay(s, move)
            s[_LAID] += 1
            if s[_LAID] == _LAST_LAYS:
                _next_last_seat(s)
    else:
        raise GameError("the game is over: no more moves")


def reveals(move: int, own: bool) -> bool:
    """Tell whether a move shows somebody what was hidden: a card from the stock, and whatever
    another seat plays, since it plays from a hidden hand."""
    return move == TAKE_STOCK or not own


def _lay(s: bytearray, move: int) -> None:
    """Lay a card into the own row of its colour, or a point card into one of the own rows."""
    seat = s[_TURN]
    if is_onto(move):
        colour = onto_row(move)
        value = onto_value(move)
        if colour >= POINT or value >= END:
            raise illegal(NAME, move, "there is no such card or row")
        place = _place_in_hand(s, move, POINT_CARDS[value])
        row = seat * 6 + colour
        if not rows.ends_in(s[_SHAPES + row], value):
            raise illegal(
                NAME, move, "the last number of that row is another, or the row is closed"
            )
    else:
        kind = move - LAY
        place = _place_in_hand(s, move, kind)
        colour = COLOUR[kind]
        row = seat * 6 + colour
        if colour != POINT:
            value = VALUE[kind]
            shape = s[_SHAPES + row]
            if not fits(s, shape, value):
                raise illegal(NAME, move, "it does not fit the row")
            if value != END:
                s[_SHAPES + row] = rows.with_number(shape, value)
            else:
                s[_SHAPES + row] = rows.with_end_card(shape)
                if rows.end_cards(shape) == 0:
                    s[_ENDED_ROWS] += 1
    s[_LENGTHS + row] += 1
    push(s, _ROWS + row, out_of_hand(s, seat, place))


def _discard(s: bytearray, move: int) -> None:
    _onto_pile(s, _place_in_hand(s, move, card_played(move)))
    _to_draw(s, 1)


def _take_wish_stone(s: bytearray, move: int) -> None:
    """Discard two cards of the same value and take the wish stone of that value."""
    first = card_played(move)
    second = second_card(move)
    place = _place_in_hand(s, move, first)
    other = _place_in_hand(s, move, second)
    if first == second:
        other += 1  # twins lie side by side
        if other == _hand_end(s) or KIND[s[other] & _CARD] != first:
            raise illegal(NAME, move, "there is only one such card in the hand")
    value = VALUE[first]
    if first > second or value != VALUE[second]:
        raise illegal(NAME, move, "a wish stone takes two cards of one value")
    if not has_wish_stone(s, value):
        raise illegal(NAME, move, "that wish stone is not there")
    _onto_pile(s, other)  # the later place first: taking it out moves no earlier one
    _onto_pile(s, place)
    s[_WISHES + value - 1] = s[_TURN] + 1
    _to_draw(s, 2)


def _draw(s: bytearray, move: int) -> None:
    if move == TAKE_STOCK:
        s[_STOCK_LEFT] -= 1
        into_hand(s, s[_TURN], pop(s, _STOCK))
        if s[_STOCK_LEFT] == 0:
            return _end(s)  # at once, even if a second draw was due
    else:
        pile = pile_taken(move)
        if not 0 <= pile < 6:
            raise illegal(NAME, move, "now a card must be drawn")
        if s[_PILES + pile] == _NONE:
            raise illegal(NAME, move, "that pile is empty")
        if s[_CLOSED] >> pile & 1:
            raise illegal(NAME, move, "that pile was discarded to this turn")
        into_hand(s, s[_TURN], pop(s, _PILES + pile) | _KNOWN)
    s[_DRAWS] -= 1
    if s[_DRAWS] == 0:
        s[_CLOSED] = 0
        s[_TURN] = seat_after(s, s[_TURN])
        s[_STAGE] = _PLAY


def _to_draw(s: bytearray, draws: int) -> None:
    s[_DRAWS] = draws
    s[_STAGE] = _DRAW


def _end(s: bytearray) -> None:
    """End the game: from the next seat on, each may lay two more cards."""
    s[_ENDER] = s[_TURN]
    s[_DRAWS] = s[_CLOSED] = 0
    s[_STAGE] = _LAST_ROUND
    s[_TURN] = seat_after(s, s[_TURN])


def _next_last_seat(s: bytearray) -> None:
    s[_LAID] = 0
    if s[_TURN] == s[_ENDER]:
        s[_STAGE] = OVER
    else:
        s[_TURN] = seat_after(s, s[_TURN])


# ---- where the cards lie


def push(s: bytearray, stack: int, card: int) -> None:
    s[_BELOW + card] = s[stack]
    s[stack] = card


def pop(s: bytearray, stack: int) -> int:
    card = s[stack]
    s[stack] = s[_BELOW + card]
    s[_BELOW + card] = _NONE  # or a hand would remember what lies on the stock
    return card


def into_hand(s: bytearray, seat: int, card: int) -> None:
    """Add a card (or card + _KNOWN) to a hand; it stays sorted, of twins the known one first."""
    hand = _HANDS + seat * _HAND_SIZE
    place = hand + s[_HELD + seat]
    kind = KIND[card & _CARD]
    while place > hand:
        left = s[place - 1]
        left_kind = KIND[left & _CARD]
        if left_kind < kind or (left_kind == kind and left >= card):
            break
        s[place] = left
        place -= 1
    s[place] = card
    s[_HELD + seat] += 1


def out_of_hand(s: bytearray, seat: int, place: int) -> int:
    card = s[place] & _CARD
    s[_HELD + seat] -= 1
    end = _HANDS + seat * _HAND_SIZE + s[_HELD + seat]
    while place < end:
        s[place] = s[place + 1]
        place += 1
    s[end] = 0
    return card


def _hand_end(s: bytearray) -> int:
    """Return the place just behind the moving seat's last card."""
    return _HANDS + s[_TURN] * _HAND_SIZE + s[_HELD + s[_TURN]]


def _place_in_hand(s: bytearray, move: int, kind: int) -> int:
    """Return where the moving seat holds a kind of card: of twins, the one that all know."""
    for place in range(_HANDS + s[_TURN] * _HAND_SIZE, _hand_end(s)):
        if KIND[s[place] & _CARD] == kind:
            return place
    raise illegal(NAME, move, "that card is not in the hand")


def _onto_pile(s: bytearray, place: int) -> None:
    card = out_of_hand(s, s[_TURN], place)
    pile = COLOUR[card]
    push(s, _PILES + pile, card)
    s[_CLOSED] |= 1 << pile


# ---- what anybody may look at


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


def see(s: bytearray, seat: int, seen: bytearray) -> None:
    """Set seen[card] to 1 for every card a seat knows the place of, 0 for all others."""
    for card in range(CARDS):
        seen[card] = 0
    for stack in range(_PILES, _LENGTHS):  # the piles, and behind them the rows
        card = s[stack]
        while card != _NONE:
            seen[card] = 1
            card = s[_BELOW + card]
    for other in range(s[_SEATS]):
        for place in range(
            _HANDS + other * _HAND_SIZE, _HANDS + other * _HAND_SIZE + s[_HELD + other]
        ):
            if other == seat or s[place] >= _KNOWN:
                seen[s[place] & _CARD] = 1


def wish_stone_owner(s: bytearray, value: int) -> int:
    """Return the seat that has the wish stone 1 to 9, or -1."""
    return s[_WISHES + value - 1] - 1


def wish_stones(s: bytearray, seat: int) -> int:
    count = 0
    for stone in range(_WISHES, _WISHES + 9):
        if s[stone] == seat + 1:
            count += 1
    return count


# ---- scores


def score_part(s: bytearray, seat: int, part: int) -> int:
    """Return one of the PARTS of a seat's score, as things stand."""
    if part < POINT:
        return rows.points(ROW_POINTS, s[_LENGTHS + seat * 6 + part])
    if part == POINT:
        return s[_LENGTHS + seat * 6 + POINT]
    return rows.points(WISH_POINTS, wish_stones(s, seat))


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, NUMBER)
    total = 0
    for part in range(len(PARTS)):
        total += score_part(s, seat, part)
    return total

"""Keltis, the card game: the rules, as functions over one bytearray.

Every card lies in exactly one place: in a hand, or in a stack (the stock, six discard piles, the
rows). A stack is the number of its top card, and `_BELOW` says for each card which one it lies on.

The rules have rooms: which moves are legal (listing.py), what one does (playing.py), why another is
not legal (refusals.py), and what anybody may look at (looking.py).
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
from engine.cards.deck import CARDS, KIND, POINT  # noqa: F401 (whoever has the rules has the deck,
from engine.cards.listing import is_legal, list_moves
from engine.cards.looking import (  # noqa: F401 (what can be looked at,
    closed_rows,
    draws_left,
    ended_by,
    fits,
    hand_card,
    hand_size,
    has_wish_stone,
    is_known,
    is_last_round,
    pile_top,
    row_card,
    row_length,
    row_shape,
    stock_left,
    wish_stone_owner,
    wish_stones,
)
from engine.cards.moves import (  # noqa: F401 (and the moves)
    DISCARD,
    LAY,
    ONTO,
    STOP,
    TAKE,
    TAKE_STOCK,
    WISH,
)
from engine.cards.playing import into_hand, play
from engine.errors import GameError, illegal
from engine.state import OVER, RNG, guard, start

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
_listed = array("H", bytes(2 * MOST_MOVES))


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    """Deal a game; the same seed deals the same cards."""
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
    for card in reversed(deck[dealt:]):
        s[_BELOW + card] = s[_STOCK]
        s[_STOCK] = card
    s[_STOCK_LEFT] = CARDS - dealt - (_REMOVED_FOR_TWO if seats == 2 else 0)
    s[_STAGE] = _PLAY
    return s


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long) and return how many."""
    guard(s, SIZE, NUMBER)
    return list_moves(s, moves)


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, NUMBER)
    if not is_legal(s, move, _listed):
        if s[_STAGE] == OVER:
            raise GameError("the game is over: no more moves")
        from engine.cards.refusals import why_not

        raise illegal(NAME, move, why_not(s, move))
    play(s, move)


def reveals(move: int, own: bool) -> bool:
    """Tell whether a move shows somebody what was hidden: a card from the stock, and whatever
    another seat plays, since it plays from a hidden hand."""
    return move == TAKE_STOCK or not own


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

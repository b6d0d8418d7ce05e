"""The card game, in many worlds: what a few moves lead to, whatever lies where nobody can see it.

What the seat has not seen is dealt anew for each world, and everybody plays on for a few turns (see
cards_ahead.py). After some worlds only the two best moves are followed further.

A world is a board of numbers, with quick moves: whether they are legal is not asked. The unseen
cards are one list: others' hands and the stock are dealt from it as they come. What lies below a
card is noted once for all worlds: what goes onto a pile in thought is noted anew each time.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rng
from engine.cards import rules as cards
from engine.cards.deck import CARDS, COLOUR, KIND, POINT_CARDS, VALUE
from engine.players import cards_ahead as ahead

_COMPARED = const(4)  # moves
_WORLDS = const(64)
_WORLDS_FOR_ALL = const(16)
_CLEAR = const(2)  # a move that looks worse at first must lead to this much more
_TURNS = (0, 0, 4, 3, 4)  # that are played on, for each number of seats

# A board, number by number; in front of it are the notes of cards_ahead.py.
_FIRST = const(96)
_SEATS = const(96)
_END_CARD_OPENS = const(97)
_TURN = const(98)
_DRAWS = const(99)  # to be made; 0 before the play
_OVER = const(100)
_STOCK = const(101)  # cards left in it
_CLOSED_ROWS = const(102)
_CLOSED_PILES = const(103)  # bit mask of those discarded to this turn
_STONES = const(104)  # bit mask of the wish stones left
_STONES_LEFT = const(105)
_DRAWN = const(106)  # cards dealt or drawn of those unseen
_PILES = const(107)  # the top cards
_HELD = const(113)
_WISHES = const(117)
_SECRET = const(121)  # what not all have seen: see below
_LENGTHS = const(150)
_SHAPES = const(174)
_HANDS = const(198)  # _KNOWN is added to what all have seen being taken
_BOARD = const(230)
_KEPT = const(134)  # without the notes

# What not all have seen, from _SECRET on.
_VALUES = const(0)  # by colour: values as bit masks, twins apart, and end cards
_TWINS = const(5)
_END_CARDS = const(10)
_OF_VALUE = const(15)
_POINT_CARDS = const(27)
_ALL_CARDS = const(28)

# Moves are those of engine/cards/rules.py.
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_WISH = const(512)

# Where a move leads.
_SAME_TURN = const(0)
_NEXT_TURN = const(1)
_THE_END = const(2)

_POINT = const(5)
_END = const(11)
_KNOWN = const(128)
_NONE = const(255)
_EMPTY = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)
_HAND_SIZE = const(8)
_ROWS_TO_END = const(5)


def load(s: bytearray, seat: int, board: array, below: bytearray, unseen: bytearray) -> int:
    """A game as a board, with what each card of a pile lies on, and the cards that a seat has not
    seen; how many these are."""
    for index in range(_FIRST, _BOARD):
        board[index] = 0
    seats = cards.seat_count(s)
    board[_SEATS] = seats
    board[_END_CARD_OPENS] = cards.option_bits(s) & 1
    board[_TURN] = cards.turn(s)
    board[_DRAWS] = cards.draws_left(s)
    board[_OVER] = 1 if cards.is_last_round(s) else 0
    board[_STOCK] = cards.stock_left(s)
    board[_CLOSED_ROWS] = cards.closed_rows(s)
    for value in range(1, 10):
        owner = cards.wish_stone_owner(s, value)
        if owner < 0:
            board[_STONES] |= 1 << value
            board[_STONES_LEFT] += 1
        else:
            board[_WISHES + owner] += 1
    for pile in range(6):
        board[_PILES + pile] = card = cards.pile_top(s, pile) & _NONE
        if cards.is_closed(s, pile):
            board[_CLOSED_PILES] |= 1 << pile
        while card != _NONE:
            under = cards.card_below(s, card) & _NONE
            below[card] = under
            card = under
    for other in range(seats):
        for colour in range(6):
            row = other * 6 + colour
            board[_LENGTHS + row] = cards.row_length(s, other, colour)
            board[_SHAPES + row] = cards.row_shape(s, other, colour)
        board[_HELD + other] = cards.hand_size(s, other)
        for index in range(board[_HELD + other]):
            place = _HANDS + other * _HAND_SIZE + index
            known = cards.is_known(s, other, index)
            card = cards.hand_card(s, other, index)
            board[place] = card + (_KNOWN if known else 0)
            if other == seat and not known:
                become(board, card, 1)
    cards.see(s, seat, unseen)
    count = 0
    for card in range(CARDS):
        if not unseen[card]:
            unseen[count] = card
            count += 1
            become(board, card, 1)
    return count


@micropython.viper
def become(board, card: int, secret: int) -> int:
    """Count a card among those that not all have seen, or no more."""
    b = ptr16(board)
    colour = int(ptr8(COLOUR)[card])
    value = int(ptr8(VALUE)[card])
    one = 1 if secret else -1
    b[_SECRET + _ALL_CARDS] += one
    b[_SECRET + _OF_VALUE + value] += one
    if colour == _POINT:
        b[_SECRET + _POINT_CARDS] += one
    elif value == _END:
        b[_SECRET + _END_CARDS + colour] += one
    else:
        # Of twins, the second comes last and goes first.
        at = _SECRET + _VALUES + colour
        if secret:
            if b[at] >> value & 1:
                at += _TWINS
        elif b[at + _TWINS] >> value & 1:
            at += _TWINS
        b[at] ^= 1 << value
    return 0


@micropython.viper
def deal(board, unseen, seat: int) -> int:
    """Give the others, for what a seat does not know of their hands, the first cards unseen."""
    b = ptr16(board)
    new = ptr8(unseen)
    drawn = 0
    other = 0
    while other < b[_SEATS]:
        if other != seat:
            place = _HANDS + other * _HAND_SIZE
            end = place + b[_HELD + other]
            while place < end:
                if b[place] < _KNOWN:
                    b[place] = new[drawn]
                    drawn += 1
                place += 1
        other += 1
    b[_DRAWN] = drawn
    return 0


@micropython.viper
def copy(source, first: int, target, to: int) -> int:
    """A board from one array into another, without the notes in front of it."""
    old = ptr16(source)
    new = ptr16(target)
    at = 0
    while at < _KEPT:
        new[to + at] = old[first + at]
        at += 1
    return 0


@micropython.viper
def out_of_hand(board, kind: int) -> int:
    """The mover gives away a card of this kind."""
    b = ptr16(board)
    kinds = ptr8(KIND)
    seat = b[_TURN]
    b[_HELD + seat] -= 1
    last = _HANDS + seat * _HAND_SIZE + b[_HELD + seat]
    place = _HANDS + seat * _HAND_SIZE
    while place < last and kinds[b[place] & 127] != kind:
        place += 1
    card = b[place]
    b[place] = b[last]
    if card < _KNOWN:
        become(board, card, 0)
    return card & 127


@micropython.viper
def onto_pile(board, kind: int, below) -> int:
    b = ptr16(board)
    card = int(out_of_hand(board, kind))
    pile = int(ptr8(COLOUR)[card])
    ptr8(below)[card] = b[_PILES + pile]
    b[_PILES + pile] = card
    b[_CLOSED_PILES] |= 1 << pile
    return 0


@micropython.viper
def advance(board, move: int, below, unseen) -> int:
    """Make a move; where it leads."""
    b = ptr16(board)
    if b[_DRAWS]:
        draw(board, move, below, unseen)
    else:
        play(board, move, below)
    if b[_OVER]:
        return _THE_END
    return _SAME_TURN if b[_DRAWS] else _NEXT_TURN


@micropython.viper
def play(board, move: int, below) -> int:
    """Lay a card, discard one, or take a wish stone."""
    b = ptr16(board)
    seat = b[_TURN]
    b[_DRAWS] = 1
    if move >= _WISH:
        kind = (move - _WISH) >> 7
        onto_pile(board, kind, below)
        onto_pile(board, move - _WISH & 127, below)
        b[_STONES] ^= 1 << int(ptr8(VALUE)[kind])
        b[_STONES_LEFT] -= 1
        b[_WISHES + seat] += 1
        b[_DRAWS] = 2
        return 0
    if move >= _ONTO:
        row = seat * 6 + (move - _ONTO >> 4)
        out_of_hand(board, int(ptr8(POINT_CARDS)[move & 15]))
        b[_LENGTHS + row] += 1
        return 0
    if move >= _DISCARD:
        onto_pile(board, move - _DISCARD, below)
        return 0
    colour = int(ptr8(COLOUR)[move])
    value = int(ptr8(VALUE)[move])
    row = seat * 6 + colour
    out_of_hand(board, move)
    b[_LENGTHS + row] += 1
    if colour == _POINT:
        return 0
    shape = b[_SHAPES + row]
    if value == _END:
        if shape < _END_CARD:
            b[_CLOSED_ROWS] += 1
            if b[_CLOSED_ROWS] == _ROWS_TO_END:
                b[_OVER] = 1
        b[_SHAPES + row] = shape + _END_CARD
    else:
        way = shape & (_UP | _DOWN)
        last = shape & 15
        if way == 0 and last != _EMPTY:
            way = _UP if value > last else _DOWN if value < last else 0
        b[_SHAPES + row] = way | value
    return 0


@micropython.viper
def draw(board, move: int, below, unseen) -> int:
    """Take the top card of a pile, or the next of those unseen as the stock's."""
    b = ptr16(board)
    seat = b[_TURN]
    card = 0
    if move == _TAKE_STOCK:
        card = int(ptr8(unseen)[b[_DRAWN]])
        b[_DRAWN] += 1
        b[_STOCK] -= 1
        if b[_STOCK] == 0:
            b[_OVER] = 1
    else:
        top = b[_PILES + move - _TAKE]
        b[_PILES + move - _TAKE] = ptr8(below)[top]
        card = top | _KNOWN
    b[_HANDS + seat * _HAND_SIZE + b[_HELD + seat]] = card
    b[_HELD + seat] += 1
    b[_DRAWS] -= 1
    if b[_DRAWS] == 0:
        b[_CLOSED_PILES] = 0
        b[_TURN] = seat + 1 if seat + 1 < b[_SEATS] else 0
    return 0


# ---- many worlds


class Worlds:
    def __init__(self, table: bytes, spare: bytearray):
        """`spare`: as long as there are cards, and not used by anybody else during `compare`."""
        self.table = table
        self.moves = array("H", bytes(2 * _COMPARED))  # the one that looks best first
        self.count = 0
        self._now = array("H", bytes(2 * _KEPT))
        self._future = array("H", bytes(2 * _BOARD))
        self._below = bytearray(CARDS)
        self._unseen = spare
        self._sums = array("l", [0] * _COMPARED)

    def compare(self, s: bytearray, seat: int, luck: bytearray):
        """Go through all worlds, telling how many percent are done; of the moves, the first is the
        best so far."""
        unseen = load(s, seat, self._future, self._below, self._unseen)
        copy(self._future, _FIRST, self._now, 0)
        turns = _TURNS[cards.seat_count(s)]
        for index in range(self.count):
            self._sums[index] = 0
        self._sums[0] = _CLEAR * _WORLDS
        yield 0
        for world in range(_WORLDS):
            rng.shuffle(luck, 0, self._unseen, unseen)
            for index in range(self.count):
                copy(self._now, 0, self._future, _FIRST)
                deal(self._future, self._unseen, seat)
                self._sums[index] += self._play_on(seat, self.moves[index], turns)
                yield 100 * world // _WORLDS
            if world + 1 == _WORLDS_FOR_ALL and self.count > 2:
                self._sort()
                self.count = 2
        self._sort()

    def _play_on(self, seat: int, move: int, turns: int) -> int:
        """What a move leads to after so many turns, if everybody does what gains most."""
        future = self._future
        stage = advance(future, move, self._below, self._unseen)
        while stage != _THE_END:
            if stage == _NEXT_TURN:
                if turns == 0:
                    return ahead.prospect(future, self.table, seat)
                turns -= 1
            move = ahead.survey(future, self.table)
            stage = advance(future, move, self._below, self._unseen)
        return ahead.outcome(future, self.table, seat)

    def _sort(self) -> None:
        """The moves that lead to most first."""
        moves = self.moves
        sums = self._sums
        for index in range(1, self.count):
            for place in range(index, 0, -1):
                if sums[place] > sums[place - 1]:
                    moves[place], moves[place - 1] = moves[place - 1], moves[place]
                    sums[place], sums[place - 1] = sums[place - 1], sums[place]

"""The card game as a seat sees it, and what it may expect.

Tables say what things will be worth at the end: an own row from its length, the cards in hand that
can follow, those not yet seen that can, and how long the game will last; another's row from
outside, without its hand; wish stones, with the pairs in hand; point cards. All worths are in UNITs
of a point, with ZERO added for every table that was asked.
"""

from array import array

from micropython import const

from engine.cards import rules as cards
from engine.cards.deck import CARDS, COLOUR, END, POINT, VALUE
from engine.players.reach import ALL, count

UNIT = const(12)
ZERO = const(100)

# The tables one behind the other: name and dimensions. The first dimension is the phase.
TABLES = (
    ("own rows", (10, 10, 6, 6)),  # length, followers in hand, grade of followers unseen
    ("their rows", (10, 10, 6)),  # length, grade of followers unseen
    ("closed rows", (10, 10, 2)),  # length, another end card in hand
    ("own wishes", (10, 6, 3, 5)),  # stones, pairs in hand, stones left (halved)
    ("their wishes", (10, 6, 5)),
    ("singles", (10, 9)),  # different values in hand whose stones are left
    ("points", (10, 5)),  # point cards in hand
    ("turn", (10,)),  # having the turn
)
_THEIRS = const(3600)
_CLOSED = const(4200)
_WISHES = const(4400)
_THEIR_WISHES = const(5300)
_SINGLES = const(5600)
_POINTS = const(5690)
_TURN = const(5740)

PHASES = bytes((0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9))
GRADES = bytes((0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5))
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


def phase(stock: int, seats: int, closed_rows: int) -> int:
    """How long the game will last: 1 for one turn each, 9 for twenty; 0 is the last round."""
    turns = (stock + seats - 1) // seats
    soon = 4 * (5 - closed_rows)  # few rows to be closed may cut it short
    if turns > soon:
        turns = soon
    return PHASES[turns if turns < 20 else 20]


class Outlook:
    def __init__(self, table: bytes):
        self.table = table
        self.seat = 0
        self.seats = 2
        self.phase = 0
        self.seen = bytearray(CARDS)
        # For each colour: values in hand or unseen as bit masks, twins apart, and end cards.
        self.once = array("H", bytes(10))
        self.twice = array("H", bytes(10))
        self.ends = bytearray(5)
        self.unseen_once = array("H", bytes(10))
        self.unseen_twice = array("H", bytes(10))
        self.unseen_ends = bytearray(5)
        self.points = 0  # point cards in hand
        self.of_value = bytearray(12)  # cards in hand by value
        self.unseen_of_value = bytearray(12)
        self.unseen = 0
        self.unseen_points = 0
        self.wishes = bytearray(4)
        self.stones = 0  # bit mask of the wish stones left
        self.stones_left = 0
        self.singles = 0  # values in hand whose stones are left
        self.pairs = 0  # those held twice
        self.lengths = bytearray(24)
        self.shapes = bytearray(24)

    # ---- what lies where

    def look(self, s: bytearray, seat: int) -> None:
        self.seat = seat
        self.seats = cards.seat_count(s)
        self.phase = 0
        if not cards.is_last_round(s):
            self.phase = phase(cards.stock_left(s), self.seats, cards.closed_rows(s))
        for any_seat in range(self.seats):
            self.wishes[any_seat] = 0
            for colour in range(6):
                row = any_seat * 6 + colour
                self.lengths[row] = cards.row_length(s, any_seat, colour)
                self.shapes[row] = cards.row_shape(s, any_seat, colour)
        self.stones = self.stones_left = 0
        for value in range(1, 10):
            owner = cards.wish_stone_owner(s, value)
            if owner < 0:
                self.stones |= 1 << value
                self.stones_left += 1
            else:
                self.wishes[owner] += 1
        self._look_for_unseen(s)
        for colour in range(5):
            self.once[colour] = self.twice[colour] = self.ends[colour] = 0
        for value in range(12):
            self.of_value[value] = 0
        self.points = self.singles = self.pairs = 0
        for index in range(cards.hand_size(s, seat)):
            self.add(cards.hand_card(s, seat, index))

    def _look_for_unseen(self, s: bytearray) -> None:
        for colour in range(5):
            self.unseen_once[colour] = self.unseen_twice[colour] = self.unseen_ends[colour] = 0
        for value in range(12):
            self.unseen_of_value[value] = 0
        self.unseen = self.unseen_points = 0
        cards.see(s, self.seat, self.seen)
        for card in range(CARDS):
            if not self.seen[card]:
                self.unseen += 1
                colour = COLOUR[card]
                value = VALUE[card]
                self.unseen_of_value[value] += 1
                if colour == POINT:
                    self.unseen_points += 1
                elif value == END:
                    self.unseen_ends[colour] += 1
                elif self.unseen_once[colour] >> value & 1:
                    self.unseen_twice[colour] |= 1 << value
                else:
                    self.unseen_once[colour] |= 1 << value

    def add(self, card: int) -> None:
        """A card into the hand."""
        colour = COLOUR[card]
        value = VALUE[card]
        if self.stones >> value & 1:
            if self.of_value[value] == 0:
                self.singles += 1
            elif self.of_value[value] == 1:
                self.pairs += 1
        self.of_value[value] += 1
        if colour == POINT:
            self.points += 1
        elif value == END:
            self.ends[colour] += 1
        elif self.once[colour] >> value & 1:
            self.twice[colour] |= 1 << value
        else:
            self.once[colour] |= 1 << value

    def remove(self, card: int) -> None:
        """A card out of the hand."""
        colour = COLOUR[card]
        value = VALUE[card]
        self.of_value[value] -= 1
        if self.stones >> value & 1:
            if self.of_value[value] == 0:
                self.singles -= 1
            elif self.of_value[value] == 1:
                self.pairs -= 1
        if colour == POINT:
            self.points -= 1
        elif value == END:
            self.ends[colour] -= 1
        elif self.twice[colour] >> value & 1:
            self.twice[colour] &= ~(1 << value)
        else:
            self.once[colour] &= ~(1 << value)

    # ---- where the tables have it

    def own_row(self, colour: int, length: int, shape: int) -> int:
        if shape >= _END_CARD:
            second = 1 if self.ends[colour] else 0
            return _CLOSED + (self.phase * 10 + (length if length < 9 else 9)) * 2 + second
        if length == 0:
            return self._open_row(colour, 0, ALL)
        not_below = ALL & ~((1 << (shape & 15)) - 1)
        not_above = (2 << (shape & 15)) - 1
        if shape & _UP:
            return self._open_row(colour, length, not_below)
        if shape & _DOWN:
            return self._open_row(colour, length, not_above)
        rising = self._open_row(colour, length, not_below)
        falling = self._open_row(colour, length, not_above)
        return rising if self.table[rising] >= self.table[falling] else falling

    def _open_row(self, colour: int, length: int, side: int) -> int:
        followers = count(self.once[colour] & side) + count(self.twice[colour] & side)
        followers += self.ends[colour]
        if followers > 5:
            followers = 5
        at = (self.phase * 10 + (length if length < 9 else 9)) * 6 + followers
        return at * 6 + self._grade(colour, side)

    def _grade(self, colour: int, side: int) -> int:
        return GRADES[
            count(self.unseen_once[colour] & side)
            + count(self.unseen_twice[colour] & side)
            + self.unseen_ends[colour]
        ]

    def their_row(self, colour: int, length: int, shape: int) -> int:
        if length > 9:
            length = 9
        if shape >= _END_CARD:
            return _CLOSED + (self.phase * 10 + length) * 2
        start = _THEIRS + (self.phase * 10 + length) * 6
        if length == 0:
            return start + self._grade(colour, ALL)
        rising = start + self._grade(colour, ALL & ~((1 << (shape & 15)) - 1))
        falling = start + self._grade(colour, (2 << (shape & 15)) - 1)
        if shape & _UP:
            return rising
        if shape & _DOWN:
            return falling
        return rising if self.table[rising] >= self.table[falling] else falling

    def own_wishes(self) -> int:
        stones = self.wishes[self.seat]
        at = (self.phase * 6 + (stones if stones < 5 else 5)) * 3
        return _WISHES + (at + (self.pairs if self.pairs < 2 else 2)) * 5 + (self.stones_left >> 1)

    def their_wishes(self, seat: int) -> int:
        stones = self.wishes[seat]
        at = self.phase * 6 + (stones if stones < 5 else 5)
        return _THEIR_WISHES + at * 5 + (self.stones_left >> 1)

    def own_singles(self) -> int:
        return _SINGLES + self.phase * 9 + (self.singles if self.singles < 8 else 8)

    def own_points(self) -> int:
        return _POINTS + self.phase * 5 + (self.points if self.points < 4 else 4)

    def turn(self) -> int:
        return _TURN + self.phase

    # ---- what that is worth

    def row(self, colour: int) -> int:
        row = self.seat * 6 + colour
        return self.table[self.own_row(colour, self.lengths[row], self.shapes[row])]

    def hand(self) -> int:
        """What the hand promises besides longer rows."""
        table = self.table
        return table[self.own_wishes()] + table[self.own_singles()] + table[self.own_points()]

    def theirs(self) -> int:
        """What all that is the others' is worth, on average."""
        table = self.table
        total = 0
        for other in range(self.seats):
            if other != self.seat:
                total += table[self.their_wishes(other)] + UNIT * self.lengths[other * 6 + POINT]
                for colour in range(5):
                    row = other * 6 + colour
                    total += table[self.their_row(colour, self.lengths[row], self.shapes[row])]
        return total // (self.seats - 1)

    def entries(self, mover: int, found: array) -> tuple:
        """For tuning: which entries make up the seat's worth, and behind them the others'."""
        for colour in range(5):
            row = self.seat * 6 + colour
            found[colour] = self.own_row(colour, self.lengths[row], self.shapes[row])
        found[5] = self.own_wishes()
        found[6] = self.own_singles()
        found[7] = self.own_points()
        found[8] = self.turn()
        own = at = 9 if mover == self.seat else 8
        for other in range(self.seats):
            if other != self.seat:
                for colour in range(5):
                    row = other * 6 + colour
                    found[at] = self.their_row(colour, self.lengths[row], self.shapes[row])
                    at += 1
                found[at] = self.their_wishes(other)
                at += 1
        if mover != self.seat:
            found[at] = self.turn()
            at += 1
        return own, at

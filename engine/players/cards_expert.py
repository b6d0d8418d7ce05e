"""The card game, played by expectation.

Tables say what a row will be worth at the end: an own row from its length, the cards in hand that
can follow, those not yet seen that can, and how long the game will last; another's row from outside,
without its hand. Other tables say it of wish stones (with the pairs in hand) and of point cards. A
move is worth what it changes, less what a discard gives the others.
"""

from array import array

from micropython import const

from engine import cards, rows
from engine.deck import CARDS, COLOUR, END, POINT, VALUE
from engine.players.cards_table import TABLE
from engine.players.mind import Mind
from engine.players.tile_rows import ALL, count

UNIT = const(12)  # a point in the tables
ZERO = const(100)  # an entry of no points

# Where each table begins in TABLE. Every one has 10 phases but CLOSED.
_OWN = const(0)  # x 10 lengths x 6 followers in hand x 6 grades of followers unseen
_THEIRS = const(3600)  # x 10 lengths x 6 grades of followers unseen
_CLOSED = const(4200)  # 10 lengths x second end card in hand or not
_OWN_WISHES = const(4220)  # x 6 stones x 3 pairs in hand x 5 (stones left, halved)
_THEIR_WISHES = const(5120)  # x 6 stones x 5
_SINGLES = const(5420)  # x 9 different values in hand whose stones are left
_POINTS = const(5510)  # x 5 point cards in hand
_TURN = const(5560)
ENTRIES = const(5570)

_PHASES = bytes((0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9))
_GRADES = bytes((0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5))
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


def phase(s: bytearray) -> int:
    """How long the game will last: 0 for the last round, 9 for twenty turns and more."""
    if cards.is_last_round(s):
        return 0
    seats = cards.seat_count(s)
    turns = (cards.stock_left(s) + seats - 1) // seats
    # Few rows to be closed may cut it short.
    soon = 4 * (5 - cards.closed_rows(s))
    if turns > soon:
        turns = soon
    return _PHASES[turns if turns < 20 else 20]


def _at_most(number: int, limit: int) -> int:
    return number if number < limit else limit


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(cards)
        self.table = table
        self.risk = 60  # percent
        self.draw_worth = 12
        self.patience = 4
        self._seen = bytearray(CARDS)
        # For each colour: the values in hand as a bit mask, twins apart, and the end cards.
        self._own_once = array("H", bytes(10))
        self._own_twice = array("H", bytes(10))
        self._own_ends = bytearray(6)
        self._unseen_once = array("H", bytes(10))
        self._unseen_twice = array("H", bytes(10))
        self._unseen_ends = bytearray(6)
        self._of_value = bytearray(12)  # cards in hand, by value
        self._points = 0  # point cards in hand
        self._unseen_points = 0
        self._unseen = 0
        self._wishes = bytearray(4)
        self._stones = 0  # bit mask of the wish stones left
        self._stones_left = 0
        self._lengths = bytearray(24)
        self._shapes = bytearray(24)
        self._seats = 2
        self._stage = 0
        self._row_worths = array("h", bytes(10))  # of the own rows
        self._hand_worth = 0
        self._scratch = bytearray(cards.SIZE)
        self._deeper = bytearray(cards.SIZE)
        self._seconds = array("H", bytes(2 * cards.MOST_MOVES))

    # ---- what lies where

    def _look(self, s: bytearray, seat: int) -> None:
        self._seats = cards.seat_count(s)
        self._stage = phase(s)
        self._look_at_cards(s, seat)
        for any_seat in range(self._seats):
            self._wishes[any_seat] = 0
            for colour in range(6):
                row = any_seat * 6 + colour
                self._lengths[row] = cards.row_length(s, any_seat, colour)
                self._shapes[row] = cards.row_shape(s, any_seat, colour)
        self._stones = self._stones_left = 0
        for value in range(1, 10):
            owner = cards.wish_stone_owner(s, value)
            if owner < 0:
                self._stones |= 1 << value
                self._stones_left += 1
            else:
                self._wishes[owner] += 1

    def _look_at_cards(self, s: bytearray, seat: int) -> None:
        seen = self._seen
        cards.see(s, seat, seen)
        for colour in range(5):
            self._own_once[colour] = self._own_twice[colour] = 0
            self._unseen_once[colour] = self._unseen_twice[colour] = 0
            self._own_ends[colour] = self._unseen_ends[colour] = 0
        for value in range(12):
            self._of_value[value] = 0
        self._points = self._unseen_points = self._unseen = 0
        for card in range(CARDS):
            if not seen[card]:
                self._unseen += 1
                colour = COLOUR[card]
                if colour == POINT:
                    self._unseen_points += 1
                elif VALUE[card] == END:
                    self._unseen_ends[colour] += 1
                elif self._unseen_once[colour] >> VALUE[card] & 1:
                    self._unseen_twice[colour] |= 1 << VALUE[card]
                else:
                    self._unseen_once[colour] |= 1 << VALUE[card]
        for index in range(cards.hand_size(s, seat)):
            self._add(cards.hand_card(s, seat, index))

    def _add(self, card: int) -> None:
        """A card into the hand."""
        colour = COLOUR[card]
        value = VALUE[card]
        self._of_value[value] += 1
        if colour == POINT:
            self._points += 1
        elif value == END:
            self._own_ends[colour] += 1
        elif self._own_once[colour] >> value & 1:
            self._own_twice[colour] |= 1 << value
        else:
            self._own_once[colour] |= 1 << value

    def _remove(self, card: int) -> None:
        """A card out of the hand."""
        colour = COLOUR[card]
        value = VALUE[card]
        self._of_value[value] -= 1
        if colour == POINT:
            self._points -= 1
        elif value == END:
            self._own_ends[colour] -= 1
        elif self._own_twice[colour] >> value & 1:
            self._own_twice[colour] &= ~(1 << value)
        else:
            self._own_once[colour] &= ~(1 << value)

    # ---- what it is worth

    def _own_entry(self, colour: int, length: int, shape: int) -> int:
        if shape >= _END_CARD:
            return _CLOSED + _at_most(length, 9) * 2 + (self._own_ends[colour] > 0)
        if length == 0:
            return self._open_entry(colour, 0, ALL)
        last = shape & 15
        not_below = ALL & ~((1 << last) - 1)
        not_above = (2 << last) - 1
        if shape & _UP:
            return self._open_entry(colour, length, not_below)
        if shape & _DOWN:
            return self._open_entry(colour, length, not_above)
        rising = self._open_entry(colour, length, not_below)
        falling = self._open_entry(colour, length, not_above)
        return rising if self.table[rising] >= self.table[falling] else falling

    def _open_entry(self, colour: int, length: int, side: int) -> int:
        followers = (
            count(self._own_once[colour] & side)
            + count(self._own_twice[colour] & side)
            + self._own_ends[colour]
        )
        return (
            _OWN
            + ((self._stage * 10 + _at_most(length, 9)) * 6 + _at_most(followers, 5)) * 6
            + self._grade(colour, side)
        )

    def _grade(self, colour: int, side: int) -> int:
        return _GRADES[
            count(self._unseen_once[colour] & side)
            + count(self._unseen_twice[colour] & side)
            + self._unseen_ends[colour]
        ]

    def _their_entry(self, colour: int, length: int, shape: int) -> int:
        if shape >= _END_CARD:
            return _CLOSED + _at_most(length, 9) * 2
        start = _THEIRS + (self._stage * 10 + _at_most(length, 9)) * 6
        if length == 0:
            return start + self._grade(colour, ALL)
        last = shape & 15
        rising = start + self._grade(colour, ALL & ~((1 << last) - 1))
        falling = start + self._grade(colour, (2 << last) - 1)
        if shape & _UP:
            return rising
        if shape & _DOWN:
            return falling
        return rising if self.table[rising] >= self.table[falling] else falling

    def _wish_entry(self, wishes: int) -> int:
        pairs = 0
        for value in range(1, 10):
            if self._of_value[value] > 1 and self._stones >> value & 1:
                pairs += 1
        return (
            _OWN_WISHES
            + ((self._stage * 6 + _at_most(wishes, 5)) * 3 + _at_most(pairs, 2)) * 5
            + (self._stones_left >> 1)
        )

    def _singles_entry(self) -> int:
        singles = 0
        for value in range(1, 10):
            if self._of_value[value] and self._stones >> value & 1:
                singles += 1
        return _SINGLES + self._stage * 9 + _at_most(singles, 8)

    def _points_entry(self) -> int:
        return _POINTS + self._stage * 5 + _at_most(self._points, 4)

    def _their_wish_entry(self, wishes: int) -> int:
        return (
            _THEIR_WISHES + (self._stage * 6 + _at_most(wishes, 5)) * 5 + (self._stones_left >> 1)
        )

    def _row(self, seat: int, colour: int) -> int:
        row = seat * 6 + colour
        return self.table[self._own_entry(colour, self._lengths[row], self._shapes[row])]

    def _hand(self, seat: int) -> int:
        table = self.table
        return (
            table[self._wish_entry(self._wishes[seat])]
            + table[self._singles_entry()]
            + table[self._points_entry()]
        )

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, then the others' as it sees them."""
        if cards.is_last_round(s) and cards.turn(s) != (cards.ended_by(s) + 1) % self._seats:
            return 0, 0  # some have laid their last cards
        self._look(s, seat)
        for colour in range(5):
            row = seat * 6 + colour
            found[colour] = self._own_entry(colour, self._lengths[row], self._shapes[row])
        found[5] = self._wish_entry(self._wishes[seat])
        found[6] = self._singles_entry()
        found[7] = self._points_entry()
        own = 8
        if cards.turn(s) == seat:
            found[8] = _TURN + self._stage
            own = 9
        at = own
        for other in range(self._seats):
            if other != seat:
                for colour in range(5):
                    row = other * 6 + colour
                    found[at] = self._their_entry(colour, self._lengths[row], self._shapes[row])
                    at += 1
                found[at] = self._their_wish_entry(self._wishes[other])
                at += 1
                if cards.turn(s) == other:
                    found[at] = _TURN + self._stage
                    at += 1
        return own, at

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return cards.row_length(s, seat, POINT)

    # ---- what a move gains

    def _play(self, s: bytearray, seat: int, move: int) -> int:
        if move >= cards.WISH:
            return self._wish(s, seat, (move - cards.WISH) >> 7, (move - cards.WISH) & 127)
        if cards.ONTO <= move < cards.TAKE:
            colour = (move - cards.ONTO) >> 4
            row = seat * 6 + colour
            self._points -= 1
            self._of_value[move & 15] -= 1
            gain = self._hand(seat) - self._hand_worth
            self._points += 1
            self._of_value[move & 15] += 1
            entry = self._own_entry(colour, self._lengths[row] + 1, self._shapes[row])
            return gain + self.table[entry] - self._row_worths[colour]
        if cards.DISCARD <= move < cards.ONTO:
            card = move - cards.DISCARD
            self._remove(card)
            gain = self._rid(s, seat, card) + self._hand(seat) - self._hand_worth
            self._add(card)
            return gain
        return self._lay(s, seat, move - cards.LAY)

    def _lay(self, s: bytearray, seat: int, card: int) -> int:
        colour = COLOUR[card]
        value = VALUE[card]
        self._remove(card)
        gain = self._hand(seat) - self._hand_worth
        if colour == POINT:
            gain += UNIT
        else:
            row = seat * 6 + colour
            shape = self._shapes[row]
            if value == END:
                shape = rows.with_end_card(shape)
            else:
                shape = rows.with_number(shape, value)
            entry = self._own_entry(colour, self._lengths[row] + 1, shape)
            gain += self.table[entry] - self._row_worths[colour]
        self._add(card)
        return gain

    def _rid(self, s: bytearray, seat: int, card: int) -> int:
        """The gain, mostly a loss, of having a card on its pile and not in hand any more."""
        colour = COLOUR[card]
        if colour == POINT:
            return -self.risk * UNIT // 200
        gain = self._row(seat, colour) - self._row_worths[colour]
        gift = self._gift(seat, card)
        top = cards.pile_top(s, colour)
        if top >= 0:
            gift -= self._gift(seat, top)
        return gain - gift * self.risk // 100

    def _gift(self, seat: int, card: int) -> int:
        """What a card on a pile is worth to those who can take it: the most of the others."""
        best = 0
        colour = COLOUR[card]
        value = VALUE[card]
        if colour == POINT:
            return UNIT // 2
        for other in range(self._seats):
            row = other * 6 + colour
            if other != seat and self._lengths[row]:
                shape = self._shapes[row]
                length = self._lengths[row]
                if value == END:
                    if shape >= _END_CARD:
                        continue
                    after = rows.with_end_card(shape)
                elif rows.fits(shape, value):
                    after = rows.with_number(shape, value)
                else:
                    continue
                gain = (
                    self.table[self._their_entry(colour, length + 1, after)]
                    - self.table[self._their_entry(colour, length, shape)]
                )
                if gain > best:
                    best = gain
        return best

    def _wish(self, s: bytearray, seat: int, first: int, second: int) -> int:
        gain = -self._hand_worth
        self._remove(first)
        self._remove(second)
        for other in range(self._seats):
            if other != seat:
                gain += self.table[self._their_wish_entry(self._wishes[other])] // (self._seats - 1)
        value = VALUE[first]
        self._stones &= ~(1 << value)
        self._stones_left -= 1
        self._wishes[seat] += 1
        for other in range(self._seats):
            if other != seat:
                gain -= self.table[self._their_wish_entry(self._wishes[other])] // (self._seats - 1)
        gain += self._hand(seat) + self.draw_worth
        self._stones |= 1 << value
        self._stones_left += 1
        self._wishes[seat] -= 1
        if COLOUR[first] == COLOUR[second]:
            gain += self._rid(s, seat, first)
        else:
            gain += self._rid(s, seat, first) + self._rid(s, seat, second)
        self._add(second)
        self._add(first)
        return gain

    def _have(self, seat: int, card: int) -> int:
        """The gain of one more card in hand."""
        self._add(card)
        gain = self._hand(seat) - self._hand_worth
        colour = COLOUR[card]
        if colour != POINT:
            gain += self._row(seat, colour) - self._row_worths[colour]
        self._remove(card)
        return gain

    def _expect(self, seat: int) -> int:
        """The mean gain of a card from the stock."""
        total = 0
        for card in range(CARDS):
            if not self._seen[card]:
                total += self._have(seat, card)
        return total // self._unseen if self._unseen else 0

    # ---- thinking

    def think(self):
        s = self.view
        seat = self.seat
        if cards.is_last_round(s):
            for _ in self._think_last(s):
                yield
            return
        self._look(s, seat)
        for colour in range(5):
            self._row_worths[colour] = self._row(seat, colour)
        self._hand_worth = self._hand(seat)
        yield
        best = self.moves[0]
        most = -10000
        drawing = cards.draws_left(s) > 0
        for index in range(self.count):
            move = self.moves[index]
            if not drawing:
                gain = self._play(s, seat, move)
            elif move == cards.TAKE_STOCK:
                gain = self._expect(seat) + self.patience
            else:
                top = cards.pile_top(s, move - cards.TAKE)
                gain = self._have(seat, top) + self._gift(seat, top) * self.risk // 100
            if gain > most:
                most = gain
                best = move
            yield
        self.prefer(best)

    def _think_last(self, s: bytearray):
        """The last two cards: try every first one, and after it every second one."""
        seat = self.seat
        best = cards.STOP
        most = cards.score(s, seat)
        scratch = self._scratch
        for index in range(self.count):
            move = self.moves[index]
            if move == cards.STOP:
                continue
            scratch[:] = s
            cards.apply(scratch, move)
            points = cards.score(scratch, seat)
            if not cards.is_over(scratch) and cards.turn(scratch) == seat:
                again = cards.legal_moves(scratch, self._seconds)
                for second in range(again):
                    follow = self._seconds[second]
                    if follow != cards.STOP:
                        self._deeper[:] = scratch
                        cards.apply(self._deeper, follow)
                        after = cards.score(self._deeper, seat)
                        if after > points:
                            points = after
            if points > most:
                most = points
                best = move
            yield
        self.prefer(best)

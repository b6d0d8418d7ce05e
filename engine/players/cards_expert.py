"""The card game, played by expectation.

Every play is tried on the seat's outlook (see cards_outlook.py); what a discard gives the others is
taken off. The last two cards are found by trying them all. To look for the best draw already when
choosing a play was tried, and made it no stronger.

No game goes on for ever: a card taken from a pile is not discarded again while the hand holds one
from the stock, so before long somebody must draw from the stock.
"""

from array import array

from micropython import const

from engine import cards, rows
from engine.deck import COLOUR, END, KIND, POINT, POINT_CARDS, VALUE
from engine.players.cards_outlook import TABLES, UNIT, ZERO, Outlook, phase
from engine.players.cards_table import TABLE
from engine.players.mind import Mind
from engine.players.reach import ALL, count

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")

_ROWS_TO_END = const(5)
_MUCH = const(1000)  # more than any move gains
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(cards)
        self.risk = 20  # percent of a gift that is thought to be taken
        self.win = 48  # the worth of ending a game ahead
        self.outlook = Outlook(table)
        self._rows = array("h", bytes(10))  # what the own rows are worth at the moment
        self._hand = 0  # and the hand
        self._theirs = 0  # and all that is the others', on average
        self._first = bytearray(cards.SIZE)
        self._second = bytearray(cards.SIZE)
        self._seconds = array("H", bytes(2 * cards.MOST_MOVES))

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, then the others' as it sees them."""
        starts_last = (cards.ended_by(s) + 1) % cards.seat_count(s)
        if cards.is_last_round(s) and cards.turn(s) != starts_last:
            return 0, 0  # some have laid their last cards
        self.outlook.look(s, seat)
        return self.outlook.entries(cards.turn(s), found)

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return cards.row_length(s, seat, POINT)

    # ---- thinking

    def think(self):
        s = self.view
        if cards.is_last_round(s):
            return self._think_of_last_cards(s)
        return self._think_of_turn(s)

    def _think_of_turn(self, s: bytearray):
        outlook = self.outlook
        outlook.look(s, self.seat)
        self._theirs = outlook.theirs()
        drawing = cards.draws_left(s) > 0
        if drawing:
            self._settle()
        yield
        best = self.moves[0]
        most = -10 * _MUCH
        for index in range(self.count):
            move = self.moves[index]
            if not drawing:
                worth = self._play(s, move)
            elif move == cards.TAKE_STOCK:
                worth = self._take_from_stock(s)
            else:
                worth = self._take_from_pile(s, move - cards.TAKE)
            if worth > most:
                most = worth
                best = move
            self.progress = 100 * (index + 1) // self.count
            yield
        self.prefer(best)

    def _think_of_last_cards(self, s: bytearray):
        """Try every card, and every second card after it."""
        best = cards.STOP
        most = cards.score(s, self.seat)
        for index in range(self.count):
            move = self.moves[index]
            if move != cards.STOP:
                self._first[:] = s
                cards.apply(self._first, move)
                points = self._best_second(self._first)
                if points > most:
                    most = points
                    best = move
            self.progress = 100 * (index + 1) // self.count
            yield
        self.prefer(best)

    def _best_second(self, s: bytearray) -> int:
        most = cards.score(s, self.seat)
        if cards.turn(s) == self.seat:
            for index in range(cards.legal_moves(s, self._seconds)):
                self._second[:] = s
                cards.apply(self._second, self._seconds[index])
                points = cards.score(self._second, self.seat)
                if points > most:
                    most = points
        return most

    # ---- what a play is worth

    def _play(self, s: bytearray, move: int) -> int:
        if move >= cards.WISH:
            return self._take_wish_stone(s, (move - cards.WISH) >> 7, (move - cards.WISH) & 127)
        if cards.ONTO <= move < cards.TAKE:
            return self._lay(s, POINT_CARDS[move & 15], (move - cards.ONTO) >> 4)
        if cards.DISCARD <= move < cards.ONTO:
            return self._discard(s, move - cards.DISCARD)
        card = move - cards.LAY
        return self._lay(s, card, COLOUR[card])

    def _settle(self) -> int:
        """What all that is the seat's own is worth at the moment."""
        outlook = self.outlook
        self._hand = total = outlook.hand()
        for colour in range(5):
            self._rows[colour] = worth = outlook.row(colour)
            total += worth
        return total + UNIT * outlook.lengths[self.seat * 6 + POINT]

    def _lay(self, s: bytearray, card: int, colour: int) -> int:
        outlook = self.outlook
        row = self.seat * 6 + colour
        shape = outlook.shapes[row]
        outlook.remove(card)
        outlook.lengths[row] += 1
        if VALUE[card] == END:
            outlook.shapes[row] = rows.with_end_card(shape)
            worth = self._close(s, cards.closed_rows(s) + (1 if shape < _END_CARD else 0))
        else:
            if COLOUR[card] != POINT:
                outlook.shapes[row] = rows.with_number(shape, VALUE[card])
            worth = self._settle() - self._theirs
        outlook.lengths[row] -= 1
        outlook.shapes[row] = shape
        outlook.add(card)
        return worth

    def _close(self, s: bytearray, closed_rows: int) -> int:
        """An end card has been laid: it may bring the end nearer."""
        if closed_rows == _ROWS_TO_END:
            return self._end()
        outlook = self.outlook
        now = outlook.phase
        theirs = self._theirs
        outlook.phase = phase(cards.stock_left(s), outlook.seats, closed_rows)
        if outlook.phase != now:
            self._theirs = outlook.theirs()
        worth = self._settle() - self._theirs
        outlook.phase = now
        self._theirs = theirs
        return worth

    def _end(self) -> int:
        """The outlook's worth if the game ends now: no turn for the next seat, but a last round."""
        outlook = self.outlook
        now = outlook.phase
        turn = (outlook.table[outlook.turn()] - ZERO) // (outlook.seats - 1)
        outlook.phase = 0
        worth = self._settle() - outlook.theirs()
        outlook.phase = now
        bonus = 2 * (worth - 2 * ZERO)
        if bonus > self.win:
            bonus = self.win
        if bonus < -self.win:
            bonus = -self.win
        return worth + bonus + turn

    def _discard(self, s: bytearray, card: int) -> int:
        if self._was_taken(s, card):
            return -_MUCH
        self.outlook.remove(card)
        worth = self._settle() - self._theirs - self._gift_on_pile(s, card)
        self.outlook.add(card)
        return worth

    def _was_taken(self, s: bytearray, kind: int) -> bool:
        """Was this card taken from a pile, when other cards in hand were not?"""
        for index in range(cards.hand_size(s, self.seat)):
            if KIND[cards.hand_card(s, self.seat, index)] == kind:
                return cards.is_known(s, self.seat, index) and not self._all_taken(s)
        return False

    def _take_wish_stone(self, s: bytearray, first: int, second: int) -> int:
        outlook = self.outlook
        value = VALUE[first]
        outlook.remove(first)
        outlook.remove(second)
        # With the stone gone, further cards of its value pair no more.
        singles = outlook.singles
        pairs = outlook.pairs
        theirs = self._theirs
        outlook.singles -= 1 if outlook.of_value[value] else 0
        outlook.pairs -= 1 if outlook.of_value[value] > 1 else 0
        outlook.stones &= ~(1 << value)
        outlook.stones_left -= 1
        outlook.wishes[self.seat] += 1
        self._theirs = outlook.theirs()
        worth = self._settle() - self._theirs + self._mean_draw()  # a second card
        outlook.wishes[self.seat] -= 1
        outlook.stones_left += 1
        outlook.stones |= 1 << value
        outlook.singles = singles
        outlook.pairs = pairs
        self._theirs = theirs
        worth -= self._gift_on_pile(s, first)
        if COLOUR[first] != COLOUR[second]:
            worth -= self._gift_on_pile(s, second)
        outlook.add(first)
        outlook.add(second)
        return worth

    # ---- what the others can use

    def _gift_on_pile(self, s: bytearray, card: int) -> int:
        """What a discard gives the others, less what it covers."""
        gift = self._gift(card)
        top = cards.pile_top(s, COLOUR[card])
        if top >= 0:
            gift -= self._gift(top)
        return gift * self.risk // 100

    def _gift(self, card: int) -> int:
        """What a card on a pile is worth to the one of the others who can use it best."""
        colour = COLOUR[card]
        value = VALUE[card]
        if colour == POINT:
            return UNIT // 2
        outlook = self.outlook
        table = outlook.table
        best = 0
        for other in range(outlook.seats):
            row = other * 6 + colour
            shape = outlook.shapes[row]
            length = outlook.lengths[row]
            if other != self.seat and length and shape < _END_CARD:
                if value == END:
                    after = rows.with_end_card(shape)
                elif rows.fits(shape, value):
                    after = rows.with_number(shape, value)
                else:
                    continue
                gain = table[outlook.their_row(colour, length + 1, after)]
                gain -= table[outlook.their_row(colour, length, shape)]
                if gain > best:
                    best = gain
        return best

    # ---- what a draw gains, compared with what was settled last

    def _take_from_pile(self, s: bytearray, pile: int) -> int:
        if self._all_taken(s):
            return -_MUCH
        top = cards.pile_top(s, pile)
        outlook = self.outlook
        outlook.add(top)
        gain = outlook.hand() - self._hand
        if pile != POINT:
            gain += outlook.row(pile) - self._rows[pile]
        outlook.remove(top)
        return gain + self._gift(top) * self.risk // 100

    def _all_taken(self, s: bytearray) -> bool:
        """Did every card in hand, of twins the one that goes first, come from a pile?"""
        before = -1
        for index in range(cards.hand_size(s, self.seat)):
            kind = KIND[cards.hand_card(s, self.seat, index)]
            if kind != before and not cards.is_known(s, self.seat, index):
                return False
            before = kind
        return True

    def _take_from_stock(self, s: bytearray) -> int:
        outlook = self.outlook
        gain = self._mean_draw()
        now = outlook.phase
        then = phase(cards.stock_left(s) - 1, outlook.seats, cards.closed_rows(s))
        if then < now < 5:  # towards the end every turn counts
            before = self._settle() - self._theirs
            if cards.stock_left(s) == 1:
                return gain + self._end() - before
            outlook.phase = then
            gain += self._settle() - outlook.theirs() - before
            outlook.phase = now
        return gain

    def _mean_draw(self) -> int:
        """What an unseen card gains on average."""
        outlook = self.outlook
        if outlook.unseen == 0:
            return 0
        total = 0
        for colour in range(5):
            total += self._all_followers(colour)
        # A value not in hand may be paired later; one in hand makes a pair.
        outlook.singles += 1
        single = outlook.hand() - self._hand
        outlook.singles -= 1
        outlook.pairs += 1
        pair = outlook.hand() - self._hand
        outlook.pairs -= 1
        for value in range(1, 10):
            if outlook.stones >> value & 1:
                if outlook.of_value[value] == 0:
                    total += single * outlook.unseen_of_value[value]
                elif outlook.of_value[value] == 1:
                    total += pair * outlook.unseen_of_value[value]
        outlook.points += 1
        total += (outlook.hand() - self._hand) * outlook.unseen_points
        outlook.points -= 1
        return total // outlook.unseen

    def _all_followers(self, colour: int) -> int:
        """What all unseen cards of a colour together gain for the own row."""
        outlook = self.outlook
        outlook.ends[colour] += 1  # stands for any card that can follow
        gain = outlook.row(colour) - self._rows[colour]
        outlook.ends[colour] -= 1
        shape = outlook.shapes[self.seat * 6 + colour]
        followers = outlook.unseen_ends[colour]
        if shape < _END_CARD:
            side = ALL
            if shape & _UP:
                side = ALL & ~((1 << (shape & 15)) - 1)
            elif shape & _DOWN:
                side = (2 << (shape & 15)) - 1
            followers += count(outlook.unseen_once[colour] & side)
            followers += count(outlook.unseen_twice[colour] & side)
        return gain * followers

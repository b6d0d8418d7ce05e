"""The card game, played by expectation.

A move is worth what it changes of the seat's outlook (see cards_outlook.py), less what a discard
gives the others. The last two cards are found by trying them all.

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

_MUCH = const(1000)  # more than any move gains
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(cards)
        self.risk = 60  # percent of a gift that is thought to be taken
        self.draw = 12  # the worth of a second draw
        self.patience = 4  # a card from a pile must be better by this
        self.win = 48  # the worth of ending a game ahead
        self.outlook = Outlook(table)
        self._row_worths = array("h", bytes(10))
        self._hand_worth = 0
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
        yield
        for colour in range(5):
            self._row_worths[colour] = outlook.row(colour)
        self._hand_worth = outlook.hand()
        drawing = cards.draws_left(s) > 0
        best = self.moves[0]
        most = -10 * _MUCH
        for index in range(self.count):
            move = self.moves[index]
            if not drawing:
                gain = self._play(s, move)
            elif move == cards.TAKE_STOCK:
                gain = self._take_from_stock(s)
            else:
                gain = self._take_from_pile(s, move - cards.TAKE)
            if gain > most:
                most = gain
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

    # ---- what a play gains

    def _play(self, s: bytearray, move: int) -> int:
        if move >= cards.WISH:
            return self._wish(s, (move - cards.WISH) >> 7, (move - cards.WISH) & 127)
        if cards.ONTO <= move < cards.TAKE:
            return self._lay(s, POINT_CARDS[move & 15], (move - cards.ONTO) >> 4)
        if cards.DISCARD <= move < cards.ONTO:
            return self._discard(s, move - cards.DISCARD)
        card = move - cards.LAY
        return self._lay(s, card, COLOUR[card])

    def _lay(self, s: bytearray, card: int, colour: int) -> int:
        outlook = self.outlook
        row = self.seat * 6 + colour
        value = VALUE[card]
        outlook.remove(card)
        gain = outlook.hand() - self._hand_worth
        if colour == POINT:
            gain += UNIT
        elif value == END:
            gain = self._close(s, colour)
        else:
            shape = outlook.shapes[row]
            if COLOUR[card] != POINT:
                shape = rows.with_number(shape, value)
            entry = outlook.own_row(colour, outlook.lengths[row] + 1, shape)
            gain += outlook.table[entry] - self._row_worths[colour]
        outlook.add(card)
        return gain

    def _close(self, s: bytearray, colour: int) -> int:
        """The gain of an end card, already taken out of the hand: it may bring the end nearer."""
        outlook = self.outlook
        row = self.seat * 6 + colour
        length = outlook.lengths[row]
        shape = outlook.shapes[row]
        now = outlook.phase
        before = outlook.relative() - outlook.row(colour) + self._row_worths[colour]
        closed = cards.closed_rows(s) + (1 if shape < _END_CARD else 0)
        outlook.lengths[row] = length + 1
        outlook.shapes[row] = rows.with_end_card(shape)
        if closed == 5:
            gain = self._end() - before
        else:
            outlook.phase = phase(cards.stock_left(s), outlook.seats, closed)
            gain = outlook.relative() - before
            outlook.phase = now
        outlook.lengths[row] = length
        outlook.shapes[row] = shape
        return gain

    def _end(self) -> int:
        """What the seat may expect if the game ends now."""
        outlook = self.outlook
        now = outlook.phase
        turn = (outlook.table[outlook.turn()] - ZERO) // (outlook.seats - 1)
        outlook.phase = 0
        margin = outlook.relative()
        outlook.phase = now
        bonus = 2 * margin
        if bonus > self.win:
            bonus = self.win
        if bonus < -self.win:
            bonus = -self.win
        return margin + bonus + turn

    def _discard(self, s: bytearray, card: int) -> int:
        if self._was_taken(s, card):
            return -_MUCH
        outlook = self.outlook
        outlook.remove(card)
        gain = outlook.hand() - self._hand_worth - self._loss(s, card)
        outlook.add(card)
        return gain

    def _was_taken(self, s: bytearray, kind: int) -> bool:
        """Was this card taken from a pile, when other cards in hand were not?"""
        for index in range(cards.hand_size(s, self.seat)):
            if KIND[cards.hand_card(s, self.seat, index)] == kind:
                return cards.is_known(s, self.seat, index) and not self._all_taken(s)
        return False

    def _loss(self, s: bytearray, card: int) -> int:
        """What it costs to have a card no more, and to let the others have it."""
        colour = COLOUR[card]
        loss = self._gift(card)
        top = cards.pile_top(s, colour)
        if top >= 0:
            loss -= self._gift(top)
        loss = loss * self.risk // 100
        if colour != POINT:
            loss += self._row_worths[colour] - self.outlook.row(colour)
        return loss

    def _gift(self, card: int) -> int:
        """What a card on a pile is worth to the one of the others who can use it best."""
        colour = COLOUR[card]
        value = VALUE[card]
        if colour == POINT:
            return UNIT // 2
        outlook = self.outlook
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
                table = outlook.table
                gain = table[outlook.their_row(colour, length + 1, after)]
                gain -= table[outlook.their_row(colour, length, shape)]
                if gain > best:
                    best = gain
        return best

    def _wish(self, s: bytearray, first: int, second: int) -> int:
        outlook = self.outlook
        value = VALUE[first]
        others = self._their_wishes()
        outlook.remove(first)
        outlook.remove(second)
        # With the stone gone, further cards of its value pair no more.
        held = outlook.of_value[value]
        singles = outlook.singles
        pairs = outlook.pairs
        outlook.singles -= 1 if held else 0
        outlook.pairs -= 1 if held > 1 else 0
        outlook.wishes[self.seat] += 1
        outlook.stones_left -= 1
        gain = outlook.hand() - self._hand_worth + others - self._their_wishes() + self.draw
        outlook.stones_left += 1
        outlook.wishes[self.seat] -= 1
        outlook.singles = singles
        outlook.pairs = pairs
        gain -= self._loss(s, first)
        if COLOUR[first] != COLOUR[second]:
            gain -= self._loss(s, second)
        outlook.add(first)
        outlook.add(second)
        return gain

    def _their_wishes(self) -> int:
        outlook = self.outlook
        total = 0
        for other in range(outlook.seats):
            if other != self.seat:
                total += outlook.table[outlook.their_wishes(other)]
        return total // (outlook.seats - 1)

    # ---- what a draw gains

    def _take_from_pile(self, s: bytearray, pile: int) -> int:
        if self._all_taken(s):
            return -_MUCH
        top = cards.pile_top(s, pile)
        outlook = self.outlook
        outlook.add(top)
        gain = outlook.hand() - self._hand_worth
        if pile != POINT:
            gain += outlook.row(pile) - self._row_worths[pile]
        outlook.remove(top)
        return gain + self._gift(top) * self.risk // 100

    def _all_taken(self, s: bytearray) -> bool:
        """Did every card in hand come from a pile?"""
        for index in range(cards.hand_size(s, self.seat)):
            if not cards.is_known(s, self.seat, index):
                return False
        return True

    def _take_from_stock(self, s: bytearray) -> int:
        outlook = self.outlook
        gain = self._mean_draw() + self.patience
        if cards.stock_left(s) == 1:
            return gain + self._end() - outlook.relative()
        now = outlook.phase
        then = phase(cards.stock_left(s) - 1, outlook.seats, cards.closed_rows(s))
        if then < now < 5:  # towards the end every turn counts
            gain -= outlook.relative()
            outlook.phase = then
            gain += outlook.relative()
            outlook.phase = now
        return gain

    def _mean_draw(self) -> int:
        """What an unseen card gains on average."""
        outlook = self.outlook
        if outlook.unseen == 0:
            return 0
        total = 0
        for colour in range(5):
            total += self._mean_follower(colour)
        hand = self._hand_worth
        # A value not in hand may be paired later, one in hand now.
        outlook.singles += 1
        single = outlook.hand() - hand
        outlook.singles -= 1
        outlook.pairs += 1
        pair = outlook.hand() - hand
        outlook.pairs -= 1
        for value in range(1, 10):
            if outlook.stones >> value & 1:
                if outlook.of_value[value] == 0:
                    total += single * outlook.unseen_of_value[value]
                elif outlook.of_value[value] == 1:
                    total += pair * outlook.unseen_of_value[value]
        outlook.points += 1
        total += (outlook.hand() - hand) * outlook.unseen_points
        outlook.points -= 1
        return total // outlook.unseen

    def _mean_follower(self, colour: int) -> int:
        """What all unseen cards of a colour together gain for the own row."""
        outlook = self.outlook
        outlook.ends[colour] += 1  # stands for any card that can follow
        gain = outlook.row(colour) - self._row_worths[colour]
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

"""The card game: what every play and every draw is worth to a seat.

Each is tried on the seat's outlook (see cards_outlook.py), and what a discard gives the others is
taken off.
"""

from array import array

from micropython import const

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, KIND, POINT, POINT_CARDS, VALUE
from engine.players.cards_outlook import UNIT, ZERO, Outlook, phase
from engine.players.reach import ALL, count

MUCH = const(1000)  # more than any move gains
_ROWS_TO_END = const(5)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)


class Judge:
    def __init__(self, outlook: Outlook):
        self.outlook = outlook
        self.risk = 20  # percent of a gift that is thought to be taken
        self.win = 48  # the worth of ending a game ahead
        self._rows = array("h", bytes(10))  # what the own rows are worth at the moment
        self._hand = 0  # and the hand
        self._theirs = 0  # and all that is the others', on average

    def look(self, s: bytearray, seat: int):
        """In two slices."""
        self.outlook.look(s, seat)
        yield
        self._theirs = self.outlook.theirs()
        self.settle()

    def worth(self, s: bytearray, move: int) -> int:
        """Of a play: what it leads to. Of a draw: what it gains."""
        if move == cards.TAKE_STOCK:
            return self._take_from_stock(s)
        if cards.TAKE <= move < cards.TAKE_STOCK:
            return self._take_from_pile(s, move - cards.TAKE)
        return self._play(s, move)

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

    def settle(self) -> int:
        """What all that is the seat's own is worth at the moment."""
        outlook = self.outlook
        self._hand = total = outlook.hand()
        for colour in range(5):
            self._rows[colour] = worth = outlook.row(colour)
            total += worth
        return total + UNIT * outlook.lengths[outlook.seat * 6 + POINT]

    def _lay(self, s: bytearray, card: int, colour: int) -> int:
        outlook = self.outlook
        row = outlook.seat * 6 + colour
        shape = outlook.shapes[row]
        outlook.remove(card)
        outlook.lengths[row] += 1
        if VALUE[card] == END:
            outlook.shapes[row] = rows.with_end_card(shape)
            worth = self._close(s, cards.closed_rows(s) + (1 if shape < _END_CARD else 0))
        else:
            if COLOUR[card] != POINT:
                outlook.shapes[row] = rows.with_number(shape, VALUE[card])
            worth = self.settle() - self._theirs
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
        worth = self.settle() - self._theirs
        outlook.phase = now
        self._theirs = theirs
        return worth

    def _end(self) -> int:
        """The outlook's worth if the game ends now: no turn for the next seat, but a last round."""
        outlook = self.outlook
        now = outlook.phase
        turn = (outlook.table[outlook.turn()] - ZERO) // (outlook.seats - 1)
        outlook.phase = 0
        worth = self.settle() - outlook.theirs()
        outlook.phase = now
        bonus = 2 * (worth - 2 * ZERO)
        if bonus > self.win:
            bonus = self.win
        if bonus < -self.win:
            bonus = -self.win
        return worth + bonus + turn

    def _discard(self, s: bytearray, card: int) -> int:
        if self._was_taken(s, card):
            return -MUCH
        self.outlook.remove(card)
        worth = self.settle() - self._theirs - self._gift_on_pile(s, card)
        self.outlook.add(card)
        return worth

    def _was_taken(self, s: bytearray, kind: int) -> bool:
        """Was this card taken from a pile, when other cards in hand were not?"""
        for index in range(cards.hand_size(s, self.outlook.seat)):
            if KIND[cards.hand_card(s, self.outlook.seat, index)] == kind:
                return cards.is_known(s, self.outlook.seat, index) and not self._all_taken(s)
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
        outlook.wishes[self.outlook.seat] += 1
        self._theirs = outlook.theirs()
        worth = self.settle() - self._theirs + self.mean_draw()  # a second card
        outlook.wishes[self.outlook.seat] -= 1
        outlook.stones_left += 1
        outlook.stones |= 1 << value
        outlook.singles = singles
        outlook.pairs = pairs
        self._theirs = theirs
        outlook.add(first)
        outlook.add(second)
        return worth - self.gift(s, cards.WISH + first * 128 + second)

    # ---- what the others can use

    def gift(self, s: bytearray, move: int) -> int:
        """What a play gives the others."""
        if cards.DISCARD <= move < cards.ONTO:
            return self._gift_on_pile(s, move - cards.DISCARD)
        if move < cards.WISH:
            return 0
        first = (move - cards.WISH) >> 7
        second = (move - cards.WISH) & 127
        gift = self._gift_on_pile(s, first)
        if COLOUR[first] != COLOUR[second]:
            gift += self._gift_on_pile(s, second)
        return gift

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
            if other != self.outlook.seat and length and shape < _END_CARD:
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
            return -MUCH
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
        for index in range(cards.hand_size(s, self.outlook.seat)):
            kind = KIND[cards.hand_card(s, self.outlook.seat, index)]
            if kind != before and not cards.is_known(s, self.outlook.seat, index):
                return False
            before = kind
        return True

    def _take_from_stock(self, s: bytearray) -> int:
        outlook = self.outlook
        gain = self.mean_draw()
        now = outlook.phase
        then = phase(cards.stock_left(s) - 1, outlook.seats, cards.closed_rows(s))
        if then < now < 5:  # towards the end every turn counts
            before = self.settle() - self._theirs
            if cards.stock_left(s) == 1:
                return gain + self._end() - before
            outlook.phase = then
            gain += self.settle() - outlook.theirs() - before
            outlook.phase = now
        return gain

    def mean_draw(self) -> int:
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
        shape = outlook.shapes[self.outlook.seat * 6 + colour]
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

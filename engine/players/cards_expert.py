"""The card game, played by expectation.

Every move is judged by the seat's outlook (see cards_judge.py). With two or three seats, the best
few plays are also compared by what they leave to be played and drawn next; with four, too much
happens in between. The last two cards are found by trying them all. To look for the best draw
in the same way was tried, and made it no stronger.

No game goes on for ever: a card taken from a pile is not discarded again while the hand holds one
from the stock, so before long somebody must draw from the stock.
"""

from array import array

from micropython import const

from engine import cards
from engine.deck import POINT
from engine.players.cards_judge import MUCH, Judge
from engine.players.cards_outlook import TABLES, UNIT, ZERO, Outlook
from engine.players.cards_table import TABLE
from engine.players.mind import Mind

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")

_LOOKED_AHEAD = const(3)  # plays
_CLEAR = const(2)  # a play that looks worse at first must lead to this much more


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(cards)
        self.outlook = Outlook(table)
        self.looks_ahead = True
        self._judge = Judge(self.outlook)
        self._worths = array("h", bytes(2 * cards.MOST_MOVES))
        self._prospect = 0  # what a play leads to
        self._best = 0  # the best next move, and its worth
        self._most = 0
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
        yield from self._judge.look(s, self.seat)
        yield
        seats = cards.seat_count(s)
        ahead = self.looks_ahead and seats < 4 and cards.stock_left(s) > 2 * seats
        if cards.draws_left(s):
            ahead = False
        best = 0
        for index in range(self.count):
            self._worths[index] = self._judge.worth(s, self.moves[index])
            if self._worths[index] > self._worths[best]:
                best = index
            self.progress = (20 if ahead else 100) * (index + 1) // self.count
            yield
        self.prefer(self.moves[best])
        if ahead:
            yield from self._compare(s)

    # ---- looking ahead

    def _compare(self, s: bytearray):
        """Choose among the best plays by what they lead to."""
        most = -10 * MUCH
        for number in range(_LOOKED_AHEAD):
            index = 0
            for other in range(1, self.count):
                if self._worths[other] > self._worths[index]:
                    index = other
            move = self.moves[index]
            if self._worths[index] < -MUCH // 2:
                return
            self._worths[index] = -10 * MUCH
            self._first[:] = s
            cards.apply(self._first, move)
            if cards.is_last_round(self._first):
                if number == 0:
                    return  # the end comes at the right time
                continue
            yield from self._judge.look(s, self.seat)
            gift = self._judge.gift(s, move)
            yield
            yield from self._look_ahead(self._first)
            if self._prospect - gift > most:
                # The first one is worth most by itself.
                most = self._prospect - gift + (_CLEAR if number == 0 else 0)
                self.prefer(move)
            self.progress = 20 + 80 * (number + 1) // _LOOKED_AHEAD

    def _look_ahead(self, s: bytearray):
        """What the seat's next play will be worth, after a play and before it has drawn."""
        draws = cards.draws_left(s)
        yield from self._judge.look(s, self.seat)
        yield
        yield from self._best_of(s)
        if self._best != cards.TAKE_STOCK:
            cards.apply(s, self._best)
            draws -= 1
        cards.play_next(s, self.seat)
        yield from self._judge.look(s, self.seat)
        yield
        yield from self._best_of(s)
        best = self._most
        self._prospect = best
        if draws:
            yield from self._judge.hope_for_more(best)
            self._prospect += draws * (self._judge.hope + self._judge.mean_draw())

    def _best_of(self, s: bytearray):
        """Find the move that is worth most by itself."""
        self._most = -10 * MUCH
        for index in range(cards.legal_moves(s, self._seconds)):
            worth = self._judge.worth(s, self._seconds[index])
            if worth > self._most:
                self._most = worth
                self._best = self._seconds[index]
            yield

    # ---- the last two cards

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

"""The card game, played by expectation.

Every move is judged by the seat's outlook (see cards_judge.py). The best few are then compared by
what they lead to in many worlds (see cards_worlds.py). The last two cards are found by trying them
all.

No game goes on for ever: a card taken from a pile is not discarded again while the hand holds one
from the stock, so before long somebody must draw from the stock.
"""

from array import array

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, POINT
from engine.players.cards_judge import MUCH, Judge
from engine.players.cards_outlook import TABLES, UNIT, ZERO, Outlook
from engine.players.cards_table import TABLE
from engine.players.mind import Mind

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(cards)
        self.outlook = Outlook(table)
        self.looks_ahead = True
        self._judge = Judge(self.outlook)
        self._worlds: object = None  # as long as they are not looked into
        self._worths = array("h", bytes(2 * cards.MOST_MOVES))

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

    def save_memory(self) -> None:
        """The code that looks ahead is quick, and large where it lies in the heap."""
        self.looks_ahead = False

    # ---- thinking

    def think(self):
        s = self.view
        if cards.is_last_round(s):
            return self._think_of_last_cards(s)
        return self._think_of_turn(s)

    def _think_of_turn(self, s: bytearray):
        yield from self._judge.look(s, self.seat)
        yield
        best = 0
        for index in range(self.count):
            self._worths[index] = self._judge.worth(s, self.moves[index])
            if self._worths[index] > self._worths[best]:
                best = index
            yield
        self.prefer(self.moves[best])
        if self.looks_ahead:
            worlds = self.worlds()
            worlds.count = self._most_promising(worlds.moves)
            if worlds.count > 1:
                for percent in worlds.compare(s, self.seat, self.luck):
                    self.progress = percent
                    self.prefer(worlds.moves[0])
                    yield
                self.prefer(worlds.moves[0])

    def worlds(self):
        if not self._worlds:
            from engine.players.cards_worlds import Worlds

            self._worlds = Worlds(self.outlook.table, self.outlook.seen)
        return self._worlds

    def _most_promising(self, moves: array) -> int:
        """Put the best moves into `moves`, as many as it can take; how many there are."""
        for number in range(len(moves)):
            best = 0
            for index in range(1, self.count):
                if self._worths[index] > self._worths[best]:
                    best = index
            if self._worths[best] <= -MUCH:
                return number
            moves[number] = self.moves[best]
            self._worths[best] = -10 * MUCH
        return len(moves)

    # ---- the last two cards

    def _think_of_last_cards(self, s: bytearray):
        """Try every card, and every second card after it."""
        after = bytearray(s)
        seconds = array("H", bytes(2 * cards.MOST_MOVES))
        best = cards.STOP
        most = cards.score(s, self.seat)
        for index in range(self.count):
            move = self.moves[index]
            if move != cards.STOP:
                after[:] = s
                cards.apply(after, move)
                points = cards.score(after, self.seat)
                if cards.turn(after) == self.seat:
                    points += self._best_gain(after, seconds)
                if points > most:
                    most = points
                    best = move
            self.progress = 100 * (index + 1) // self.count
            yield
        self.prefer(best)

    def _best_gain(self, s: bytearray, moves: array) -> int:
        """What one more card gains at most, in points; none is laid that loses any."""
        most = 0
        for index in range(cards.legal_moves(s, moves) - 1):  # the last is to stop
            move = moves[index]
            colour = (move - cards.ONTO) >> 4 if move >= cards.ONTO else COLOUR[move]
            gain = 1
            if colour != POINT:
                length = cards.row_length(s, self.seat, colour)
                gain = rows.points(rows.LONG_ROW_POINTS, length + 1)
                gain -= rows.points(rows.LONG_ROW_POINTS, length)
            if gain > most:
                most = gain
        return most

"""The way of stones, played by expectation, a few turns ahead.

A move is worth what it changes of the outlook (see stones_survey.py), and what it leads to: what
the next seats will do then, and what is left for the own next turns. A tile that nobody else wants
can wait; a tile turned up and left is for the next seat to take first. Whoever turns up the last
tile ends the game: that is judged by the points themselves.
"""

from array import array

from micropython import const

from engine.players.mind import Mind
from engine.players.stones_outlook import TABLES, UNIT, ZERO, Outlook
from engine.players.stones_survey import TURN_UP, Survey
from engine.players.stones_table import TABLE
from engine.stones import rules as stones
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.tiles import CLOVER, TILES

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")

_MUCH = const(1000)  # more than any move gains
_LOOKED_AHEAD = const(4)  # moves
_CLEAR = const(5)  # a move that looks worse at first must lead to this much more
_TURNS = (0, 0, 4, 3, 0)  # so far, for each number of seats; with four it was no use
_LATER = const(70)  # percent: an own gain that is still to come, for much may happen before


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(stones)
        self.outlook = Outlook(table)
        self.looks_ahead = True
        self._now = Survey(self.outlook)
        self._then = Survey(self.outlook)  # after some moves
        self._gains = array("h", bytes(2 * stones.MOST_MOVES))
        self._worth = 0  # what turning a tile up leads to

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        self.outlook.look(s)
        return self.outlook.entries(stones.turn(s), seat, found)

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return stones.score_part(s, seat, 6)

    # ---- thinking

    def think(self):
        outlook = self.outlook
        outlook.begin(self.view)
        for colour in range(5):
            outlook.look_at(self.view, colour)
            yield
        self._now.look(self.seat)
        yield
        self._judge()
        self.prefer(self.moves[self._most_gaining()])
        self.progress = 10
        yield
        if self.looks_ahead and _TURNS[outlook.seats] and outlook.down_left > 1:
            yield from self._compare()

    def _judge(self) -> None:
        """Note what each move gains by itself."""
        now = self._now
        self._gains[0] = 0  # of leaving the tile, or of declining a clover's turn
        if now.down_left() == 0:  # the last turn
            for index in range(1, self.count):
                self._gains[index] = now.gain_in_points(self.seat, self.moves[index])
            return
        now.survey(self.seat)
        for index in range(1, self.count):
            self._gains[index] = now.gain(self.seat, self.moves[index])
        if self.moves[0] == stones.TURN_UP:
            self._gains[0] = now.gain(self.seat, TURN_UP)

    def _most_gaining(self) -> int:
        """The place of the best move; of equals, rather one that lays a tile."""
        best = 1
        for index in range(2, self.count):
            if self._gains[index] > self._gains[best]:
                best = index
        return 0 if self._gains[0] > self._gains[best] else best

    # ---- looking ahead

    def _compare(self):
        """Choose among the moves that gain most by what they lead to."""
        self._now.survey(self._seat_after(self.seat))  # most of it will not be reckoned again
        self._now.survey(self.seat)
        yield
        most = -10 * _MUCH
        for number in range(_LOOKED_AHEAD if self.count > _LOOKED_AHEAD else self.count):
            index = self._most_gaining()
            move = self.moves[index]
            if move == stones.TURN_UP:
                yield from self._look_behind_all_tiles()
            else:
                self._then.copy(self._now)
                self._worth = self._after(move, self._gains[index])
            if self._worth > most:
                # The first one gains most by itself.
                most = self._worth + (_CLEAR if number == 0 else 0)
                self.prefer(move)
            self._gains[index] = -10 * _MUCH
            self.progress = 10 + 90 * (number + 1) // _LOOKED_AHEAD
            yield

    def _look_behind_all_tiles(self):
        """What turning a tile up leads to, on average."""
        now = self._now
        then = self._then
        total = 0
        for tile in range(TILES):
            if now.is_face_down(tile):
                then.copy(now)
                then.turn_up(tile)
                worth = self._after(stones.PASS, now.gain_of_leaving(self.seat, tile))
                yield
                if now.can_be_laid(self.seat, tile):
                    then.copy(now)
                    then.turn_up(tile)
                    laid = self._after(tile, now.gain(self.seat, tile))
                    if laid > worth:
                        worth = laid
                    yield
                total += worth
        self._worth = total // now.down_left()

    def _after(self, move: int, gain: int) -> int:
        """What a move leads to, with what it gains by itself."""
        if move == stones.PASS:
            return gain + self._follow(self._seat_after(self.seat))
        self._then.lay(self.seat, move)
        if STONES_SYMBOLS[move] == CLOVER:  # what the further turn gains is seen now
            return gain - self._now.clover() + self._follow(self.seat)
        return gain + self._follow(self._seat_after(self.seat))

    def _follow(self, mover: int) -> int:
        """What the next turns bring, if each seat takes what gains it most."""
        then = self._then
        seats = self.outlook.seats
        turns = _TURNS[seats]
        worth = 0
        while turns and then.down_left():
            best = then.survey(mover)
            gain = then.gain(mover, best)
            again = False
            if best != TURN_UP:
                again = STONES_SYMBOLS[best] == CLOVER
                if again:
                    gain -= then.clover()
                then.lay(mover, best)
            elif then.down_left() == 1:
                turns = 1  # the end
            if mover == self.seat:
                worth += gain * _LATER // 100
            else:
                worth -= gain // (seats - 1)
            if not again:
                mover = self._seat_after(mover)
                turns -= 1
        return worth

    def _seat_after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.outlook.seats else 0

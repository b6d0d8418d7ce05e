"""The dice game, played for the best chance to win.

How likely each seat is to win is read off the board (see judge.py). Which dice to roll again
is then an exact expectation over all they can show. With two seats, the few best of the moves that
the dice allow are compared by what comes next: the other seat's whole turn, and after each of its
most likely answers, the own one. With more seats, too much happens in between.
"""

from array import array

from micropython import const

from engine.dice import rules as dice
from engine.dice.judge import NOTED, SURE, chance, survey, waiting
from engine.dice.quick import BOARD, MOVES, NOTHING, SOME_STONES, load, most_promising, play, shift
from engine.dice.rolls import Rolls
from engine.dice.weights import WEIGHTS
from engine.players.mind import Mind

_OWN_MOVES = const(5)  # that are looked at closely: more would take too long on a Pico
_ANSWERS = const(8)  # to each of them
_LOW_COLOURS = (0, 1, 2)
_HIGH_COLOURS = (3, 4)
_WIDTH = const(500)  # no move that is worse than the best by more than this chance


class Expert(Mind):
    SCALE = SURE // 100
    MEASURE = "percent"

    def __init__(self, weights: bytes = WEIGHTS):
        super().__init__(dice)
        self.weights = weights
        self.looks_ahead = True
        self._places = array("H", bytes(8 * NOTED))  # in the weights, of all seats
        self._rolls = Rolls()
        # The game as it is, after a move, after an answer, and after that; and for the first three
        # of these the chances after every move, and which of them are as good as they will get.
        self._boards = [bytearray(BOARD) for _ in range(4)]
        self._chances = [array("H", bytes(2 * MOVES)) for _ in range(3)]
        self._settled = [bytearray(MOVES) for _ in range(3)]

    # ---- thinking

    def think(self):
        s = self.view
        load(s, self._boards[0])
        yield
        self._survey(0, _LOW_COLOURS)
        yield
        self._survey(0, _HIGH_COLOURS)
        yield
        if dice.may_roll_again(s):
            self._rolls.tell(self._chances[0])
            self._prefer_best()
            return
        self._prefer_best()
        yield
        self._narrow_down()
        yield
        if self.looks_ahead and dice.seat_count(s) == 2:
            yield from self._deepen(0, _OWN_MOVES)
            self._prefer_best()

    def _prefer_best(self) -> None:
        most = -1
        for index in range(self.count):
            worth = self.worth(self.moves[index])
            if worth > most:
                most = worth
                self.prefer(self.moves[index])

    def worth(self, move: int) -> int:
        if dice.may_roll_again(self.view):
            return self._rolls.gain(self.view, move)
        return self._chances[0][self._move(move)]

    # ---- what decisions cost

    def duel(self, first: int, second: int):
        """Find the chances after both anew, with two seats; rolls are known exactly."""
        if dice.may_roll_again(self.view) or not self.looks_ahead or dice.seat_count(self.view) > 2:
            yield from super().duel(first, second)
            return
        chances, settled = self._chances[0], self._settled[0]
        ends = bytes(settled)
        pair = self._move(first), self._move(second)
        for move in range(MOVES):
            settled[move] = ends[move] if move in pair else 1
        yield from self._deepen(0, 2)
        self.lead = chances[pair[0]] - chances[pair[1]]

    def outlook(self) -> int:
        load(self.view, self._boards[0])
        return chance(self._boards[0], self.weights, self.seat, self._places)

    def _move(self, move: int) -> int:
        """Return a move as the board knows it."""
        if move == dice.TAKE_NOTHING:
            return NOTHING
        if move != dice.TAKE_STONES:
            return move - dice.TAKE
        return SOME_STONES + dice.stones_rolled(self.view)

    def _narrow_down(self) -> None:
        """Settle all moves that the dice do not allow, and leave those that are far from good."""
        chances = self._chances[0]
        settled = self._settled[0]
        ends = bytes(settled)
        for move in range(MOVES):
            settled[move] = 1
        best = chances[self._move(self.best())]
        for index in range(self.count):
            move = self._move(self.moves[index])
            if chances[move] + _WIDTH > best:
                settled[move] = ends[move]
            else:
                chances[move] = 0

    # ---- looking ahead

    def _deepen(self, ply: int, many: int):
        """Find the chance after the most promising moves anew, by the next seat's whole turn; the
        others change by as much, on average."""
        chances = self._chances[ply]
        settled = self._settled[ply]
        change = 0
        for number in range(many):
            move = most_promising(chances, settled)
            if move < 0:
                break
            settled[move] = 1
            play(self._boards[ply], move, self._boards[ply + 1])
            self._survey(ply + 1, _LOW_COLOURS)
            yield
            self._survey(ply + 1, _HIGH_COLOURS)
            yield
            if ply == 0:
                yield from self._deepen(1, _ANSWERS)
                self.progress = 100 * (number + 1) // many
            self._rolls.tell(self._chances[ply + 1])
            better = SURE + 2 - self._rolls.turn()  # both are noted with 1 added
            if move == NOTHING:
                better = waiting(self._boards[ply], better)
            change += better - chances[move]
            chances[move] = better
            yield
        else:
            shift(chances, settled, change // many)

    def _survey(self, ply: int, colours: tuple) -> None:
        """Find the chance after every move with some colours: on a Pico, all take up to 13 ms."""
        board, chances, settled = self._boards[ply], self._chances[ply], self._settled[ply]
        for colour in colours:
            survey(board, self._boards[3], self.weights, chances, settled, colour, self._places)

"""What a decision has cost: the move that was made beside the best one, by what its seat could see.

    critic = Critic(game, mind)             mind: an expert
    critic.look(state, seat, number, move)  at first sight: `best`, and the move's `cost`
    for _ in critic.compare(move): ...      in slices: `cost` again, by all that can be foreseen

A cost is in parts of a point, or of a percent of the chance to win: see `Mind.SCALE`.
"""

from micropython import const

from engine import module, rng
from engine.players.reasons import reason

_POINTS = const(2)  # that a move may cost before somebody is warned
_PERCENT = const(5)


class Critic:
    def __init__(self, game, mind) -> None:
        self.mind = mind
        self._game = game
        self._view = bytearray(game.SIZE)
        self.best = -1
        self.cost = 0

    def look(self, state: bytearray, seat: int, number: int, move: int) -> None:
        """Judge a move at first sight. What the seat can't see is dealt by the move's number."""
        mind, luck = self.mind, rng.new(number)
        module(self._game.NAME, "view").view(state, seat, self._view, luck)
        mind.start(self._view, seat, luck)
        self.best = mind.best()
        self.cost = 0
        if self.best != move and mind.count > 1:
            self.cost = mind.worth(self.best) - mind.worth(move)

    def ask(self):
        """Think on in slices, to the end: `best` is then what the expert would have done."""
        while not self.mind.step():
            yield
        self.best = self.mind.best()

    def compare(self, move: int):
        """Compare the move that was looked at with the best one, by what both lead to."""
        for _ in self.mind.duel(self.best, move):
            yield
        self.cost = self.mind.lead

    def is_clear(self) -> bool:
        """Tell whether the move is clearly worse than the best one."""
        least = _POINTS if self.mind.MEASURE == "points" else _PERCENT
        return self.cost >= least * self.mind.SCALE

    def reason(self, move: int) -> int:
        """Return why a move at the table that was looked at is good: an index into REASONS."""
        mind = self.mind
        return reason(self._game, self._view, mind.seat, move, mind.count)

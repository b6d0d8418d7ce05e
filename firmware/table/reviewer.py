"""Finds the decisions of a finished game that cost most.

All decisions of people are looked at once; those that seem to have cost most are then compared with
the best moves by what both lead to, and about the worst an expert thinks to the end. It takes some
seconds, so it is done in slices.
"""

from micropython import const

from engine.players.critic import Critic
from firmware.words import extra

MOST = const(3)  # decisions that are shown
_COMPARED = const(5)  # decisions that are looked at closely
_AT_FIRST = const(60)  # percent of the time


def amount(cost: int, scale: int, measure: str) -> str:
    """Return a cost in digits: tenths of points, or whole percents."""
    if measure == "percent":
        return str((2 * cost + scale) // (2 * scale))
    tenths = (20 * cost + scale) // (2 * scale)
    return str(tenths // 10) + extra("coach", "decimal") + str(tenths % 10)


class Reviewer:
    """`found` has (cost, number of the move, the better move), what cost most first."""

    def __init__(self, session, mind) -> None:
        self._session = session
        self._critic = Critic(session.game, mind)
        self.scale, self.measure = mind.SCALE, mind.MEASURE
        self.found: list = []
        self.progress = 0

    def slices(self):
        """Look for them, a little at a time."""
        session, critic = self._session, self._critic
        first, last = session.first_kept(), session.moves_made()
        state = session.start_state()
        for number in range(first, last):
            if self._is_asked(number):
                self._judge(state, number)
                if critic.cost > 0:
                    self.found.append((critic.cost, number, critic.best))
                yield
            session.game.apply(state, session.move_at(number))
            self.progress = _AT_FIRST * (number + 1 - first) // (last - first)
        yield from self._narrow_down(_COMPARED, self._compare)
        yield from self._narrow_down(MOST, self._ask)
        self.progress = 100

    def _narrow_down(self, most: int, look):
        """Keep those of the costliest that a closer look finds costly, too."""
        state = self._session.start_state()
        doubtful, self.found = sorted(self.found, reverse=True)[:most], []
        for decision in doubtful:
            self._session.state_at(decision[1], state)
            yield from look(state, *decision)
            self.progress += (100 - _AT_FIRST) // (_COMPARED + MOST)
        self.found.sort(reverse=True)

    def _compare(self, state: bytearray, _: int, number: int, better: int):
        """Compare a decision with a better one by what both lead to."""
        critic, move = self._critic, self._session.move_at(number)
        self._judge(state, number)
        critic.best = better
        yield from critic.compare(move)
        if better != move and critic.cost >= self.scale:
            self.found.append((critic.cost, number, better))

    def _ask(self, state: bytearray, cost: int, number: int, better: int):
        """Let an expert think to the end: what it would do is shown, if that proves better, too."""
        known = len(self.found)
        self._judge(state, number)
        yield from self._critic.ask()
        if self._critic.best == self._session.move_at(number):
            return  # it would have done the same
        if self._critic.best != better:  # or it has been compared
            yield from self._compare(state, cost, number, self._critic.best)
        if len(self.found) == known:
            self.found.append((cost, number, better))

    def _is_asked(self, number: int) -> bool:
        """Tell whether a person has decided; among machines, everybody is asked."""
        session = self._session
        return not session.people() or session.is_person(session.mover_at(number))

    def _judge(self, state: bytearray, number: int) -> None:
        session = self._session
        self._critic.look(state, session.mover_at(number), number, session.move_at(number))

    def reason_of(self, number: int, move: int) -> int:
        """Return why a move is good that could have been made instead."""
        state = self._session.start_state()
        self._session.state_at(number, state)
        self._judge(state, number)
        return self._critic.reason(move)

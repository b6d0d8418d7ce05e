"""Finds the decisions of a finished game that cost most.

All decisions of people are looked at once; those that seem to have cost most are then compared with
the best moves by what both lead to. It takes some seconds, so it is done in slices.
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
                self._look(state, number)
                yield
            session.game.apply(state, session.move_at(number))
            self.progress = _AT_FIRST * (number + 1 - first) // (last - first)
        doubtful, self.found = sorted(self.found, reverse=True)[:_COMPARED], []
        for done, (_, number, _) in enumerate(doubtful):
            session.state_at(number, state)
            self._look(state, number)
            yield
            yield from critic.compare(session.move_at(number))
            self.found[-1] = (critic.cost, number, critic.best)
            self.progress = _AT_FIRST + (100 - _AT_FIRST) * (done + 1) // len(doubtful)
        costly = [one for one in self.found if one[0] >= self.scale]
        self.found = sorted(costly, reverse=True)[:MOST]
        self.progress = 100

    def _is_asked(self, number: int) -> bool:
        """Tell whether a person has decided; among machines, everybody is asked."""
        session = self._session
        return not session.people() or session.is_person(session.mover_at(number))

    def _look(self, state: bytearray, number: int) -> None:
        session, critic = self._session, self._critic
        critic.look(state, session.mover_at(number), number, session.move_at(number))
        if critic.cost > 0:
            self.found.append((critic.cost, number, critic.best))

    def reason_of(self, number: int) -> int:
        """Return why the better move is better."""
        session, state = self._session, self._session.start_state()
        session.state_at(number, state)
        self._critic.look(state, session.mover_at(number), number, session.move_at(number))
        return self._critic.reason()

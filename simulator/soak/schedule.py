"""Which cases come next: each kind in proportion to its aim, until the time is over."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from simulator.soak.case import Failure, Kind, Outcome

NOTHING_S = 600  # a kind that comes to nothing, since all its cases break, gets as much time


@dataclass(frozen=True)
class Task:
    """Some cases of one kind, with seeds one after the other."""

    kind: Kind
    seeds: range


@dataclass
class Tally:
    """What one kind has come to so far."""

    kind: Kind
    tried: Counter = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    given: int = 0  # cases that were handed out
    back: int = 0  # and those of them that are done
    seconds: float = 0.0  # that these took

    @property
    def share(self) -> float:
        """How much of its aim is done, or will be by what is being done."""
        if not self.given:
            return 0.0
        if not self.back:
            return 1e9  # wait and see what the first ones come to
        done = self.tried[self.kind.unit] / self.kind.aim or self.seconds / NOTHING_S
        return done * self.given / self.back


class Schedule:
    """count: so many cases of each kind, whatever time it takes; 0: until the time is over."""

    def __init__(
        self, kinds: Iterable[Kind], seed: int, count: int, seconds_left: Callable[[], float]
    ) -> None:
        self.tallies = {kind.name: Tally(kind) for kind in kinds}
        self._seed = seed
        self._count = count
        self._seconds_left = seconds_left

    def next(self) -> Task | None:
        """Return the cases that somebody who has nothing to do shall play; None: none."""
        waiting = [tally for tally in self.tallies.values() if self._has_more(tally)]
        if not waiting:
            return None
        tally = min(waiting, key=lambda tally: tally.share)
        count = tally.kind.batch
        if self._count:
            count = min(count, self._count - tally.given)
        first = self._seed + tally.given
        tally.given += count
        return Task(tally.kind, range(first, first + count))

    def _has_more(self, tally: Tally) -> bool:
        if self._count:
            return tally.given < self._count
        takes = tally.seconds / tally.back if tally.back else tally.kind.seconds
        return self._seconds_left() > takes * tally.kind.batch

    def note(self, outcome: Outcome) -> None:
        """Note what has come of a case."""
        tally = self.tallies[outcome.kind]
        tally.tried += outcome.tried
        tally.failures += outcome.failures
        tally.back += 1
        tally.seconds += outcome.seconds

    def cases(self) -> int:
        """How many are done."""
        return sum(tally.back for tally in self.tallies.values())

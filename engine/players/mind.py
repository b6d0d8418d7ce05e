"""How every player thinks: in slices, about a seat's view, with an answer ready at any time."""

from array import array

from engine import rng


class Mind:
    """A player of one game. Its buffers are made once; it may sit at several seats in turn.

    A level says how it thinks in `think`, a generator: each `yield` ends a slice, and `prefer`
    notes the best move so far.

    A level that can say what a decision has cost tells the worth of a move: of each by its first
    judgement (`worth`, from the first best move on, until it thinks further), of two by all that it
    can foresee (`duel`). Differences count, in parts of a point, or of a percent of the chance.
    """

    SCALE = 1  # so many parts make one
    MEASURE = "points"  # or "percent"
    lead = 0  # how much more the first of two moves is worth, after the duel

    def __init__(self, game):
        self.game = game
        self.moves = array("H", bytes(2 * game.MOST_MOVES))
        self.count = 0
        self.view = bytearray(0)
        self.seat = 0
        self.luck = bytearray(0)
        self.progress = 100  # percent
        self._choice = -1
        self._thoughts = iter(())

    def start(self, view: bytearray, seat: int, luck: bytearray) -> None:
        """Begin to think about what `seat` sees; `view` must not change before the end."""
        self.view = view
        self.seat = seat
        self.luck = luck
        self.count = self.game.legal_moves(view, self.moves)
        self.progress = 0
        self._choice = -1
        self._thoughts = self.think()

    def step(self) -> bool:
        """Think for one slice; return True when there is nothing left to think about."""
        if self.count == 1:
            self.prefer(self.moves[0])
        else:
            for _ in self._thoughts:
                return False
        self.progress = 100
        return True

    def best(self) -> int:
        """Return the best move found so far; before there is one, think on: it is soon found."""
        while self._choice < 0:
            self.step()
        return self._choice

    def reason(self) -> int:
        """Return why that is the best move, as an index into REASONS."""
        from engine.players.reasons import reason  # for hints only

        return reason(self.game, self.view, self.seat, self.best(), self.count)

    def choose(self, view: bytearray, seat: int, luck: bytearray) -> int:
        """Think to the end, and return the best move."""
        self.start(view, seat, luck)
        while not self.step():
            pass
        return self.best()

    def prefer(self, move: int) -> None:
        self._choice = move

    def save_memory(self) -> None:
        """Do without what takes much of it, at the price of some strength."""

    def think(self):
        raise NotImplementedError

    def worth(self, move: int) -> int:
        """Return what a move is worth at first sight; who can't tell finds all alike."""
        return 0

    def duel(self, first: int, second: int):
        """Compare two moves in slices; `lead` is then what the first is worth more."""
        self.lead = self.worth(first) - self.worth(second)
        yield

    def outlook(self) -> int:
        """Return what the seat may expect of the game, right after `start`: see SCALE."""
        return 0


class Random(Mind):
    """Play any legal move: a yardstick for the others."""

    def think(self):
        self.prefer(self.moves[rng.below(self.luck, 0, self.count)])
        yield

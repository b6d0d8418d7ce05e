"""Goes through moves that were made, one by one, with the table before and after each."""


class Teller:
    def __init__(self, session) -> None:
        self._session = session
        self.before = bytearray(session.game.SIZE)
        self.after = bytearray(session.game.SIZE)
        self.number = -2  # the move that is told; none yet
        self._end = 0

    def watch(self) -> None:
        """Remember the table: a move is about to be made."""
        self.before[:] = self._session.state

    def begin_with_last(self) -> None:
        """Tell of the move just made, which was watched."""
        self._end = self._session.moves_made()
        self.number = self._end - 1
        self._apply()

    def begin_since(self, seat: int) -> bool:
        """Tell of all moves since the seat's own last one; False if there are none."""
        number = self._session.after_own_move(seat)
        if number == self._session.moves_made():
            return False
        self.go_to(number)
        return True

    def go_to(self, number: int) -> None:
        """Tell of this move, and then of those after it."""
        self.number, self._end = number, self._session.moves_made()
        self._session.state_at(number, self.before)
        self._apply()

    def next(self) -> bool:
        """Go on to the next one; False if there is none."""
        self.number += 1
        if self.number >= self._end:
            return False
        self.before[:] = self.after
        self._apply()
        return True

    def _apply(self) -> None:
        self.after[:] = self.before
        self._session.game.apply(self.after, self._session.move_at(self.number))

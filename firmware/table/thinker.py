"""A machine that thinks in slices, so that buttons are asked and something moves meanwhile."""

import sys

from micropython import const

import engine
from firmware.table import shelf
from firmware.words import forget

_SLICE_MS = const(30)


class Thinker:
    """Thinks for one seat at a time; minds are made when they are first needed, and kept."""

    def __init__(self, game, board) -> None:
        self._game = game
        self._board = board
        self._view = bytearray(game.SIZE)
        self._minds: dict = {}
        self._modules: list = []  # that were loaded for them
        self._at_work = ""  # the level of the mind that thinks; empty until it has begun
        self._task: tuple = ()
        self._enough = False

    def begin(self, level: str, state: bytearray, seat: int, luck: bytearray) -> None:
        """Think about the seat's move. Nothing slow happens yet: the table is to be shown first."""
        self._task = level, state, seat, luck
        self._at_work = ""
        self._enough = False

    def rest(self) -> None:
        """Give back the memory that thinking takes. Whoever was at it begins anew."""
        self._minds.clear()
        self._at_work = ""

    def leave(self) -> None:
        """Give back the modules of the minds, too: nobody thinks any more."""
        self.rest()
        for name in self._modules:
            forget(name)

    def cut_short(self) -> None:
        """Stop thinking: the best move found so far will do."""
        self._enough = True

    def go_on(self, clock, now: int) -> int:
        """For a slice of time that began at `now`; the move, or -1 if there is more to think."""
        if not self._at_work:
            self._start()
        mind = self._minds[self._at_work]
        while not self._enough and not mind.step():
            if clock.since(now) >= _SLICE_MS:
                return -1
        return mind.best()

    def _start(self) -> None:
        shelf.put_away_motion(self._game.NAME)
        level, state, seat, luck = self._task
        mind = self.mind(level)
        engine.module(self._game.NAME, "view").view(state, seat, self._view, luck)
        mind.start(self._view, seat, luck)
        self._at_work = level

    def mind(self, level: str):
        """Return a mind of this level, which is made when it is first asked for."""
        from engine.players import player

        if level not in self._minds:
            is_short = not shelf.has_plenty(self._board)
            before = set(sys.modules) if is_short else ()
            mind = self._minds[level] = player(level, self._game)
            if is_short:
                mind.save_memory()
                self._modules += [name for name in sys.modules if name not in before]
        return self._minds[level]

    def progress(self) -> int:
        """In percent."""
        if self._enough:
            return 100
        return self._minds[self._at_work].progress if self._at_work else 0

    def reason(self) -> int:
        """Why the move was chosen: a number of engine.players.reasons.REASONS."""
        return self._minds[self._at_work].reason()

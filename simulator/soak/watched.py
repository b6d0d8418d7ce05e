"""The console without a window, in the hands of somebody who decides as it goes."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from boards.wiring import Wiring
from firmware import main
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from firmware.table.table import Table
from simulator.board import Board
from simulator.headless import WORK_MS, Finished, ScriptedClock
from simulator.script import Moment
from simulator.soak.case import BrokenPromise


class ConsoleError(Exception):
    """The console has met an error that it did not expect: a player would see a page about it."""


class _Caught(BaseException):
    """On its way out of the console, which catches every Exception."""


class Thumbs(Protocol):
    def next(self, screen: Screen, available: int) -> list[tuple[int, int]]:
        """Return what they do now: pairs of milliseconds to wait and the buttons that are down
        then.

        None at all: the battery is pulled.
        """


class WatchedClock(ScriptedClock):
    """Lets somebody look at the console whenever it waits."""

    look: Callable[[], None] = staticmethod(lambda: None)

    def wait(self, ms: int) -> None:
        self.look()
        super().wait(ms)


class WatchedBoard(Board):
    def traceback(self, error: Exception) -> str:
        """Raise it: the console asks for it where it shows an error. That is as far as it gets."""
        raise _Caught from error


class Console:
    """One time of play, from power-on until the thumbs have had enough or power fails."""

    def __init__(
        self,
        wiring: Wiring,
        folder: Path,
        seed: int,
        thumbs: Thumbs,
        language: str = "",
        start: int = 0,
        work_ms: int = WORK_MS,
    ) -> None:
        self._moments = [Moment(0)]
        self._left = 1  # of them
        self._start = start
        self.clock = WatchedClock(self._moments, start, work_ms, seed)
        self.board = WatchedBoard(wiring, self.clock, folder, seed, language)
        self.stage: Stage | None = None
        self.pressed = start  # when a button last went down or up
        self._thumbs = thumbs
        self.clock.sent = lambda: self.board.panel.sent
        self.clock.hands = self._press

    def play(self) -> None:
        try:
            self.stage = main.set_up(self.board)
            self.stage.open(Title())
            main.go_on(self.stage)
        except Finished:
            pass
        except _Caught as caught:
            cause = caught.__cause__
            if isinstance(cause, BrokenPromise):
                raise cause from None
            raise ConsoleError(f"{type(cause).__name__}: {cause}") from cause

    def _press(self, mask: int) -> None:
        """Go on when a moment of the script has come; behind the last one, the thumbs say what
        follows."""
        self.pressed = self.clock.now
        self.board.buttons.set_mask(mask)
        self._left -= 1
        if self._left == 0 and (top := self.top):
            at = self.clock.now - self._start
            for wait, down in self._thumbs.next(top, self.board.buttons.available):
                at += wait
                self._moments.append(Moment(at, down))
                self._left += 1

    @property
    def top(self) -> Screen | None:
        """The screen that is to be seen."""
        return self.stage.top() if self.stage else None

    @property
    def table(self) -> Table | None:
        """The table that is open, on top or below other screens."""
        screens = self.stage._screens if self.stage else []
        return next((screen for screen in screens if isinstance(screen, Table)), None)

"""Playing without a window: a script for the thumbs, and time that never waits for anybody."""

import random
from collections.abc import Callable
from pathlib import Path

from boards.wiring import Wiring
from firmware import main
from input import elapsed
from simulator.board import Board
from simulator.script import Moment, ScriptError, as_wired

_WRAP = 1 << 30
# Of a frame's bytes, three for two pixels on a bus of 62.5 MHz: what a Pico's panel is sent in a
# millisecond. Without it an animation would draw for ever at one instant.
_SENT_IN_A_MS = 2604
WORK_MS = 2  # what passes at the most from one look at the clock to the next


class Finished(BaseException):
    """The script is at its end. No error, and nothing that the console could catch."""


class Unsaved(BaseException):
    """A picture can't be saved. That is an error, but none of the console's."""


class ScriptedClock:
    """Time passes while the console waits, and then at once; while a frame is being sent; and
    while the console works, so that two looks at the clock rarely show the same.

    A wait ends early at the script's next press or release, as it would on a device; the pictures
    the script asks for are taken on the way.

    work_ms: at each look, up to so many milliseconds have passed since the one before, as many as
    `seed` will have it.
    """

    def __init__(
        self, moments: list[Moment], start: int = 0, work_ms: int = WORK_MS, seed: int = 0
    ):
        self._idle = start  # the time, but for what was spent on frames
        self._start = start
        self._work_ms = work_ms
        self._chance = random.Random(seed).random
        self._moments = moments
        self._next = 0
        self.sent: Callable[[], int] = lambda: 0
        self.hands: Callable[[int], None] = lambda mask: None
        self.camera: Callable[[str], None] = lambda name: None

    @property
    def now(self) -> int:
        return self._idle + self.sent() // _SENT_IN_A_MS

    def ms(self) -> int:
        self._idle += int(self._chance() * (self._work_ms + 1))
        return self.now % _WRAP

    def since(self, earlier: int) -> int:
        return elapsed(self.ms(), earlier)

    def wait(self, ms: int) -> None:
        end = self.now + ms
        while self._next < len(self._moments):
            moment = self._moments[self._next]
            if self._start + moment.at > end:
                self._pass_until(end)
                return
            self._pass_until(self._start + moment.at)
            self._next += 1
            if moment.shot:
                self.camera(moment.shot)
            else:
                self.hands(moment.down)
                if self._next < len(self._moments):
                    return
        raise Finished

    def _pass_until(self, time: int) -> None:
        self._idle += max(0, time - self.now)

    def feed(self) -> None:
        pass

    def stop(self) -> None:
        pass


def make_board(
    wiring: Wiring,
    moments: list[Moment],
    folder: Path,
    seed: int | None = 0,
    language: str = "",
    camera: Callable[[Board, str], None] = lambda board, name: None,
    start: int = 0,
    work_ms: int = WORK_MS,
) -> Board:
    """Return a board in the hands of a script, to which moments may still be added."""
    clock = ScriptedClock(moments, start, work_ms, seed or 0)
    board = Board(wiring, clock, folder, seed, language)
    clock.sent = lambda: board.panel.sent
    clock.hands = board.buttons.set_mask
    clock.camera = lambda name: _take(camera, board, name)
    return board


def play(
    wiring: Wiring,
    moments: list[Moment],
    folder: Path,
    seed: int | None = 0,
    language: str = "",
    run: Callable[[Board], None] = main.run,
    camera: Callable[[Board, str], None] = lambda board, name: None,
    start: int = 0,
    work_ms: int = WORK_MS,
) -> Board:
    """Run the console (or `run`) under a script, and return the board as it is then."""
    moments = as_wired(moments, wiring)
    board = make_board(wiring, moments, folder, seed, language, camera, start, work_ms)
    try:
        run(board)
    except Finished:
        pass
    except Unsaved as problem:
        raise ScriptError(str(problem)) from None
    return board


def _take(camera: Callable[[Board, str], None], board: Board, name: str) -> None:
    try:
        camera(board, name)
    except OSError as error:
        raise Unsaved(f"can't save the shot {name}: {error.strerror or error}") from None

"""A console that is switched on, and thumbs that press its buttons: nothing else reaches it."""

import sys
from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from PIL import Image

from boards.wiring import Wiring
from firmware import main
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from firmware.table.table import Table
from simulator import headless
from simulator.board import Board, wiring_of
from simulator.light import lit
from simulator.script import BITS, PAUSE_MS, TAP_MS, Moment

WIDE = "pimoroni_pico_display_2"  # 320 x 240, four buttons
MINUTE = 60_000
HOLD_MS = 800  # longer than any press that is no hold
NEW_LIGHT = 80  # percent, until the player sets another

Prepare = Callable[[Board], None]
First = Callable[[Stage], None]

_first: dict[str, ModuleType] = {}
_ROOMS = ("engine", "firmware", "input")  # whose modules a table puts away


class PowerCut(BaseException):
    """Power has failed. Nothing in the console catches this."""


def at_the_title(stage: Stage) -> None:
    stage.open(Title())


def at_the_table(session: Session) -> First:
    """Begin at the table of this game, with nothing to go back to."""

    def first(stage: Stage) -> None:
        stage.open(Screen())
        stage.open(Table(session, stage))

    return first


class Pressing:
    """One time the console is switched on, until nobody wants more of it or power is cut.

    board: its name, file or wiring.        prepare: does something to the board before.
    first: opens the first screen.          expects_errors: else one that comes up is raised.
    pace: the pause after each press.       after_press: called then, with the button's name.
    moving: may things move, or are all pictures still?
    how: start, work_ms and seed of the clock and the board; see `headless.make_board`.
    """

    stage: Stage = None  # type: ignore[assignment]  # if power is cut before there is one

    def __init__(
        self,
        folder: Path,
        board: str | Wiring = WIDE,
        *,
        language: str = "",
        prepare: Prepare = lambda board: None,
        first: First = at_the_title,
        expects_errors: bool = False,
        pace: int = PAUSE_MS,
        after_press: Callable[[str], None] = lambda button: None,
        moving: bool = False,
        **how: int,
    ) -> None:
        bring_back()
        keep.damaged.clear()
        keep.unsaved.clear()
        self.moments: list[Moment] = []
        self.pressed: list[str] = []
        self.shots: dict[str, Image.Image] = {}
        self.digests: dict[str, int] = {}  # of the same pictures, by their pixels alone
        self.is_on = True
        self.pace, self._after_press = pace, after_press
        self._start = how.get("start", 0)
        wiring = wiring_of(board) if isinstance(board, str) else board
        self.board = headless.make_board(
            wiring, self.moments, folder, language=language, camera=self._take, **how
        )
        if not expects_errors:
            self.board.traceback = _fail  # type: ignore[method-assign]
        prepare(self.board)
        self.files = {name: self.board.store.read(name) for name in self.board.store.names()}
        try:
            self.stage = main.set_up(self.board)
            self.stage.still = not moving
            first(self.stage)
        except PowerCut:
            self.is_on = False

    # ---- what a thumb does

    def press(self, *names: str) -> None:
        """Tap these buttons, one after the other."""
        for name in names:
            self._act((0, BITS[name]), (TAP_MS, 0), (self.pace, 0))
            self.pressed.append(name)
            self._after_press(name)

    def hold(self, name: str, ms: int = HOLD_MS) -> None:
        self._act((0, BITS[name]), (ms, 0), (self.pace, 0))

    def wait(self, ms: int) -> None:
        self._act((ms, 0))

    def shot(self, name: str) -> None:
        """Take a picture under this name, when the panel has come to rest."""
        assert name not in self.shots
        self.moments.append(Moment(self._now + PAUSE_MS, shot=name))
        self.wait(PAUSE_MS)

    def _take(self, board: Board, name: str) -> None:
        self.shots[name] = as_set(board)
        self.digests[name] = crc32(bytes(board.panel._memory))

    @property
    def _now(self) -> int:
        return self.board.clock.now - self._start

    def _act(self, *steps: tuple[int, int]) -> None:
        """Let time pass, with these buttons down after so many milliseconds each."""
        if not self.is_on:
            return
        at = self._now
        for ms, mask in steps:
            at += ms
            self.moments.append(Moment(at, down=mask))
        try:
            main.go_on(self.stage)
        except headless.Finished:
            pass
        except PowerCut:
            self.is_on = False

    # ---- what has become of it

    @property
    def top(self) -> Screen | None:
        return self.stage.top() if self.stage else None

    @property
    def screens(self) -> list[type[Screen]]:
        return [type(screen) for screen in self.stage._screens]

    def has(self, name: str) -> bool:
        """Tell whether this board has that button."""
        return bool(self.board.buttons.available & BITS[name])


def as_set(board: Board) -> Image.Image:
    """Return what the player of a new console sees, with the light that it has then as full.

    So a console that has dimmed looks dark on a picture, too.
    """
    return lit(board.panel.picture(), min(100, board.backlight.percent * 100 // NEW_LIGHT))


def bring_back() -> None:
    """Undo what a table has put away: every module is again the one that others have imported."""
    now = {name: module for name, module in sys.modules.items() if name.startswith(_ROOMS)}
    if now == _first:
        return  # nothing was put away: mostly so
    for name, module in now.items():
        _first.setdefault(name, module)
    sys.modules.update(_first)
    for name, module in _first.items():
        package, _, last = name.rpartition(".")
        if package:
            setattr(sys.modules[package], last, module)


def _fail(error: Exception) -> str:
    """Let an error that the console would show go up to whoever visits it."""
    raise _Unexpected from error


class _Unexpected(BaseException):
    """An error came up in the console, which catches every Exception."""

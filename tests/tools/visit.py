"""The console switched on and played by buttons alone, step by step.

A test says what it wants by name, and the presses follow from what the console shows:

    visit = Visit(tmp_path)
    visit.start()                         # past the title
    visit.choose("menu_new")              # a line of a menu, by the key of its words
    visit.set("new_game", 1)              # a line with a value
    visit.choose("new_start")
    visit.play("+B7")                     # a move, as records write it
    assert visit.table.session.moves_made() == 1

Nothing but buttons and time reaches the console. What was done is noted on the way (`moments`,
`pressed`), so that the same can be repeated where nobody can look inside: on the emulated Pico and
on MicroPython's unix port.
"""

from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from typing import cast

from modules import bring_back
from pictures import as_set
from PIL import Image
from sizes import WIDE
from ways import choices

import engine
import input as buttons
from firmware import main
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens.letters import LetterPicker
from firmware.screens.menu import Item, Menu, Selector
from firmware.screens.page import Page
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from firmware.table.scene import STRIP, make_scene
from firmware.table.table import Table
from firmware.words import say
from simulator import headless
from simulator.board import Board, wiring_of
from simulator.script import BITS, PAUSE_MS, TAP_MS, Moment

MINUTE = 60_000
QUIET_MS = 450  # after others' moves were told, until A means the new turn
HOLD_MS = 800  # longer than any press that is no hold
MOST_STEPS = 60  # from one line or thing to another: more, and it goes round in circles

Prepare = Callable[[Board], None]
First = Callable[[Stage], None]


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


class Visit:
    """One time the console is switched on, until the test ends or power is cut.

    board: its name, or a board file.       prepare: does something to the board before.
    first: opens the first screen.          expects_errors: else one that comes up fails the test.
    pace: the pause after each press.       after_press: called with the button's name then.
    how: start, work_ms and seed of the clock and the board; see `headless.make_board`.
    """

    stage: Stage = None  # type: ignore[assignment]  # if power is cut before there is one

    def __init__(
        self,
        folder: Path,
        board: str = WIDE,
        *,
        language: str = "",
        prepare: Prepare = lambda board: None,
        first: First = at_the_title,
        expects_errors: bool = False,
        pace: int = PAUSE_MS,
        after_press: Callable[[str], None] = lambda button: None,
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
        self._pace, self._after_press = pace, after_press
        self._start = how.get("start", 0)
        self.board = headless.make_board(
            wiring_of(board), self.moments, folder, language=language, camera=self._take, **how
        )
        if not expects_errors:
            self.board.traceback = _fail  # type: ignore[method-assign]
        prepare(self.board)
        self.files = {name: self.board.store.read(name) for name in self.board.store.names()}
        try:
            self.stage = main.set_up(self.board)
            first(self.stage)
        except PowerCut:
            self.is_on = False

    # ---- what a thumb does

    def press(self, *names: str) -> None:
        """Tap these buttons, one after the other."""
        for name in names:
            self._act((0, BITS[name]), (TAP_MS, 0), (self._pace, 0))
            self.pressed.append(name)
            self._after_press(name)

    def hold(self, name: str, ms: int = HOLD_MS) -> None:
        self._act((0, BITS[name]), (ms, 0), (self._pace, 0))

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

    # ---- what there is to choose

    def start(self) -> None:
        """Go on from the title to the menu."""
        assert isinstance(self.top, Title) or not self.is_on
        self.press("A")

    def resume(self) -> None:
        """Go from the title to the table of the saved game."""
        self.start()
        self.choose("menu_continue")

    def leave(self) -> None:
        """Leave the table by its menu."""
        self.press("B")
        self.choose("table_leave")

    def focus(self, key: str, *values: object) -> None:
        """Go to the line of a menu that has these words: their key, or the text itself."""
        if not self.is_on:
            return
        menu = self.menu
        at = _index(menu, key, *values)
        ahead = (at - menu.chosen) % len(menu.items)
        back = len(menu.items) - ahead
        for _ in range(min(ahead, back)):
            self.press("DOWN" if ahead <= back else "UP")
        assert menu.chosen == at

    def choose(self, key: str, *values: object) -> None:
        """Choose a line of a menu, or one of the two ways on from a page."""
        if isinstance(self.top, Page):
            self.press(_way_on(self.top, key))
        else:
            self.focus(key, *values)
            self.press("A")

    def set(self, key: str, to: int | str) -> None:
        """Change the value of a line to one of its labels: the number, the text or its key."""
        self.focus(key)
        for _ in range(MOST_STEPS):
            line = self.menu.items[self.menu.chosen]
            assert isinstance(line, Selector)
            if line.at == (to if isinstance(to, int) else _label(line, to)):
                return
            self.press("A")
        raise AssertionError(f"{key} never becomes {to}")

    def leave_score(self) -> None:
        """Go on from the score to what can be done next; goals that were reached are told first."""
        self.press("A")
        if self.told:
            self.choose("hint_ok")

    def spell(self, name: str) -> None:
        """Pick these letters, one after the other."""
        for letter in name:
            self._pick(self._picker._letters.index(letter.upper()))

    def end_typing(self) -> None:
        """Say that the name is complete."""
        self._pick(len(self._picker._letters) + 2)

    @property
    def _picker(self) -> LetterPicker:
        # By its name: a table that was visited before has put its module away.
        assert type(self.top).__name__ == LetterPicker.__name__
        return cast(LetterPicker, self.top)

    def _pick(self, at: int) -> None:
        picker = self._picker
        count = len(picker._letters) + 3
        ahead = (at - picker._at) % count
        on, back = ("RIGHT", "LEFT") if self._has("RIGHT") else ("DOWN", "UP")
        self.press(*([on] * ahead if 2 * ahead <= count else [back] * (count - ahead)))
        self.press("A")

    # ---- the table

    def play(self, move: str) -> None:
        """Make a move, named as in a record: "+B7" lays the blue seven, "*" draws a card."""
        self.aim(move)
        self.press("A")

    def aim(self, move: str) -> None:
        """Go to where one more A makes this move."""
        table = self.table
        assert table.can_choose(), "it is nobody's turn to choose"
        if table._is_hurried:
            self.wait(QUIET_MS)
        wanted = engine.module(table.game.NAME, "text").text_move(move)
        names = [name for name in ("UP", "DOWN", "LEFT", "RIGHT", "A") if self._has(name)]
        scratch = make_scene(table.session, self.stage)
        ways = choices(scratch, [BITS[name] for name in names], table.scene.at)
        assert wanted in ways, f"{move} can't be chosen here"
        self.press(*[buttons.NAMES[bit.bit_length() - 1] for bit in ways[wanted][:-1]])

    def look_at(self, place: int) -> None:
        """Put the focus on what lies there: 0 is the first thing to choose, -1 the last one."""
        scene = self.table.scene
        count = len(scene.targets) - (scene.targets[-1] == STRIP)
        for _ in range(MOST_STEPS):
            if scene.at == place % count:
                return
            self.press("RIGHT" if self._has("RIGHT") else "DOWN" if place >= 0 else "UP")
        raise AssertionError(f"nothing leads to {place}")

    def look_at_others(self) -> None:
        """Put the focus on the strip of the other seats."""
        scene = self.table.scene
        for _ in range(MOST_STEPS):
            if scene.targets[scene.at] == STRIP:
                return
            self.press("UP")
        raise AssertionError("nothing leads to the others")

    def skip(self) -> None:
        """Be told no more of what the others did."""
        self.hold("A", 700)
        self.wait(QUIET_MS)

    # ---- what has become of it

    @property
    def top(self) -> Screen | None:
        return self.stage.top() if self.stage else None

    @property
    def screens(self) -> list[type[Screen]]:
        return [type(screen) for screen in self.stage._screens]

    @property
    def menu(self) -> Menu:
        assert isinstance(self.top, Menu), f"{type(self.top).__name__} is no menu"
        return self.top

    @property
    def lines(self) -> list[str]:
        """The keys of the menu's lines that can be used."""
        return [item._name for item in self.menu.items if item.usable()]

    @property
    def table(self) -> Table:
        """The table, on top or below other screens."""
        return next(screen for screen in self.stage._screens if isinstance(screen, Table))

    @property
    def told(self) -> str:
        """What the page on top says; "" if there is none."""
        return self.top._text if isinstance(self.top, Page) else ""

    @property
    def settings(self) -> Settings:
        return self.stage.settings  # type: ignore[return-value]

    def _has(self, name: str) -> bool:
        return bool(self.board.buttons.available & BITS[name])


def _fail(error: Exception) -> str:
    """Let an error that the console would show go up to the test."""
    raise _Unexpected from error


class _Unexpected(BaseException):
    """An error came up in the console, which catches every Exception."""


def _index(menu: Menu, key: str, *values: object) -> int:
    words = say(key, *values) if values else key

    def is_meant(item: Item) -> bool:
        return words in (item._name, item.name())

    found = [at for at, item in enumerate(menu.items) if is_meant(item)]
    assert len(found) == 1, f"{len(found)} lines {words!r} in {[i.name() for i in menu.items]}"
    return found[0]


def _label(line: Selector, text: str) -> int:
    labels = list(line.labels)
    return labels.index(text if text in labels else say(text))


def _way_on(page: Page, key: str) -> str:
    if page._ok[0] == key:
        return "A"
    assert page._back, f"A leads to {page._ok[0]}, and nothing else to anywhere"
    assert page._back[0] == key, f"A leads to {page._ok[0]}, B to {page._back[0]}"
    return "B"

"""The console started in a Pico's heap, on MicroPython's unix port, on the files of a folder.

Its panel shows nothing, time passes only while it waits, and thumbs decide as it goes.
"""

import gc

from boards.store import Store
from firmware import main
from firmware.screens.title import Title
from firmware.stage import Stage
from input import DOWN, UP, A, B
from input.switches import Switches


class Finished(BaseException):
    """The thumbs have had enough."""


class Clock:
    def __init__(self, board, thumbs) -> None:
        self._board, self._thumbs = board, thumbs
        self._steps: list = []  # milliseconds to wait, and the buttons that are down then
        self._now = 0

    def ms(self) -> int:
        return self._now

    def since(self, earlier: int) -> int:
        return self._now - earlier

    def wait(self, ms: int) -> None:
        if not self._steps:
            self._steps = self._thumbs.next(self._board.stage.top(), self._board.buttons.available)
            if not self._steps:
                raise Finished
        wait, down = self._steps[0]
        if wait > ms:
            self._steps[0] = wait - ms, down
            self._now += ms
        else:
            self._steps.pop(0)
            self._now += wait
            self._board.buttons.down = down

    def feed(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Panel:
    height = 240

    def __init__(self, width: int) -> None:
        self.width = width

    def show(self, frame) -> None:
        frame.damage.clear()

    def sleep(self, on: bool) -> None:
        pass


class Buttons:
    contacts = ("X", "Y", "A", "B")
    available = UP | DOWN | A | B
    down = 0

    def __init__(self) -> None:
        self.labels = {UP: "X", DOWN: "Y", A: "A", B: "B"}
        self.switches = Switches(bytes((UP, DOWN, A, B)))

    def read(self) -> int:
        return self.down

    def waiting(self) -> int:
        return 0


class Nothing:
    """A backlight, a battery and a loudspeaker that are not there."""

    available = False

    def set(self, percent: int) -> None:
        pass

    def percent(self) -> None:
        return None

    def charging(self) -> bool:
        return False

    def play(self, *tones: int) -> None:
        pass


class Board:
    name = "a heap"
    storage_problem = ""
    today = 0

    def __init__(self, folder: str, width: int, language: str, thumbs) -> None:
        self.panel = Panel(width)
        self.buttons = Buttons()
        self.backlight = self.battery = self.tone = Nothing()
        self.store = Store(folder)
        self.language = language
        self.clock = Clock(self, thumbs)
        self.stage: Stage | None = None

    def random_seed(self) -> int:
        return 1

    def free_memory(self) -> int:
        return gc.mem_free()  # type: ignore[attr-defined]

    def traceback(self, error: Exception) -> str:
        raise error  # no page about it: it ends here


def start(folder: str, width: int, language: str, visitor) -> None:
    """Print how much was pressed, how often damage was told of, and the screens that were seen."""
    board = Board(folder, width, language, visitor)
    stage = board.stage = main.set_up(board)
    stage.open(Title())
    try:
        main.go_on(stage)
    except Finished:
        print(visitor.presses, visitor.told, " ".join(visitor.seen))

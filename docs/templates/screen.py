"""A screen of your own: copy this file, and keep the hooks that you need.

Try it as it is:  make play ARGS="--run docs/templates/screen.py"

The console shows the screen on top of a stack and calls its hooks; all of them may be left out.
`self.stage` is there from `enter` on: `stage.open(screen)` puts another screen on top,
`stage.close()` goes back to the one below, `stage.board` has the clock, the store, the tone ...,
`stage.settings` what the player has set, and `stage.later(work)` does work when the picture that is
due is on the panel.
"""

from display.fonts import LARGE, MEDIUM
from display.frame import Frame
from display.palette import ACCENT, CHALK
from firmware import look, main
from firmware.stage import NEVER, Screen
from input import BUTTON, KIND, PRESS, REPEAT, RIGHT, A, B


class Counter(Screen):
    """Counts: A goes up by one, the seconds by themselves, B leaves."""

    def __init__(self) -> None:
        self._count = 0
        self._since = 0

    def enter(self, stage) -> None:
        """Called once, when the screen has been opened."""
        self.stage = stage
        self._since = stage.board.clock.ms()

    def handle(self, event: int) -> None:
        """Called for each press, repeat, hold and release of a button while this is on top."""
        kind, button = event & KIND, event & BUTTON
        if kind in (PRESS, REPEAT) and button in (A, RIGHT):
            self._count += 1
            self.stale = True  # the panel should show something else now
        elif kind == PRESS and button == B:
            self.stage.close()

    def tick(self, now: int) -> int:
        """Called when time has passed; return in how many milliseconds to be called again."""
        if self.stage.board.clock.since(self._since) >= 1000:
            self._since = now
            self._count += 1
            self.stale = True
        return 1000 if self._count < 100 else NEVER

    def come_home(self) -> None:
        """Called on the first screen of the stack when all those above it were closed at once."""

    def is_watched(self) -> bool:
        """Called all the time; return True to keep the light on though nobody presses anything."""
        return False

    def spoken(self) -> list:
        """Return in words what the screen shows, for a console that is read out."""
        return ["A screen of my own", str(self._count)]

    def draw(self, frame: Frame, whole: bool) -> None:
        """Called when `stale` was set; `whole`: another screen was on the panel before."""
        if whole:
            look.header(frame, "A screen of my own")
            look.hints(frame, [(A, "count"), (B, "back")])
        look.clear(frame)
        frame.label(0, look.TOP, frame.width, 60, str(self._count), ACCENT, LARGE)
        frame.label(0, look.TOP + 60, frame.width, 30, "presses and seconds", CHALK, MEDIUM)


def run(board) -> None:
    """Show it on a board, with nothing else of the console."""
    stage = main.set_up(board)
    stage.open(Counter())
    main.go_on(stage)

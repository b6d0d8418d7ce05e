"""The console's one loop, and the screens that take turns in it.

A screen is opened on top of another and closed again. The loop asks the buttons, lets the top
screen handle events and pass time, shows what changed, and sleeps until something is due.
"""

from micropython import const

from display.frame import Frame
from input.events import Events

NEVER = const(1 << 29)

_LONGEST_WAIT_MS = const(4000)  # half of what the watchdog allows
# How soon a change is noticed that came too soon after another: no switch is deaf for longer.
_UNSETTLED_MS = const(40)


class Screen:
    """What the player looks at, and what the buttons mean meanwhile."""

    stale = True  # set it whenever the panel should show something else than it does
    motion = None  # what moves over its picture, if anything: work that can wait waits for that

    def enter(self, stage) -> None:
        """Take note that it has just been opened. `stage` gives it the board, and opens and closes
        screens."""
        self.stage = stage

    def handle(self, event: int) -> None:
        """Answer to a button that was pressed, repeated, held or released: see `input`."""

    def tick(self, now: int) -> int:
        """Time has passed. Returns after how many milliseconds it wants to be asked again."""
        return NEVER

    def come_home(self) -> None:
        """Take note that it is the first screen, and that all above it were closed at once."""

    def is_watched(self) -> bool:
        """Tell whether something goes on here that one looks at without pressing anything."""
        return False

    def draw(self, frame: Frame, whole: bool) -> None:
        """Draw what changed; or everything, when something else was on the panel before."""

    def spoken(self) -> list:
        """Return what it shows in words, for whoever can't see it: what stays said comes first."""
        return []


class Mains:
    """Power that nobody needs to save; see power.py for the other kind."""

    def watch(self, now: int, event: int) -> None:
        """Note an event of the loop; called once a round with 0, too."""

    def due(self, now: int) -> int:
        """Return the milliseconds until it wants to be called again."""
        return NEVER


class Stage:
    voice = None  # who reads out what the screens show; nobody, unless somebody has asked for it
    still = False  # has somebody asked that nothing moves?
    is_short = False  # is there no memory for more than the screen that is to be seen?
    muted = 0  # the switches of which the player was told that nobody listens to them

    def __init__(self, board) -> None:
        self.board = board
        self.frame = Frame(board.panel.width, board.panel.height)
        self.events = Events(board.buttons)
        self.power = Mains()
        self.settings: object = None  # what the player has set, for screens to ask
        self.brightness = 100
        self._screens: list = []
        self._later: list = []
        self._steps = None  # the steps that are left of the work that is being done
        self._heard = board.clock.ms()  # when a button last changed
        self._whole = True
        self._dark = True  # until there is a first picture to light up

    def open(self, screen: Screen) -> None:
        """Put a screen on top. What is still held down is none of its business."""
        self._screens.append(screen)
        self._change()
        screen.enter(self)

    def later(self, work) -> None:
        """Do this when the picture that is due is on the panel: flash takes its time.

        If it returns an iterator, each step of that has its own round, and buttons come first.
        """
        self._later.append(work)

    def close(self) -> None:
        """Go back to the screen below. The last one stays."""
        if len(self._screens) > 1:
            self._screens.pop()
            self._change()

    def top(self) -> Screen | None:
        """Return the screen that is to be seen."""
        return self._screens[-1] if self._screens else None

    def screens(self) -> list:
        """Return all screens that are open, the top one last."""
        return self._screens

    def home(self) -> None:
        """Go back to the first screen."""
        del self._screens[1:]
        self._screens[0].come_home()
        self._change()

    def restart(self, screen: Screen) -> None:
        """Put a screen in the place of all there are."""
        self._screens.clear()
        self.open(screen)

    def can_close(self) -> bool:
        return len(self._screens) > 1

    def set_brightness(self, percent: int) -> None:
        self.brightness = percent
        if not self._dark:
            self.board.backlight.set(percent)

    def _change(self) -> None:
        self._whole = True
        self.events.rest()

    def run(self) -> None:
        """For ever, or until something is raised. Only here is the watchdog fed."""
        try:
            while True:
                self.board.clock.feed()
                self.step()
        finally:
            self.board.clock.stop()

    def step(self) -> None:
        clock = self.board.clock
        now = clock.ms()
        event = self._hear(now)
        while event:
            self._heard = now
            self._screens[-1].handle(event)
            event = self._hear(now)
        wait = 0
        if not self._is_stale():  # what a button has changed is shown before anything else is done
            wait = min(self._screens[-1].tick(now), self.events.due(now), _LONGEST_WAIT_MS)
            wait = min(wait, self.power.due(now))
        if self.events.down or 0 <= clock.since(self._heard) < _UNSETTLED_MS:
            wait = min(wait, _UNSETTLED_MS)
        if self._is_stale():
            self._show()
        if self.board.buttons.switches.muted != self.muted:
            from firmware.screens.faults import tell_of_muted

            if tell_of_muted(self):
                wait = 0
        if (self._later or self._steps) and not self._screens[-1].motion:
            self._work()
            wait = 0
        clock.wait(max(0, wait - clock.since(now)))

    def _work(self) -> None:
        """Do what was to be done later: a step of it, or all of it if it has none, or if memory is
        too short for work that is half done."""
        steps, self._steps = self._steps, None
        steps = steps or self._later.pop(0)()
        for _ in steps or ():
            if not self.is_short:
                self._steps = steps
                break

    def _hear(self, now: int) -> int:
        event = self.events.poll(now)
        self.power.watch(now, event)
        return event

    def _is_stale(self) -> bool:
        return self._whole or self._screens[-1].stale

    def _show(self) -> None:
        screen, whole = self._screens[-1], self._whole
        screen.stale = self._whole = False
        screen.draw(self.frame, whole)
        self.board.panel.show(self.frame)
        if self.voice:
            self.voice.hear(screen.spoken(), whole)
        if self._dark:
            self._dark = False
            self.board.backlight.set(self.brightness)

"""The pages of the self-test that measure: what the board has, and how its buttons bounce."""

import gc

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, EDGE, NIGHT, PANEL
from display.text import RIGHT, shorten
from firmware import look
from firmware.screens.labels import named
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, PRESS, REPEAT, UP
from input.bounce import Meter

EDGE_ROOM = 18  # along every edge, for the arrows
_SECOND_MS = 1000
_GLANCE_MS = 100  # how often the bounces are looked at
_LEAST = 15  # the height of a button's line


class Page(Screen):
    HINT = ""  # what holding A leads to

    def subtitle(self) -> str:
        """Return what stands below the board's name; "": the version and the screen's size do."""
        return ""

    def leave(self) -> None:
        """Stop: it is not shown any more."""

    def following(self):
        """Return the page behind it, if there is one."""
        return None


class Figures(Page):
    """What the board can measure, and how fast it draws."""

    HINT = "test_to_bounce"

    def enter(self, stage) -> None:
        self.stage = stage
        self._frames = 0
        self._rate = 0  # frames in the last whole second
        self._second = stage.board.clock.ms()  # when the current second began
        self._memory = stage.board.free_memory()

    def following(self):
        return Bounces()

    def handle(self, event: int) -> None:
        button = event & BUTTON
        if event & KIND in (PRESS, REPEAT) and button in (UP, DOWN):
            step = 10 if button == UP else -10
            self.stage.set_brightness(max(10, min(100, self.stage.brightness + step)))

    def tick(self, now: int) -> int:
        self.stale = True  # as many frames as the board can make
        self._frames += 1
        passed = self.stage.board.clock.since(self._second)
        if passed >= _SECOND_MS:
            self._rate = self._frames * _SECOND_MS // passed
            self._frames = 0
            self._second = now
            gc.collect()
            self._memory = self.stage.board.free_memory()
        return 0

    def draw(self, frame: Frame, whole: bool) -> None:
        frame.damage.mark_all()  # the whole frame is sent: that is the rate worth knowing
        board = self.stage.board
        labels = board.buttons.labels
        light = (
            say("set_percent", self.stage.brightness)
            if board.backlight.available
            else say("test_always")
        )
        percent = board.battery.percent()
        battery = say("test_unmeasured") if percent is None else say("set_percent", percent)
        if board.battery.charging():
            battery += say("test_charging")
        left, right = EDGE_ROOM + 4, frame.width - EDGE_ROOM - 4
        keys = say("test_light", named(labels[UP]), named(labels[DOWN]))
        rows = (
            (shorten(keys, SMALL, right - left - 50), light),
            (say("test_sound"), say("test_every" if board.tone.available else "test_none")),
            (say("test_battery"), battery),
            (
                say("test_memory"),
                f"{self._memory // 1024} KB" if self._memory else say("test_plenty"),
            ),
            (say("test_frames"), str(self._rate) if self._rate else "…"),
        )
        y, pitch = (27, 15) if look.is_low else (58, 26)
        for name, value in rows:
            frame.box(left, y, right - left, pitch - 1, NIGHT)
            frame.label(left, y, 0, pitch - 4, name, DIM, SMALL, 0)
            frame.label(right, y, 0, pitch - 4, value, CHALK, MEDIUM, RIGHT)
            if not look.is_low:
                frame.hline(left, y + pitch - 3, right - left, EDGE)
            y += pitch
        self._draw_runner(frame, left, right, y + 2)

    def _draw_runner(self, frame: Frame, left: int, right: int, y: int) -> None:
        """Something that moves in every frame: it jerks when frames are lost."""
        frame.box(left, y, right - left, 8, PANEL, 4)
        room = 2 * (right - left - 24)
        at = self.stage.board.clock.ms() // 8 % room
        frame.box(left + (at if at * 2 < room else room - at), y, 24, 8, ACCENT, 4)


class Bounces(Page):
    """How the contacts of each button bounce. Those that press twice because of it are marked."""

    HINT = "test_to_colours"

    def enter(self, stage) -> None:
        self.stage = stage
        self._buttons = stage.board.buttons
        self._meter = self._buttons.switches.meter = Meter(len(self._buttons.contacts))
        self._drawn = 0  # what the meter had noted when it was drawn

    def leave(self) -> None:
        self._buttons.switches.meter = None

    def subtitle(self) -> str:
        return f"BOUNCE_MS = {self._buttons.switches.bounce_ms}"  # the line in the board file

    def tick(self, now: int) -> int:
        self.stale = self._meter.noted != self._drawn
        return _GLANCE_MS

    def draw(self, frame: Frame, whole: bool) -> None:
        meter, contacts = self._meter, self._buttons.contacts
        self._drawn = meter.noted
        allowed = self._buttons.switches.bounce_ms
        left, right = EDGE_ROOM + 4, frame.width - EDGE_ROOM - 4
        top = 43 if look.is_low else 67
        room = frame.height - (26 if look.is_low else 36) - top
        columns = 1 if len(contacts) * _LEAST <= room else 2
        lines = (len(contacts) + columns - 1) // columns
        pitch = min(24, max(_LEAST, room // lines))
        across = (right - left) // columns
        if whole:
            self._draw_heading(frame, top - 17 + look.is_low, right, columns)
        for number, label in enumerate(contacts):
            x, y = left + number // lines * across, top + number % lines * pitch
            end = x + across - 12 * (columns - 1)
            frame.box(x, y, across, pitch, NIGHT)
            label = shorten(named(label), SMALL, end - x - 90 // columns)
            frame.label(x, y, 0, pitch, label, CHALK, SMALL, 0)
            if meter.changes >> number & 1:
                longest = meter.longest[number]
                colour = ALERT if longest >= allowed else CHALK
                font = MEDIUM if columns == 1 else SMALL
                most = str(meter.most[number])
                frame.label(end, y, 0, pitch, f"{longest} ms", colour, font, RIGHT)
                frame.label(
                    end - (60 if columns == 1 else 40), y, 0, pitch, most, colour, font, RIGHT
                )

    def _draw_heading(self, frame: Frame, y: int, right: int, columns: int) -> None:
        """Say what the two figures are."""
        bounces, longest = say("test_bounces"), say("test_longest")
        if columns > 1:
            frame.label(right, y, 0, 16, f"{bounces}, {longest}", DIM, SMALL, RIGHT)
            return
        frame.label(right - 60, y, 0, 16, bounces, DIM, SMALL, RIGHT)
        frame.label(right, y, 0, 16, longest, DIM, SMALL, RIGHT)

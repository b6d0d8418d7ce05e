"""The self-test: is everything soldered where it should be?

The first page shows what eyes and thumbs can check: corners and arrows (is the picture the right
way up, whole, and not mirrored?), colours with their names (are red and blue swapped, is it
inverted?) and every button. The second shows what the board can measure, and how fast it draws.
"""

import gc

from display import palette
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, EDGE, INK_ON, MOSS, NIGHT, PANEL
from display.text import CENTRE, RIGHT, shorten
from firmware.stage import NEVER, Screen, Stage
from firmware.version import VERSION
from firmware.words import say
from input import BUTTON, DOWN, HOLD, KIND, LEFT, PRESS, RELEASE, REPEAT, UP, A, B

_BARS = (
    ("test_white", palette.CHALK),
    ("test_yellow", palette.YELLOW),
    ("test_pink", palette.PINK),
    ("test_red", palette.ALERT),
    ("test_green", palette.GREEN),
    ("test_blue", palette.BLUE),
    ("test_brown", palette.BROWN),
    ("test_black", palette.NIGHT),
)
_NOTES = (523, 587, 659, 784, 880, 1047, 1175, 1319)  # one for each button, up to Y
# Where each button is drawn: the group (left, right), then columns and rows from its middle.
_PLACES = (
    (0, 0, -1),
    (0, 0, 1),
    (0, -1, 0),
    (0, 1, 0),
    (1, 1, 0),
    (1, 0, 1),
    (1, 0, -1),
    (1, -1, 0),
)
_IN_A_ROW = (-3, -1, 0, 0, 1, 3, 5, 7)  # half steps from the middle, without left and right
_EDGE_ROOM = 18  # along every edge, for the arrows
_KEY_WIDTH, _KEY_HEIGHT = 37, 24
_SECOND_MS = 1000


def run(board) -> None:
    """The self-test and nothing else: `from firmware.screens.selftest import run` at the prompt."""
    stage = Stage(board)
    stage.open(SelfTest())
    stage.run()


class SelfTest(Screen):
    def __init__(self) -> None:
        self._figures = False  # the second page
        self._turned = True  # the page has just been turned to
        self._down = 0
        self._tried = 0  # buttons that were pressed at least once
        self._changed = 0  # buttons whose drawing is out of date
        self._frames = 0
        self._rate = 0  # frames in the last whole second
        self._second = 0  # when the current second began
        self._memory = 0

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind == HOLD and button == A:
            self._turn()
        elif kind == HOLD and button == B:
            self.stage.close()
        elif kind == PRESS:
            self._down |= button
            self._tried |= button
            self._sound(button)
        elif kind == RELEASE:
            self._down &= ~button
        if self._figures and kind in (PRESS, REPEAT) and button in (UP, DOWN):
            step = 10 if button == UP else -10
            self.stage.set_brightness(max(10, min(100, self.stage.brightness + step)))
        self._changed |= button
        self.stale = True

    def tick(self, now: int) -> int:
        if not self._figures:
            return NEVER
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
        if whole or self._turned:
            self._turned = False
            self._changed = self.stage.board.buttons.available
            self._draw_page(frame)
        if self._figures:
            self._draw_figures(frame)
        else:
            for number in range(8):
                if self._changed >> number & 1:
                    self._draw_button(frame, number)
        self._changed = 0

    def _turn(self) -> None:
        self._figures = not self._figures
        self._turned = True
        self._frames = self._rate = 0
        self._second = self.stage.board.clock.ms()
        self._memory = self.stage.board.free_memory()

    def _sound(self, button: int) -> None:
        for number in range(8):
            if button >> number & 1:
                self.stage.board.tone.play(_NOTES[number], 90)

    # The page both have in common

    def _draw_page(self, frame: Frame) -> None:
        width, height = frame.width, frame.height
        frame.fill(NIGHT)
        _draw_orientation(frame)
        board = self.stage.board
        name = shorten(board.name, MEDIUM, width - 2 * _EDGE_ROOM)
        frame.text(width // 2, 18, name, CHALK, MEDIUM, CENTRE)
        version = f"Pocket Keltis {VERSION},  {width} x {height}"
        frame.text(width // 2, 34, version, DIM, SMALL, CENTRE)
        if not self._figures:
            self._draw_bars(frame)
        hint = say("test_to_colours" if self._figures else "test_to_figures")
        if self.stage.can_close():
            hint += "   " + say("test_back")
        frame.text(width // 2, height - 32, hint, DIM, SMALL, CENTRE)

    def _draw_bars(self, frame: Frame) -> None:
        left, top, across = _EDGE_ROOM, 52, frame.width - 2 * _EDGE_ROOM
        half = len(_BARS) // 2
        for number, (name, colour) in enumerate(_BARS):
            x = left + across * (number % half) // half
            y = top + number // half * 32
            w = left + across * (number % half + 1) // half - x
            frame.box(x, y, w, 32, colour)
            frame.label(x, y, w, 32, say(name), INK_ON[colour], SMALL)
        frame.outline(left, top, across, 64, EDGE)

    def _draw_button(self, frame: Frame, number: int) -> None:
        bit = 1 << number
        buttons = self.stage.board.buttons
        if not buttons.available & bit:
            return
        group, column, row = _PLACES[number]
        x = frame.width * (1 + 2 * group) // 4 + column * (_KEY_WIDTH + 2)
        if not buttons.available & LEFT:
            x, row = frame.width // 2 + _IN_A_ROW[number] * (_KEY_WIDTH + 10) // 2, 0
        x -= _KEY_WIDTH // 2
        y = frame.height - 78 + row * (_KEY_HEIGHT + 2) - _KEY_HEIGHT // 2
        fill, edge, ink = PANEL, EDGE, CHALK
        if self._down & bit:
            fill, edge, ink = ACCENT, ACCENT, NIGHT
        elif self._tried & bit:
            fill, edge, ink = MOSS, ACCENT, CHALK
        frame.box(x, y, _KEY_WIDTH, _KEY_HEIGHT, fill, 5)
        frame.outline(x, y, _KEY_WIDTH, _KEY_HEIGHT, edge, 5)
        label = shorten(buttons.labels[bit], SMALL, _KEY_WIDTH - 2)
        frame.label(x, y, _KEY_WIDTH, _KEY_HEIGHT, label, ink, SMALL)

    # The second page

    def _draw_figures(self, frame: Frame) -> None:
        frame.damage.mark_all()  # the whole frame is sent: that is the rate worth knowing
        board = self.stage.board
        labels = board.buttons.labels
        light = f"{self.stage.brightness} %" if board.backlight.available else say("test_always")
        percent = board.battery.percent()
        battery = say("test_unmeasured") if percent is None else f"{percent} %"
        if board.battery.charging():
            battery += say("test_charging")
        rows = (
            (say("test_light", labels[UP], labels[DOWN]), light),
            (say("test_sound"), say("test_every" if board.tone.available else "test_none")),
            (say("test_battery"), battery),
            (
                say("test_memory"),
                f"{self._memory // 1024} KB" if self._memory else say("test_plenty"),
            ),
            (say("test_frames"), str(self._rate) if self._rate else "…"),
        )
        left, right = _EDGE_ROOM + 4, frame.width - _EDGE_ROOM - 4
        y = 58
        for name, value in rows:
            frame.box(left, y, right - left, 22, NIGHT)
            frame.label(left, y, 0, 22, name, DIM, SMALL, 0)
            frame.label(right, y, 0, 22, value, CHALK, MEDIUM, RIGHT)
            frame.hline(left, y + 23, right - left, EDGE)
            y += 26
        self._draw_runner(frame, left, right, y + 2)

    def _draw_runner(self, frame: Frame, left: int, right: int, y: int) -> None:
        """Something that moves in every frame: it jerks when frames are lost."""
        frame.box(left, y, right - left, 8, PANEL, 4)
        room = 2 * (right - left - 24)
        at = self.stage.board.clock.ms() // 8 % room
        frame.box(left + (at if at * 2 < room else room - at), y, 24, 8, ACCENT, 4)


def _draw_orientation(frame: Frame) -> None:
    """A mark in each corner, on the very last pixels, and an arrow to each edge."""
    width, height = frame.width, frame.height
    for x, y in ((0, 0), (width - 12, 0), (0, height - 12), (width - 12, height - 12)):
        frame.outline(x, y, 12, 12, CHALK)
    frame.box(0, 0, 12, 12, ALERT)  # the first corner is marked
    middle, across = width // 2, height // 2
    for step in range(9):
        frame.hline(middle - step, step, 2 * step + 1, ACCENT)
        frame.hline(middle - step, height - 1 - step, 2 * step + 1, EDGE)
        frame.vline(step, across - step, 2 * step + 1, EDGE)
        frame.vline(width - 1 - step, across - step, 2 * step + 1, EDGE)
    frame.text(middle + 14, 0, say("test_top"), ACCENT, SMALL)

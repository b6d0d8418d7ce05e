"""The self-test: is everything soldered where it should be?

The first page shows what eyes and thumbs can check: corners and arrows (is the picture the right
way up, whole, and not mirrored?), colours with their names (are red and blue swapped, is it
inverted?) and every button. `firmware/screens/selftest_pages.py` has the others.
"""

from display import palette
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, EDGE, INK_ON, MOSS, NIGHT, PANEL
from display.text import CENTRE, shorten, text_width
from firmware import look
from firmware.screens.labels import named
from firmware.screens.selftest_pages import EDGE_ROOM, Figures, Page
from firmware.stage import NEVER, Screen, Stage
from firmware.version import VERSION
from firmware.words import say
from input import BUTTON, HOLD, KIND, LEFT, PRESS, RELEASE, A, B

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
_KEY_WIDTH = 37


def run(board) -> None:
    """Run the self-test alone: `from firmware.screens.selftest import run` at the prompt."""
    stage = Stage(board)
    look.use(board)
    stage.open(SelfTest())
    stage.run()


class SelfTest(Screen):
    def __init__(self) -> None:
        self._page: Page | None = None  # the one with figures that is shown; None: this one
        self._turned = True  # the page has just been turned to
        self._down = 0
        self._tried = 0  # buttons that were pressed at least once
        self._changed = 0  # buttons whose drawing is out of date

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind == HOLD and button == A:
            self._turn()
        elif kind == HOLD and button == B:
            self._leave()
        elif kind == PRESS:
            self._down |= button
            self._tried |= button
            self._sound(button)
        elif kind == RELEASE:
            self._down &= ~button
        if self._page:
            self._page.handle(event)
        self._changed |= button
        self.stale = True

    def tick(self, now: int) -> int:
        if not self._page:
            return NEVER
        wait = self._page.tick(now)
        self.stale = self.stale or self._page.stale
        return wait

    def spoken(self) -> list:
        labels = self.stage.board.buttons.labels
        down = [named(labels[bit]) for bit in labels if self._down & bit]
        lines = [say("set_test"), self.stage.board.name, self._below(), self._hint()]
        return lines + [", ".join(down)]

    def draw(self, frame: Frame, whole: bool) -> None:
        whole = whole or self._turned
        if whole:
            self._turned = False
            self._changed = self.stage.board.buttons.available
            self._draw_page(frame)
        if self._page:
            self._page.stale = False
            self._page.draw(frame, whole)
        else:
            for number in range(8):
                if self._changed >> number & 1:
                    self._draw_button(frame, number)
        self._changed = 0

    def _turn(self) -> None:
        """To the next page; behind the last one comes this one again."""
        if self._page:
            self._page.leave()
            self._page = self._page.following()
        else:
            self._page = Figures()
        if self._page:
            self._page.enter(self.stage)
        self._turned = True

    def _leave(self) -> None:
        if self.stage.can_close():
            if self._page:
                self._page.leave()
            self.stage.close()

    def _sound(self, button: int) -> None:
        for number in range(8):
            if button >> number & 1:
                self.stage.board.tone.play(_NOTES[number], 90)

    def _draw_page(self, frame: Frame) -> None:
        """Draw what all pages have in common, and the colours of this one."""
        width, height = frame.width, frame.height
        frame.fill(NIGHT)
        _draw_orientation(frame)
        board = self.stage.board
        below = self._below()
        if look.is_low:  # one line has to do for both
            frame.text(width // 2, 12, below, DIM, SMALL, CENTRE)
        else:
            name = shorten(board.name, MEDIUM, width - 2 * EDGE_ROOM)
            frame.text(width // 2, 18, name, CHALK, MEDIUM, CENTRE)
            frame.text(width // 2, 34, below, DIM, SMALL, CENTRE)
        if not self._page:
            self._draw_bars(frame)
        y = height - (24 if look.is_low else 32)
        frame.text(width // 2, y, self._hint(), DIM, SMALL, CENTRE)
        look.shown_hints = []  # here all buttons are only tried

    def _below(self) -> str:
        """Return what stands below the board's name."""
        panel = self.stage.board.panel
        usual = f"Pocket Keltis {VERSION},  {panel.width} x {panel.height}"
        return (self._page.subtitle() if self._page else "") or usual

    def _hint(self) -> str:
        hint = say(self._page.HINT if self._page else "test_to_figures")
        return hint + "   " + say("test_back") if self.stage.can_close() else hint

    def _draw_bars(self, frame: Frame) -> None:
        left, across = EDGE_ROOM, frame.width - 2 * EDGE_ROOM
        top, tall = (28, 16) if look.is_low else (52, 32)
        half = len(_BARS) // 2
        for number, (name, colour) in enumerate(_BARS):
            x = left + across * (number % half) // half
            y = top + number // half * tall
            w = left + across * (number % half + 1) // half - x
            frame.box(x, y, w, tall, colour)
            frame.label(x, y, w, tall, say(name), INK_ON[colour], SMALL)
        frame.outline(left, top, across, 2 * tall, EDGE)

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
        tall = 15 if look.is_low else 24
        y = frame.height - (49 if look.is_low else 78) + row * (tall + 2) - tall // 2
        fill, edge, ink = PANEL, EDGE, CHALK
        if self._down & bit:
            fill, edge, ink = ACCENT, ACCENT, NIGHT
        elif self._tried & bit:
            fill, edge, ink = MOSS, ACCENT, CHALK
        frame.box(x, y, _KEY_WIDTH, tall, fill, 5)
        frame.outline(x, y, _KEY_WIDTH, tall, edge, 5)
        label, font = buttons.labels[bit], SMALL
        if text_width(label, SMALL) > _KEY_WIDTH - 2:
            label, font = look.sign_of(number)
        frame.label(x, y, _KEY_WIDTH, tall, label, ink, font)


def _draw_orientation(frame: Frame) -> None:
    """Draw a mark in each corner, on the very last pixels, and an arrow to each edge."""
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

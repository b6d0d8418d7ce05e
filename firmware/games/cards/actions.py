"""What can be done with a card, as a list over the own rows."""

from micropython import const

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE, MOSS, PANEL
from display.text import LEFT, text_width
from firmware import look, sound
from input import BUTTON, DOWN, KIND, PRESS, REPEAT, UP, A

_LINE = const(18)


class ActionList:
    """Closed while `moves` is empty."""

    def __init__(self) -> None:
        self.moves: list = []
        self._words = str  # gives the line of a move
        self._at = 0
        self._drawn = -1  # the line that is drawn as chosen; -1: nothing is
        self._first = 0  # the first line that is drawn
        self._box: tuple = ()
        self._line = _LINE

    def open(self, moves: list, words, at: int = 0) -> None:
        self.moves, self._words = moves, words
        self._at = at
        self._drawn = -1

    def close(self) -> None:
        self.moves = []

    def redraw(self) -> None:
        """Whatever was drawn has gone."""
        self._drawn = -1

    def chosen(self) -> int:
        return self.moves[self._at]

    def place(self) -> str:
        """Return which line of how many is chosen."""
        return f"{self._at + 1}/{len(self.moves)}"

    def handle(self, event: int) -> bool:
        """Up and down go through the list; True if A was pressed."""
        kind, button = event & KIND, event & BUTTON
        if kind in (PRESS, REPEAT) and button in (UP, DOWN):
            self._at = (self._at + (1 if button == DOWN else -1)) % len(self.moves)
            sound.step()
        elif kind == PRESS and button == A:
            sound.ok()
            return True
        return False

    def draw(self, frame: Frame, scene) -> None:
        if self._drawn < 0:
            self._box = scene.panel(frame)
        x, y, w, h = self._box
        self._line = min(_LINE, h // 2)  # two are shown at least
        total, shown = len(self.moves), h // self._line
        y += (h - min(shown, total) * self._line) // 2
        # One line of those before stays in sight, if there are more than fit.
        first = min(max(0, self._at - shown + 2), max(0, total - shown))
        for line in range(min(shown, total)):
            number = first + line
            # Without scrolling, only the lines that the focus left and came to have changed.
            if self._drawn < 0 or first != self._first or number in (self._drawn, self._at):
                self._draw_line(frame, x, y + line * self._line, w, number)
        if total > shown:
            tall = shown * self._line
            frame.box(x + w + 2, y, 3, tall, PANEL)
            frame.box(x + w + 2, y + first * tall // total, 3, tall * shown // total, EDGE)
        self._drawn, self._first = self._at, first

    def _draw_line(self, frame: Frame, x: int, y: int, w: int, number: int) -> None:
        chosen = number == self._at
        frame.box(x - 3, y, w + 3, self._line - 1, PANEL)
        if chosen:
            frame.box(x - 3, y, w + 3, self._line - 1, MOSS, 4)
            frame.outline(x - 3, y, w + 3, self._line - 1, ACCENT, 4)
        words = self._words(self.moves[number])
        font = MEDIUM if text_width(words, MEDIUM) <= w - 8 else SMALL
        words = look.fitted(words, font, w - 8)
        frame.label(x + 3, y, 0, self._line - 1, words, CHALK if chosen else DIM, font, LEFT)

"""A page to read: a title, a few sentences, and one or two ways on."""

from display.frame import Frame
from display.palette import CHALK
from display.text import wrap
from firmware import look, sound
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, PRESS, UP, A, B


class Page(Screen):
    """What A and B do is given as a word's key and a function; without B's, B does nothing.

    Longer texts go on below: up and down turn over to the next part.
    """

    def __init__(self, title: str, text: str, ok, back=None, colour: int = CHALK) -> None:
        self._title, self._text = title, text
        self._ok, self._back = ok, back
        self._colour = colour
        self._part = 0
        self._parts: list = []  # each the lines of one screenful

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind != PRESS:
            return
        if button == A:
            sound.ok()
            self._ok[1]()
        elif button == B and self._back:
            sound.back()
            self._back[1]()
        elif button in (UP, DOWN):
            last = len(self._parts) - 1
            self._part = max(0, min(last, self._part + (1 if button == DOWN else -1)))
            self.stale = True

    def spoken(self) -> list:
        return [self._title] + [line for line in self._text.split("\n") if line]

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, self._title)
        look.clear(frame)
        top, room = look.TOP + 4, look.bottom(frame) - look.TOP - 8
        width = frame.width - 2 * look.MARGIN - 4
        font = look.page_font(self._text, width, room)
        if not self._parts:
            lines = wrap(self._text, font, width)
            fit = room // font[0]
            self._parts = [lines[at : at + fit] for at in range(0, len(lines), fit)]
        for number, line in enumerate(self._parts[self._part]):
            frame.text(look.MARGIN, top + number * font[0], line, self._colour, font)
        if len(self._parts) > 1:
            look.scroll_bar(frame, top, room, self._part, 1, len(self._parts))
        pairs = [(A, say(self._ok[0]))]
        if self._back:
            pairs.append((B, say(self._back[0])))
        if len(self._parts) > 1:
            pairs.append((UP | DOWN, say("hint_more")))
        look.hints(frame, pairs)

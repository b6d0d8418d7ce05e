"""Lists to choose from: one line each, some with a value that can be changed on the spot."""

from micropython import const

from display.fonts import MEDIUM, SYMBOLS_MEDIUM
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE, MOSS, NIGHT
from display.text import LEFT as AT_LEFT
from display.text import shorten, text_width
from firmware import look, sound
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B

_INSET = const(6)  # from a line's edge to its words
_SYMBOL_ROOM = const(26)
_ARROW_ROOM = const(10)  # beside a value


class Item:
    """A line. `name` is a key of the words, or a function that gives a text."""

    own_words = False  # is the value a name that a person has typed?
    why = ""  # the key of a sentence on why it can't be used just now

    def __init__(self, name, act=None, symbol: str = "", note: str = "", verb: str = "hint_choose"):
        self._name = name
        self.act = act  # what A does: a function without arguments
        self.symbol = symbol
        self.note = note  # the key of a sentence shown while the line is chosen
        self.verb = verb  # the key of the word beside A

    def name(self) -> str:
        return self._name() if callable(self._name) else say(self._name)

    def usable(self) -> bool:
        return self.act is not None

    def ink(self) -> int:
        """Return the colour of its name."""
        return CHALK if self.usable() else EDGE

    def value(self) -> str:
        """Return what stands at the line's right end."""
        return ""

    def press(self, step: int) -> bool:
        """OK (0), left (-1) or right (1) was pressed on it; False: that means nothing here."""
        if step or self.act is None:
            return False
        self.act()
        return True


class Selector(Item):
    """A line with a value, one of several: OK and right go on to the next one, left goes back."""

    def __init__(self, name, labels, at: int, changed, symbol: str = "", note: str = ""):
        super().__init__(name, None, symbol, note, "hint_change")
        self.labels = labels  # the values as texts
        self.at = at
        self._changed = changed  # called with the number of the value chosen

    def usable(self) -> bool:
        return True

    def value(self) -> str:
        return self.labels[self.at]

    def press(self, step: int) -> bool:
        self.at = (self.at + (step or 1)) % len(self.labels)
        self._changed(self.at)
        return True


class Menu(Screen):
    """A header, lines of which one is chosen, and hints. B goes back.

    Subclasses may override `title` and `back`, and replace the lines with `fill`.
    """

    def __init__(self, title: str, items: list, chosen: int = 0) -> None:
        self._title = title
        self.fill(items, chosen)

    def fill(self, items: list, chosen: int = 0) -> None:
        """Show these lines instead of the ones before."""
        self.items = items
        self.chosen = min(chosen, len(items) - 1)
        self._first = 0  # the line at the top
        self._drawn = -1  # the line that is drawn as the chosen one; -1: nothing is drawn yet
        self.stale = True

    def title(self) -> str:
        return say(self._title)

    def back(self) -> None:
        self.stage.close()

    def redraw(self) -> None:
        """Everything, not only what has changed."""
        self._drawn = -1
        self.stale = True

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT):
            return
        if button in (UP, DOWN):
            self.chosen = (self.chosen + (1 if button == DOWN else -1)) % len(self.items)
            self.stale = True
            sound.step()
        elif button == B and kind == PRESS:
            sound.back()
            self.back()
        elif button in (A, LEFT, RIGHT):
            step = 0 if button == A else 1 if button == RIGHT else -1
            if kind == PRESS or step:
                self.stale = True
                item = self.items[self.chosen]
                if item.press(step):
                    sound.ok()
                elif item.why and not step:
                    self._say_why(item)

    def _say_why(self, item: Item) -> None:
        from firmware.screens.page import Page

        sound.refuse()
        ways = ("hint_ok", self.stage.close), ("hint_back", self.stage.close)
        self.stage.open(Page(item.name(), say(item.why), *ways))

    def spoken(self) -> list:
        item = self.items[self.chosen]
        line = item.name() + (": " + item.value() if item.value() else "")
        lines = [self.title(), f"{line} ({self.chosen + 1}/{len(self.items)})"]
        if item.note:
            lines.append(say(item.note))
        return lines

    # Drawing

    def lines_shown(self, frame: Frame) -> int:
        room = look.bottom(frame) - look.TOP
        if any(item.note for item in self.items):
            room -= _note_height()
        return min(room // look.LINE, len(self.items))

    def draw(self, frame: Frame, whole: bool) -> None:
        shown = self.lines_shown(frame)
        first = min(max(self._first, self.chosen - shown + 1), self.chosen)
        whole = whole or self._drawn < 0
        before, item = self.items[max(self._drawn, 0)], self.items[self.chosen]
        if whole:
            look.clear(frame)
            look.header(frame, self.title())
        if whole or first != self._first:
            self._first = first
            for number in range(first, first + shown):
                self._draw_line(frame, number)
            if shown < len(self.items):
                look.scroll_bar(frame, look.TOP, shown * look.LINE, first, shown, len(self.items))
        else:
            if self._drawn != self.chosen:
                self._draw_line(frame, self._drawn)
            self._draw_line(frame, self.chosen)
        self._drawn = self.chosen
        if whole or item.note != before.note:
            self._draw_note(frame)
        if whole or item.verb != before.verb or item.usable() != before.usable():
            self.draw_hints(frame)

    def draw_hints(self, frame: Frame) -> None:
        pairs = []
        item = self.items[self.chosen]
        if item.usable():
            pairs.append((A, say(item.verb)))
        elif item.why:
            pairs.append((A, say("hint_why")))
        if self.stage.can_close():
            pairs.append((B, say("hint_back")))
        if not look.has(LEFT | RIGHT) and len(self.items) > 1:
            pairs.append((UP | DOWN, say("hint_other")))  # a stick needs no explaining
        look.hints(frame, pairs)

    def _draw_line(self, frame: Frame, number: int) -> None:
        item = self.items[number]
        y = look.TOP + 1 + (number - self._first) * look.LINE
        x, width = look.MARGIN - 4, frame.width - 2 * look.MARGIN + 6
        chosen = number == self.chosen
        frame.box(x, y, width, look.LINE - 1, NIGHT)
        if chosen:
            frame.box(x, y, width, look.LINE - 1, MOSS, 6)
            frame.outline(x, y, width, look.LINE - 1, ACCENT, 6)
        left, right = x + _INSET, x + width - _INSET
        if item.symbol:
            frame.text(
                left,
                y + (look.LINE - 17) // 2,
                item.symbol,
                ACCENT if chosen else DIM,
                SYMBOLS_MEDIUM,
            )
        if any(item.symbol for item in self.items):
            left += _SYMBOL_ROOM
        value = item.value()
        name = look.fitted(item.name(), MEDIUM, right - left)
        left = frame.label(left, y, 0, look.LINE - 2, name, item.ink(), MEDIUM, AT_LEFT)
        if value:
            # Names are people's own, and may be too long; our own values have to fit.
            cut = shorten if item.own_words else look.fitted
            value = cut(value, MEDIUM, right - left - 2 * _ARROW_ROOM)
            start = right - _ARROW_ROOM - text_width(value, MEDIUM)
            frame.label(
                start, y, 0, look.LINE - 2, value, CHALK if chosen else DIM, MEDIUM, AT_LEFT
            )
            if chosen:
                look.triangle(frame, right - 2, y + look.LINE // 2 - 1, 1, ACCENT)
                look.triangle(frame, start - 6, y + look.LINE // 2 - 1, -1, ACCENT)

    def _draw_note(self, frame: Frame) -> None:
        if not any(item.note for item in self.items):
            return
        tall = _note_height()
        y = look.bottom(frame) - tall
        room = frame.width - 2 * look.MARGIN
        frame.box(0, y, frame.width, tall, NIGHT)
        note = self.items[self.chosen].note
        if note:
            note = say(note)
            font = look.note_font(note, room, tall // MEDIUM[0])
            y += 0 if font is MEDIUM or look.is_low else 2
            look.paragraph(frame, look.MARGIN, y, room, tall, note, DIM, font)


def _note_height() -> int:
    """Return the height of two lines of small words below the list."""
    return 30 if look.is_low else 34

"""How to play: a few pages for each game, with pictures, to be turned over one by one.

A game's pages are PAGES in its module `help`: for each the key of its words, and its picture, a
line of things written as in the games' records: B7 is the blue seven, BX a blue end card, P7 a
point card; a small letter behind it is the sign on a tile (_SIGNS). W5 is a wish stone, D3 a die,
# a card face down, ^ v > are arrows. A page without a picture shows POINTS instead: tables of
points, each with the key of its heading.
"""

from micropython import const

import engine
from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_MEDIUM
from display.frame import Frame
from display.palette import ACCENT, ALERT, BLUE, CHALK, DIM, EDGE, PANEL, PAPER
from display.text import LEFT as AT_LEFT
from display.text import RIGHT as AT_RIGHT
from display.text import text_width, wrap
from firmware import games, look, sound, words
from firmware.screens.menu import Item, Menu
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B

_GAP = const(6)  # between two things
_KEYS = const(150)

_CONSOLE = (("buttons", "keys"), ("saves", "moon"), ("about", "G1 # W D5"))  # its own pages
_COLOURS = "BGNRY"
_SYMBOLS = {"^": symbols.UP, "v": symbols.DOWN, "moon": symbols.MOON}
_SIGNS = {
    "c": symbols.CLOVER,
    "s": symbols.STONE,
    "l": symbols.LEPRECHAUN,
    "a": symbols.PLUS1,
    "b": symbols.PLUS3,
}


class HelpMenu(Menu):
    """Which rules?"""

    def __init__(self) -> None:
        items = []
        for game in engine.GAMES:
            items.append(Item(_name_of(game), self._opener(game), games.about(game).SYMBOL))
        items.append(Item("help_console", self._opener(""), symbols.BULB))
        super().__init__("menu_help", items)

    def _opener(self, game: str):
        return lambda: self.stage.open(Help(game))


def _name_of(game: str):
    return lambda: games.title(game)


class Help(Screen):
    """The pages of one game ("": of the console itself), from the given one on."""

    def __init__(self, game: str, page: str = "") -> None:
        self._game = game
        self._pages = games.part(game, "help").PAGES if game else _CONSOLE
        self._at = 0
        self._part = 0  # of a page that is longer than the panel
        self._parts: list = []  # each the lines of one panelful
        for number, (key, _) in enumerate(self._pages):
            if key == page:
                self._at = number
        self._module = words.language + "_help"
        self._texts = words.texts(self._module, game)

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT):
            return
        if button == B:
            sound.back()
            words.drop(self._module, self._game)
            self.stage.close()
        elif button in (A, RIGHT, DOWN, LEFT, UP):
            self._turn(-1 if button in (LEFT, UP) else 1, button == A)

    def _turn(self, step: int, round_about: bool) -> None:
        """Go on to the next part of the page or to the next page, or back."""
        at, part = self._at, self._part + step
        if not 0 <= part < len(self._parts):
            at, part = at + step, 0
            if at == len(self._pages) and round_about:
                at = 0
        if 0 <= at < len(self._pages):
            if at != self._at:
                self._at, self._parts = at, []
            self._part = part
            self.stale = True
            sound.step()

    def spoken(self) -> list:
        key, picture = self._pages[self._at]
        title, text = self._texts[key]
        name = games.title(self._game) if self._game else say("help_console")
        lines = [name, f"{title} ({self._at + 1}/{len(self._pages)})", text]
        if not picture:
            for heading, points in games.part(self._game, "help").POINTS:
                worth = [f"{count}: {value}" for count, value in enumerate(points)]
                lines.append(self._texts[heading] + ": " + ", ".join(worth) + "+")
        return lines

    def draw(self, frame: Frame, whole: bool) -> None:
        low = look.is_low
        if whole:
            name = games.title(self._game) if self._game else say("help_console")
            if not low:  # there the page's own title is all there is room for
                look.header(frame, name)
            hints = ((A, say("hint_next")), (B, say("hint_back")), (UP | DOWN, say("hint_page")))
            look.hints(frame, hints)
        look.clear(frame)
        key, picture = self._pages[self._at]
        title, text = self._texts[key]
        y = self._draw_title(frame, title)
        if not self._part:
            below = self._draw_picture(frame, y, picture)
            if not self._parts:
                self._parts = _parts(text, frame, look.bottom(frame) - below, y)
            y = below
        for line in self._parts[self._part]:
            frame.text(look.MARGIN, y, line, CHALK, MEDIUM)
            y += MEDIUM[0]
        if len(self._parts) > 1:
            tall = look.bottom(frame) - look.TOP
            look.scroll_bar(frame, look.TOP, tall, self._part, 1, len(self._parts))

    def _draw_title(self, frame: Frame, title: str) -> int:
        """The page's title, and which it is; in a low panel, in the header. Return what is below."""
        number = f"{self._at + 1} / {len(self._pages)}"
        if look.is_low:
            look.header(frame, f"{number}  {title}")
            return look.TOP
        right = frame.width - look.MARGIN
        frame.label(right, look.TOP, 0, 24, number, DIM, SMALL, AT_RIGHT)
        room = right - look.MARGIN - text_width(number, SMALL) - 8
        title = look.fitted(title, MEDIUM, room)
        frame.label(look.MARGIN, look.TOP, 0, 24, title, ACCENT, MEDIUM, AT_LEFT)
        return look.TOP + 24

    def _draw_picture(self, frame: Frame, y: int, picture: str) -> int:
        """The things the page is about, or its tables of points. Return what is below."""
        if picture:
            _draw_things(frame, y, picture)
            return y + _card_height() + (4 if look.is_low else 10)
        for heading, points in games.part(self._game, "help").POINTS:
            y = self._draw_table(frame, y, self._texts[heading], points)
        return y

    def _draw_table(self, frame: Frame, y: int, title: str, points: tuple) -> int:
        cell = 16 if look.is_low else 18
        left, width = look.MARGIN, frame.width - 2 * look.MARGIN
        frame.text(left, y, look.fitted(title, SMALL, width), DIM, SMALL)
        y += SMALL[0] + 1
        last = len(points) - 1
        frame.box(left, y, width, 2 * cell, PANEL, 4)
        frame.hline(left + 4, y + cell, width - 8, EDGE)
        for count, value in enumerate(points):
            x = left + width * count // (last + 1)
            across = width // (last + 1)
            head = f"{count}+" if count == last else str(count)
            frame.label(x, y, across, cell, head, DIM, SMALL)
            text = f"−{-value}" if value < 0 else str(value)
            frame.label(x, y + cell, across, cell, text, ALERT if value < 0 else CHALK, SMALL)
        return y + 2 * cell + (1 if look.is_low else 6)


def _parts(text: str, frame: Frame, room: int, top: int) -> list:
    """The lines of a page, for the room below its picture, then for whole panels."""
    across = frame.width - 2 * look.MARGIN
    lines = wrap(text, MEDIUM, across)
    fit = max(room // MEDIUM[0], 0)
    if fit < len(lines):
        if not look.is_low:
            look.spilled(text, len(lines) * MEDIUM[0] - room)
        lines = lines[:fit] + wrap(" ".join(lines[fit:]), MEDIUM, across - 4)  # beside the bar
    parts = [lines[:fit]]
    each = (look.bottom(frame) - top) // MEDIUM[0]
    for at in range(fit, len(lines), each):
        parts.append(lines[at : at + each])
    return parts


def _card_height() -> int:
    return 34 if look.is_low else 50


def _draw_things(frame: Frame, y: int, picture: str) -> None:
    """The things of a picture side by side, in the middle of the panel."""
    things = picture.split()
    across = -_GAP
    for thing in things:
        across += _width(thing) + _GAP
    x = (frame.width - across) // 2
    for thing in things:
        _draw_thing(frame, x, y, thing)
        x += _width(thing) + _GAP


def _width(thing: str) -> int:
    if thing == "keys":
        return _KEYS
    return 17 if thing in "^v>moon" else _card_width()


def _card_width() -> int:
    return 28 if look.is_low else 36


def _draw_thing(frame: Frame, x: int, y: int, thing: str) -> None:
    kind, rest = thing[0], thing[1:]
    colour = _COLOURS.find(kind)
    width, height = _card_width(), _card_height()
    square, middle = y + (height - width) // 2, y + height // 2
    if thing == "keys":
        for number, buttons in enumerate((UP | DOWN, A, B)):
            look.button(frame, x + _KEYS * number // 3, middle - 9, buttons)
    elif thing in _SYMBOLS:
        frame.text(x, middle - 9, _SYMBOLS[thing], ACCENT, SYMBOLS_MEDIUM)
    elif thing == ">":
        look.triangle(frame, x + 8, middle, 1, ACCENT)
    elif thing == "#":
        pieces.card_back(frame, x, y, width, height)
    elif kind == "W":
        pieces.wish_stone(frame, x, square, width, rest)
    elif kind == "D":
        pieces.die(frame, x, square, width, int(rest))
    else:
        bonus = _SIGNS.get(rest[-1], "")
        label = symbols.END if rest == "X" else rest[:-1] if bonus else rest
        paint = BLUE + colour if colour >= 0 else PAPER
        pieces.card(frame, x, y, width, height, paint, label, bonus)

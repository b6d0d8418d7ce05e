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
from display.text import text_width
from firmware import games, look, sound, words
from firmware.screens.menu import Item, Menu
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B

_TITLE = const(24)
_PICTURE = const(60)
_CARD_WIDTH, _CARD_HEIGHT = 36, 50
_GAP = const(6)  # between two things
_KEYS = const(150)
_CELL = const(18)
_TABLE = const(58)  # a table of points with its heading

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
            step = -1 if button in (LEFT, UP) else 1
            at = self._at + step
            if at == len(self._pages) and button == A:
                at = 0
            if 0 <= at < len(self._pages):
                self._at = at
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
        if whole:
            name = games.title(self._game) if self._game else say("help_console")
            look.header(frame, name)
            hints = ((A, say("hint_next")), (B, say("hint_back")), (UP | DOWN, say("hint_page")))
            look.hints(frame, hints)
        look.clear(frame)
        key, picture = self._pages[self._at]
        title, text = self._texts[key]
        self._draw_title(frame, title)
        y = look.TOP + _TITLE
        if picture:
            _draw_things(frame, y, picture)
            y += _PICTURE
        else:
            for heading, points in games.part(self._game, "help").POINTS:
                self._draw_table(frame, y, self._texts[heading], points)
                y += _TABLE
        room, tall = frame.width - 2 * look.MARGIN, look.bottom(frame) - y
        look.paragraph(frame, look.MARGIN, y, room, tall, text)

    def _draw_title(self, frame: Frame, title: str) -> None:
        number = f"{self._at + 1} / {len(self._pages)}"
        right = frame.width - look.MARGIN
        frame.label(right, look.TOP, 0, _TITLE, number, DIM, SMALL, AT_RIGHT)
        room = right - look.MARGIN - text_width(number, SMALL) - 8
        title = look.fitted(title, MEDIUM, room)
        frame.label(look.MARGIN, look.TOP, 0, _TITLE, title, ACCENT, MEDIUM, AT_LEFT)

    def _draw_table(self, frame: Frame, y: int, title: str, points: tuple) -> None:
        left, width = look.MARGIN, frame.width - 2 * look.MARGIN
        frame.text(left, y, look.fitted(title, SMALL, width), DIM, SMALL)
        y += SMALL[0] + 1
        last = len(points) - 1
        frame.box(left, y, width, 2 * _CELL, PANEL, 4)
        frame.hline(left + 4, y + _CELL, width - 8, EDGE)
        for count, value in enumerate(points):
            x = left + width * count // (last + 1)
            across = width // (last + 1)
            head = f"{count}+" if count == last else str(count)
            frame.label(x, y, across, _CELL, head, DIM, SMALL)
            text = f"−{-value}" if value < 0 else str(value)
            frame.label(x, y + _CELL, across, _CELL, text, ALERT if value < 0 else CHALK, SMALL)


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
    return 17 if thing in "^v>moon" else _CARD_WIDTH


def _draw_thing(frame: Frame, x: int, y: int, thing: str) -> None:
    kind, rest = thing[0], thing[1:]
    colour = _COLOURS.find(kind)
    square = y + (_CARD_HEIGHT - _CARD_WIDTH) // 2
    if thing == "keys":
        for number, buttons in enumerate((UP | DOWN, A, B)):
            look.button(frame, x + _KEYS * number // 3, y + 16, buttons)
    elif thing in _SYMBOLS:
        frame.text(x, y + 16, _SYMBOLS[thing], ACCENT, SYMBOLS_MEDIUM)
    elif thing == ">":
        look.triangle(frame, x + 8, y + _CARD_HEIGHT // 2, 1, ACCENT)
    elif thing == "#":
        pieces.card_back(frame, x, y, _CARD_WIDTH, _CARD_HEIGHT)
    elif kind == "W":
        pieces.wish_stone(frame, x, square, _CARD_WIDTH, rest)
    elif kind == "D":
        pieces.die(frame, x, square, _CARD_WIDTH, int(rest))
    else:
        bonus = _SIGNS.get(rest[-1], "")
        label = symbols.END if rest == "X" else rest[:-1] if bonus else rest
        paint = BLUE + colour if colour >= 0 else PAPER
        pieces.card(frame, x, y, _CARD_WIDTH, _CARD_HEIGHT, paint, label, bonus)

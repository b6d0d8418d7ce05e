"""How to play: the pages of a game, or of the console itself, to be turned over one by one.

A game's pages are PAGES in its module `help`: for each the key of its words, and its picture, which
`firmware/screens/help_picture.py` draws. The picture "screen" is the game's own table, with a frame
round what is spoken of: `firmware/table/guide.py`. A page without a picture shows POINTS instead:
tables of points, each with the key of its heading. Behind them come the pages that all games share.
A text too long for the panel goes on on the next one.
"""

import sys

import engine
from display import symbols
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM
from display.text import LEFT as AT_LEFT
from display.text import RIGHT as AT_RIGHT
from display.text import text_width, wrap
from firmware import games, look, sound, words
from firmware.screens import help_picture
from firmware.screens.menu import Item, Menu
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B

SCREEN = "screen"  # instead of a picture
TALL = "tall screen"  # the same, of a part that a low panel has no room for

_EXAMPLE = "see_example", SCREEN  # the first page of a game that explains its table
_SHARED = (("begin", "person > crown"),)  # by all games
_CONSOLE = (("buttons", "keys"), ("saves", "moon"), ("about", "G1 # W D5"))  # its own pages


def pages(game: str) -> tuple:
    """Return the pages of a game ("": of the console): for each its key and its picture."""
    if not game:
        return _CONSOLE
    found = [_EXAMPLE] if games.about(game).GUIDE else []
    for key, picture in games.part(game, "help").PAGES + _SHARED:
        if picture != TALL or not look.is_low:
            found.append((key, SCREEN if picture == TALL else picture))
    return tuple(found)


def texts(game: str) -> dict:
    """Return the words of these pages; to be dropped when they have been read.

    Behind a key, "_low" or "_wide" stands for what is said instead on a panel of that shape.
    """
    found = dict(words.texts(words.language + "_help"))
    if game:
        found.update(words.texts(words.language + "_help", game))
    shape = "_low" if look.is_low else "_wide" if look.is_wide else ""
    for key in list(found) if shape else ():
        if key + shape in found:
            found[key] = found[key + shape]
    return found


def number_of(found: tuple, at: int) -> str:
    """Return which page it is of how many; those that explain the table are counted apart."""
    screens = len([key for key, picture in found if picture == SCREEN])
    if at < screens:
        return f"{at + 1} / {screens}"
    return f"{at - screens + 1} / {len(found) - screens}"


def drop_texts(game: str) -> None:
    """Let the words of the pages leave the memory."""
    words.drop(words.language + "_help")
    if game:
        words.drop(words.language + "_help", game)


class HelpMenu(Menu):
    """Which rules?"""

    def __init__(self) -> None:
        items = [Item("menu_learn", self._learn, symbols.PLAY)]
        for game in engine.GAMES:
            items.append(Item(_name_of(game), self._opener(game), games.about(game).SYMBOL))
        items.append(Item("help_console", self._opener(""), symbols.BULB))
        super().__init__("menu_help", items)

    def _learn(self) -> None:
        from firmware.screens.learn import LearnMenu

        self.stage.open(LearnMenu(self.stage.board.store))

    def _opener(self, game: str):
        return lambda: self.stage.open(Help(game))


def _name_of(game: str):
    return lambda: games.title(game)


class Help(Screen):
    """The pages of one game ("": of the console itself), from the given one on.

    The page "screen" stands for all that explain the table, and no others.
    """

    def __init__(self, game: str, page: str = "") -> None:
        self._game = game
        self._pages = pages(game)
        if page == SCREEN:
            self._pages = tuple([pair for pair in self._pages if pair[1] == SCREEN])
        self._texts = texts(game)
        self._at = 0
        for number, (key, _) in enumerate(self._pages):
            if key == page:
                self._at = number
        self._part = 0  # of a text that goes on; -1 is its last one
        self._parts: list = []  # each the lines of one panel; made when they are needed
        self._font = MEDIUM
        self._hinted = -1  # were the hints drawn with "next"?
        self._guide: list = []  # the one guide to the table, while that is explained
        self._loaded: list = []  # the modules that were there before it

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT):
            return
        if button == B:
            sound.back()
            self._put_away_guide()
            drop_texts(self._game)
            self.stage.close()
        elif button in (A, RIGHT, DOWN, LEFT, UP):
            if self._turn(-1 if button in (LEFT, UP) else 1):
                self.stale = True
                sound.step()
            elif kind == PRESS:
                sound.refuse()

    def _turn(self, step: int) -> bool:
        """Turn to the next or the previous part; return whether there is one."""
        parts = len(self._lines(self.stage.frame))
        if 0 <= self._part + step < parts:
            self._part += step
        elif 0 <= self._at + step < len(self._pages):
            self._at += step
            self._part = 0 if step > 0 else -1
            self._parts = []
        else:
            return False
        return True

    def _lines(self, frame: Frame) -> list:
        """Return the text of the page as lines, for each of its parts."""
        if not self._parts:
            text = "" if self._is_screen() else self._texts[self._pages[self._at][0]][1]
            width, tall = frame.width - 2 * look.MARGIN, look.bottom(frame) - self._text_top()
            font = self._font = look.page_font(text, width, tall)
            lines = wrap(text, font, width)
            fit = tall // font[0]
            self._parts = [lines[:fit]]
            more = (look.bottom(frame) - look.TOP - _title_height()) // font[0]
            for first in range(fit, len(lines), more):
                self._parts.append(lines[first : first + more])
            self._part %= len(self._parts)
        return self._parts

    def _text_top(self) -> int:
        """Return where the text begins on the first part of a page."""
        y = look.TOP + _title_height()
        if self._is_screen():
            return look.TOP
        if self._pages[self._at][1]:
            return y + help_picture.height()
        return y + help_picture.table_height() * len(games.part(self._game, "help").POINTS)

    def spoken(self) -> list:
        from firmware.table.reading import page

        name = games.title(self._game) if self._game else say("help_console")
        return [name] + page(self._game, self._at)

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if self._is_screen():
            self._draw_screen(frame)
            return
        if self._guide:
            self._put_away_guide()
            whole = True
        if whole:
            look.header(frame, games.title(self._game) if self._game else say("help_console"))
            self._hinted = -1
        look.clear(frame)
        key, picture = self._pages[self._at]
        lines = self._lines(frame)
        self._draw_title(frame, self._texts[key][0])
        y = look.TOP + _title_height()
        if not self._part:
            if picture:
                help_picture.draw(frame, y, picture)
            else:
                self._draw_points(frame, y)
            y = self._text_top()
        for line in lines[self._part]:
            frame.text(look.MARGIN, y, line, CHALK, self._font)
            y += self._font[0]
        if len(lines) > 1:
            top = look.TOP + _title_height()
            look.scroll_bar(frame, top, look.bottom(frame) - top, self._part, 1, len(lines))
        self._draw_hints(frame)

    def _is_screen(self) -> bool:
        return self._pages[self._at][1] == SCREEN

    def _draw_screen(self, frame: Frame) -> None:
        if not self._guide:
            self._loaded = list(sys.modules)
            from firmware.table.guide import Guide

            self._guide.append(Guide(self._game, self.stage))
        key = self._pages[self._at][0]
        self._guide[0].draw(frame, key, number_of(self._pages, self._at), self._texts[key])
        self._hinted = -1  # the table had its own
        self._draw_hints(frame)

    def _put_away_guide(self) -> None:
        """Forget what was loaded for it: at a table little, from the menu all that one needs."""
        if not self._guide:
            return
        self._guide = []
        for name in list(sys.modules):
            if name not in self._loaded:
                words.forget(name)
        if f"firmware.games.{self._game}.scene" not in self._loaded:
            words.use_game("")

    def _ends_screen(self) -> bool:
        """Tell whether the table has been explained, and the rules come next."""
        return self._is_screen() and self._pages[self._at + 1][1] != SCREEN

    def _draw_hints(self, frame: Frame) -> None:
        """Say what the buttons do; on the last page there is no next one."""
        more = self._at + 1 < len(self._pages) or self._part + 1 < len(self._parts)
        if more == self._hinted:
            return
        self._hinted = more
        hints = [(B, say("hint_back")), (UP | DOWN, say("hint_page"))]
        if more:
            hints.insert(0, (A, say("hint_rules" if self._ends_screen() else "hint_next")))
        look.hints(frame, hints)

    def _draw_title(self, frame: Frame, title: str) -> None:
        number = number_of(self._pages, self._at)
        if look.is_low:  # the header is all there is room for
            look.header(frame, f"{number}  {title}")
            return
        tall = _title_height()
        right = frame.width - look.MARGIN
        frame.label(right, look.TOP, 0, tall, number, DIM, SMALL, AT_RIGHT)
        room = right - look.MARGIN - text_width(number, SMALL) - 8
        title = look.fitted(title, MEDIUM, room)
        frame.label(look.MARGIN, look.TOP, 0, tall, title, ACCENT, MEDIUM, AT_LEFT)

    def _draw_points(self, frame: Frame, y: int) -> None:
        for heading, points in games.part(self._game, "help").POINTS:
            help_picture.draw_points(frame, y, self._texts[heading], points)
            y += help_picture.table_height()


def _title_height() -> int:
    return 0 if look.is_low else 24

"""Tiles side by side, in one line or two; more lines than there is room for are scrolled."""

from micropython import const

from display import pieces, symbols
from display.fonts import NARROW_NUMBERS, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import CHALK, EDGE, NIGHT, PANEL
from display.text import shorten
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, VALUES, WISH
from firmware import tabletop

WIDTH = const(19)
HEIGHT = const(40)
PITCH = const(23)
LINE = const(43)
LEFT = const(6)

SYMBOL = {
    WISH: symbols.STONE,
    CLOVER: symbols.CLOVER,
    BONUS_1: symbols.PLUS1,
    BONUS_3: symbols.PLUS3,
    LEPRECHAUN: symbols.LEPRECHAUN,
}


def draw_tile(frame: Frame, x: int, y: int, w: int, h: int, tile: int, layout: bytes) -> None:
    """A tile of colour and value, with the symbol that the game's layout gives it."""
    bonus = SYMBOL.get(layout[tile], "")
    pieces.card(frame, x, y, w, h, tabletop.paint(tile // VALUES), str(tile % VALUES), bonus)


class TileLines:
    """Where each of a list of tiles lies, some lines of them at a time."""

    def __init__(self, y: int, lines: int, taken: int) -> None:
        self._y, self._lines = y, lines
        self._taken = taken  # places of the first line that something else has
        self.tiles: list = []
        self.first = 0  # the first line that is shown

    def fill(self, tiles: list) -> None:
        self.tiles = tiles
        self.first = 0

    def _place(self, frame_width: int, number: int) -> tuple:
        """Column and line of a tile by its number in the list."""
        place, columns = number + self._taken, (frame_width - LEFT - 4) // PITCH
        return place % columns, place // columns

    def box(self, frame: Frame, tile: int) -> tuple:
        column, line = self._place(frame.width, self.tiles.index(tile))
        return LEFT + column * PITCH, self._y + (line - self.first) * LINE, WIDTH, HEIGHT

    def reveal(self, frame_width: int, tile: int) -> bool:
        """Scroll so that the tile is shown; False if it was."""
        _, line = self._place(frame_width, self.tiles.index(tile))
        first = min(max(self.first, line - self._lines + 1), line)
        if first == self.first:
            return False
        self.first = first
        return True

    def draw(self, frame: Frame, layout: bytes, usable) -> None:
        """All lines that are shown; tiles that are not `usable` are dimmed."""
        height = self._lines * LINE + 2
        frame.box(0, self._y - 3, frame.width, height, NIGHT)
        for number, tile in enumerate(self.tiles):
            column, line = self._place(frame.width, number)
            if self.first <= line < self.first + self._lines:
                x, y = LEFT + column * PITCH, self._y + (line - self.first) * LINE
                if tile in usable:
                    draw_tile(frame, x, y, WIDTH, HEIGHT, tile, layout)
                else:
                    draw_ghost(frame, x, y, tile, layout)
        self._draw_bar(frame, height - 8)

    def _draw_bar(self, frame: Frame, height: int) -> None:
        _, last = self._place(frame.width, len(self.tiles) - 1)
        if last >= self._lines:
            y, x = self._y, frame.width - 4
            frame.box(x, y, 3, height, PANEL)
            bar = height * self._lines // (last + 1)
            frame.box(x, y + height * self.first // (last + 1), 3, bar, EDGE)


def draw_ghost(frame: Frame, x: int, y: int, tile: int, layout: bytes) -> None:
    """A tile that lies there but can't be taken: only its number and symbols are coloured."""
    paper = tabletop.paint(tile // VALUES)
    frame.box(x, y, WIDTH, HEIGHT, PANEL, 3)
    frame.label(x, y + 1, WIDTH, 16, str(tile % VALUES), paper, NARROW_NUMBERS)
    frame.text(x + 4, y + 17, pieces.symbol_of(paper), paper, SYMBOLS_SMALL)
    frame.text(x + 4, y + 28, SYMBOL.get(layout[tile], ""), paper, SYMBOLS_SMALL)


def button(frame: Frame, box: tuple, words: str) -> None:
    """Something to be chosen that is no piece of the game."""
    x, y, w, h = box
    frame.box(x, y, w, h, PANEL, 5)
    frame.outline(x, y, w, h, EDGE, 5)
    frame.label(x, y, w, h, shorten(words, SMALL, w - 4), CHALK, SMALL)

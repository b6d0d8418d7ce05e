"""Tiles side by side, in one line or two.

They are as wide as their numbers and symbols like to have it while all are to be seen at once;
when there are more, they are narrow, and more lines than there is room for are scrolled.
"""

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import EDGE, NIGHT, PANEL
from engine.tiles import VALUES
from firmware.table import tabletop
from firmware.table.chips import SYMBOL
from firmware.table.telling import digits

HEIGHT = const(40)
_BETWEEN = const(3)  # lines
LEFT = const(6)
_NARROW = const(23)  # from one tile to the next
_WIDE = const(33)
_GAP = const(4)  # of that, between them


def draw_tile(frame: Frame, x: int, y: int, w: int, h: int, tile: int, layout: bytes) -> None:
    """Draw a tile of colour and value, with the symbol that the game's layout gives it."""
    bonus = SYMBOL.get(layout[tile], "")
    pieces.card(frame, x, y, w, h, tabletop.paint(tile // VALUES), digits(tile % VALUES), bonus)


class TileLines:
    """Where each of a list of tiles lies, some lines of them at a time."""

    def __init__(
        self, y: int, lines: int, width: int, taken: int = 0, tall: int = HEIGHT, pitch: int = 0
    ) -> None:
        """Lay lines of tiles from y on. pitch: from one tile to the next, if that is fixed."""
        self.tall = tall
        self._fixed = pitch
        self._y, self._lines = y, lines
        self._width = width  # of the panel
        self._taken = taken  # pixels of the first line that something else has
        self._pitch = pitch or _WIDE
        self.tiles: list = []
        self.first = 0  # the first line that is shown

    def fill(self, tiles: list) -> None:
        self.tiles = tiles
        self.first = 0
        self._pitch = self._fixed or _WIDE
        if not self._fixed and self._place(len(tiles) - 1)[1] >= self._lines:
            self._pitch = _NARROW

    def _place(self, number: int) -> tuple:
        """Where a tile begins, and its line, by its number in the list."""
        columns = (self._width - LEFT - self._taken - 1) // self._pitch
        if number < columns:
            return LEFT + self._taken + number * self._pitch, 0
        number -= columns
        columns = (self._width - LEFT - 1) // self._pitch
        return LEFT + number % columns * self._pitch, number // columns + 1

    def box(self, tile: int) -> tuple:
        x, line = self._place(self.tiles.index(tile))
        return x, self._top(line), self._pitch - _GAP, self.tall

    def box_among(self, tile: int, tiles: list) -> tuple:
        """Where a tile would lie if these were there."""
        here = self.tiles
        self.fill(tiles)
        box = self.box(tile)
        self.fill(here)
        return box

    def _top(self, line: int) -> int:
        return self._y + (line - self.first) * (self.tall + _BETWEEN)

    def is_shown(self, tile: int) -> bool:
        """Tell whether a tile is to be seen."""
        _, line = self._place(self.tiles.index(tile))
        return self.first <= line < self.first + self._lines

    def reveal(self, tile: int) -> bool:
        """Scroll so that the tile is shown; False if it was."""
        _, line = self._place(self.tiles.index(tile))
        first = min(max(self.first, line - self._lines + 1), line)
        if first == self.first:
            return False
        self.first = first
        return True

    def draw(self, frame: Frame, layout: bytes, usable) -> None:
        """All lines that are shown; tiles that are not `usable` are dimmed."""
        height = self._lines * (self.tall + _BETWEEN) + 2
        frame.box(0, self._y - 3, self._width, height, NIGHT)
        w = self._pitch - _GAP
        for number, tile in enumerate(self.tiles):
            x, line = self._place(number)
            if line >= self.first + self._lines:
                break
            if line >= self.first:
                draw = draw_tile if tile in usable else draw_ghost
                draw(frame, x, self._top(line), w, self.tall, tile, layout)
        self._draw_bar(frame, height - 8)

    def _draw_bar(self, frame: Frame, height: int) -> None:
        _, last = self._place(len(self.tiles) - 1)
        if last >= self._lines:
            y, x = self._y, self._width - 4
            frame.box(x, y, 3, height, PANEL)
            bar = height * self._lines // (last + 1)
            frame.box(x, y + height * self.first // (last + 1), 3, bar, EDGE)


def draw_ghost(frame: Frame, x: int, y: int, w: int, h: int, tile: int, layout: bytes) -> None:
    """Draw a tile that lies there but can't be taken: only its number and symbols are coloured."""
    bonus = SYMBOL.get(layout[tile], "")
    label = digits(tile % VALUES)
    pieces.card(frame, x, y, w, h, PANEL, label, bonus, tabletop.paint(tile // VALUES))

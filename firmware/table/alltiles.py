"""All 55 tiles, on one page if it is tall enough: where each is, or who has it, and its symbol."""

from micropython import const

from display import symbols
from display.fonts import NARROW_NUMBERS, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import CHALK, DIM, EDGE, INK_ON, NIGHT, PANEL, STONE
from display.text import LEFT
from engine.tiles import TILES, VALUES
from firmware import games, look, sound
from firmware.stage import Screen
from firmware.table import tabletop
from firmware.table.chips import SYMBOL
from firmware.table.names import told_apart
from firmware.table.telling import digits
from firmware.words import say
from input import BUTTON, DOWN, KIND, PRESS, UP, A, B, X

_LINE = const(30)  # the height of a colour's tiles, with the gap below them
_LEGEND = const(16)  # of a line of the legend; it has two
_GAP = const(2)  # above it
_COLOURS = const(5)

# Where a tile is
_HERE = const(0)  # to be taken
_HIDDEN = const(1)
_OWN = const(2)
_GONE = const(3)


class AllTiles(Screen):
    def __init__(self, session, state: bytearray, viewer: int) -> None:
        self._session = session
        self._state = state
        self._viewer = viewer
        self._about = games.about(session.game.NAME)
        self._first = 0  # the first colour that is shown
        self._fit = _COLOURS  # so many are shown at once

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        if self._fit < _COLOURS and event & BUTTON not in (A, B, X):
            sound.step()
            self._first = 0 if self._first else self._fit
            self.stale = True
            return
        self.stage.close()
        if event & BUTTON == A:
            from firmware.table.allrows import AllRows

            sound.ok()
            self.stage.open(AllRows(self._session, self._state, self._viewer))
        else:
            sound.back()

    def spoken(self) -> list:
        here = games.part(self._session.game.NAME, "reading")
        return [say("table_tiles")] + here.middle(self._state) + here.rest(self._state)

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, say("table_tiles"))
        look.clear(frame)
        pitch = (frame.width - 4) // VALUES
        left = (frame.width - VALUES * pitch) // 2
        game = self._session.game
        names = told_apart([name for _, name in self._session.seats], SMALL, pitch - 3)
        room = look.bottom(frame) - look.TOP
        if room >= _COLOURS * _LINE + _GAP + 2 * _LEGEND:
            self._fit = _COLOURS
        else:  # the legend goes with the last colours
            self._fit = min(_COLOURS - 1, room // _LINE)
        end = min(_COLOURS, self._first + self._fit)
        places = [self._where(tile) for tile in range(TILES)]
        for tile in range(self._first * VALUES, end * VALUES):
            x, y = left + tile % VALUES * pitch, look.TOP + (tile // VALUES - self._first) * _LINE
            where = places[tile]
            _draw_tile(frame, x + 1, y, pitch - 2, tile, where)
            if where == _GONE:  # who has it matters more than what is on it
                name = names[game.tile_owner(self._state, tile)]
                frame.label(x + 1, y + 18, pitch - 2, 12, name, DIM, SMALL)
            elif game.SYMBOLS[tile] in SYMBOL:
                symbol, ink = SYMBOL[game.SYMBOLS[tile]], _ink(tile, where)
                frame.text(x + 1 + (pitch - 13) // 2, y + 17, symbol, ink, SYMBOLS_SMALL)
        if end == _COLOURS:
            self._draw_legend(frame, look.TOP + (end - self._first) * _LINE + _GAP, places)
        pairs = [(A, say("hint_rows")), (B, say("hint_back"))]
        if self._fit < _COLOURS:
            pairs.append((UP | DOWN, say("hint_more")))
        look.hints(frame, pairs)

    def _where(self, tile: int) -> int:
        game, state = self._session.game, self._state
        owner = game.tile_owner(state, tile)
        if owner >= 0:
            return _OWN if owner == self._viewer else _GONE
        return _HERE if game.is_face_up(state, tile) else _HIDDEN

    def _draw_legend(self, frame: Frame, y: int, places: list) -> None:
        """In two columns, each word behind a small tile of its kind."""
        lines = [(_HERE, "tiles_up"), (_HIDDEN, "tiles_down")]
        if not self._about.FACE_DOWN:
            lines = [(_HERE, "tiles_free")]
        lines += [(_OWN, "tiles_own"), (_GONE, "tiles_taken")]
        across = (frame.width - 2 * look.MARGIN) // 2
        for number, (where, key) in enumerate(lines):
            x, top = look.MARGIN + number % 2 * across, y + number // 2 * _LEGEND
            _draw_ground(frame, x, top + 2, 13, 12, STONE, where)
            if where in (_HIDDEN, _GONE):
                frame.label(x, top, 13, _LEGEND, "0", EDGE if where == _GONE else STONE, SMALL)
            words = look.fitted(f"{say(key)}: {places.count(where)}", SMALL, across - 22)
            frame.label(x + 19, top, 0, _LEGEND, words, DIM, SMALL, LEFT)
        stones_left = getattr(self._session.game, "stones_left", None)
        if stones_left:
            x, top = look.MARGIN + across, y + _LEGEND
            frame.text(x + 1, top + 2, symbols.STONE, STONE, SYMBOLS_SMALL)
            words = look.fitted(
                f"{say('tiles_free')}: {stones_left(self._state)}", SMALL, across - 22
            )
            frame.label(x + 19, top, 0, _LEGEND, words, DIM, SMALL, LEFT)


def _draw_ground(frame: Frame, x: int, y: int, w: int, h: int, paper: int, where: int) -> None:
    ground = paper if where == _HERE else PANEL if where == _HIDDEN else NIGHT
    frame.box(x, y, w, h, ground, 3)
    if where == _OWN:
        frame.outline(x, y, w, h, CHALK, 3)


def _ink(tile: int, where: int) -> int:
    paper = tabletop.paint(tile // VALUES)
    return INK_ON[paper] if where == _HERE else EDGE if where == _GONE else paper


def _draw_tile(frame: Frame, x: int, y: int, w: int, tile: int, where: int) -> None:
    _draw_ground(frame, x, y, w, _LINE - 1, tabletop.paint(tile // VALUES), where)
    ink = _ink(tile, where)
    frame.label(x, y + 1, w, 16, digits(tile % VALUES), ink, NARROW_NUMBERS)

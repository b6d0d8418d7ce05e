"""All rows of all seats on one page."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, NARROW_NUMBERS, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, INK_ON, PANEL, STONE
from display.text import LEFT, RIGHT, shorten
from engine import rows
from firmware import games, look, sound
from firmware.stage import Screen
from firmware.table import tabletop
from firmware.table.telling import digits, signed
from firmware.words import say
from input import BUTTON, KIND, PRESS, A, B

_NAME = const(18)  # the height of a seat's name
_CELL = const(26)
_COLUMNS = const(7)
_WISHES = "wishes"


class AllRows(Screen):
    def __init__(self, session, state: bytearray, viewer: int) -> None:
        self._session = session
        self._state = state
        self._viewer = viewer

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        self.stage.close()
        if self._has_tiles() and event & BUTTON == A:
            from firmware.table.alltiles import AllTiles

            sound.ok()
            self.stage.open(AllTiles(self._session, self._state, self._viewer))
        else:
            sound.back()

    def _has_tiles(self) -> bool:
        return games.about(self._session.game.NAME).TILES

    def spoken(self) -> list:
        from firmware.table.reading import all_rows

        return [say("table_others")] + all_rows(self._session, self._state, self._viewer)

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, say("table_others"))
        look.clear(frame)
        seats = len(self._session.seats)
        pitch = (look.bottom(frame) - look.TOP) // seats
        y = look.TOP + max(0, min(pitch, 60) - _NAME - _CELL) // 2
        for number in range(seats):  # clockwise from the own seat
            self._draw_seat(frame, y + number * min(pitch, 60), (self._viewer + number) % seats)
        pairs = [(B, say("hint_back"))]
        if self._has_tiles():
            pairs.insert(0, (A, say("hint_tiles")))
        look.hints(frame, pairs)

    def _draw_seat(self, frame: Frame, y: int, seat: int) -> None:
        session, state = self._session, self._state
        game = session.game
        symbol = symbols.PERSON if session.is_person(seat) else symbols.MACHINE
        frame.text(look.MARGIN, y + 2, symbol, ACCENT, SYMBOLS_SMALL)
        total = game.score(state, seat)
        room = frame.width - 2 * look.MARGIN
        ink = ALERT if total < 0 else CHALK
        frame.label(look.MARGIN, y, room, _NAME - 2, signed(total), ink, MEDIUM, RIGHT)
        name = shorten(session.name(seat), MEDIUM, room - 60)
        frame.label(look.MARGIN + 16, y, 0, _NAME - 2, name, ACCENT, MEDIUM, LEFT)
        for column, part in enumerate(_shown(game)):
            self._draw_cell(frame, tabletop.column(frame, column), y + _NAME, seat, part)

    def _draw_cell(self, frame: Frame, x: int, y: int, seat: int, part: int) -> None:
        game, state, w = self._session.game, self._state, tabletop.column_width(frame)
        if part < game.ROWS:
            length = game.row_length(state, seat, part)
            _row(frame, x, y, w, part, game.row_shape(state, seat, part), length)
            return
        frame.box(x, y, w, _CELL, PANEL, 3)
        symbol, value = symbols.STAR, game.score_part(state, seat, part)
        if game.PARTS[part] == _WISHES:
            symbol, value = symbols.STONE, game.wish_stones(state, seat)
        frame.text(x + 2, y + 8, symbol, STONE, SYMBOLS_SMALL)
        frame.label(x + 12, y, w - 13, _CELL, digits(value), CHALK, SMALL)


def _shown(game) -> list:
    """Return the parts of the score that have a column: the rows, and of the others the first
    that are no wish stones, then those."""
    parts = list(range(len(game.PARTS)))
    others = [part for part in parts[game.ROWS :] if game.PARTS[part] != _WISHES]
    stones = [part for part in parts if game.PARTS[part] == _WISHES]
    return (parts[: game.ROWS] + others)[: _COLUMNS - len(stones)] + stones


def _row(frame: Frame, x: int, y: int, w: int, colour: int, shape: int, length: int) -> None:
    """Its last number, and beside that the way it runs over its length."""
    paper = tabletop.paint(colour)
    if not length:
        frame.box(x, y, w, _CELL, PANEL, 3)
        frame.text(x + (w - 11) // 2, y + 8, pieces.symbol_of(paper), paper, SYMBOLS_SMALL)
        return
    ink = INK_ON[paper]
    frame.box(x, y, w, _CELL, paper, 3)
    last, way = rows.last_number(shape), rows.direction(shape)
    sign = ""
    if rows.end_cards(shape):
        sign = symbols.END
    elif way:
        sign = symbols.UP if way > 0 else symbols.DOWN
    if last >= 0:
        frame.label(x, y, w - 12, _CELL, digits(last), ink, NARROW_NUMBERS)
    if sign:
        frame.text(x + w - 12, y + 1, sign, ink, SYMBOLS_SMALL)
    frame.label(x + w - 13, y + 14, 12, 11, digits(length), ink, SMALL)

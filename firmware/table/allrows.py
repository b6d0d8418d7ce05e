"""All rows of all seats, each of them to be read card by card."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, PANEL, PAPER, STONE
from display.text import LEFT, RIGHT, text_width
from firmware import games, look, sound
from firmware.stage import Screen
from firmware.table import tabletop
from firmware.table.chips import draw_chips
from firmware.table.names import told_apart
from firmware.table.telling import digits, signed
from firmware.words import say
from input import BUTTON, DOWN, KIND, PRESS, UP, A, B
from input import LEFT as GO_LEFT
from input import RIGHT as GO_RIGHT

_NAME = const(16)  # the height of a seat's name
_LEAST = const(13)  # and the least and the most of a line below it
_MOST = const(16)
_SYMBOL = const(14)  # from a line's symbol to what lies there
_POINTS = const(26)  # at a line's right end
_TALLY = const(28)  # from one count to the next


class AllRows(Screen):
    """Two seats to a page, where there is room for that: the viewer first, then clockwise."""

    def __init__(self, session, state: bytearray, viewer: int) -> None:
        self._session = session
        self._state = state
        self._viewer = viewer
        self._page = 0
        self._pages = 1
        game = session.game
        self._laid = games.laid(game)
        # The parts of the score with a line of their own, or half of one; the others are counted
        # beside the name.
        self._listed = self._laid.LISTED if self._laid else 0
        self._lines = game.ROWS + (1 if self._listed > game.ROWS else 0)

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button in (UP, DOWN, GO_LEFT, GO_RIGHT) and self._pages > 1:
            step = 1 if button in (DOWN, GO_RIGHT) else -1
            self._page = (self._page + step) % self._pages
            self.stale = True
            sound.step()
            return
        self.stage.close()
        if self._has_tiles() and button == A:
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

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, say("table_others"))
        look.clear(frame)
        seats, room = len(self._session.seats), look.bottom(frame) - look.TOP
        on_page = min(max(room // (_NAME + self._lines * _LEAST), 1), max(seats, 2))
        if self._lines:
            on_page = min(on_page, 2)
        self._pages = (seats + on_page - 1) // on_page
        tall = room // on_page
        for number in range(self._page * on_page, min(seats, (self._page + 1) * on_page)):
            y = look.TOP + number % on_page * tall
            self._draw_seat(frame, y, tall, (self._viewer + number) % seats)
        pairs = [(B, say("hint_back"))]
        if self._has_tiles():
            pairs.insert(0, (A, say("hint_tiles")))
        if self._pages > 1:
            pairs.append((UP | DOWN, say("hint_more")))
        look.hints(frame, pairs)

    def _draw_seat(self, frame: Frame, y: int, tall: int, seat: int) -> None:
        game, state = self._session.game, self._state
        self._draw_name(frame, y, seat)
        if not self._lines:
            return
        y += _NAME
        pitch = min(_MOST, (tall - _NAME) // self._lines)
        end = frame.width - look.MARGIN
        for part in range(game.ROWS):
            paper = tabletop.paint(part)
            things = self._laid.things(state, seat, part)
            self._draw_line(frame, look.MARGIN, end - _POINTS, y, pitch, things, paper)
            if things:
                self._draw_points(frame, y, pitch, game.score_part(state, seat, part))
            y += pitch
        across = (end - _POINTS - look.MARGIN) // max(self._listed - game.ROWS, 1)
        for number, part in enumerate(range(game.ROWS, self._listed)):
            x = look.MARGIN + number * across
            things = self._laid.things(state, seat, part)
            paper = PAPER if part == game.ROWS else STONE
            sign = games.sign(game, part)
            self._draw_line(frame, x, x + across - 4, y, pitch, things, paper, sign)
        if self._listed > game.ROWS:
            self._draw_points(frame, y, pitch, game.score_part(state, seat, self._listed - 1))

    def _draw_name(self, frame: Frame, y: int, seat: int) -> None:
        """Who it is, the points so far, and how many there are of what has no line."""
        session, game, state = self._session, self._session.game, self._state
        frame.box(look.MARGIN, y, frame.width - 2 * look.MARGIN, _NAME - 1, PANEL, 3)
        symbol = symbols.PERSON if session.is_person(seat) else symbols.MACHINE
        frame.text(look.MARGIN + 2, y + 2, symbol, ACCENT, SYMBOLS_SMALL)
        total = game.score(state, seat)
        right = frame.width - look.MARGIN - 2
        ink = ALERT if total < 0 else CHALK
        frame.label(right - 40, y, 40, _NAME - 1, signed(total), ink, MEDIUM, RIGHT)
        right -= text_width("−18", MEDIUM) + 8
        for part in range(len(game.PARTS) - 1, max(self._listed, game.ROWS) - 1, -1):
            number = self._laid.count(state, seat, part) if self._laid else 0
            if self._laid:
                right -= _TALLY
                frame.text(right, y + 2, games.sign(game, part), STONE, SYMBOLS_SMALL)
                frame.label(right + 13, y, 0, _NAME - 1, digits(number), CHALK, SMALL, LEFT)
        names = [session.name(other) for other in range(len(session.seats))]
        left = look.MARGIN + 18
        name = told_apart(names, MEDIUM, right - left - 4)[seat]
        frame.label(left, y, 0, _NAME - 1, name, ACCENT, MEDIUM, LEFT)

    def _draw_line(
        self,
        frame: Frame,
        x: int,
        end: int,
        y: int,
        pitch: int,
        things: list,
        paper: int,
        symbol: str = "",
    ) -> None:
        symbol = symbol or pieces.symbol_of(paper)
        frame.text(x, y + (pitch - 11) // 2, symbol, paper, SYMBOLS_SMALL)
        x += _SYMBOL
        draw_chips(frame, x, y, end - x, pitch - 1 if pitch > _LEAST else pitch, things, paper)

    def _draw_points(self, frame: Frame, y: int, pitch: int, points: int) -> None:
        ink = ALERT if points < 0 else CHALK if points else DIM
        x = frame.width - look.MARGIN - _POINTS
        frame.label(x, y, _POINTS, pitch, signed(points), ink, SMALL, RIGHT)

"""All rows of all seats, each of them to be read card by card."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, EDGE, PANEL, PAPER, STONE
from display.text import LEFT, RIGHT, text_width
from firmware import games, look, sound
from firmware.stage import Screen
from firmware.table import tabletop
from firmware.table.chips import chips_width, draw_chips
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
_POINTS = const(24)  # at a line's right end, or that of its share in one
_AIR = const(4)  # at the end of such a share
_LEAST_CHIPS = const(40)  # so much room has each, that they stand below each other


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
        # The parts of the score that are no rows share the last line.
        self._others = range(game.ROWS, len(game.PARTS)) if self._laid else range(0)
        self._lines = game.ROWS + (1 if len(self._others) else 0)

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
        self._draw_name(frame, y, seat)
        if not self._lines:
            return
        y += _NAME
        pitch = min(_MOST, (tall - _NAME) // self._lines)
        x, end = look.MARGIN, frame.width - look.MARGIN
        for part in range(self._session.game.ROWS):
            self._draw_part(frame, x, end, y, pitch, seat, part)
            y += pitch
        needs = [max(_LEAST_CHIPS, chips_width(self._things(seat, part))) for part in self._others]
        more = (end - x - sum(needs)) // max(len(needs), 1)
        for number, part in enumerate(self._others):
            share = needs[number] + more
            x += share
            is_last = part == self._others[-1]
            right = end if is_last else x - 2 * _AIR
            self._draw_part(frame, x - share, right, y, pitch, seat, part)
            if not is_last:
                frame.vline(x - _AIR, y + 2, pitch - 4, EDGE)

    def _things(self, seat: int, part: int) -> list:
        """Return what a part of the score comes from; nothing if it is only counted."""
        laid = self._laid
        return laid.things(self._state, seat, part) if part < laid.LISTED else []

    def _draw_part(
        self, frame: Frame, x: int, end: int, y: int, pitch: int, seat: int, part: int
    ) -> None:
        """Draw what a seat has of a part of the score, and the points that it brings."""
        game, laid, state = self._session.game, self._laid, self._state
        if part < game.ROWS:
            paper = tabletop.paint(part)
            symbol = pieces.symbol_of(paper)
        else:
            paper, symbol = STONE, games.sign(game, part)
            if symbol == pieces.symbol_of(PAPER):
                paper = PAPER
        frame.text(x, y + (pitch - 11) // 2, symbol, paper, SYMBOLS_SMALL)
        x += _SYMBOL
        points, number = game.score_part(state, seat, part), laid.count(state, seat, part)
        if part < laid.LISTED:
            room, tall = end - _POINTS - x, pitch - 1 if pitch > _LEAST else pitch
            draw_chips(frame, x, y, room, tall, self._things(seat, part), paper)
        elif game.PARTS[part] != "bonus":  # of which the points say it all
            frame.label(x, y, 0, pitch, digits(number), CHALK, SMALL, LEFT)
        if number or part >= game.ROWS:
            ink = ALERT if points < 0 else CHALK if points else DIM
            frame.label(end - _POINTS, y, _POINTS, pitch, signed(points), ink, SMALL, RIGHT)

    def _draw_name(self, frame: Frame, y: int, seat: int) -> None:
        """Draw who it is, and the points so far: the sum of those in the lines below."""
        session = self._session
        frame.box(look.MARGIN, y, frame.width - 2 * look.MARGIN, _NAME - 1, PANEL, 3)
        symbol = symbols.PERSON if session.is_person(seat) else symbols.MACHINE
        frame.text(look.MARGIN + 2, y + 2, symbol, ACCENT, SYMBOLS_SMALL)
        total = session.game.score(self._state, seat)
        right = frame.width - look.MARGIN - 2
        ink = ALERT if total < 0 else CHALK
        frame.label(right - 40, y, 40, _NAME - 1, signed(total), ink, MEDIUM, RIGHT)
        right -= text_width("−18", MEDIUM) + 8
        names = [session.name(other) for other in range(len(session.seats))]
        left = look.MARGIN + 18
        name = told_apart(names, MEDIUM, right - left - 4)[seat]
        frame.label(left, y, 0, _NAME - 1, name, ACCENT, MEDIUM, LEFT)

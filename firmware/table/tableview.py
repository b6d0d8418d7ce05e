"""A table on the panel, of which only what has changed is drawn.

`fresh` remembers what lies at each place. The scenes of the games build on this, and so does
whoever shows a table as it once was.
"""

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import CHALK, NIGHT, PANEL
from engine import rows
from firmware import look
from firmware.table import layout, tabletop

# Places on the panel, for `fresh`; the games have their own from 32 on.
_HEADER = const(0)
_STRIP = const(1)
_HINTS = const(2)
_ROWS = const(16)  # + column
_NAME_WIDTH = const(36)  # in the strip, about


class TableView:
    # From the top down: see `layout.py`.
    PARTS: tuple = (("rows", 0, 2), ("strip", 3, 0), ("progress", 89, 45), ("message", 0, 1))

    def __init__(self, session, stage) -> None:
        layout.fit(stage.frame.width)
        self.places = layout.places(self.PARTS)
        self.rows_at = self.top("rows") + 2
        self.strip_at, self.message_at = self.top("strip"), self.top("message")
        self.progress_at = self.top("progress")  # where it is shown how far a machine has thought
        self.session = session
        self.stage = stage
        self.game = session.game
        self.state = session.state  # what is shown: the game as it stands, or as it once stood
        self.viewer = 0  # the seat whose table it is
        self.choosing = False  # does that seat choose a move now?
        self.open_hand = False  # are that seat's cards shown?
        self.covered = False  # will a panel lie over the own rows, so that they need no drawing?
        self._drawn: dict = {}
        self._ring: tuple = ()  # the box that the focus is drawn round
        self._marks: list = []  # the boxes that are marked besides
        self._overlaid = True  # something lies over the own rows

    def top(self, part: str) -> int:
        """Return the row in which a part of the table begins."""
        return self.places[part][0]

    # ---- what a game draws

    def draw_table(self, frame: Frame) -> None:
        """Everything but the header, the strip, the message and the hints."""

    def draw_targets(self, frame: Frame) -> None:
        """Draw what may change while a person chooses."""

    # ---- the whole, and its parts

    def clear(self, frame: Frame) -> None:
        """Something else was on the panel: nothing of the table is there any more."""
        frame.fill(NIGHT)
        self._drawn.clear()
        self._ring = ()
        self._marks = []
        self._overlaid = True

    def draw_all(self, frame: Frame) -> None:
        session = self.session
        self.draw_ring(frame, ())
        self.draw_marks(frame, [])
        frame.box(0, self.progress_at, layout.WIDTH, 2, NIGHT)
        if self._overlaid and not self.covered:
            self._overlaid = False
            tabletop.own_side(frame, self.rows_at)
            for place in range(_ROWS, _ROWS + 7):
                self._drawn.pop(place, None)
        standing = tabletop.standings(self.game, self.state)
        points = standing[self.viewer][0]
        if layout.HEAD and self.fresh(_HEADER, (self.viewer, points, self.choosing)):
            name = session.name(self.viewer)
            tabletop.header(frame, name, points, self.stage.board, self.choosing)
        self._draw_others(frame, standing)
        self.draw_table(frame)
        self.draw_targets(frame)

    def _draw_others(self, frame: Frame, standing: list) -> None:
        if not look.is_wide:
            if self.fresh(_STRIP, (self.viewer, standing)):
                tabletop.strip(frame, self.strip_at, self.session, standing, self.viewer)
            return
        from firmware.table.beside import draw_beside, other_things

        game, state = self.game, self.state
        shapes = [
            game.row_shape(state, seat, colour)
            for seat in range(len(standing))
            for colour in range(game.ROWS)
        ]
        if len(standing) == 2:  # what else the other one has is to be seen
            shapes += other_things(game, state, 1 - self.viewer)
        if self.fresh(_STRIP, (self.viewer, standing, shapes)):
            box = self._beside(frame)
            draw_beside(frame, box, self.session, state, standing, self.viewer)

    def fresh(self, place: int, key) -> bool:
        """Is something else to be drawn at a place than is there?"""
        if place in self._drawn and self._drawn[place] == key:
            return False
        self._drawn[place] = key
        return True

    def draw_top_again(self) -> None:
        """Something else was drawn at the top: what belongs there comes with the next change."""
        self._drawn.pop(_HEADER, None)
        self._drawn.pop(_STRIP, None)

    def fresh_column(self, frame: Frame, column: int, key) -> bool:
        """Like `fresh`, for a column of the own side, which is emptied for what is to be drawn."""
        if self.covered:
            return False
        is_empty = _ROWS + column not in self._drawn
        if not self.fresh(_ROWS + column, key):
            return False
        if is_empty:
            return True
        w = tabletop.column_width(frame) + 4
        x = tabletop.column(frame, column) - 2
        frame.box(x, self.rows_at - 1, w, layout.ROWS - 2, PANEL)
        return True

    def draw_rows(self, frame: Frame, table: tuple) -> None:
        """Draw the rows of the viewer in the first columns, with their worth."""
        game, state = self.game, self.state
        for colour in range(game.ROWS):
            shape = game.row_shape(state, self.viewer, colour)
            length = game.row_length(state, self.viewer, colour)
            grows = game.may_grow(state, self.viewer, colour)
            self.draw_row(frame, colour, shape, length, table, grows)

    def draw_row(
        self, frame: Frame, colour: int, shape: int, length: int, table: tuple, grows: bool
    ) -> None:
        if self.fresh_column(frame, colour, (shape, length, grows)):
            x, w, y = tabletop.column(frame, colour), tabletop.column_width(frame), self.rows_at
            now, then = rows.points(table, length), rows.points(table, length + 1)
            tabletop.row(frame, x, y, w, colour, shape, length)
            tabletop.worth(frame, x, y, w, now, then, grows)

    def panel(self, frame: Frame) -> tuple:
        """Draw a panel over the own rows, until the table is shown again."""
        self._overlaid = True
        return tabletop.panel(frame, self.rows_at)

    # ---- where things are that others point at

    def picture_at(self, frame: Frame) -> tuple:
        """Where the picture of a move is that is told: x, y and its height."""
        x, y, _, h = tabletop.inside_panel(frame, self.rows_at)
        air = 0 if look.is_low else 4
        return x, y + air, h - 2 * air

    def row_box(self, frame: Frame, column: int) -> tuple:
        """Return the box of an own row."""
        x, w = tabletop.column(frame, column), tabletop.column_width(frame)
        return x, self.rows_at, w, layout.ROW

    def seat_box(self, frame: Frame, seat: int) -> tuple:
        """Return the box of another seat's name, in the strip or beside the table."""
        if look.is_wide:
            others = tabletop.seats_in_strip(len(self.session.seats), self.viewer)
            x, y, _, h = self._beside(frame)
            return x + 4, y + others.index(seat) * (h // len(others)), _NAME_WIDTH, layout.STRIP
        _, parts = tabletop.strip_parts(self.session, self.viewer)
        x = next(part[2] for part in parts if part[0] == seat)
        return x + 4, self.strip_at, _NAME_WIDTH, layout.STRIP

    def draw_message(self, frame: Frame, first: str, second: str, pairs: list) -> None:
        """Draw what is chosen and what it does, and below it what the buttons do.

        A low panel has no line for these: they stand behind the words, as far as there is room.
        """
        end, below = tabletop.message(frame, self.message_at, first, second)
        if look.is_low:
            look.few_hints(frame, end, self.message_at, pairs, below=below)
        else:
            self.draw_hints(frame, pairs)

    def draw_hints(self, frame: Frame, pairs: list) -> None:
        """Draw what the buttons do, on a panel that has a line for it."""
        if self.fresh(_HINTS, pairs) and not look.is_low:
            look.hints(frame, pairs)

    # ---- the focus

    def strip_box(self, frame: Frame) -> tuple:
        if look.is_wide:
            x, y, w, h = self._beside(frame)
            return x + 1, y + 1, w - 2, h - 2
        if look.is_low:
            return 3, 3, frame.width - 6, layout.STRIP - 4
        return 3, self.strip_at + 1, frame.width - 6, layout.STRIP - 2

    def _beside(self, frame: Frame) -> tuple:
        """Return the box of the other seats on a wide panel, without room for the focus."""
        x, y = layout.WIDTH + 2, layout.HEAD + 2
        return x, y, frame.width - x - 2, look.bottom(frame) - y - 2

    def draw_ring(self, frame: Frame, ring: tuple) -> None:
        """Move the focus to another box, or take it away."""
        before = self._ring
        self._ring = ring
        if before and before != ring:
            self._draw_focus(frame, before, NIGHT)
            if look.is_low and before == self.strip_box(frame):
                self._drawn.pop(_STRIP, None)  # the focus lay upon it
                self._draw_others(frame, tabletop.standings(self.game, self.state))
        if ring:
            self._draw_focus(frame, ring, CHALK)

    def draw_marks(self, frame: Frame, boxes: list) -> None:
        """Mark what an expert would choose: by corners, where the focus has a frame."""
        for box in self._marks:
            if box not in boxes and box != self._ring:
                self._draw_focus(frame, box, NIGHT)
        for box in boxes:
            if box != self._ring:
                pieces.corners(frame, *box)
        self._marks = boxes

    def _draw_focus(self, frame: Frame, box: tuple, colour: int) -> None:
        x, y, w, h = box
        if box == self.strip_box(frame):
            frame.outline(x - 3, y - 3, w + 6, h + 6, colour, 2, 2)
        else:
            pieces.focus(frame, x, y, w, h, colour)

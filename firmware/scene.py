"""A game's table on the panel, and how a person chooses a move there.

A scene for each game says what there is to choose from (its targets), where they lie and what they
do. Going from one to the next is the same everywhere: left and right, or on boards without those
buttons up and down. The strip of the other seats is the last target; it shows all their rows.
"""

from array import array

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import ACCENT, NIGHT, PANEL
from engine import rows
from firmware import look, sound, tabletop
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B, X

STRIP = const(-2)  # the target that is the strip of the other seats

# What has to be drawn again.
EVERYTHING = const(1)
FOCUS = const(2)
TARGETS = const(4)  # the targets themselves, where one changed
NOTHING = const(0)

# Places on the panel, for `fresh`; scenes have their own from 32 on.
_HEADER = const(0)
_STRIP = const(1)
_HINTS = const(2)
_ROWS = const(16)  # + column
_STRIP_RING = (0, 0, 0, 0)  # stands for the strip, which has a focus of its own


class Scene:
    # Where the own rows, the strip of the others and the message begin.
    rows_at = 18
    strip_at = 83
    message_at = 188
    progress_at = 186  # where it is shown how far a machine has thought
    message_less = 0  # pixels at the message's right end that are needed otherwise

    def __init__(self, session, stage) -> None:
        self.session = session
        self.stage = stage
        self.game = session.game
        self.state = session.state  # what is shown: the game as it stands, or as it once stood
        self.viewer = 0  # the seat whose table it is
        self.open_hand = False  # are that seat's cards shown?
        self.choosing = False
        self.moves = array("H", bytes(2 * self.game.MOST_MOVES))
        self.count = 0
        self.scratch = bytearray(self.game.SIZE)
        self.targets: list = []
        self.at = 0  # which of them is in focus
        self._drawn: dict = {}  # what lies where on the panel: see `fresh`
        self._ring: tuple = ()  # the box that the focus is drawn round
        self._overlaid = True  # something lies over the own rows
        self._home = 0  # where the focus comes back to from the strip
        self.changed = EVERYTHING

    # ---- what it shows

    def look_at(self, state: bytearray, viewer: int, open_hand: bool) -> None:
        """Show this table; nobody chooses."""
        self.state = state
        self.viewer = viewer
        self.open_hand = open_hand
        self.choosing = False
        self.count = 0
        self.targets = []
        self.changed = EVERYTHING
        self.arrange()

    def begin(self) -> None:
        """The person whose turn it is chooses."""
        self.look_at(self.session.state, self.session.turn(), True)
        self.choosing = True
        self.count = self.game.legal_moves(self.state, self.moves)
        self.targets = self.list_targets()
        self.targets.append(STRIP)
        self.at = 0

    def focus_on(self, move: int) -> None:
        """Put the focus where this move is chosen."""
        for number, target in enumerate(self.targets):
            if target != STRIP and move in self.moves_of(target):
                self.at = number
                self.changed = EVERYTHING
                self.moved()
                return

    def legal(self) -> list:
        return [self.moves[index] for index in range(self.count)]

    # ---- buttons

    def handle(self, event: int) -> int:
        """The move that was chosen, or -1."""
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT) or not self.choosing:
            return -1
        step = self.step(button)
        if step:
            self.at = (self.at + step) % len(self.targets)
            self.changed |= FOCUS
            self.moved()
            sound.step()
        elif kind == PRESS and button == A:
            if self.targets[self.at] == STRIP:
                self.open_rows()
            else:
                return self.press(self.targets[self.at])
        elif kind == PRESS and button == X:
            self.open_rows()
        return -1

    def step(self, button: int) -> int:
        """How many targets on. Without left and right, up and down go through all of them."""
        last = len(self.targets) - 1
        if not look.has(LEFT | RIGHT):
            return 1 if button == DOWN else -1 if button == UP else 0
        if button in (LEFT, RIGHT):
            step = 1 if button == RIGHT else -1
            return 2 * step if last > 1 and (self.at + step) % (last + 1) == last else step
        if self.at == last:
            self._home %= last
            return self._home - self.at if self._is_ahead(button, self._home) else 0
        self._home = self.at
        return self._nearest(button) - self.at

    def _is_ahead(self, button: int, number: int) -> bool:
        """Does a target lie above (UP) or below (DOWN) the one in focus?"""
        y, other = self._middle(self.at)[1], self._middle(number)[1]
        return (button == UP and other < y - 8) or (button == DOWN and other > y + 8)

    def _nearest(self, button: int) -> int:
        x, y = self._middle(self.at)
        best, least = self.at, 10000
        for number in range(len(self.targets)):
            if self._is_ahead(button, number):
                across, down = self._middle(number)
                if self.targets[number] == STRIP:
                    across = x  # it is as wide as the table
                distance = abs(across - x) + 2 * abs(down - y)
                if distance < least:
                    best, least = number, distance
        return best

    def _middle(self, number: int) -> tuple:
        if self.targets[number] == STRIP:
            return self.stage.frame.width // 2, self.strip_at + 8
        x, y, w, h = self.box_of(self.stage.frame, self.targets[number])
        return x + w // 2, y + h // 2

    def open_rows(self) -> None:
        from firmware.allrows import AllRows

        sound.ok()
        self.stage.open(AllRows(self.session, self.state, self.viewer))

    def press(self, target: int) -> int:
        """A was pressed on a target: the move that makes, or -1."""
        sound.ok()
        return self.moves_of(target)[0]

    def back(self) -> bool:
        """B was pressed; False if that means nothing here."""
        return False

    # ---- what a game says of itself

    def arrange(self) -> None:
        """The state to be shown has changed."""

    def list_targets(self) -> list:
        """Numbers of the game's own for what can be chosen now."""
        return []

    def moved(self) -> None:
        """Another target is in focus."""

    def moves_of(self, target: int) -> list:
        """The legal moves that a target stands for."""
        return []

    def box_of(self, frame: Frame, target: int) -> tuple:
        """Where a target lies: x, y, w, h."""
        return 0, 0, 0, 0

    def words_of(self, target: int) -> tuple:
        """The two lines of the message while a target is in focus."""
        return "", ""

    def draw_table(self, frame: Frame) -> None:
        """Everything but the header, the strip, the message and the hints."""

    def draw_targets(self, frame: Frame) -> None:
        """What may change while a person chooses."""

    def hints(self) -> list:
        """What A does, as pairs for `look.hints`."""
        return []

    def worth_telling(self, move: int) -> bool:
        """Does an own move bring something that has to be looked at before it goes on?"""
        return False

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        """Draw what a move is about, h pixels tall, and return its width."""
        return 0

    def notice(self) -> str:
        """A sentence the person should read first, if the game has come to a special moment."""
        return ""

    def help_page(self) -> str:
        """The key of the rules' page that fits the moment."""
        return ""

    # ---- drawing; what is there already is not drawn again

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            frame.fill(NIGHT)
            self._drawn.clear()
            self._ring = ()
            self._overlaid = True
        if whole or self.changed & EVERYTHING:
            self._draw_all(frame)
            self.changed |= FOCUS
        elif self.changed & TARGETS:
            self._draw_ring(frame, ())
            self.draw_targets(frame)
        if self.choosing and self.changed:
            self.draw_choice(frame)
        self.changed = NOTHING

    def fresh(self, place: int, key) -> bool:
        """Is something else to be drawn at a place than is there?"""
        if place in self._drawn and self._drawn[place] == key:
            return False
        self._drawn[place] = key
        return True

    def panel(self, frame: Frame) -> tuple:
        """A panel over the own rows, until the table is shown again."""
        self._overlaid = True
        return tabletop.panel(frame, self.rows_at)

    def draw_hints(self, frame: Frame, pairs: list) -> None:
        if self.fresh(_HINTS, pairs):
            look.hints(frame, pairs)

    def _draw_all(self, frame: Frame) -> None:
        session, state = self.session, self.state
        self._draw_ring(frame, ())
        frame.box(0, self.progress_at, frame.width, 2, NIGHT)
        if self._overlaid:
            self._overlaid = False
            tabletop.own_side(frame, self.rows_at)
            for place in range(_ROWS, _ROWS + 7):
                self._drawn.pop(place, None)
        points = self.game.score(state, self.viewer)
        if self.fresh(_HEADER, (self.viewer, points)):
            tabletop.header(frame, session.name(self.viewer), points, self.stage.board)
        if self.fresh(_STRIP, tabletop.strip_facts(session, state, self.viewer)):
            tabletop.strip(frame, self.strip_at, session, state, self.viewer)
        self.draw_table(frame)
        self.draw_targets(frame)

    def draw_rows(self, frame: Frame, table: tuple) -> None:
        """The five rows of the viewer in the first five columns, with their worth."""
        game, state = self.game, self.state
        for colour in range(5):
            shape = game.row_shape(state, self.viewer, colour)
            length = game.row_length(state, self.viewer, colour)
            self.draw_row(frame, colour, shape, length, table)

    def draw_row(self, frame: Frame, colour: int, shape: int, length: int, table: tuple) -> None:
        if self.fresh_column(frame, colour, (shape, length)):
            x, w, y = tabletop.column(frame, colour), tabletop.column_width(frame), self.rows_at
            now, then = rows.points(table, length), rows.points(table, length + 1)
            tabletop.row(frame, x, y, w, colour, shape, length)
            tabletop.worth(frame, x, y, w, now, then)

    def fresh_column(self, frame: Frame, column: int, key) -> bool:
        """Like `fresh`, for a column of the own side, which is emptied for what is to be drawn."""
        if not self.fresh(_ROWS + column, key):
            return False
        w = tabletop.column_width(frame) + 4
        x = tabletop.column(frame, column) - 2
        frame.box(x, self.rows_at - 1, w, tabletop.SIDE_HEIGHT - 2, PANEL)
        return True

    def draw_choice(self, frame: Frame) -> None:
        target = self.targets[self.at]
        if target == STRIP:
            self._draw_ring(frame, _STRIP_RING)
            first, second = say("table_others"), say("table_others_note")
        else:
            self._draw_ring(frame, self.box_of(frame, target))
            first, second = self.words_of(target)
        tabletop.message(frame, self.message_at, first, second, self.message_less)
        self.draw_hints(frame, self.all_hints(target))

    def all_hints(self, target: int) -> list:
        if target == STRIP:
            pairs = [(A, say("hint_show"))]
        else:
            pairs = self.hints()
            if look.has(X):
                pairs.append((X, say("hint_rows")))
        pairs.append((B, say("hint_menu")))
        return pairs

    def _draw_ring(self, frame: Frame, ring: tuple) -> None:
        """Move the focus to another box, or take it away."""
        before = self._ring
        self._ring = ring
        if before and before != ring:
            if before == _STRIP_RING:
                y, h = self.strip_at - 1, tabletop.STRIP_HEIGHT + 2
                frame.box(0, y, frame.width, h, NIGHT)
                tabletop.strip(frame, self.strip_at, self.session, self.state, self.viewer)
            else:
                x, y, w, h = before
                pieces.focus(frame, x, y, w, h, NIGHT)
        if ring == _STRIP_RING:
            y, h = self.strip_at - 1, tabletop.STRIP_HEIGHT + 2
            frame.outline(0, y, frame.width, h, ACCENT, 3, 2)
        elif ring:
            x, y, w, h = ring
            pieces.focus(frame, x, y, w, h)

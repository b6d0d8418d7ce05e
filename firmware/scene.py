"""A game's table on the panel, and how a person chooses a move there.

A scene for each game says what there is to choose from (its targets), where they lie and what they
do. Going from one to the next is the same everywhere: left and right, or on boards without those
buttons up and down. The strip of the other seats is the last target; it shows all their rows.
"""

from array import array

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import ACCENT, CHALK, NIGHT
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


class Scene:
    # Where the own rows, the strip of the others and the message begin.
    rows_at = 18
    strip_at = 83
    message_at = 188
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
        self._drawn_at = -1
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

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole or self.changed & EVERYTHING:
            frame.fill(NIGHT)
            session = self.session
            points = self.game.score(self.state, self.viewer)
            tabletop.header(frame, session.name(self.viewer), points, self.stage.board)
            tabletop.strip(frame, self.strip_at, session, self.state, self.viewer)
            self.draw_table(frame)
            self.draw_targets(frame)
            self._drawn_at = -1
            self.changed = FOCUS
        elif self.changed & TARGETS:
            self.draw_targets(frame)
            self._drawn_at = -1
        if self.choosing and self.changed:
            self.draw_choice(frame)
        self.changed = NOTHING

    def draw_choice(self, frame: Frame) -> None:
        if 0 <= self._drawn_at < len(self.targets) and self._drawn_at != self.at:
            self._draw_focus(frame, self._drawn_at, NIGHT)
        self._draw_focus(frame, self.at, CHALK)
        self._drawn_at = self.at
        target = self.targets[self.at]
        if target == STRIP:
            first, second = say("table_others"), say("table_others_note")
        else:
            first, second = self.words_of(target)
        tabletop.message(frame, self.message_at, first, second, self.message_less)
        look.hints(frame, self.all_hints(target))

    def all_hints(self, target: int) -> list:
        if target == STRIP:
            pairs = [(A, say("hint_show"))]
        else:
            pairs = self.hints()
            if look.has(X):
                pairs.append((X, say("hint_rows")))
        pairs.append((B, say("hint_menu")))
        return pairs

    def _draw_focus(self, frame: Frame, number: int, colour: int) -> None:
        target = self.targets[number]
        if target == STRIP:
            w, h = frame.width - 2, tabletop.STRIP_HEIGHT + 4
            frame.outline(1, self.strip_at - 2, w, h, ACCENT if colour else NIGHT, 3, 2)
            return
        x, y, w, h = self.box_of(frame, target)
        pieces.focus(frame, x, y, w, h, colour)


def own_rows(frame: Frame, y: int, game, state: bytearray, seat: int, table: tuple) -> None:
    """The five rows of a seat in the first five columns, with their worth."""
    w = tabletop.column_width(frame)
    tabletop.own_side(frame, y)
    for colour in range(5):
        x = tabletop.column(frame, colour)
        length = game.row_length(state, seat, colour)
        shape = game.row_shape(state, seat, colour)
        tabletop.row(frame, x, y, w, colour, shape, length)
        tabletop.worth(frame, x, y, w, rows.points(table, length), rows.points(table, length + 1))

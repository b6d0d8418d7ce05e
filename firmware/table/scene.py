"""How a person chooses a move at the table.

A scene for each game says what there is to choose from (its targets), where they lie and what they
do. Going from one to the next is the same everywhere: left and right, or on boards without those
buttons up and down. The strip of the other seats is the last target; it shows all their rows.
"""

from array import array

from micropython import const

from display.frame import Frame
from firmware import games, look, sound
from firmware.table import steps
from firmware.table.tableview import TableView
from firmware.words import capital, say, use_game
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B, X

STRIP = const(-2)  # the target that is the strip of the other seats

# What has to be drawn again.
EVERYTHING = const(1)
FOCUS = const(2)
TARGETS = const(4)  # the targets themselves, where one changed
NOTHING = const(0)


class Scene(TableView):
    has_secrets = False  # is there something on it that only its owner may see?

    def __init__(self, session, stage) -> None:
        super().__init__(session, stage)
        self.before = None  # while a move is told: the table that it was made at
        self.moves = array("H", bytes(2 * self.game.MOST_MOVES))
        self.count = 0
        self.scratch = bytearray(self.game.SIZE)
        self.targets: list = []
        self.at = 0  # which of them is in focus
        self._home = 0  # where the focus comes back to from the strip
        self.advised = -1  # the move that an expert would make, if that is to be shown
        self.answer = ""  # why the last press could do nothing
        self.changed = EVERYTHING

    # ---- what it shows

    def look_at(self, state: bytearray, viewer: int, open_hand: bool) -> None:
        """Show this table; nobody chooses."""
        self._show(state, viewer, open_hand, None)

    def look_back_at(self, teller, viewer: int, open_hand: bool) -> None:
        """Show the table right after the move that the teller is at, whose report covers the rows.

        A scene may go on showing what it was made with, such as the dice.
        """
        self._show(teller.after, viewer, open_hand, teller.before)

    def _show(self, state: bytearray, viewer: int, open_hand: bool, before) -> None:
        self.state = state
        self.before = before
        self.viewer = viewer
        self.open_hand = open_hand
        self.covered = before is not None
        self.choosing = False
        self.advised = -1
        self.answer = ""
        self.count = 0
        self.targets = []
        self.changed = EVERYTHING
        self.arrange()

    def begin(self) -> None:
        """Let the person whose turn it is choose."""
        self.offer(self.session.state, self.session.turn())

    def offer(self, state: bytearray, seat: int) -> None:
        """Show all that a seat can choose from, or once could."""
        self.look_at(state, seat, True)
        self.choosing = True
        self.count = self.game.legal_moves(self.state, self.moves)
        self.targets = self.list_targets()
        self.targets.append(STRIP)
        self.at = 0

    def focus_on(self, move: int) -> None:
        """Put the focus where this move is chosen."""
        number = self.place_of(move)
        if number >= 0:
            self.at = number
            self.changed = EVERYTHING
            self.moved()

    def place_of(self, move: int) -> int:
        """Return which of the targets stands for this move, or -1."""
        for number, target in enumerate(self.targets):
            if target != STRIP and move in self.moves_of(target):
                return number
        return -1

    def advise(self, move: int) -> None:
        """Mark what belongs to this move, in sight of whoever looks."""
        self.advised = move
        for target in self.advised_targets():
            self.reveal(target)
        self.changed |= FOCUS

    def advised_targets(self) -> list:
        """Return the targets that are to be marked."""
        return [one for one in self.targets if one != STRIP and self.advised in self.moves_of(one)]

    def legal(self) -> list:
        return [self.moves[index] for index in range(self.count)]

    # ---- buttons

    def handle(self, event: int) -> int:
        """Return the move that was chosen, or -1."""
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT) or not self.choosing:
            return -1
        self.answer = ""
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
            if look.is_wide:  # the other seats are the last thing on the right
                return step
            return 2 * step if last > 1 and (self.at + step) % (last + 1) == last else step
        if button not in (UP, DOWN):
            return 0
        frame = self.stage.frame
        boxes = [self.box_of(frame, target) for target in self.targets[:last]]
        if look.is_wide:
            return steps.nearest(boxes, self.at, button) - self.at if self.at < last else 0
        boxes.append(self.strip_box(frame))
        if self.at == last:
            self._home %= last
            if steps.is_ahead(boxes, last, button, self._home):
                return self._home - last
            return steps.nearest(boxes, last, button, self._home) - last
        self._home = self.at
        return steps.nearest(boxes, self.at, button) - self.at

    def open_rows(self) -> None:
        from firmware.table.allrows import AllRows

        sound.ok()
        self.stage.open(AllRows(self.session, self.state, self.viewer))

    def press(self, target: int) -> int:
        """Return the move that A on a target makes, or -1."""
        sound.ok()
        return self.moves_of(target)[0]

    def refuse(self, answer: str) -> None:
        """Say why a press can do nothing here."""
        sound.refuse()
        self.answer = answer
        self.changed |= FOCUS

    def back(self) -> bool:
        """B was pressed; False if that means nothing here."""
        return False

    # ---- what a game says of itself

    def arrange(self) -> None:
        """Prepare for a state that is to be shown now."""

    def list_targets(self) -> list:
        """Numbers of the game's own for what can be chosen now."""
        return []

    def moved(self) -> None:
        """Show the target that is in focus now."""
        self.reveal(self.targets[self.at])

    def reveal(self, target: int) -> None:
        """Scroll so that a target is in sight."""

    def moves_of(self, target: int) -> list:
        """Return the legal moves that a target stands for."""
        return []

    def box_of(self, frame: Frame, target: int) -> tuple:
        """Where a target lies: x, y, w, h."""
        return 0, 0, 0, 0

    def is_in_sight(self, target: int) -> bool:
        """Tell whether a target is to be seen, and not scrolled away."""
        return True

    def words_of(self, target: int) -> tuple:
        """Return the two lines of the message while a target is in focus."""
        return "", ""

    def hints(self) -> list:
        """Return what A does, as pairs for `look.hints`."""
        return []

    def worth_telling(self, move: int) -> bool:
        """Tell whether an own move brings something that has to be looked at before it goes on."""
        return False

    def sound_of(self, move: int):
        """Return the sound that a move makes."""
        return sound.lay

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        """Draw what a move is about, h pixels tall, and return its width."""
        return 0

    def notice(self) -> str:
        """Return a sentence to be read first, if the game has come to a special moment."""
        return ""

    def help_page(self) -> str:
        """Return the key of the rules' page that fits the moment."""
        return ""

    def spoken(self) -> list:
        """Return what is in focus and what it does, in words that need no picture beside them."""
        target = self.targets[self.at]
        if target == STRIP:
            first, second = say("table_others"), say("table_others_note")
        else:
            first, second = self.words_of(target)
            moves = self.moves_of(target)
            if len(moves) == 1:
                first = self.reading().choice(self.state, moves[0])
        lines = [f"{capital(first)} ({self.at + 1}/{len(self.targets)})", capital(second)]
        return [self.answer] + lines if self.answer else lines

    def reading(self):
        """Return the game's words for whoever can't see the table."""
        return games.part(self.game.NAME, "reading")

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            self.clear(frame)
        if whole or self.changed & EVERYTHING:
            self.draw_all(frame)
            self.changed |= FOCUS
        elif self.changed & TARGETS:
            self.draw_ring(frame, ())
            self.draw_targets(frame)
        if self.choosing and self.changed:
            self.draw_choice(frame)
        self.changed = NOTHING

    def draw_choice(self, frame: Frame) -> None:
        target = self.targets[self.at]
        if target == STRIP:
            self.draw_ring(frame, self.strip_box(frame))
            first, second = say("table_others"), say("table_others_note")
        else:
            self.draw_ring(frame, self.box_of(frame, target) if self.is_in_sight(target) else ())
            first, second = self.words_of(target)
        if self.answer:
            first, second = self.answer, first
        if self.advised >= 0:
            marked = [one for one in self.advised_targets() if self.is_in_sight(one)]
            self.draw_marks(frame, [self.box_of(frame, one) for one in marked])
        self.draw_message(frame, first, second, self.all_hints(target))

    def all_hints(self, target: int) -> list:
        pairs = [(A, say("hint_show"))] if target == STRIP else self.hints()
        if not look.has(LEFT | RIGHT):
            pairs.append((UP | DOWN, say("hint_other")))
        elif target != STRIP:
            pairs.append((X, say("hint_rows")))
        pairs.append((B, say("hint_menu")))
        return pairs


def rows_buttons() -> int:
    """Return what shows all rows while nobody chooses: X, or on boards without it up and down."""
    return X if look.has(X) else UP | DOWN


def make_scene(session, stage) -> Scene:
    """Return the scene of the session's game; only that one is loaded, and its words."""
    use_game(session.game.NAME)
    return games.part(session.game.NAME, "scene").SCENE(session, stage)

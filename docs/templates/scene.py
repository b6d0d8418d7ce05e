"""The scene of a game of your own: copy this file to firmware/games/<your game>/scene.py.

It works for every game as it is: all legal moves in a list. Replace hook after hook by what your
game looks like. What is common to all tables is done for you: the header, the strip of the other
seats, the message, going from target to target, undo, hints, telling, look back.

Here are all hooks, in the order in which they are called. `self.state` is the game to be shown,
`self.viewer` the seat that looks at it, `self.game` the rules, `self.session` who sits where.
"""

from micropython import const

from display.frame import Frame
from display.palette import NIGHT
from firmware import sound
from firmware.saves.session import telling
from firmware.table.scene import TARGETS, Scene
from firmware.table.tabletop import button
from firmware.words import say
from input import A

_LINE = const(20)


class ListScene(Scene):
    # What lies on the table, from the top down. Each part has a name and the gap above it, usually
    # and on a low panel; parts of your own also how tall they are, usually and on a low panel.
    PARTS = (
        ("rows", 0, 2),  # the own rows
        ("strip", 3, 0),  # the other seats; a low panel has it at the top
        ("list", 5, 4, 83, 40),
        ("progress", 1, 1),  # how far a machine has thought
        ("message", 0, 1),
    )
    has_secrets = False  # is there something on it that only its owner may see?

    def __init__(self, session, stage) -> None:
        """Called when a table is laid."""
        super().__init__(session, stage)
        self._top, tall = self.places["list"]
        self._lines = tall // _LINE
        self._first = 0  # the first move that is shown

    # ---- what can be chosen: called when a person's turn begins

    def arrange(self) -> None:
        """Called when there is another state to be shown, whoever's turn it is.

        While a move is told, `self.before` is the state it was made at; else it is None.
        """
        self._first = 0

    def list_targets(self) -> list:
        """Return numbers of your own, each for something that can be chosen now."""
        return list(range(self.count))  # the legal moves are self.moves[: self.count]

    def moves_of(self, target: int) -> list:
        """Return the legal moves that a target stands for."""
        return [self.moves[target]]

    # ---- while the person goes from target to target

    def moved(self) -> None:
        """Called when another target is in focus."""
        super().moved()

    def reveal(self, target: int) -> None:
        """Scroll so that a target is in sight."""
        last = min(target, self.count - 1)
        first = max(0, min(self._first, target), last - self._lines + 1)
        if first != self._first:
            self._first = first
            self.changed |= TARGETS

    def words_of(self, target: int) -> tuple:
        """Return two lines for the message: what it is, and what it would change."""
        tell, move = telling(self.game.NAME), self.moves[target]
        return tell.action(self.state, move), tell.effect(self.state, move, self.scratch)

    def hints(self) -> list:
        """Return what A does on the target in focus."""
        return [(A, say("hint_ok"))]

    def help_page(self) -> str:
        """Return the key of the rules' page that fits the moment."""
        return ""

    def notice(self) -> str:
        """Return a sentence that the person should read first, when something special begins."""
        return ""

    def press(self, target: int) -> int:
        """Called when A was pressed; return the move, or -1 if there is more to choose."""
        return super().press(target)

    def back(self) -> bool:
        """Called when B was pressed; return True if that only closed a choice of your own."""
        return False

    def spoken(self) -> list:
        """Return the target in focus in words that need no picture beside them."""
        return super().spoken()

    # ---- drawing

    def box_of(self, frame: Frame, target: int) -> tuple:
        """Return where a target lies: x, y, width, height."""
        return 6, self._top + 2 + (target - self._first) * _LINE, frame.width - 12, _LINE - 4

    def is_in_sight(self, target: int) -> bool:
        """Return False for a target that is scrolled away: nothing points at it then."""
        return self._first <= target < self._first + self._lines

    def draw_table(self, frame: Frame) -> None:
        """Draw everything of the table that can't be chosen. `self.fresh` saves drawing twice."""

    def draw_targets(self, frame: Frame) -> None:
        """Draw what can be chosen; called alone when `changed |= TARGETS` was said."""
        frame.box(0, self._top - 1, frame.width, self._lines * _LINE + 2, NIGHT)
        if self.choosing:
            for target in range(self._first, min(self.count, self._first + self._lines)):
                words = telling(self.game.NAME).action(self.state, self.moves[target])
                button(frame, self.box_of(frame, target), words)

    # ---- telling moves

    def worth_telling(self, move: int) -> bool:
        """Return True if the person's own move brings something that has to be looked at first."""
        return False

    def sound_of(self, move: int):
        """Return the function of firmware/sound.py that sounds like a move."""
        return sound.lay

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        """Draw what a told move is about, h pixels tall, and return its width."""
        return 0


SCENE = ListScene

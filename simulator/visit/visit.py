"""The console played by somebody who says what they want by its name; see `Visit`."""

from typing import cast

import engine
import input as buttons
from engine import rng
from engine.players import player
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens.letters import LetterPicker
from firmware.screens.menu import Item, Menu, Selector
from firmware.screens.page import Page
from firmware.screens.title import Title
from firmware.table.scene import STRIP, make_scene
from firmware.table.table import Table
from firmware.words import say
from simulator.script import BITS
from simulator.visit.pressing import Pressing
from simulator.visit.ways import choices

QUIET_MS = 450  # after others' moves were told, until A means the new turn
MOST_STEPS = 60  # from one line or thing to another: more, and it goes round in circles


class Visit(Pressing):
    """Somebody at the console who knows what they want; the presses follow from what it shows."""

    # ---- what there is to choose

    def start(self) -> None:
        """Go on from the title to the menu."""
        assert isinstance(self.top, Title) or not self.is_on
        self.press("A")

    def resume(self) -> None:
        """Go from the title to the table of the saved game."""
        self.start()
        self.choose("menu_continue")

    def leave(self) -> None:
        """Leave the table by its menu."""
        self.press("B")
        self.choose("table_leave")

    def go_home(self) -> None:
        """Go back to the main menu from wherever this is."""
        for _ in range(MOST_STEPS):
            # By its name: a table that was visited before has put its module away.
            if type(self.top).__name__ == "MainMenu" or not self.is_on:
                return
            if isinstance(self.top, Table):
                self.leave()
            else:
                only_on = isinstance(self.top, Page) and not self.top._back
                self.press("A" if only_on else "B")
        raise AssertionError(f"nothing leads from {type(self.top).__name__} to the menu")

    def focus(self, key: str, *values: object) -> None:
        """Go to the line of a menu that has these words: their key, or the text itself."""
        if not self.is_on:
            return
        menu = self.menu
        at = _index(menu, key, *values)
        ahead = (at - menu.chosen) % len(menu.items)
        back = len(menu.items) - ahead
        for _ in range(min(ahead, back)):
            self.press("DOWN" if ahead <= back else "UP")
        assert menu.chosen == at

    def choose(self, key: str, *values: object) -> None:
        """Choose a line of a menu, or one of the two ways on from a page."""
        if isinstance(self.top, Page):
            self.press(_way_on(self.top, key))
        else:
            self.focus(key, *values)
            self.press("A")

    def set(self, key: str, to: int | str) -> None:
        """Change the value of a line to one of its labels: the number, the text or its key."""
        self.focus(key)
        for _ in range(MOST_STEPS):
            line = self.menu.items[self.menu.chosen]
            assert isinstance(line, Selector)
            if line.at == (to if isinstance(to, int) else _label(line, to)):
                return
            self.press("A")
        raise AssertionError(f"{key} never becomes {to}")

    def leave_score(self) -> None:
        """Go on from the score to what can be done next; goals that were reached are told first."""
        self.press("A")
        if self.told:
            self.choose("hint_ok")

    def spell(self, name: str) -> None:
        """Pick these letters, one after the other."""
        for letter in name:
            self._pick(self._picker._letters.index(letter.upper()))

    def end_typing(self) -> None:
        """Say that the name is complete."""
        self._pick(len(self._picker._letters) + len(self._picker._keys) - 1)

    @property
    def _picker(self) -> LetterPicker:
        # By its name: a table that was visited before has put its module away.
        assert type(self.top).__name__.endswith("Picker")
        return cast(LetterPicker, self.top)

    def _pick(self, at: int) -> None:
        picker = self._picker
        count = len(picker._letters) + len(picker._keys)
        ahead = (at - picker._at) % count
        on, back = ("RIGHT", "LEFT") if self.has("RIGHT") else ("DOWN", "UP")
        self.press(*([on] * ahead if 2 * ahead <= count else [back] * (count - ahead)))
        self.press("A")

    # ---- the table

    def play(self, move: str) -> None:
        """Make a move, named as in a record: "+B7" lays the blue seven, "*" draws a card."""
        self.aim(move)
        self.press("A")

    def play_turn(self) -> None:
        """Be told what the others did, and play on as a novice would, until the turn is over."""
        session = self.table.session
        self.listen()
        seat = session.turn()
        while self._can_choose() and session.turn() == seat:
            self.play(_a_novices_move(session))

    def aim(self, move: str) -> None:
        """Go to where one more A makes this move."""
        table = self.table
        assert table.can_choose(), "it is nobody's turn to choose"
        if table._is_hurried:
            self.wait(QUIET_MS)
        wanted = engine.module(table.game.NAME, "text").text_move(move)
        ways = self._ways(wanted)
        assert wanted in ways, f"{move} can't be chosen here"
        self.press(*[buttons.NAMES[bit.bit_length() - 1] for bit in ways[wanted][:-1]])

    def _can_choose(self) -> bool:
        return isinstance(self.top, Table) and self.top.can_choose()

    def _ways(self, wanted: int) -> dict[int, tuple[int, ...]]:
        """Return moves that can be made now, as far as this one, with the presses to each."""
        names = [name for name in ("UP", "DOWN", "LEFT", "RIGHT", "A") if self.has(name)]
        scratch = make_scene(self.table.session, self.stage)
        return choices(scratch, [BITS[name] for name in names], self.table.scene.at, wanted)

    def look_at(self, place: int) -> None:
        """Put the focus on what lies there: 0 is the first thing to choose, -1 the last one."""
        scene = self.table.scene
        count = len(scene.targets) - (scene.targets[-1] == STRIP)
        for _ in range(MOST_STEPS):
            if scene.at == place % count:
                return
            self.press("RIGHT" if self.has("RIGHT") else "DOWN" if place >= 0 else "UP")
        raise AssertionError(f"nothing leads to {place}")

    def look_at_others(self) -> None:
        """Put the focus on the strip of the other seats."""
        scene = self.table.scene
        for _ in range(MOST_STEPS):
            if scene.targets[scene.at] == STRIP:
                return
            self.press("UP")
        raise AssertionError("nothing leads to the others")

    def listen(self) -> None:
        """Go on, step by step, from what the others did to the next choice, or to the score."""
        for _ in range(MOST_STEPS):
            if self._can_choose() or not isinstance(self.top, Table | Page):
                return
            self.press("A")
        raise AssertionError("the others never come to an end")

    def skip(self) -> None:
        """Be told no more of what the others did."""
        self.hold("A", 700)
        self.wait(QUIET_MS)

    # ---- what has become of it

    @property
    def menu(self) -> Menu:
        assert isinstance(self.top, Menu), f"{type(self.top).__name__} is no menu"
        return self.top

    @property
    def lines(self) -> list[str]:
        """The keys of the menu's lines that can be used."""
        return [item._name for item in self.menu.items if item.usable()]

    @property
    def table(self) -> Table:
        """The table, on top or below other screens."""
        return next(screen for screen in self.stage._screens if isinstance(screen, Table))

    @property
    def told(self) -> str:
        """What the page on top says; "" if there is none."""
        return self.top._text if isinstance(self.top, Page) else ""

    @property
    def settings(self) -> Settings:
        return self.stage.settings  # type: ignore[return-value]


def _a_novices_move(session: Session) -> str:
    game, seat = session.game, session.turn()
    luck, view = rng.new(session.moves_made()), bytearray(game.SIZE)
    engine.module(game.NAME, "view").view(session.state, seat, view, luck)
    move = player("novice", game).choose(view, seat, luck)
    return engine.module(game.NAME, "text").move_text(move)


def _index(menu: Menu, key: str, *values: object) -> int:
    words = say(key, *values) if values else key

    def is_meant(item: Item) -> bool:
        return words in (item._name, item.name())

    found = [at for at, item in enumerate(menu.items) if is_meant(item)]
    assert len(found) == 1, f"{len(found)} lines {words!r} in {[i.name() for i in menu.items]}"
    return found[0]


def _label(line: Selector, text: str) -> int:
    labels = list(line.labels)
    return labels.index(text if text in labels else say(text))


def _way_on(page: Page, key: str) -> str:
    if page._ok[0] == key:
        return "A"
    assert page._back, f"A leads to {page._ok[0]}, and nothing else to anywhere"
    assert page._back[0] == key, f"A leads to {page._ok[0]}, B to {page._back[0]}"
    return "B"

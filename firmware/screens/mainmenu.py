"""The main menu, the way from there to everything, and back to the saved game."""

import engine
from display import symbols
from display.frame import Frame
from firmware import games
from firmware.saves import keep
from firmware.screens.menu import Item, Menu
from firmware.stage import NEVER, Screen

_SAVE = "game"


class MainMenu(Menu):
    def __init__(self) -> None:
        super().__init__("menu_title", [Item("menu_new")])
        self._laying = None  # the saved game's table, step by step
        self._unread = list(engine.GAMES)  # whose declarations are still to be loaded
        self._table: Screen | None = None  # when it is laid

    def enter(self, stage) -> None:
        self.stage = stage
        self._refresh()
        keep.report(stage)  # at once: what is to be written waits until it is on the panel
        if stage.board.storage_problem:
            from firmware.saves.trouble import no_storage

            stage.open(no_storage(stage))

    def tick(self, now: int) -> int:
        keep.report(self.stage)
        if not self._laying:
            return self._read_ahead()
        try:  # while the player looks at the menu: 100 ms that nobody waits for
            self._table = next(self._laying)
        except (StopIteration, ValueError):  # done; or damaged, which is told when it is asked for
            self._laying = None
        return 0

    def _read_ahead(self) -> int:
        """Load what one more game declares: new game, help and statistics open sooner for it."""
        if not self._unread:
            return NEVER
        name = self._unread.pop()
        games.about(name)
        engine.declaration(name)
        return 0

    def handle(self, event: int) -> None:
        super().handle(event)
        if self.stage.top() is not self:
            self._laying = self._table = None  # what was opened may need the room

    def back(self) -> None:
        """There is nothing behind the menu."""

    def come_home(self) -> None:
        """Whoever leaves a game finds the focus on going on with it."""
        self._refresh()
        self.chosen = 0

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            self._refresh()  # a game may have been saved or finished, or the language changed
        super().draw(frame, whole)
        self.stale = False  # what the lines have become is drawn

    def _refresh(self) -> None:
        items = []
        if saved_game(self.stage):
            items.append(Item("menu_continue", self._continue, symbols.PLAY))
            self._laying = lay_ready(self.stage)
        items.append(Item("menu_new", self._new_game, symbols.NEW))
        items.append(Item("menu_statistics", self._statistics, symbols.CHART))
        items.append(Item("menu_help", self._help, symbols.BOOK))
        items.append(Item("menu_settings", self._settings, symbols.GEAR))
        items.append(Item("menu_test", self._self_test, symbols.BULB))
        chosen = self.chosen + (len(items) - len(self.items) if len(self.items) > 1 else 0)
        self.fill(items, max(0, chosen))

    # What is opened is imported only then: the menu is there sooner, and memory stays free.

    def _continue(self) -> None:
        if self._table:
            self.stage.open(self._table)
        else:
            resume(self.stage)

    def _new_game(self) -> None:
        from firmware.screens.newgame import NewGame

        self.stage.open(NewGame(self.stage))

    def _statistics(self) -> None:
        from firmware.screens.statistics import StatisticsPage

        self.stage.open(StatisticsPage())

    def _help(self) -> None:
        from firmware.screens.help import HelpMenu

        self.stage.open(HelpMenu())

    def _settings(self) -> None:
        from firmware.screens.settingsmenu import SettingsMenu

        self.stage.open(SettingsMenu(self.stage.settings, self.stage.board))

    def _self_test(self) -> None:
        from firmware.screens.selftest import SelfTest

        self.stage.open(SelfTest())


def saved_game(stage) -> bool:
    return bool(stage.board.store.read(_SAVE))


def lay_ready(stage):
    """Lay the table before somebody asks for it, if whatever else may be asked for has room too."""
    from firmware.table import shelf

    if shelf.has_plenty(stage.board):
        yield from lay(stage)


def lay(stage):
    """The table of the saved game, step by step: the last one gives it, those before None."""
    from firmware.saves.session import Session

    session = None
    for step in Session.loading(stage.board.store):
        session = step
        yield None
    if not session:
        return
    from firmware.table import shelf

    while shelf.fetch(session.game.NAME):
        yield None
    from firmware.table.table import Table

    yield Table(session, stage)


def resume(stage) -> None:
    """Sit down at the saved game; if it is damaged, say so, and put it out of the way."""
    table: Screen | None = None
    try:
        for step in lay(stage):
            table = step
    except ValueError as error:
        print(error)  # what exactly is wrong interests nobody but a programmer
        from firmware.saves.trouble import tell_damaged_game

        tell_damaged_game(stage)
        return
    if table:
        stage.open(table)

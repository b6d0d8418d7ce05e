"""The main menu, the way from there to everything, and back to the saved game."""

import engine
from display import symbols
from display.frame import Frame
from firmware import games
from firmware.saves import keep
from firmware.screens.menu import Item, Menu
from firmware.stage import NEVER, Screen


class MainMenu(Menu):
    def __init__(self) -> None:
        super().__init__("menu_title", [Item("menu_new")])
        self._waiting: list = []  # the files of games that can be gone on with
        self._is_home = False  # has somebody just left a game?
        self._is_old = True  # may there be a game of version 1.0.0?
        self._laying = None  # the only saved game's table, step by step
        self._unread = list(engine.GAMES)  # whose declarations are still to be loaded
        self._lines = 0  # how many there were when they were last made
        self._table: Screen | None = None  # when it is laid

    def enter(self, stage) -> None:
        self.stage = stage
        self._refresh()
        keep.report(stage)  # at once: what is to be written waits until it is on the panel
        stage.later(self._look_for_storage)

    def _look_for_storage(self) -> None:
        """Say so if nothing can be saved. To find that out may take a while, so it is done later,
        but before anything is written."""
        if self.stage.board.storage_problem:
            from firmware.saves.trouble import no_storage

            self.stage.open(no_storage(self.stage))

    def tick(self, now: int) -> int:
        keep.report(self.stage)
        if self._is_old:
            self._is_old = False
            self._carry_over()
            return 0
        if not self._laying:
            return self._read_ahead()
        try:  # while the player looks at the menu: 100 ms that nobody waits for
            self._table = next(self._laying)
        except (StopIteration, ValueError):  # done; or damaged, which is told when it is asked for
            self._laying = None
        return 0

    def _carry_over(self) -> None:
        from firmware.saves import slots

        slots.carry_over(self.stage.board.store)
        if slots.OLD in self._waiting:
            self._refresh()

    def _read_ahead(self) -> int:
        """Load what one more game declares: new game, help and statistics open sooner for it."""
        if not self._unread:
            return NEVER
        name = self._unread.pop()
        games.about(name)
        engine.declaration(name)
        return 0

    def handle(self, event: int) -> None:
        if not self.items:
            self._refresh()  # what was open was closed, and this pressed, before the next picture
        super().handle(event)
        if self.stage.top() is not self:  # what was opened may need the room
            self._laying = self._table = None
            self.items = []  # they are made anew with the next picture

    def back(self) -> None:
        """There is nothing behind the menu."""

    def come_home(self) -> None:
        """Whoever leaves a game finds the focus on going on with it."""
        self._is_home = True

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            self._refresh()  # a game may have been saved or finished, or the language changed
        super().draw(frame, whole)
        self.stale = False  # what the lines have become is drawn

    def _refresh(self) -> None:
        items = []
        from firmware.saves import lessons
        from firmware.saves.slots import waiting

        store = self.stage.board.store
        self._waiting = waiting(store)
        self._laying = None
        if self._waiting:
            items.append(Item("menu_continue", self._continue, symbols.PLAY))
        if len(self._waiting) == 1:
            self._laying = lay_ready(self.stage, self._waiting[0])
        items.append(Item("menu_new", self._new_game, symbols.NEW))
        offered = lessons.offered(store)
        if offered:
            at = len(items) - 1 if offered == lessons.FIRST else len(items)
            items.insert(at, Item("menu_learn", self._learn, symbols.BULB))
        items.append(Item("menu_statistics", self._statistics, symbols.CHART))
        items.append(Item("menu_help", self._help, symbols.BOOK))
        items.append(Item("menu_settings", self._settings, symbols.GEAR))
        chosen = self.chosen + (len(items) - self._lines if self._lines else 0)
        self._lines = len(items)
        self.fill(items, 0 if self._is_home else max(0, chosen))
        self._is_home = False

    # What is opened is imported only then: the menu is there sooner, and memory stays free.

    def _continue(self) -> None:
        if self._table:
            self.stage.open(self._table)
        else:
            go_on(self.stage, self._waiting)

    def _learn(self) -> None:
        from firmware.screens.learn import LearnMenu

        self.stage.open(LearnMenu(self.stage.board.store))

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

        self.stage.open(SettingsMenu(self.stage.settings, self.stage.board, True))


def lay_ready(stage, file: str):
    """Lay the table before somebody asks for it, if whatever else may be asked for has room too."""
    from firmware.table import shelf

    if shelf.has_plenty(stage.board):
        yield from lay(stage, file)


def lay(stage, file: str):
    """Lay the table of a saved game, step by step: the last one gives it, those before None."""
    from firmware.saves.session import Session

    session = None
    for step in Session.loading(stage.board.store, file):
        session = step
        yield None
    if not session:
        return
    from firmware.table import shelf

    while shelf.fetch(session.game.NAME):
        yield None
    from firmware.table.table import Table

    table = Table(session, stage)
    yield from table.fetching_motion()
    yield table


def go_on(stage, files: list) -> None:
    """Sit down at the saved game; if there are several, ask at which of them."""
    if len(files) > 1:
        from firmware.screens.savedgames import SavedGames

        stage.open(SavedGames(files))
    elif files:
        resume(stage, files[0])


def resume(stage, file: str) -> None:
    """Sit down at a saved game; if it is damaged, say so, and put it out of the way."""
    table: Screen | None = None
    try:
        for step in lay(stage, file):
            table = step
    except ValueError as error:
        print(error)  # what exactly is wrong interests nobody but a programmer
        from firmware.saves.trouble import tell_damaged_game

        tell_damaged_game(stage, file)
        return
    if table:
        stage.open(table)

"""Which of several saved games to go on with."""

from firmware import games
from firmware.saves import slots
from firmware.screens.mainmenu import lay_ready, resume
from firmware.screens.menu import Item, Menu
from firmware.stage import NEVER, Screen

_PONDER_MS = 150


class SavedGames(Menu):
    """One line for each of the files; the table of the one in focus is laid ready meanwhile."""

    def __init__(self, files: list) -> None:
        self._files = files
        self._laying = None
        self._laid_for = -1  # the line whose table is laid
        self._table: Screen | None = None
        super().__init__("menu_continue", [self._line(file) for file in files])

    def _line(self, file: str) -> Item:
        game = slots.game_in(file)
        if not game:
            return Item("error_game", lambda: self._open(file))
        return Item(lambda: games.title(game), lambda: self._open(file), games.about(game).SYMBOL)

    def tick(self, now: int) -> int:
        if self._laid_for != self.chosen:
            self._laid_for = self.chosen
            self._table = None
            self._laying = lay_ready(self.stage, self._files[self.chosen])
            return _PONDER_MS  # somebody may be going through the lines
        if not self._laying:
            return NEVER
        try:
            self._table = next(self._laying)
        except (StopIteration, ValueError):  # done; or damaged, which is told when it is asked for
            self._laying = None
        return 0

    def _open(self, file: str) -> None:
        stage, table = self.stage, self._table
        ready = table if self._files[self._laid_for] == file else None
        stage.close()  # whoever leaves the table, or can't sit down at it, is in the main menu
        if ready:
            stage.open(ready)
        else:
            resume(stage, file)

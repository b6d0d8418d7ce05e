"""The menu at the table: what can be done besides playing."""

from display import symbols
from firmware.screens.menu import Item, Menu


class PauseMenu(Menu):
    def __init__(self, table) -> None:
        self._table = table
        session = table.session
        items = [Item("table_go_on", self._close, symbols.PLAY)]
        if session.can_undo():
            items.append(Item("table_undo", self._undo, symbols.UNDO))
        if table.can_choose():
            items.append(Item("table_hint", self._hint, symbols.BULB))
        if session.moves_made() > session.first_kept():
            items.append(Item("table_look_back", self._look_back, symbols.EYE))
        items.append(Item("table_others", self._rows, symbols.CHART))
        items.append(Item("table_help", self._help, symbols.BOOK))
        items.append(Item("menu_settings", self._settings, symbols.GEAR))
        items.append(Item("table_leave", self._leave, symbols.MOON))
        super().__init__("table_menu", items)

    def _close(self) -> None:
        self.stage.close()

    def _undo(self) -> None:
        """Also from under the cover: the table goes on with whoever's decision it was."""
        stage, table = self.stage, self._table
        while stage.top() is not table:
            stage.close()
        table.session.undo()
        table.resume()

    def _hint(self) -> None:
        from firmware.table.hint import Hint

        self.stage.close()
        self.stage.open(Hint(self._table))

    def _look_back(self) -> None:
        from firmware.table.lookback import LookBack

        self.stage.open(LookBack(self._table))

    def _rows(self) -> None:
        from firmware.table.allrows import AllRows

        session = self._table.session
        self.stage.open(AllRows(session, session.state, self._table.scene.viewer))

    def _help(self) -> None:
        from firmware.screens.help import Help

        self.stage.open(Help(self._table.game.NAME, self._table.scene.help_page()))

    def _settings(self) -> None:
        from firmware.screens.settingsmenu import SettingsMenu

        self.stage.open(SettingsMenu(self.stage.settings, self.stage.board))

    def _leave(self) -> None:
        """The game was saved at the end of the last turn; this keeps the current one as well."""
        self._table.save_and_leave()

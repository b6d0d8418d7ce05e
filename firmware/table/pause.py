"""The menu at the table: what can be done besides playing."""

from micropython import const

from display import symbols
from firmware import games, look
from firmware.screens.menu import Item, Menu
from input import X

_EXPLAIN = const(6)  # the line that explains the table


class PauseMenu(Menu):
    """Each line has its place, whether or not it can be used just now."""

    def __init__(self, table) -> None:
        self._table = table
        session = table.session
        undo = self._undo if session.can_undo() else None
        hint = self._hint if table.may_ask() else None
        look_back = self._look_back if session.moves_made() > session.first_kept() else None
        items = [
            Item("table_go_on", self._close, symbols.PLAY),
            Item("table_others", self._rows, symbols.CHART),
            Item("table_undo", undo, symbols.UNDO),
            Item("table_hint", hint, symbols.BULB),
            Item("table_look_back", look_back, symbols.EYE),
            Item("table_help", self._help, symbols.BOOK),
            Item("help_screen", self._explain, symbols.BOOK),
            Item("menu_settings", self._settings, symbols.GEAR),
            Item("table_leave", self._leave, symbols.MOON),
        ]
        # Where there is no button for the rows, they are the second press from the table.
        chosen = 0 if look.has(X) else 1
        if not games.about(session.game.NAME).GUIDE:
            items.pop(_EXPLAIN)
        elif table.is_new:
            chosen = _EXPLAIN
        super().__init__("table_menu", items, chosen)

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

    def _explain(self) -> None:
        from firmware.screens.help import Help

        self._table.end_offer()
        self.stage.open(Help(self._table.game.NAME))

    def _settings(self) -> None:
        from firmware.screens.settingsmenu import SettingsMenu

        self.stage.open(SettingsMenu(self.stage.settings, self.stage.board))

    def _leave(self) -> None:
        """Leave, and keep the current turn as well: the last one was saved at its end."""
        self._table.save_and_leave()

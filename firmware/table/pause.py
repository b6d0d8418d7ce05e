"""The menu at the table: what can be done besides playing."""

from micropython import const

from display import symbols
from firmware import games, look
from firmware.screens.menu import Item, Menu
from input import X

_EXPLAIN = const(6)  # the line that explains the table


def _why_not(item: Item, why: str) -> Item:
    """Let a line that can't be used just now say why."""
    item.act, item.why = None, why
    return item


class PauseMenu(Menu):
    """Each line has its place, whether or not it can be used just now."""

    def __init__(self, table) -> None:
        self._table = table
        session = table.session
        undo = Item("table_undo", self._undo, symbols.UNDO)
        hint = Item("table_hint", self._hint, symbols.BULB)
        look_back = Item("table_look_back", self._look_back, symbols.EYE)
        can_look_back = session.moves_made() > session.first_kept()
        items = [
            Item("table_go_on", self._close, symbols.PLAY),
            Item("table_others", self._rows, symbols.CHART),
            undo if session.can_undo() else _why_not(undo, "pause_no_undo"),
            hint if table.may_ask() else _why_not(hint, "pause_no_hint"),
            look_back if can_look_back else _why_not(look_back, "pause_no_look_back"),
            Item("table_help", self._help, symbols.BOOK),
            Item("help_screen", self._explain, symbols.BOOK),
            Item("menu_settings", self._settings, symbols.GEAR),
            Item(
                "table_leave" if session.file else "table_leave_unkept", self._leave, symbols.MOON
            ),
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
        from firmware.screens.help import SCREEN, Help

        self._table.end_offer()
        self.stage.open(Help(self._table.game.NAME, SCREEN))

    def _settings(self) -> None:
        from firmware.screens.settingsmenu import SettingsMenu

        self.stage.open(SettingsMenu(self.stage.settings, self.stage.board))

    def _leave(self) -> None:
        """Leave, and keep the current turn as well: the last one was saved at its end.

        What is kept nowhere was begun from somewhere: there it goes back to.
        """
        stage, table = self.stage, self._table
        if table.session.file:
            table.save_and_leave()
            return
        while stage.top() is not table:
            stage.close()
        stage.close()

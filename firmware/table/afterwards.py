"""After the score: what next?"""

from display import symbols
from firmware.saves.session import UNKNOWN
from firmware.screens.menu import Item, Menu
from firmware.screens.statistics import text


class Afterwards(Menu):
    """Opened from the score. `leave` is called before the main menu is shown again."""

    def __init__(self, session, leave) -> None:
        self._session, self._leave = session, leave
        going_on = session.match and not session.is_match_over()
        items = [Item(_says("next_round" if going_on else "again"), self._again, symbols.PLAY)]
        if session.deal != UNKNOWN:
            if not session.match:
                items.append(Item(_says("turned"), self._turned, symbols.UNDO))
            if not session.first_kept():
                items.append(Item(_says("take"), self._take_away, symbols.CHART))
        items.append(Item(_says("to_menu"), leave, symbols.MOON))
        super().__init__("score_title", items)

    def title(self) -> str:
        deal = self._session.deal
        return super().title() if deal == UNKNOWN else text("deal").format(deal)

    def _again(self) -> None:
        self._play(self._session.again(self.stage.board.random_deal()))

    def _turned(self) -> None:
        self._play(self._session.turned())

    def _play(self, session) -> None:
        """Lay the next table in the place of the score."""
        from firmware.table.table import Table

        stage = self.stage
        stage.close()
        stage.close()
        stage.open(Table(session, stage))

    def _take_away(self) -> None:
        from firmware.table.takeaway import TakeAway

        self.stage.open(TakeAway(self._session))


def _says(key: str):
    return lambda: text(key)

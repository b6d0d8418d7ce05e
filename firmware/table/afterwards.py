"""After the score: what next?"""

from display import symbols
from display.palette import CHALK
from firmware.saves.session import DEALS, UNKNOWN
from firmware.screens.menu import Item, Menu
from firmware.screens.statistics import text
from firmware.table.telling import signed
from firmware.words import listed


class Afterwards(Menu):
    """Opened from the score, which it leads away from; `leave` leads to the main menu."""

    def __init__(self, session, leave) -> None:
        self._session = session
        going_on = session.match and not session.is_match_over()
        items = [Item(_says("next_round" if going_on else "again"), self._again, symbols.PLAY)]
        if session.deal != UNKNOWN:
            if not session.match:
                items.append(Item(_says("turned"), self._turned, symbols.UNDO))
            if not session.first_kept():
                items.append(Item(_says("take"), self._take_away, symbols.CHART))
        items.append(Item(_says("to_menu"), leave, symbols.MOON))
        if session.match:
            for (_, name), points in zip(session.seats, session.standing()):  # noqa: B905
                items.append(StandingLine(name, points))
        super().__init__("score_title", items)

    def title(self) -> str:
        session = self._session
        if session.match:
            return _match_title(session)
        if session.deal == UNKNOWN:
            return super().title()
        return text("deal").format(session.deal)

    def _again(self) -> None:
        self._play(self._session.again(self.stage.board.random_seed() % DEALS))

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


class StandingLine(Item):
    """What a seat has in the match so far: nothing to choose, but to read."""

    def __init__(self, name: str, points: int) -> None:
        super().__init__(lambda: name)
        self._points = points

    def value(self) -> str:
        return signed(self._points)

    def ink(self) -> int:
        return CHALK


def _match_title(session) -> str:
    """Return who has won the match, or how far it is."""
    if session.is_match_over():
        standing = session.standing()
        best = max(standing)
        names = [name for at, (_, name) in enumerate(session.seats) if standing[at] == best]
        return text("match_won").format(listed(names))
    if session.match < 10:
        return text("match_round").format(session.rounds + 1, session.match)
    return text("match_points").format(session.match)


def _says(key: str):
    return lambda: text(key)

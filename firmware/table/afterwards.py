"""After the score: what next?"""

from display import symbols
from display.palette import CHALK
from firmware import version
from firmware.saves.session import DEALS, UNKNOWN
from firmware.screens.menu import Item, Menu
from firmware.table.telling import signed
from firmware.words import extra


class Afterwards(Menu):
    """Opened from the score, which it leads away from."""

    def __init__(self, session) -> None:
        self._session = session
        going_on = session.match and not session.is_match_over()
        items = [Item(_says("next_round" if going_on else "again"), self._again, symbols.PLAY)]
        if session.deal != UNKNOWN:
            if not session.match:
                items.append(Item(_says("turned"), self._turned, symbols.UNDO))
            if not session.first_kept():
                items.append(Item(_says("take"), self._take_away, symbols.EYE))
        items.append(Item(_review, self._review, symbols.BULB))
        items.append(Item(_says("to_menu"), self._leave, symbols.MOON))
        if session.match:
            standing = session.standing()
            for seat, points in enumerate(standing):
                items.append(StandingLine(session.name(seat), points, points == max(standing)))
        super().__init__("score_title", items)

    def title(self) -> str:
        session = self._session
        if session.match:
            return _match_title(session)
        if session.deal == UNKNOWN:
            return super().title()
        return extra("results", "deal", session.deal)

    def _again(self) -> None:
        self._play(self._session.again(self.stage.board.random_seed() % DEALS))

    def _turned(self) -> None:
        self._play(self._session.turned())

    def _play(self, session) -> None:
        """Lay the next table in the place of the score."""
        from firmware.table.table import Table

        stage = self.stage
        stage.home()
        stage.open(Table(session, stage))

    def _leave(self) -> None:
        self.stage.home()

    def _take_away(self) -> None:
        """Show the code; where it can't lead to a page, first say what it is good for."""
        from firmware.table.takeaway import TakeAway

        stage = self.stage
        stage.open(TakeAway(self._session))
        if not version.PAGE:
            from firmware.screens.page import Page

            texts = extra("results", "take"), extra("results", "take_how")
            stage.open(Page(*texts, ("hint_next", stage.close)))

    def _review(self) -> None:
        from firmware.table.review import Review

        self.stage.open(Review(self._session))


class StandingLine(Item):
    """What a seat has in the match so far: nothing to choose, but to read."""

    def __init__(self, name: str, points: int, leads: bool) -> None:
        super().__init__(lambda: name, None, symbols.CROWN if leads else "")
        self._points = points

    def value(self) -> str:
        return signed(self._points)

    def ink(self) -> int:
        return CHALK


def _match_title(session) -> str:
    if session.is_match_over():
        return extra("results", "match_over")
    if session.match < 10:
        return extra("results", "match_round", session.rounds + 1, session.match)
    return extra("results", "match_points", session.match)


def _review() -> str:
    return extra("coach", "review")


def _says(key: str):
    return lambda: extra("results", key)

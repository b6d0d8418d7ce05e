"""Learn to play: which game's lesson, and whether to go on with one that was begun."""

from display import symbols
from firmware import games
from firmware.saves import lessons
from firmware.screens.menu import Item, Menu
from firmware.stage import Screen
from firmware.table import shelf


class LearnMenu(Menu):
    def __init__(self, store) -> None:
        """Begin at the lesson that was left, or at the first that is still to be learned."""
        lines, ways = [], []
        for game in lessons.taught():
            is_begun, is_known = lessons.is_begun(store, game), lessons.is_known(store, game)
            note = "learn_begun" if is_begun else "learn_known" if is_known else "learn_note"
            symbol = symbols.CROWN if is_known else games.about(game).SYMBOL
            lines.append(Item(_title_of(game), self._opener(game, is_begun), symbol, note))
            ways.append(0 if is_begun else 2 if is_known else 1)
        super().__init__("menu_learn", lines, ways.index(min(ways)))

    def _opener(self, game: str, is_begun: bool):
        if is_begun:
            return lambda: self.stage.open(_TakeUp(game))
        return lambda: begin(self.stage, game)


def _title_of(game: str):
    return lambda: games.title(game)


class _TakeUp(Menu):
    """Go on with a lesson, or begin it once more."""

    def __init__(self, game: str) -> None:
        self._game = game
        items = [
            Item("learn_go_on", lambda: take_up(self.stage, game), symbols.PLAY),
            Item("learn_anew", lambda: begin(self.stage, game), symbols.NEW),
        ]
        super().__init__("menu_learn", items)

    def title(self) -> str:
        return games.title(self._game)


def begin(stage, game: str) -> None:
    """Sit down at a lesson's first move."""
    while shelf.fetch(game):
        pass
    from firmware.table.lesson import Lesson, new_session

    _open(stage, Lesson(new_session(game), stage))


def take_up(stage, game: str) -> None:
    """Sit down at a lesson where it was left; if that can't be read, say so."""
    from firmware.saves.session import Session

    file = lessons.file_of(game)
    try:
        session = Session.load(stage.board.store, file)
    except ValueError as error:
        print(error)  # what exactly is wrong interests nobody but a programmer
        from firmware.saves.trouble import tell_damaged_game

        stage.home()
        tell_damaged_game(stage, file)
        return
    while shelf.fetch(game):
        pass
    from firmware.table.lesson import Lesson

    lesson = Lesson(session, stage) if session and game == session.game.NAME else None
    if lesson and lesson.belongs():
        _open(stage, lesson)
    else:
        begin(stage, game)


def _open(stage, lesson: Screen) -> None:
    stage.home()
    stage.open(lesson)

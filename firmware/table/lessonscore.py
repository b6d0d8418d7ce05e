"""The score of a lesson, and the way from there to real games."""

from firmware import games
from firmware.saves import keep, lessons
from firmware.screens.page import Page
from firmware.table import shelf
from firmware.table.scoring import Scoring
from firmware.words import say


class LessonScore(Scoring):
    def enter(self, stage) -> None:
        super().enter(stage)
        stage.later(self._finish)

    def _finish(self) -> None:
        """Note that the game is known now, and that nothing of the lesson is left to go on with."""
        from firmware.saves.choice import Choice

        store = self.stage.board.store
        choice = Choice(store)
        choice.game = self._session.game.NAME
        choice.meet()
        choice.save()
        try:
            lessons.end(store, choice.game)
        except OSError as error:
            keep.note_unsaved(self._session.file, error)
        shelf.put_away_lesson()
        keep.report(self.stage)

    def _open_menu(self) -> None:
        """Say what can be done now that the game is known."""
        text = say("lesson_done", games.title(self._session.game.NAME))
        if lessons.offered(self.stage.board.store):
            text += " " + say("lesson_more")
        ok, back = ("menu_new", self._new_game), ("hint_end", self.stage.home)
        self.stage.open(Page(say("lesson_done_title"), text, ok, back))

    def _new_game(self) -> None:
        from firmware.screens.newgame import NewGame

        self.stage.home()
        self.stage.open(NewGame(self.stage))

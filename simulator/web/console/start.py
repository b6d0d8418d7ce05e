"""Starts the console on the page's board; the worker then lets it take one step after another."""

import gc
import json

import host

import boards
from engine.errors import GameError
from firmware import main, version
from firmware.saves import slots
from firmware.screens.mainmenu import MainMenu
from firmware.screens.page import Page
from firmware.screens.title import Title
from firmware.table.table import Table
from firmware.words import say
from simulator.web.console.board import Board
from simulator.web.console.voice import Voice


class Console:
    def __init__(self, wishes: dict) -> None:
        """wishes: the board, the languages that somebody asks for, a link; see page/worker.js."""
        self._board = board = Board(boards.named(wishes["board"]), wishes["problem"])
        version.PAGE = _address(wishes["page"])
        board.language = wishes["language"]
        self.stage = main.set_up(board)
        self._be_usual(self.stage.settings, wishes["usual"])
        self.stage.still = wishes["still"]
        self.voice = Voice(self.stage)
        self.stage.voice = self.voice  # type: ignore[assignment]
        self._course: list = []  # of the game that is looked back at, moment by moment
        self._moments = None  # where the rest of it comes from
        self._replayed = None  # the first screen that belongs to that game
        self._moment = -1  # of its course, that is shown
        link = wishes["link"]
        if link:
            self.stage.open(MainMenu())
            self.open_link(json.dumps(link))
        else:
            self.stage.open(Title())

    def _be_usual(self, settings, language: str) -> None:
        """Speak the browser's language, if nobody has set another, or nobody can read it."""
        if settings.fresh and not self._board.language:
            settings.language = language
            settings.apply(self.stage)

    def step(self) -> int:
        """Take one step of the loop; return after how many milliseconds the next one is due."""
        try:
            self.stage.step()
        except Exception as error:
            gc.collect()
            from firmware import errors

            errors.recover(self.stage, error)
            return 0
        if self._replayed and self._replayed not in self.stage.screens():
            self._replayed = self._moments = None
            host.course("")
        self._follow()
        due = self._board.clock.due
        if self._moments and due > 0:
            self._go_on_with_course()
            due = 0
        return due

    def press(self, switch: int, down: int, now: int) -> None:
        self._board.buttons.set(switch, down, now)

    def open_link(self, link: str) -> None:
        """Sit down at the game of a link (JSON), or ask before a saved one is lost."""
        from simulator.web.console.deal import from_link

        stage, wanted = self.stage, json.loads(link)
        try:
            if "code" in wanted:
                from simulator.records.again import session_of_code

                self._look_back(session_of_code(wanted["code"]))
                return
            session = from_link(wanted, self._board)
        except GameError as error:
            host.problem("code" if "code" in wanted else "link", str(error))
            return

        def play() -> None:
            stage.home()
            stage.open(Table(session, stage))

        if slots.is_waiting(stage.board.store, session.file):
            ok, back = ("hint_start", play), ("hint_back", stage.close)
            stage.open(Page(say("new_title"), say("new_replaces"), ok, back))
        else:
            play()

    def share(self) -> str:
        """Return the link to the game at the table as JSON; "" if there is none."""
        from simulator.web.console.deal import to_link

        table = self._table()
        link = to_link(table.session) if table else {}
        return json.dumps(link) if link else ""

    def replay(self, text: str) -> None:
        """Look back at a recorded game, from its first move on."""
        from simulator.records.again import RecordedGameError, session_of

        try:
            self._look_back(session_of(text))
        except RecordedGameError as error:
            host.problem("record", error.what)
        except GameError:  # of an engine, in English
            host.problem("record", "game, options, seed")

    def _look_back(self, session) -> None:
        """Show a game from its first move on. Whoever sits at a table leaves."""
        from engine.players import player
        from firmware.table.lookback import LookBack
        from firmware.table.scoring import Scoring
        from simulator.records.course import steps

        stage = self.stage
        if self._table():
            for _ in self._table().saving():
                pass
        session.counted, session.file = True, ""  # it is nobody's: it isn't kept, and doesn't count
        stage.restart(MainMenu())
        if session.is_over():
            stage.open(Scoring(session))  # from where it can be reviewed
        stage.open(LookBack(Table(session, stage), session.first_kept()))
        self._replayed = stage.screens()[1]
        host.course("")
        mind = player("expert", session.game)
        self._course, self._moments = [], steps(session, mind)
        self._names, self._measure = [name for _, name in session.seats], mind.MEASURE

    def _go_on_with_course(self) -> None:
        """Judge one more moment while nobody waits; the page draws the curve when it is whole."""
        for moment in self._moments:  # type: ignore[attr-defined]
            self._course.append([round(value, 1) for value in moment])
            return
        self._moments = None
        course = {"names": self._names, "moments": self._course, "measure": self._measure}
        host.course(json.dumps(course))

    def _follow(self) -> None:
        """Tell the page which moment of the course is shown, if it is another one."""
        moment = -1
        for screen in self.stage.screens():
            if self._replayed and hasattr(
                screen, "number"
            ):  # it looks back, though all rows may lie over it
                moment = screen.number() + 1 - screen.scene.session.first_kept()
        if moment != self._moment:
            self._moment = moment
            host.moment(moment)

    def read(self) -> None:
        """Say everything that is to be seen; at the table, all of it."""
        top = self.stage.screens()[-1]
        lines = top.spoken()
        if hasattr(top, "scene"):  # a table is on the screen, as it is or as it once was
            from firmware.table import reading

            lines = reading.all_of(top)
        self.voice.again(lines)
        host.moment(self._moment)  # what could be expected then is said by the page

    def unreadable(self, folder: str) -> str:
        """Return which files of a folder can't be read, as JSON; the folder is empty then."""
        from simulator.web.console import arriving

        return json.dumps(arriving.unreadable(folder))

    def lost(self, name: str, why: str) -> None:
        """Tell the player what could not be kept, and what the browser calls the reason."""
        from firmware.saves import keep

        keep.note_unsaved(name, OSError(why))
        keep.report(self.stage)

    def _table(self):
        """Return the table that somebody sits at, if any, though a menu may lie over it."""
        for screen in self.stage.screens():
            if isinstance(screen, Table):
                return screen
        return None


def _address(here: str) -> str:
    """Return where codes of finished games lead: to this very page, or, if only this computer can
    see it, to the one that was named when it was built."""
    host = here.split("/")[2].split(":")[0]
    return (host in ("localhost", "127.0.0.1") and version.PAGE) or here


def start(wishes: str) -> Console:
    """Return the console; wishes: see there, as JSON."""
    return Console(json.loads(wishes))

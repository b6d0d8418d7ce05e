"""What the table promises besides playing: undo, hints, the cover, staying awake, the watchdog."""

import re
import sys
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
from engine_tools import look
from in_progress import ONE_PERSON, at_a_persons_turn, play_random, played, saved
from sizes import SQUARE, WIDE

import engine
from boards.store import Store
from display.fonts import MEDIUM
from display.frame import Frame
from display.text import CENTRE
from engine import rng
from engine.players import player
from firmware import main, words
from firmware.power import Asleep
from firmware.saves.choice import Choice
from firmware.saves.results import OPPONENT, OPPONENTS, PLAYED, Results
from firmware.saves.session import Session
from firmware.saves.settings import SLOW, Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.menu import Menu
from firmware.screens.page import Page
from firmware.screens.statistics import text
from firmware.table import shelf
from firmware.table.allrows import AllRows
from firmware.table.cover import Cover
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.table.tabletop import strip
from firmware.toolchain import contents
from simulator.board import Board
from simulator.headless import WORK_MS
from simulator.visit import MINUTE, Prepare, Visit

FIRMWARE = Path(main.__file__).parent
TWO_PEOPLE = [("", "Anna"), ("", "Bea")]


def resumed(folder: Path, prepare: Prepare = lambda board: None, board: str = WIDE) -> Visit:
    """Switch the console on and go to the table of its saved game."""
    visit = Visit(folder, board, prepare=prepare)
    visit.resume()
    return visit


# ---- undo


def test_a_card_laid_can_be_taken_back_until_one_is_drawn_from_the_stock(tmp_path: Path) -> None:
    visit = resumed(tmp_path, saved("cards", ONE_PERSON))
    session = visit.table.session
    visit.press("A", "A")  # the first card, and what stands first in its list
    assert session.moves_made() == 1
    visit.press("B")
    visit.choose("table_undo")
    assert isinstance(visit.top, Table)
    assert session.moves_made() == 0
    assert session.state == Session.new("cards", ONE_PERSON, 1, 0, 3).state
    visit.press("A", "A")
    visit.play("*")
    visit.press("B")
    assert "table_undo" not in visit.lines


def test_a_tile_turned_up_stays_up_but_leaving_it_can_be_taken_back(tmp_path: Path) -> None:
    """Two people, and the cover is still down for the second one."""
    visit = resumed(tmp_path, saved("stones", TWO_PEOPLE))
    visit.press("A")  # lift the cover
    visit.play("?")
    visit.press("B")
    assert "table_undo" not in visit.lines
    visit.choose("table_go_on")
    visit.press("A")  # lay it
    assert isinstance(visit.top, Cover)
    visit.press("B")
    visit.choose("table_undo")
    assert isinstance(visit.top, Table)
    assert visit.top.session.moves_made() == 1
    assert visit.top.session.turn() == 0


# ---- the cover


def pictures_until_lifted(session: Session, folder: Path) -> tuple[list[bytes], bytes]:
    """Return all that is shown before the next person takes the console, and what is then."""
    shown: list[bytes] = []

    def prepare(board: Board) -> None:
        show = board.panel.show

        def look(frame) -> None:
            show(frame)
            shown.append(board.panel.indices)

        board.panel.show = look  # type: ignore[method-assign]
        session.save(board.store)

    visit = resumed(folder, prepare, SQUARE)
    visit.wait(500)
    until = list(shown)
    visit.press("A")
    visit.wait(500)
    return until, shown[-1]


def test_nothing_of_a_hand_is_shown_before_its_owner_has_the_console(tmp_path: Path) -> None:
    """Two worlds that differ in hidden cards alone look the same until the cover is lifted."""
    one = at_a_persons_turn("cards", TWO_PEOPLE, 20)
    play_random(one, 1, lambda: one.turn() == 1 and one.game.hand_size(one.state, 1) == 8)
    other = Session.new("cards", TWO_PEOPLE, 1, 0, 3)
    look(one.state, 0, other.state, rng.new(9))
    other._base = bytes(other.state)
    one._base, one._log, one._start = bytes(one.state), array("H"), 0
    hands = [
        [session.game.hand_card(session.state, 1, index) for index in range(8)]
        for session in (one, other)
    ]
    assert hands[0] != hands[1]
    # Anna has just had her turn: the console was put down with the cover on it.
    covered, lifted = pictures_until_lifted(one, tmp_path / "one")
    covered_other, lifted_other = pictures_until_lifted(other, tmp_path / "other")
    assert covered == covered_other
    assert lifted != lifted_other


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_cover_speaks_of_looking_away_only_where_there_are_secrets(name, tmp_path) -> None:
    visit = resumed(tmp_path, saved(name, TWO_PEOPLE), SQUARE)
    assert isinstance(visit.top, Cover)
    note = visit.board.panel.picture().crop((0, 162, 240, 207))
    assert (len(note.getcolors()) > 1) == (name == "cards")


# ---- telling


def test_every_move_is_told_a_kept_roll_too(tmp_path: Path) -> None:
    seats = [("", "Anna"), ("club", "K"), ("club", "L"), ("club", "M")]
    kept = 0
    for moves in range(1, 40):
        session = at_a_persons_turn("dice", seats, moves, seed=moves)
        visit = Visit(tmp_path / str(moves))
        visit.start()
        table = Table(session, visit.stage)
        visit.stage.open(table)
        told = []
        while not table.can_choose():
            told.append(table._teller.number)
            table._tell_next()
        since = range(session.after_own_move(0), session.moves_made())
        assert told == list(since)
        kept += sum(session.move_at(number) == session.game.KEEP for number in since)
    assert kept > 5


# ---- hints


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_hint_is_the_experts_move_and_one_more_press_makes_it(name, tmp_path):
    visit = resumed(tmp_path, saved(name, ONE_PERSON, moves=12))
    session = visit.table.session
    made = session.moves_made()
    luck, view = rng.new(session.moves_made()), bytearray(session.game.SIZE)
    look(session.state, session.turn(), view, luck)
    expected = player("expert", session.game).choose(view, session.turn(), luck)
    visit.skip()
    visit.press("B")
    visit.choose("table_hint")
    visit.wait(3000)
    visit.press("A")
    assert isinstance(visit.top, Table)
    assert session.moves_made() == made, "looking at a hint plays nothing"
    visit.press("A")
    assert session.move_at(made) == expected


# ---- power


def test_a_table_of_machines_stays_awake_while_it_plays_and_sleeps_when_it_is_over(tmp_path):
    machines = [("random", "Robi"), ("random", "Mo")]
    visit = resumed(tmp_path, saved_for_watching("cards", machines))
    visit.wait(3 * MINUTE)
    assert isinstance(visit.top, Table)
    assert visit.board.backlight.percent == 80
    visit.wait(57 * MINUTE)
    assert visit.screens[-2:] == [Scoring, Asleep]


def saved_for_watching(name: str, machines: list):
    def prepare(board: Board) -> None:
        settings = Settings(board.store)
        settings.speed, settings.sleep = SLOW, 1
        settings.save()
        Session.new(name, machines, engine.game(name).DEFAULT_OPTIONS, 0, 5).save(board.store)

    return prepare


def test_the_press_that_wakes_the_table_plays_nothing(tmp_path: Path) -> None:
    visit = resumed(tmp_path, saved("cards", ONE_PERSON))
    visit.press("A")
    visit.wait(6 * MINUTE)
    visit.press("A")
    assert isinstance(visit.top, Table)
    assert visit.top.session.moves_made() == 0
    assert not visit.board.panel.asleep


def test_the_score_answers_after_a_week_asleep(tmp_path: Path) -> None:
    """The clock tells earlier from later for six days only."""

    def prepare(board: Board) -> None:
        saved_for_watching("cards", [("random", "Robi"), ("random", "Mo")])(board)
        clock, wait = board.clock, board.clock.wait

        def wait_for_a_week_when_asleep(ms: int) -> None:
            if board.panel.asleep:
                clock._idle += 7 * 24 * 60 * MINUTE
                clock._start += 7 * 24 * 60 * MINUTE  # the script goes on from there
                visit._start = clock._start
                clock.wait = wait
            wait(ms)

        clock.wait = wait_for_a_week_when_asleep

    visit = Visit(tmp_path, prepare=prepare)
    visit.resume()
    visit.wait(60 * MINUTE)
    visit.press("A")
    visit.wait(2000)
    visit.press("B")
    visit.wait(500)
    assert isinstance(visit.top, MainMenu)


def test_the_watchdog_is_fed_by_the_loop_and_by_nothing_else(tmp_path: Path) -> None:
    feeders = [
        file.name
        for file in FIRMWARE.rglob("*.py")
        if re.search(r"\.feed\(", file.read_text()) and "toolchain" not in file.parts
    ]
    assert feeders == ["stage.py"]
    fed: list[int] = []

    def prepare(board: Board) -> None:
        board.clock.feed = lambda: fed.append(board.clock.ms())  # type: ignore[method-assign]

    visit = Visit(tmp_path, prepare=prepare)
    visit.start()
    visit.wait(9 * MINUTE)  # asleep in the end
    pauses = [after - before for before, after in pairwise(fed)]
    assert max(pauses) <= 4000 + 4 * WORK_MS  # the watchdog bites after eight seconds


# ---- the others


def test_whoever_looks_at_the_rows_meanwhile_is_told_the_move_again(tmp_path: Path) -> None:
    """A machine begins; what it turns up is told for 2.8 seconds before it goes on."""
    machine_first = saved_for_watching("stones", [("random", "Robi"), ("", "Anna")])
    visit = resumed(tmp_path, machine_first, SQUARE)
    visit.wait(500)
    visit.press("X")
    assert isinstance(visit.top, AllRows)
    visit.wait(5000)
    visit.press("B")
    visit.wait(2500)
    assert isinstance(visit.top, Table)
    assert visit.top.session.moves_made() == 1
    visit.wait(500)
    assert visit.top.session.moves_made() == 2


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("sitter", ["", "novice", "club", "expert"])
def test_three_others_of_a_kind_have_three_names_in_the_strip(sitter, language, tmp_path) -> None:
    class Noting(Frame):
        def label(self, x, y, w, h, text, colour, font=MEDIUM, align=CENTRE) -> int:
            said.append(text)
            return super().label(x, y, w, h, text, colour, font, align)

    words.use(language)
    choice, said = Choice(Store(str(tmp_path))), []
    choice.count = 4
    choice.seats = [("", "Anna"), *[(sitter, "")] * 3]
    session = Session.new("cards", choice.table(), 0, 0, 1)
    strip(Noting(240, 240), 100, session, [(-18, [1] * 5)] * 4, 0)
    assert len({name for name in said if name != "−18"}) == 3


# ---- what else is promised


def test_a_damaged_game_is_set_aside_told_of_and_stops_nothing(tmp_path: Path) -> None:
    def damaged(board: Board) -> None:
        board.store.write("game", b"\x01 this is no game at all")

    visit = Visit(tmp_path, prepare=damaged)
    visit.start()
    visit.wait(3000)
    assert isinstance(visit.top, Menu)  # what can't be laid ready is nobody's business yet
    assert (tmp_path / "game").exists()
    visit.choose("menu_continue")
    assert isinstance(visit.top, Page)
    assert (tmp_path / "game.bad").read_bytes() == b"\x01 this is no game at all"
    assert not (tmp_path / "game").exists()
    visit.choose("hint_ok")
    assert "menu_continue" not in visit.lines


def test_the_saved_game_is_laid_ready_as_it_was_left(tmp_path: Path) -> None:
    visit = resumed(tmp_path, saved("cards", ONE_PERSON))
    visit.press("A", "A")
    visit.leave()
    visit.wait(3000)
    visit.choose("menu_continue")
    assert visit.table.session.moves_made() == 1
    visit = Visit(tmp_path)
    visit.start()
    visit.wait(3000)
    visit.choose("menu_new")  # by another screen
    visit.press("B")
    visit.choose("menu_continue")
    visit.play("*")
    visit.leave()
    visit.wait(3000)
    visit.choose("menu_continue")
    assert visit.table.session.moves_made() > 1


def over(board: Board) -> None:
    """Prepare a console in which the saved game has ended, and its score was not seen yet."""
    played("stones", [("", "Anna"), ("club", "K"), ("novice", "N")], None).save(board.store)


def test_whoever_skips_all_with_a_still_sees_the_score(tmp_path: Path) -> None:
    visit = resumed(tmp_path, over)
    visit.skip()
    visit.press("A", "A", "A", "A")
    assert isinstance(visit.top, Scoring)
    visit.wait(1000)
    visit.leave_score()
    visit.choose(text("again"))
    assert isinstance(visit.top, Table)


def test_a_finished_game_counts_once_for_its_game_and_its_strongest_machine(tmp_path: Path) -> None:
    visit = resumed(tmp_path, over)
    visit.skip()
    visit.wait(9000)
    for again in (False, True):  # switched off and on at the score
        if again:
            visit = Visit(tmp_path)
            visit.start()
            visit.choose("menu_statistics")
            visit.press("DOWN", "A")
            visit.choose(text("last_score"))
            visit.wait(9000)
        assert isinstance(visit.top, Scoring)
        (line,) = Results(Store(str(tmp_path)), "stones").lines
        assert (OPPONENTS[line[OPPONENT]], line[PLAYED]) == ("club", 1)
    visit.leave_score()
    visit.choose(text("again"))
    assert isinstance(visit.top, Table)
    assert not visit.top.session.is_over()


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_settings")
    visit.set("set_language", "Deutsch")
    assert words.language == "de"
    assert isinstance(visit.top, Menu)
    assert visit.top.title() == "Einstellungen"


def test_settings_can_be_changed_at_the_table_and_it_goes_on_in_the_other_language(
    tmp_path: Path,
) -> None:
    visit = resumed(tmp_path, saved("dice", ONE_PERSON))
    visit.press("B")
    visit.choose("menu_settings")
    visit.set("set_language", "Deutsch")
    assert words.language == "de"
    visit.press("B", "B")
    assert isinstance(visit.top, Table)
    assert words.say("hint_mark") in [word for _, word in visit.top.scene.hints()]


def test_every_module_of_a_game_is_put_away_with_it() -> None:
    files = [name.removesuffix(".py").replace("/", ".") for name in contents.device_files()]
    for name in files:
        for game in engine.GAMES:
            if re.search(rf"(^|[._]){game}[._]", name.removesuffix(".__init__")):
                assert name.startswith(tuple(folder + "." for folder in shelf.folders(game)))


@pytest.mark.parametrize("name", engine.GAMES)
def test_what_only_saves_and_records_need_takes_no_memory_at_the_table(
    name: str, tmp_path: Path
) -> None:
    visit = resumed(tmp_path, saved(name, ONE_PERSON))
    assert isinstance(visit.top, Table)
    assert f"engine.{name}.rules" in sys.modules
    assert {f"engine.{name}.check", f"engine.{name}.text"}.isdisjoint(sys.modules)

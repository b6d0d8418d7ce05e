"""What the table promises besides playing: undo, hints, the cover, staying awake, the watchdog."""

import re
import sys
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
from engine_tools import look
from tours import SQUARE, WIDE, walk
from visits import MINUTE, Visit

import engine
from boards.store import Store
from display.fonts import MEDIUM
from display.frame import Frame
from display.text import CENTRE
from engine import rng
from engine.players import player
from firmware import main, words
from firmware.power import Asleep
from firmware.saves import keep
from firmware.saves.choice import Choice
from firmware.saves.session import Session
from firmware.saves.settings import SLOW, Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.menu import Menu
from firmware.screens.page import Page
from firmware.stage import Screen
from firmware.table import shelf
from firmware.table.allrows import AllRows
from firmware.table.cover import Cover
from firmware.table.pause import PauseMenu
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.table.tabletop import strip
from firmware.toolchain import contents
from simulator.board import Board
from simulator.headless import WORK_MS

FIRMWARE = Path(main.__file__).parent
ONE_PERSON = [("", "Anna"), ("random", "Robi")]
TO_THE_TABLE = "A A"  # the title, and the menu's first line: continue


def saved(name: str, seats: list, moves: int = 0, seed: int = 3):
    """Prepares a console in which a game is saved, some random moves old."""

    def prepare(board: Board) -> None:
        session = Session.new(name, seats, engine.game(name).DEFAULT_OPTIONS, 0, seed)
        play_random(session, moves)
        session.save(board.store)

    return prepare


def play_random(session: Session, moves: int) -> None:
    """At least so many, and on until it is a person's turn."""
    legal, luck = array("H", bytes(2 * session.game.MOST_MOVES)), rng.new(1)
    while session.moves_made() < moves or not session.is_person(session.turn()):
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[rng.below(luck, 0, count)])


def names(menu: Screen | None) -> list[str]:
    """The lines of the pause menu that can be used."""
    assert isinstance(menu, PauseMenu)
    return [item._name for item in menu.items if item.usable()]


def pause(line: str) -> str:
    """The way to a line of the pause menu, on a board without X, where the rows are in focus."""
    lines = ["rows", "undo", "hint", "look back", "help", "settings", "leave"]
    return "B " + "D " * lines.index(line) + "A"


# ---- undo


def test_a_card_laid_can_be_taken_back_until_one_is_drawn_from_the_stock(tmp_path: Path) -> None:
    begin = saved("cards", ONE_PERSON)
    laid = Visit(tmp_path / "laid", walk(f"{TO_THE_TABLE} A A"), prepare=begin).top
    assert isinstance(laid, Table)
    assert laid.session.moves_made() == 1
    menu = Visit(tmp_path / "menu", walk(f"{TO_THE_TABLE} A A B"), prepare=begin).top
    assert "table_undo" in names(menu)
    undone = Visit(
        tmp_path / "undone", walk(f"{TO_THE_TABLE} A A {pause('undo')}"), prepare=begin
    ).top
    assert isinstance(undone, Table)
    assert undone.session.moves_made() == 0
    assert undone.session.state == Session.new("cards", ONE_PERSON, 1, 0, 3).state
    drawn = Visit(tmp_path / "drawn", walk(f"{TO_THE_TABLE} A A A B"), prepare=begin).top
    assert "table_undo" not in names(drawn)


def test_a_tile_turned_up_stays_up_but_leaving_it_can_be_taken_back(tmp_path: Path) -> None:
    """Against a machine that has not moved yet: two people, and the cover still down."""
    begin = saved("stones", [("", "Anna"), ("", "Bea")])
    turned = Visit(tmp_path / "turned", walk(f"{TO_THE_TABLE} A A B"), prepare=begin)
    assert "table_undo" not in names(turned.top)
    steps = f"{TO_THE_TABLE} A A A"  # lift the cover, turn a tile up, lay it
    assert isinstance(Visit(tmp_path / "laid", walk(steps), prepare=begin).top, Cover)
    undone = Visit(tmp_path / "undone", walk(f"{steps} {pause('undo')}"), prepare=begin).top
    assert isinstance(undone, Table)
    assert undone.session.moves_made() == 1
    assert undone.session.turn() == 0


# ---- the cover


def pictures_until_lifted(session: Session, folder: Path) -> tuple[list[bytes], bytes]:
    """All that is shown before the next person takes the console, and what is shown then."""
    shown: list[bytes] = []
    folder.mkdir()

    def prepare(board: Board) -> None:
        show = board.panel.show

        def look(frame) -> None:
            show(frame)
            shown.append(board.panel.indices)

        board.panel.show = look  # type: ignore[method-assign]
        session.save(board.store)

    Visit(folder / "covered", walk(TO_THE_TABLE) + "\nwait 500", SQUARE, prepare=prepare)
    until = list(shown)
    Visit(folder / "lifted", walk(f"{TO_THE_TABLE} A") + "\nwait 500", SQUARE, prepare=prepare)
    return until, shown[-1]


def test_nothing_of_a_hand_is_shown_before_its_owner_has_the_console(tmp_path: Path) -> None:
    """Two worlds that differ in hidden cards alone look the same until the cover is lifted."""
    one = Session.new("cards", [("", "Anna"), ("", "Bea")], 1, 0, 3)
    play_random(one, 20)
    while one.turn() != 1 or one.game.hand_size(one.state, 1) < 8:
        play_random(one, one.moves_made() + 1)
    other = Session.new("cards", [("", "Anna"), ("", "Bea")], 1, 0, 3)
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
    begin = saved(name, [("", "Anna"), ("", "Bea")])
    visit = Visit(tmp_path, walk(TO_THE_TABLE) + "\nwait 100", SQUARE, prepare=begin)
    assert isinstance(visit.top, Cover)
    note = visit.board.panel.picture().crop((0, 162, 240, 207))
    assert (len(note.getcolors()) > 1) == (name == "cards")


# ---- telling


def test_every_move_is_told_a_kept_roll_too(tmp_path: Path) -> None:
    seats = [("", "Anna"), ("club", "K"), ("club", "L"), ("club", "M")]
    kept = 0
    for moves in range(1, 40):
        session = Session.new("dice", seats, 0, 0, moves)
        play_random(session, moves)
        visit = Visit(tmp_path / str(moves), walk("A"))
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


@pytest.mark.parametrize(("name", "confirm"), [("cards", "A A"), ("stones", "A"), ("dice", "A")])
def test_a_hint_is_the_experts_move_and_one_more_press_makes_it(name, confirm, tmp_path):
    prepare = saved(name, ONE_PERSON, moves=12)
    Visit(tmp_path / "before", walk(f"{TO_THE_TABLE} HOLD B"), prepare=prepare)
    session = Session.load(Store(str(tmp_path / "before")))
    luck, view = rng.new(session.moves_made()), bytearray(session.game.SIZE)
    look(session.state, session.turn(), view, luck)
    expected = player("expert", session.game).choose(view, session.turn(), luck)
    if name == "cards" and expected >= session.game.TAKE:
        confirm = "A"  # drawing needs no list
    steps = f"{TO_THE_TABLE} HOLD {pause('hint')}"
    text = walk(steps) + "\nwait 3000\n" + walk(confirm)
    visit = Visit(tmp_path / "after", text, prepare=prepare)
    table = visit.top
    assert isinstance(table, Table)
    assert table.session.moves_made() == session.moves_made(), "looking at a hint plays nothing"
    text += "\n" + walk("A") + "\nwait 50"
    visit = Visit(tmp_path / "played", text, prepare=prepare)
    played = next(s for s in visit.stage._screens if isinstance(s, Table)).session
    assert played.move_at(session.moves_made()) == expected


# ---- power


def test_a_table_of_machines_stays_awake_while_it_plays_and_sleeps_when_it_is_over(tmp_path):
    machines = [("random", "Robi"), ("random", "Mo")]
    prepare = saved_for_watching("cards", machines)
    visit = Visit(tmp_path, walk(TO_THE_TABLE) + f"\nwait {3 * MINUTE}", prepare=prepare)
    assert isinstance(visit.top, Table)
    assert visit.board.backlight.percent == 80
    visit = Visit(tmp_path, walk(TO_THE_TABLE) + f"\nwait {60 * MINUTE}", prepare=prepare)
    assert isinstance(visit.top, Asleep)
    assert isinstance(visit.stage._screens[-2], Scoring)


def saved_for_watching(name: str, machines: list):
    def prepare(board: Board) -> None:
        settings = Settings(board.store)
        settings.speed, settings.sleep = SLOW, 1
        settings.save()
        Session.new(name, machines, engine.game(name).DEFAULT_OPTIONS, 0, 5).save(board.store)

    return prepare


def test_the_press_that_wakes_the_table_plays_nothing(tmp_path: Path) -> None:
    text = walk(f"{TO_THE_TABLE} A") + f"\nwait {6 * MINUTE}\npress A\nwait 100"
    visit = Visit(tmp_path, text, prepare=saved("cards", ONE_PERSON))
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
                clock.wait = wait
            wait(ms)

        clock.wait = wait_for_a_week_when_asleep

    text = walk(TO_THE_TABLE) + f"\nwait {60 * MINUTE}\npress A\nwait 2000\npress B\nwait 500"
    visit = Visit(tmp_path, text, prepare=prepare)
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

    Visit(tmp_path, f"press A\nwait {9 * MINUTE}", prepare=prepare)  # asleep in the end
    pauses = [after - before for before, after in pairwise(fed)]
    assert max(pauses) <= 1000 + 4 * WORK_MS  # the watchdog bites after eight seconds


# ---- the others


def test_whoever_looks_at_the_rows_meanwhile_is_told_the_move_again(tmp_path: Path) -> None:
    """A machine begins; what it turns up is told for 2.8 seconds before it goes on."""
    machine_first = saved_for_watching("stones", [("random", "Robi"), ("", "Anna")])
    told = walk(TO_THE_TABLE) + "\nwait 500\npress X"
    visit = Visit(tmp_path, told, SQUARE, prepare=machine_first)
    assert isinstance(visit.top, AllRows)
    for patience, moves in ((2500, 1), (3000, 2)):
        text = f"{told}\nwait 5000\npress B\nwait {patience}"
        table = Visit(tmp_path / str(patience), text, SQUARE, prepare=machine_first).top
        assert isinstance(table, Table)
        assert table.session.moves_made() == moves


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

    waiting = Visit(tmp_path, walk("A") + "\nwait 3000", prepare=damaged)
    assert isinstance(waiting.top, Menu)  # what can't be laid ready is nobody's business yet
    assert (tmp_path / "game").exists()
    visit = Visit(tmp_path, walk(TO_THE_TABLE))
    assert isinstance(visit.top, Page)
    assert (tmp_path / "game.bad").read_bytes() == b"\x01 this is no game at all"
    assert not (tmp_path / "game").exists()
    menu = Visit(tmp_path, walk("A")).top
    assert isinstance(menu, Menu)
    assert menu.items[0]._name == "menu_new"


def test_the_saved_game_is_laid_ready_as_it_was_left(tmp_path: Path) -> None:
    leave = pause("leave")
    begin = saved("cards", ONE_PERSON)
    steps = walk(f"{TO_THE_TABLE} A A {leave}") + "\nwait 3000\n" + walk("A")
    table = Visit(tmp_path, steps, prepare=begin).top
    assert isinstance(table, Table)
    assert table.session.moves_made() == 1
    by_another_screen = walk("A") + "\nwait 3000\n" + walk(f"D A B U A A {leave}")
    table = Visit(tmp_path, by_another_screen + "\nwait 3000\n" + walk("A")).top
    assert isinstance(table, Table)
    assert table.session.moves_made() > 1


def over(board: Board) -> None:
    """Prepares a console in which the saved game has ended, and its score was not seen yet."""
    session = Session.new("stones", [("", "Anna"), ("club", "K"), ("novice", "N")], 0, 0, 3)
    legal, luck = array("H", bytes(2 * session.game.MOST_MOVES)), rng.new(1)
    while not session.is_over():
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[rng.below(luck, 0, count)])
    session.save(board.store)


def test_whoever_skips_all_with_a_still_sees_the_score(tmp_path: Path) -> None:
    skipped = walk(f"{TO_THE_TABLE} HOLD A A A A")
    assert isinstance(Visit(tmp_path, skipped, prepare=over).top, Scoring)
    another_round = Visit(tmp_path, skipped + "\nwait 1000\n" + walk("A"))
    assert isinstance(another_round.top, Table)


def test_a_finished_game_counts_once_for_its_game_and_its_strongest_machine(tmp_path: Path) -> None:
    to_the_score = walk(f"{TO_THE_TABLE} HOLD") + "\nwait 9000\n"
    visit = Visit(tmp_path, to_the_score, prepare=over)
    assert isinstance(visit.top, Scoring)
    assert list(keep.read(Store(str(tmp_path)), "statistics")) == ["stones_club"]
    again = Visit(tmp_path, to_the_score)  # switched off and on at the score
    assert isinstance(again.top, Scoring)
    assert keep.read(Store(str(tmp_path)), "statistics")["stones_club"][0] == 1
    another_round = Visit(tmp_path, to_the_score + walk("A"))
    assert isinstance(another_round.top, Table)
    assert not another_round.top.session.is_over()


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    visit = Visit(tmp_path, walk("A D D D A A"), WIDE)
    assert words.language == "de"
    assert isinstance(visit.top, Menu)
    assert visit.top.title() == "Einstellungen"


def test_settings_can_be_changed_at_the_table_and_it_goes_on_in_the_other_language(
    tmp_path: Path,
) -> None:
    steps = walk(f"{TO_THE_TABLE} {pause('settings')} A B")
    menu = Visit(tmp_path / "menu", steps, prepare=saved("dice", ONE_PERSON)).top
    assert words.language == "de"
    assert names(menu)[-2] == "menu_settings"
    table = Visit(tmp_path / "table", steps + "\n" + walk("B"), prepare=saved("dice", ONE_PERSON))
    assert isinstance(table.top, Table)
    assert words.say("hint_mark") in [word for _, word in table.top.scene.hints()]


def test_every_module_of_a_game_is_put_away_with_it() -> None:
    files = [name.removesuffix(".py").replace("/", ".") for name in contents.device_files()]
    for name in files:
        for game in engine.GAMES:
            if re.search(rf"(^|[._]){game}[._]", name.removesuffix(".__init__")):
                assert shelf.owner_of(name.split(".")) == game


@pytest.mark.parametrize("name", engine.GAMES)
def test_what_only_saves_and_records_need_takes_no_memory_at_the_table(
    name: str, tmp_path: Path
) -> None:
    visit = Visit(tmp_path, walk(TO_THE_TABLE), prepare=saved(name, ONE_PERSON))
    assert isinstance(visit.top, Table)
    assert f"engine.{name}.rules" in sys.modules
    assert {f"engine.{name}.check", f"engine.{name}.text"}.isdisjoint(sys.modules)

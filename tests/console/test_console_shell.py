"""Title, menu, new game, settings, power and errors: what they promise, by buttons alone."""

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from in_progress import saved
from sizes import SQUARE, WIDE
from tours import TOURS, tour

import input
from boards.store import Store
from firmware import errors, games, main, words
from firmware.power import Asleep
from firmware.saves import keep
from firmware.saves.choice import Choice
from firmware.saves.session import Session
from firmware.saves.settings import BRIGHTNESS, Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.page import Page
from firmware.stage import NEVER, Screen
from firmware.table.table import Table
from input import PRESS
from simulator.artwork import title as make_title
from simulator.board import Board
from simulator.visit import MINUTE, Visit

TABLE = [("", "Ann"), ("novice", "N")]


def test_the_title_leads_to_the_menu_with_any_button(tmp_path: Path) -> None:
    for button in ("A", "B"):
        visit = Visit(tmp_path / button)
        visit.press(button)
        assert isinstance(visit.top, MainMenu)


def test_the_title_lets_the_console_sleep_between_presses(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.wait(MINUTE // 2)
    assert visit.top
    assert visit.top.tick(visit.board.clock.ms()) == NEVER


def test_the_first_start_asks_for_the_language_and_remembers_it(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.press("DOWN", "DOWN", "A")
    assert (words.language, visit.settings.fresh) == ("fr", False)
    again = Visit(tmp_path)
    again.press("DOWN")  # now every button just goes on
    assert isinstance(again.top, MainMenu)
    assert words.language == "fr"


@pytest.mark.parametrize("button", ["UP", "DOWN", "LEFT", "A"])
def test_the_menu_answers_before_its_picture_is_there_again(tmp_path: Path, button: str) -> None:
    visit = Visit(tmp_path)
    visit.press("A")
    visit.choose("menu_settings")
    visit.stage.close()  # by a press, and the next one comes in the same round of the loop
    assert isinstance(visit.top, MainMenu)
    visit.top.handle(PRESS | getattr(input, button))
    assert visit.top


def test_a_newcomer_is_at_the_table_after_three_presses(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.press("A", "A", "A")
    assert isinstance(visit.top, Table)


def test_the_last_choice_is_one_press_away(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_new")
    visit.set("new_game", games.title("dice"))
    visit.set("new_seats", "3")
    visit.set("new_first", 2)  # behind the lot, the second seat
    visit.set("stones_only", "yes")
    visit.press("B")
    visit = Visit(tmp_path)
    visit.press("A", "A", "A")
    table = visit.top
    assert isinstance(table, Table)
    session: Session = table.session
    assert session.game.NAME == "dice"
    assert [level for level, _ in session.seats] == ["", "novice", "club"]
    assert session.game.first_seat(session.state) == 1
    assert session.game.option_bits(session.state) == 1


@pytest.mark.parametrize("pause", [20, 1000])  # with the latter, each choice is dealt for
def test_a_game_is_dealt_for_the_choice_as_it_stands(tmp_path: Path, pause: int) -> None:
    """The table is made ready while the player looks at the choice; then they change it."""
    visit = Visit(tmp_path, pace=pause)
    visit.start()
    visit.choose("menu_new")
    visit.set("new_game", games.title("stones"))
    visit.set("new_seats", "3")
    visit.set("new_first", 1)  # behind the lot, the first seat
    visit.choose("new_start")
    table = visit.top
    assert isinstance(table, Table)
    session: Session = table.session
    assert session.game.NAME == "stones"
    assert [level for level, _ in session.seats] == ["", "novice", "club"]
    assert session.game.first_seat(session.state) == 0
    assert session.moves_made() == 0


def test_a_typed_name_sits_at_the_table_and_is_offered_again(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_new")
    visit.choose("new_seat", 1)
    visit.choose("new_name")
    visit.spell("Abd")
    visit.end_typing()
    visit.press("B")
    choice = Choice(Store(str(tmp_path)))
    assert choice.table()[0] == ("", "Abd")
    assert choice.names == ["Abd"]


def test_two_machines_of_one_level_can_be_told_apart(tmp_path: Path) -> None:
    words.use("en")
    choice = Choice(Store(str(tmp_path)))
    choice.count = 3
    choice.sit_down(1, "club")
    choice.sit_down(2, "club")
    assert [name for _, name in choice.table()] == ["Player 1", "Club", "Club 2"]


def test_a_new_game_asks_before_it_replaces_a_saved_one(tmp_path: Path) -> None:
    visit = Visit(tmp_path, prepare=saved("stones", TABLE))
    visit.start()
    visit.choose("menu_new")
    visit.set("new_game", games.title("stones"))
    visit.choose("new_start")
    assert visit.told == words.say("new_replaces")
    assert visit.board.store.read("game_stones")
    visit.choose("hint_start")
    assert isinstance(visit.top, Table)


def test_the_menu_offers_to_continue_only_a_saved_game(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    assert "menu_continue" not in visit.lines
    visit = Visit(tmp_path, prepare=saved("stones", TABLE))
    visit.resume()
    assert isinstance(visit.top, Table)
    assert visit.top.session.name(0) == "Ann"


# ---- settings


def test_settings_apply_at_once_and_survive(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_settings")
    visit.set("set_brightness", BRIGHTNESS.index(100))
    assert visit.board.backlight.percent == 100
    again = Visit(tmp_path)
    again.start()
    assert again.settings.brightness == again.board.backlight.percent == 100


def test_silence_is_kept(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_settings")
    visit.set("set_sound", "off")
    assert visit.board.tone.played
    again = Visit(tmp_path, SQUARE)
    again.start()
    again.press("DOWN", "DOWN")
    assert not again.board.tone.played


def test_damaged_settings_are_set_aside_and_reported(tmp_path: Path) -> None:
    Settings(Store(str(tmp_path))).save()
    whole = (tmp_path / "settings").read_bytes()
    damaged = whole.replace(b"80", b"90")
    (tmp_path / "settings").write_bytes(damaged)
    visit = Visit(tmp_path)
    visit.start()
    assert isinstance(visit.top, Page)
    assert (tmp_path / "settings.bad").read_bytes() == damaged
    assert visit.settings.brightness == 80
    visit = Visit(tmp_path)
    visit.start()
    assert isinstance(visit.top, MainMenu)


@pytest.mark.parametrize("facts", [{"language": "xx", "sleep": -1, "brightness": "9"}, {}])
def test_settings_that_make_no_sense_are_taken_as_unset(tmp_path: Path, facts: dict) -> None:
    store = Store(str(tmp_path))
    keep.write(store, "settings", facts)
    settings = Settings(store)
    assert (settings.language, settings.sleep, settings.brightness) == ("en", 5, 80)


def test_a_choice_that_makes_no_sense_is_taken_as_unset(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    facts = {"game": "chess", "count": 9, "first": 7, "seats": [["boss", "x"]], "names": [1, "Ann"]}
    keep.write(store, "choice", facts)
    choice = Choice(store)
    assert (choice.game, choice.count, choice.first, choice.names) == ("cards", 2, -1, ["Ann"])


def test_every_damaged_byte_of_a_kept_file_is_noticed(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    keep.write(store, "statistics", {"cards_club": [3, 1, 40, 60]})
    whole = bytearray((tmp_path / "statistics").read_bytes())
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= 0x20
        store.write("statistics", bytes(damaged))
        keep.damaged.clear()
        assert keep.read(store, "statistics") == {}
        assert keep.damaged[0][0] == "statistics"
    keep.damaged.clear()


def test_what_cannot_be_written_is_told_and_stops_nothing(tmp_path: Path) -> None:
    def full(board: Board) -> None:
        def write(name: str, data: bytes) -> None:
            raise OSError(28)

        board.store.write = write  # type: ignore[method-assign]

    visit = Visit(tmp_path, prepare=full)
    visit.start()
    assert isinstance(visit.top, Page)
    visit.choose("hint_ok")
    assert isinstance(visit.top, MainMenu)


# ---- power


def test_idle_dims_then_sleeps_and_any_button_only_wakes(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    light, panel = visit.board.backlight, visit.board.panel
    visit.start()
    for button in ("A", "B", "UP", "DOWN"):
        visit.wait(3 * MINUTE)
        assert (light.percent, panel.asleep) == (20, False)
        visit.wait(3 * MINUTE)
        assert (light.percent, panel.asleep) == (0, True)
        assert isinstance(visit.top, Asleep)
        visit.press(button)
        assert (light.percent, panel.asleep) == (80, False)
        assert isinstance(visit.top, MainMenu)
        assert visit.top.chosen == 0


@pytest.mark.parametrize("seed", range(5))
def test_whoever_presses_buttons_has_full_light_all_the_time(tmp_path: Path, seed: int) -> None:
    """However much time passes between two looks at the clock, and across its wrap."""
    pick = random.Random(seed)
    work_ms = (0, 1, 3, 12, 40)[seed]
    visit = Visit(tmp_path, start=(1 << 30) - 60_000, work_ms=work_ms, seed=seed)
    for _ in range(40):
        visit.press(pick.choice(("A", "B", "DOWN")))
        visit.wait(pick.choice((1, 5, 300, 30_000)))
        assert (visit.board.backlight.percent, visit.board.panel.asleep) == (80, False)


def test_it_dims_and_sleeps_in_time_across_the_wrap_of_the_clock(tmp_path: Path) -> None:
    for minutes, light in ((2, 80), (3, 20), (4, 20), (6, 0)):
        visit = Visit(tmp_path / str(minutes), start=(1 << 30) - 100_000)
        visit.start()
        visit.wait(minutes * MINUTE)
        assert visit.board.backlight.percent == light, f"after {minutes} minutes"


def test_sleep_can_be_switched_off(tmp_path: Path) -> None:
    def never(board: Board) -> None:
        settings = Settings(board.store)
        settings.sleep = 0
        settings.save()

    visit = Visit(tmp_path, prepare=never)
    visit.start()
    visit.wait(50 * MINUTE)
    assert (visit.board.backlight.percent, visit.board.panel.asleep) == (80, False)


# ---- errors


class Broken(Screen):
    def handle(self, event: int) -> None:
        raise RuntimeError("the cat sat on the console")


def break_it(folder: Path) -> Visit:
    """Switch a console on that meets an error at the first press."""
    visit = Visit(folder, first=lambda stage: stage.open(Broken()), expects_errors=True)
    visit.press("A")
    return visit


def test_an_unexpected_error_is_shown_and_logged(tmp_path: Path) -> None:
    visit = break_it(tmp_path)
    assert isinstance(visit.top, errors.ErrorPage)
    log = (tmp_path / "errors").read_text()
    assert "the cat sat on the console" in log
    assert "test_console_shell.py" in log  # where it happened
    assert visit.board.name in log


def test_from_an_error_it_goes_back_to_the_saved_game(tmp_path: Path) -> None:
    Session.new("stones", TABLE, 0, 0, 7).save(Store(str(tmp_path)))
    for button, place in (("A", Table), ("B", MainMenu)):
        visit = break_it(tmp_path)
        visit.press(button)
        assert isinstance(visit.top, place)


def test_the_log_keeps_the_newest_reports_and_stays_small(tmp_path: Path) -> None:
    board = Visit(tmp_path).board
    for number in range(60):
        assert errors.keep(board, f"report {number} " + "x" * 200)
    log = (tmp_path / "errors").read_bytes()
    assert len(log) <= 4000
    assert b"report 59 " in log
    assert b"report 0 " not in log


def test_an_error_of_the_error_page_is_not_hidden(tmp_path: Path, monkeypatch) -> None:
    def fail(*_) -> None:
        raise RuntimeError("and the page is broken too")

    monkeypatch.setattr(errors.ErrorPage, "draw", fail)
    with pytest.raises(RuntimeError, match="page is broken"):
        break_it(tmp_path)


class Greedy(Screen):
    def handle(self, event: int) -> None:
        self.stage.later(lambda: done.append("saved"))
        raise MemoryError("memory allocation failed, allocating 1148 bytes")


done: list[str] = []


def test_where_memory_is_too_short_that_is_said_and_the_saved_game_goes_on(tmp_path: Path) -> None:
    """On plain MicroPython, where code lies in the heap. What was still to be done is done."""
    Session.new("stones", TABLE, 0, 0, 7).save(Store(str(tmp_path)))
    visit = Visit(tmp_path, expects_errors=True)
    visit.resume()
    visit.stage.is_short = True
    visit.stage.open(Greedy())
    done.clear()
    visit.press("A")
    assert done == ["saved"]
    assert visit.told == words.say("error_short_what")
    assert len(visit.screens) == 1, "nothing is kept that takes memory"
    assert "firmware.table.table" not in sys.modules
    visit.press("A")
    assert type(visit.top).__name__ == "Table"


# ---- storage that can't be read


def _unreadable(formatted: list) -> Callable[[Board], None]:
    def prepare(board: Board) -> None:
        board.storage_problem = "the flash holds data that is not a file system"
        board.format_storage = lambda: formatted.append(True)  # type: ignore[method-assign]

    return prepare


def test_storage_is_formatted_only_after_two_clear_answers(tmp_path: Path) -> None:
    formatted: list[bool] = []
    prepare = _unreadable(formatted)
    visit = Visit(tmp_path, prepare=prepare)
    visit.start()
    visit.choose("storage_format")
    visit.choose("hint_back")
    visit.choose("storage_without")
    visit.choose("menu_new")
    assert formatted == []
    visit = Visit(tmp_path, prepare=prepare)
    visit.start()
    visit.choose("storage_format")
    assert formatted == []
    visit.choose("storage_erase")
    assert formatted == [True]


def test_after_formatting_the_language_just_chosen_is_kept(tmp_path: Path) -> None:
    def unreadable(board: Board) -> None:
        board.storage_problem = "the flash holds data that is not a file system"
        write = board.store.write

        def write_if_possible(name: str, data: bytes) -> None:
            if board.storage_problem:
                raise OSError(19)
            write(name, data)

        board.store.write = write_if_possible  # type: ignore[method-assign]

    visit = Visit(tmp_path, prepare=unreadable)
    visit.press("DOWN", "A")  # German, and on
    visit.choose("storage_format")
    visit.choose("storage_erase")
    visit.wait(300)
    assert isinstance(visit.top, MainMenu)  # and nothing is said of what could not be written
    assert Settings(Store(str(tmp_path))).language == "de"


def test_a_flash_that_cannot_be_formatted_is_told_of(tmp_path: Path) -> None:
    def broken(board: Board) -> None:
        _unreadable([])(board)

        def fail() -> None:
            raise OSError(5)

        board.format_storage = fail  # type: ignore[method-assign]

    visit = Visit(tmp_path, prepare=broken)
    visit.start()
    visit.choose("storage_format")
    visit.choose("storage_erase")
    assert visit.told == words.say("store_broken", 5)


def test_one_can_play_without_storage(tmp_path: Path) -> None:
    visit = Visit(tmp_path, prepare=_unreadable([]))
    visit.start()
    visit.choose("storage_without")
    assert isinstance(visit.top, MainMenu)


# ---- four buttons


@pytest.mark.parametrize("name", TOURS)
def test_four_buttons_reach_every_screen(name: str, tmp_path: Path) -> None:
    pictures = tour(name, WIDE, "en", tmp_path).shots
    different = {picture.tobytes() for picture in pictures.values()}
    assert len(different) >= len(pictures) - 1  # a tour may come back to where it was


def test_the_title_shows_what_its_maker_draws() -> None:
    made = make_title.module(make_title.pictures())
    assert made == Path(main.__file__).parent.joinpath("screens", "title_art.py").read_text()


def test_the_title_leaves_the_processor_asleep_however_often_it_is_woken(tmp_path: Path) -> None:
    visit = Visit(tmp_path, work_ms=0)
    visit.press("RIGHT", "DOWN")
    visit.wait(300)
    assert visit.top
    assert visit.top.tick(visit.board.clock.ms()) == NEVER

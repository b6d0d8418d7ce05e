"""A damaged file is put out of the way, and the player hears of it, whenever power fails."""

from pathlib import Path

import pytest
from in_progress import played
from sizes import SQUARE

from boards.store import Store
from firmware import errors, words
from firmware.saves.settings import Settings
from firmware.screens.page import Page
from firmware.table.scoring import Scoring
from simulator.board import Board
from simulator.soak.saves import games_counted
from simulator.visit import PowerCut, Visit

# What is kept, and the line of the menu behind which it is read.
KEPT = {
    "settings": "",
    "choice": "menu_new",
    "statistics": "menu_statistics",
    "results_cards": "menu_statistics",
}


def damage(board: Board) -> None:
    for name in (*KEPT, "game"):
        board.store.write(name, b"not at all what it should be")


def go_to(folder: Path, line: str, **how) -> Visit:
    """Switch the console on, go to its menu and choose this line of it, if any."""
    visit = Visit(folder, SQUARE, **how)
    visit.start()
    if line:
        visit.choose(line)
    visit.wait(300)
    return visit


def test_each_damaged_file_is_told_of_where_it_was_found(tmp_path: Path) -> None:
    Visit(tmp_path, SQUARE, prepare=damage).wait(10)
    assert "settings.bad" in go_to(tmp_path, "").told
    assert "game.bad" in go_to(tmp_path, "menu_continue").told
    assert "choice.bad" in go_to(tmp_path, "menu_new").told
    assert "statistics.bad" in go_to(tmp_path, "menu_statistics").told
    for line in KEPT.values():  # and only once
        assert go_to(tmp_path, line).told == ""


@pytest.mark.parametrize("name", KEPT)
def test_a_cut_right_after_setting_aside_does_not_lose_the_message(
    tmp_path: Path, name: str
) -> None:
    def damaged(board: Board) -> None:
        if name != "settings":
            Settings(board.store).save()
        board.store.write(name, b"not at all what it should be")
        set_aside = board.store.set_aside

        def cut(which: str) -> str:
            set_aside(which)
            raise PowerCut

        board.store.set_aside = cut  # type: ignore[method-assign]

    assert not go_to(tmp_path, KEPT[name], prepare=damaged).is_on
    assert (tmp_path / f"{name}.bad").exists()
    for told in (True, False):
        assert isinstance(go_to(tmp_path, KEPT[name]).top, Page) == told


def test_statistics_damaged_when_a_game_ends_are_told_of_before_new_ones_are_begun(
    tmp_path: Path,
) -> None:
    def ended(board: Board) -> None:
        Settings(board.store).save()
        played("dice", [("", "Anna"), ("club", "Klub")], None).save(board.store)
        board.store.write("statistics", b"not at all what it should be")

        def cut(name: str, data: bytes) -> None:
            raise PowerCut

        board.store.write = cut  # type: ignore[method-assign]

    def go_to_the_score(**how) -> Visit:
        visit = Visit(tmp_path, SQUARE, **how)
        visit.resume()
        visit.skip()
        visit.wait(9000)
        return visit

    visit = go_to_the_score(prepare=ended)
    assert visit.screens[-2:] == [Scoring, Page]
    assert not visit.stage._is_stale(), "it is on the panel"
    visit = go_to_the_score()  # and as nothing took their place, it is told again
    assert visit.screens[-2:] == [Scoring, Page]
    assert games_counted(Store(str(tmp_path)), ["dice"]) == 1


def test_a_damaged_game_is_told_of_before_it_is_set_aside(tmp_path: Path) -> None:
    def damaged(board: Board) -> None:
        board.store.write("game", b"not at all what it should be")

        def cut(which: str) -> str:
            raise PowerCut

        board.store.set_aside = cut  # type: ignore[method-assign]

    visit = go_to(tmp_path, "menu_continue", prepare=damaged)
    assert isinstance(visit.top, Page)
    assert not visit.stage._is_stale(), "it is on the panel"
    assert (tmp_path / "game").exists()


def test_what_cannot_be_set_aside_stays_and_stops_nothing(tmp_path: Path) -> None:
    def stuck(board: Board) -> None:
        damage(board)

        def fail(which: str) -> str:
            raise OSError(30)

        board.store.set_aside = fail  # type: ignore[method-assign]

    for line in (*KEPT.values(), "menu_continue"):
        visit = Visit(tmp_path / line, SQUARE, prepare=stuck)
        visit.start()
        if line:
            visit.choose("hint_ok")  # the settings are told of first
            visit.choose(line)
        told = visit.told
        for part in told.split("\n\n"):
            assert part == words.say("damaged_stays", part.split("“")[1].split("”")[0])
        assert not [name for name in visit.board.store.names() if ".bad" in name]


def test_a_log_of_errors_that_is_none_of_ours_is_set_aside(tmp_path: Path) -> None:
    board = Visit(tmp_path, SQUARE).board
    (tmp_path / "errors").write_bytes(b"----\n" + 200_000 * b"x")
    assert errors.keep(board, "the cat sat on the console")
    assert (tmp_path / "errors.bad").stat().st_size > 200_000
    assert b"the cat sat" in (tmp_path / "errors").read_bytes()
    assert (tmp_path / "errors").stat().st_size < 4000

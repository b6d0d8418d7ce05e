"""A damaged file is put out of the way, and the player hears of it, whenever power fails."""

from pathlib import Path

import pytest
from tours import walk
from visiting import PowerCut, played, screens, visit

from boards.store import Store
from firmware import errors, words
from firmware.saves import keep
from firmware.saves.settings import Settings
from firmware.screens.page import Page
from firmware.table.scoring import Scoring
from simulator.board import Board

KEPT = {"settings": "A", "choice": "A A", "statistics": "A D A"}  # and the way to where it is read


def damage(board: Board) -> None:
    for name in (*KEPT, "game"):
        board.store.write(name, b"not at all what it should be")


def test_each_damaged_file_is_told_of_where_it_was_found(tmp_path: Path) -> None:
    def shown(steps: str) -> str:
        (page, _) = visit(tmp_path, walk(steps) + "\nwait 300")
        top = page.top()
        return top._text if isinstance(top, Page) else ""

    visit(tmp_path, "wait 10", damage)
    assert "settings.bad" in shown("A")
    assert "game.bad" in shown("A A")
    assert "choice.bad" in shown("A A")
    assert "statistics.bad" in shown("A D A")
    for steps in ("A", "A A", "A D A"):  # and only once
        assert shown(steps) == ""


@pytest.mark.parametrize("name", KEPT)
def test_a_cut_right_after_setting_aside_does_not_lose_the_message(
    tmp_path: Path, name: str
) -> None:
    steps = KEPT[name]

    def damaged(board: Board) -> None:
        if name != "settings":
            Settings(board.store).save()
        board.store.write(name, b"not at all what it should be")
        set_aside = board.store.set_aside

        def cut(which: str) -> str:
            set_aside(which)
            raise PowerCut

        board.store.set_aside = cut  # type: ignore[method-assign]

    visit(tmp_path, walk(steps) + "\nwait 300", damaged)
    assert (tmp_path / f"{name}.bad").exists()
    for told in (True, False):
        stage, _ = visit(tmp_path, walk(steps) + "\nwait 300")
        assert isinstance(stage.top(), Page) == told


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

    to_the_score = walk("A A HOLD") + "\nwait 9000"
    stage, _ = visit(tmp_path, to_the_score, ended)
    assert screens(stage)[-2:] == [Scoring, Page]
    assert not stage._is_stale(), "it is on the panel"
    stage, _ = visit(tmp_path, to_the_score)  # and as nothing took their place, it is told again
    assert screens(stage)[-2:] == [Scoring, Page]
    (line,) = keep.read(Store(str(tmp_path)), "statistics").values()
    assert line[0] == 1


def test_a_damaged_game_is_told_of_before_it_is_set_aside(tmp_path: Path) -> None:
    def damaged(board: Board) -> None:
        board.store.write("game", b"not at all what it should be")

        def cut(which: str) -> str:
            raise PowerCut

        board.store.set_aside = cut  # type: ignore[method-assign]

    stage, _ = visit(tmp_path, walk("A A") + "\nwait 300", damaged)
    assert isinstance(stage.top(), Page)
    assert not stage._is_stale(), "it is on the panel"
    assert (tmp_path / "game").exists()


def test_what_cannot_be_set_aside_stays_and_stops_nothing(tmp_path: Path) -> None:
    def stuck(board: Board) -> None:
        damage(board)

        def fail(which: str) -> str:
            raise OSError(30)

        board.store.set_aside = fail  # type: ignore[method-assign]

    for steps in ("A", "A A A", "A A D A", "A A D D A"):  # settings, game, choice, statistics
        stage, board = visit(tmp_path / steps.replace(" ", ""), walk(steps), stuck)
        page = stage.top()
        assert isinstance(page, Page)
        assert page._text == words.say("damaged_stays", page._text.split("“")[1].split("”")[0])
        assert not [name for name in board.store.names() if ".bad" in name]


def test_a_log_of_errors_that_is_none_of_ours_is_set_aside(tmp_path: Path) -> None:
    _, board = visit(tmp_path, "wait 10")
    (tmp_path / "errors").write_bytes(b"----\n" + 200_000 * b"x")
    assert errors.keep(board, "the cat sat on the console")
    assert (tmp_path / "errors.bad").stat().st_size > 200_000
    assert b"the cat sat" in (tmp_path / "errors").read_bytes()
    assert (tmp_path / "errors").stat().st_size < 4000

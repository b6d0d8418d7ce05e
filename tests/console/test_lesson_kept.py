"""A lesson is left and taken up again, survives what saves survive, and costs nobody anything."""

import sys
from array import array
from pathlib import Path

import pytest
from failing import Failing
from learning import TAUGHT, finish, follow, learn, lesson_of, play_wanted, read_all, steps
from sizes import SQUARE

import engine
from firmware import games, words
from firmware.saves import lessons
from firmware.saves.session import Session
from firmware.table.lesson import new_session
from simulator.board import Board
from simulator.visit import Visit

GAME = TAUGHT[0]


def shown(visit: Visit, name: str) -> int:
    """Read all that is said, and return a digest of the table then."""
    read_all(visit)
    visit.shot(name)
    return visit.digests[name]


@pytest.mark.parametrize("game", TAUGHT)
def test_left_and_taken_up_at_every_step_it_is_the_same(game: str, tmp_path: Path) -> None:
    """What was explained at that step is explained once more."""
    visit = Visit(tmp_path / "once", SQUARE, language="en")
    learn(visit, game)
    seen = {made: shown(visit, str(made)) for made in steps(visit)}
    visit = Visit(tmp_path / "often", SQUARE, language="en")
    learn(visit, game)
    for made, digest in seen.items():
        visit.leave()
        visit = Visit(tmp_path / "often", SQUARE, language="en")
        lesson = learn(visit, game, "learn_go_on")
        read_all(visit)
        assert lesson.session.moves_made() == made
        assert shown(visit, "again") == digest
        play_wanted(visit)
        read_all(visit)
    assert len(seen) >= 8


@pytest.mark.parametrize("game", TAUGHT)
def test_a_cut_of_power_costs_a_turn_at_most(game: str, tmp_path: Path) -> None:
    """The files as they are after each step are all that is left."""
    visit = Visit(tmp_path / "first", SQUARE, language="en")
    learn(visit, game)
    for made in steps(visit):
        folder = tmp_path / str(made)
        folder.mkdir()
        for path in (tmp_path / "first").iterdir():
            (folder / path.name).write_bytes(path.read_bytes())
        again = Visit(folder, SQUARE, language="en")
        lesson = learn(again, game, "learn_go_on")
        kept = lesson.session.moves_made()
        assert made - 4 <= kept <= made
        if made > 12:
            break


def test_a_cut_while_it_is_saved_leaves_it_as_it_was(tmp_path: Path) -> None:
    """At each step of its first writes, after those of the settings."""
    for step in range(4, 16):
        folder = tmp_path / str(step)
        folder.mkdir()

        def fail(board: Board, folder: Path = folder, step: int = step) -> None:
            board.store = Failing(folder, step)

        visit = Visit(folder, SQUARE, language="en", prepare=fail)
        visit.start()
        visit.choose("menu_learn")
        visit.choose(games.title(GAME))
        while visit.is_on:
            play_wanted(visit)
        again = Visit(folder, SQUARE, language="en")
        again.start()
        again.choose("menu_learn")
        is_begun = lessons.is_begun(again.board.store, GAME)
        again.choose(games.title(GAME))
        if is_begun:
            again.choose("learn_go_on")
        assert lesson_of(again).belongs()


@pytest.mark.parametrize("at", [0, 2, 20, 60, -1])
def test_a_damaged_one_is_set_aside_told_and_begun_anew(at: int, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    learn(visit, GAME)
    visit.leave()
    path = tmp_path / lessons.file_of(GAME)
    data = bytearray(path.read_bytes())
    data[at] ^= 255
    path.write_bytes(data)
    again = Visit(tmp_path, SQUARE, language="en")
    again.start()
    again.choose("menu_learn")
    again.choose(games.title(GAME))
    again.choose("learn_go_on")
    assert path.name + ".bad" in again.told
    again.press("A")
    assert (tmp_path / (path.name + ".bad")).read_bytes() == data
    again.choose("menu_help")
    again.choose("menu_learn")
    again.choose(games.title(GAME))
    assert lesson_of(again).session.moves_made() == 0


def test_a_lesson_of_another_version_begins_anew(tmp_path: Path) -> None:
    def other_deal(board: Board) -> None:
        session = Session.new(GAME, [("", "Anna"), ("novice", "Neu")], 1, 0, 4)
        session.file = lessons.file_of(GAME)
        session.save(board.store)

    def other_moves(board: Board) -> None:
        session = new_session(GAME)
        lists = engine.game(GAME)
        moves = array("H", bytes(2 * lists.MOST_MOVES))
        session.play(moves[lists.legal_moves(session.state, moves) - 1])
        session.save(board.store)

    for number, prepare in enumerate((other_deal, other_moves)):
        visit = Visit(tmp_path / str(number), SQUARE, language="en", prepare=prepare)
        lesson = learn(visit, GAME, "learn_go_on")
        assert lesson.belongs()
        assert lesson.session.moves_made() == 0


def test_a_saved_game_and_the_statistics_stay_as_they_are(tmp_path: Path) -> None:
    def save_game(board: Board) -> None:
        Session.new(GAME, [("", "Anna"), ("novice", "Neu")], 1, 0, 3).save(board.store)

    visit = Visit(tmp_path, SQUARE, language="en", prepare=save_game)
    before = visit.files["game_" + GAME]
    visit.start()
    visit.choose("menu_help")
    visit.choose("menu_learn")
    visit.choose(games.title(GAME))
    follow(visit)
    finish(visit)
    visit.press("B")
    store = visit.board.store
    assert store.read("game_" + GAME) == before
    assert visit.lines[visit.menu.chosen] == "menu_continue"
    visit.choose("menu_statistics")
    assert "statistics" not in store.names() or not store.read("statistics")


def test_it_leaves_the_memory_with_the_pupil(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    learn(visit, GAME)
    visit.leave()
    left = [name for name in sys.modules if "lesson" in name.rpartition(".")[2]]
    assert set(left) <= {"firmware.saves.lessons", *(m for m in left if m.startswith("test"))}
    for language in words.LANGUAGES:
        assert f"firmware.games.{GAME}.words.{language}_lesson" not in sys.modules

"""MicroPython shows the very pictures that CPython shows: on every screen, in every language."""

from pathlib import Path

import pytest
from learning import TAUGHT, whole_lesson
from replays import facts_of, replay, seen_by
from sizes import SIZES
from tours import TABLE, TOURS, session_of, tour

import engine
from firmware import games
from firmware.words import LANGUAGES
from simulator.board import Board
from simulator.visit import Visit


@pytest.mark.parametrize("language", LANGUAGES)
def test_micropython_shows_the_same_pictures(
    language: str, micropython: Path, tmp_path: Path
) -> None:
    facts, expected = [], []
    for board, size in SIZES.items():
        for name in TOURS:
            title = f"{name} {size}"
            visit = tour(name, board, language, tmp_path / title, work_ms=0)
            facts.append(facts_of(title, visit, session_of(name) if name in TABLE else None))
            expected += seen_by(title, visit)
    assert replay(micropython, facts, tmp_path) == expected


def _fill(board: Board) -> None:
    """Take no change from now on."""

    def fail(name: str, data: bytes) -> None:
        raise OSError(28)

    board.store.write = fail  # type: ignore[method-assign]


@pytest.mark.parametrize("game", engine.GAMES)
def test_micropython_says_the_same_where_nothing_can_be_written(
    game: str, micropython: Path, tmp_path: Path
) -> None:
    visit = Visit(tmp_path, language="en", prepare=_fill, work_ms=0)
    visit.start()
    visit.shot("settings")
    visit.choose("hint_ok")
    visit.choose("menu_new")
    visit.set("new_game", games.title(game))
    visit.choose("new_start")
    visit.shot("table")
    while visit.told:
        visit.press("A")
    visit.press("A", "A", "A", "A")
    visit.shot("unsaved")
    while visit.told:
        visit.press("A")
    visit.leave()
    visit.shot("left")
    visit.choose("error_menu")
    visit.shot("menu")
    seen = replay(micropython, [facts_of(game, visit, full=True)], tmp_path)
    assert seen == seen_by(game, visit)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_is_the_same_on_micropython(
    game: str, micropython: Path, tmp_path: Path
) -> None:
    """To the score, with the machine thinking for itself at last, in a Pico's heap."""
    visit = whole_lesson(tmp_path, game)
    assert replay(micropython, [facts_of(game, visit)], tmp_path) == seen_by(game, visit)

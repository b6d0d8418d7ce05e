"""A console that somebody listens to says in words whatever it shows."""

from pathlib import Path

import pytest
from hearing import listen, new, visit_of
from sizes import SQUARE

import engine
from firmware import games, words
from firmware.saves import goals
from firmware.screens.mainmenu import MainMenu
from firmware.screens.results import GoalsMenu, goal_text
from firmware.table.table import Table
from simulator.visit import Visit


def test_moving_in_a_menu_says_the_line_and_nothing_twice(tmp_path: Path) -> None:
    visit = visit_of(tmp_path)
    ear = listen(visit)
    visit.choose("menu_help")
    visit.focus(games.title(engine.GAMES[0]))
    visit.press("B")
    assert ear.heard[:4] == [
        "Pocket Keltis",
        "Learn to play (1/5)",
        "Settings (5/5)",
        "How to play (4/5)",
    ]
    assert ear.heard[4:6] == ["How to play", "Learn to play (1/5)"]
    assert ear.heard[6] == f"{games.title(engine.GAMES[0])} (2/5)"
    assert ear.heard[-2:] == ["Pocket Keltis", "How to play (4/5)"]


def test_a_value_that_changes_is_said(tmp_path: Path) -> None:
    visit = visit_of(tmp_path)
    ear = listen(visit)
    visit.choose("menu_new")
    visit.set("new_seats", "3")
    assert ear.heard[-2:] == ["Seats: 2 (3/9)", "Seats: 3 (3/10)"]


def test_a_goal_that_was_reached_is_said_to_be(tmp_path: Path) -> None:
    key = goals.keys_of("cards")[1]
    visit = Visit(tmp_path, SQUARE, first=lambda stage: stage.open(GoalsMenu("cards", [key])))
    ear = listen(visit)
    visit.press("DOWN")
    first, second = (goal_text(one, "cards") for one in (key, goals.keys_of("cards")[0]))
    count = len(goals.keys_of("cards"))
    said = ["Goals", f"{first} (1/{count})", "Goal reached", f"{second} (2/{count})"]
    assert ear.heard == said


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", engine.GAMES)
def test_a_whole_game_is_told_to_its_score(game: str, language: str, tmp_path: Path) -> None:
    """Whoever presses a button or two hears each choice and its effect, each move and the end."""
    session = new(game, [("", "Anna"), ("random", "Robi")])
    visit = visit_of(tmp_path, session, language)
    ear = listen(visit)
    while not session.is_over():
        visit.play_turn()
    visit.listen()
    visit.wait(9000)  # for the score to be added up
    words.use(language)
    points = [engine.game(game).score(session.state, seat) for seat in (0, 1)]
    assert session.is_over()
    assert words.say("score_title") in ear.heard
    best = max(points)
    assert any(str(abs(best)) in line and "Anna" in line for line in ear.heard)
    told = [line for line in ear.heard if line.startswith("Robi ")]
    moves = [n for n in range(session.moves_made()) if session.mover_at(n) == 1]
    assert len(told) >= len(moves) // 2
    words.use("en")


def test_two_equal_cards_in_a_hand_are_told_apart(tmp_path: Path) -> None:
    """Each press of a direction says something, even if the next card is the same."""
    session = new("cards", [("", "Anna"), ("random", "Robi")])
    visit = visit_of(tmp_path, session)
    ear = listen(visit)
    for place in range(1, 8):
        visit.look_at(place)
    places = [line for line in ear.heard if line.endswith("/9)")]
    assert [line[-4:] for line in places[:8]] == [f"{number}/9)" for number in range(1, 9)]


def test_under_the_cover_nothing_of_a_hand_is_said(tmp_path: Path) -> None:
    session = new("cards", [("", "Anna"), ("", "Béla")])
    visit = visit_of(tmp_path, session)
    ear = listen(visit)
    visit.wait(500)
    assert any("Anna" in line for line in ear.heard)
    assert not any("/9)" in line for line in ear.heard)


def test_nothing_is_put_into_words_for_nobody(tmp_path: Path, monkeypatch) -> None:
    """It would take time and memory: without a voice, `spoken` is never called."""

    def fail(screen) -> list:
        raise AssertionError("nobody listens")

    monkeypatch.setattr(MainMenu, "spoken", fail)
    monkeypatch.setattr(Table, "spoken", fail)
    session = new("stones", [("", "Anna"), ("random", "Robi")])
    visit = visit_of(tmp_path, session)
    for _ in range(5):
        visit.play_turn()
    assert session.moves_made() >= 5

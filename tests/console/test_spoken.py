"""A console that somebody listens to says in words whatever it shows."""

from pathlib import Path

import pytest

import engine
from firmware import games, main, words
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.screens.mainmenu import MainMenu
from firmware.table.table import Table
from simulator import headless, script
from simulator.board import wiring_of

A = "press A\n"
BOARD = "pimoroni_picosystem"


class Ear:
    """Notes what is said, as whoever reads it out would: from the first line on that is new."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._before: list[str] = []

    def hear(self, lines: list[str], whole: bool) -> None:
        pairs = zip(lines, self._before, strict=False)
        same = (
            0
            if whole
            else next(
                (at for at, (new, old) in enumerate(pairs) if new != old),
                min(len(lines), len(self._before)),
            )
        )
        self.heard += [line for line in lines[same:] if line]
        self._before = lines


def listen(folder: Path, text: str, language: str = "en", session: Session | None = None) -> Ear:
    """Play a script at the menu, or at a table."""
    keep.damaged.clear()
    keep.unsaved.clear()
    ear = Ear()

    def run(board) -> None:
        stage = main.set_up(board)
        stage.voice = ear
        stage.open(MainMenu())
        if session:
            stage.open(Table(session, stage))
        main.go_on(stage)

    headless.play(wiring_of(BOARD), script.parse(text), folder, language=language, run=run)
    words.use_game("")
    return ear


def new(game: str, seats: list[tuple[str, str]], seed: int = 3) -> Session:
    return Session.new(game, seats, engine.game(game).DEFAULT_OPTIONS, 0, seed)


def test_moving_in_a_menu_says_the_line_and_nothing_twice(tmp_path: Path) -> None:
    ear = listen(tmp_path, "press DOWN\npress DOWN\npress DOWN\npress A\npress DOWN\npress B")
    assert ear.heard[:5] == [
        "Pocket Keltis",
        "Learn to play (1/6)",
        "New game (2/6)",
        "Statistics (3/6)",
        "How to play (4/6)",
    ]
    assert ear.heard[5:7] == ["How to play", "Learn to play (1/5)"]
    assert ear.heard[7] == f"{games.title(engine.GAMES[0])} (2/5)"
    assert ear.heard[-2:] == ["Pocket Keltis", "How to play (4/6)"]


def test_a_value_that_changes_is_said(tmp_path: Path) -> None:
    ear = listen(tmp_path, "press DOWN\npress A\npress DOWN\npress DOWN\npress RIGHT")
    assert ear.heard[-2:] == ["Seats: 2 (3/9)", "Seats: 3 (3/10)"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", engine.GAMES)
def test_a_whole_game_is_told_to_its_score(game: str, language: str, tmp_path: Path) -> None:
    """Whoever presses a button or two hears each choice and its effect, each move and the end."""
    session = new(game, [("", "Anna"), ("random", "Robi")])
    presses = 3 * A if game != "dice" else 3 * "press RIGHT\n" + 2 * A  # to keep the dice, and take
    ear = listen(tmp_path, 300 * (presses + "wait 450\n"), language, session)
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
    ear = listen(tmp_path, 8 * "press RIGHT\n", session=session)
    places = [line for line in ear.heard if line.endswith("/9)")]
    assert [line[-4:] for line in places[:8]] == [f"{number}/9)" for number in range(1, 9)]


def test_under_the_cover_nothing_of_a_hand_is_said(tmp_path: Path) -> None:
    session = new("cards", [("", "Anna"), ("", "Béla")])
    ear = listen(tmp_path, "wait 500", session=session)
    assert any("Anna" in line for line in ear.heard)
    assert not any("/9)" in line for line in ear.heard)


def test_nothing_is_put_into_words_for_nobody(tmp_path: Path, monkeypatch) -> None:
    """It would take time and memory: without a voice, `spoken` is never called."""

    def fail(screen) -> list:
        raise AssertionError("nobody listens")

    monkeypatch.setattr(MainMenu, "spoken", fail)
    monkeypatch.setattr(Table, "spoken", fail)
    session = new("stones", [("", "Anna"), ("random", "Robi")])
    folder = tmp_path / "saves"
    folder.mkdir()

    def run(board) -> None:
        stage = main.set_up(board)
        stage.open(MainMenu())
        stage.open(Table(session, stage))
        main.go_on(stage)

    headless.play(wiring_of(BOARD), script.parse(20 * "press A\n"), folder, run=run)
    assert not (folder / "errors").exists()
    assert session.moves_made()

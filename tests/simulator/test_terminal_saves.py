"""A game in the terminal is kept whatever happens, and goes on there or in the window."""

import io
import sys
from pathlib import Path

import pytest
from sessions import Memory
from typist import Person, type_and_leave

import engine
from boards.store import Store
from firmware import games, words
from firmware.saves.results import OPPONENT, OPPONENTS, PLAYED, Results
from firmware.saves.session import Session
from simulator.__main__ import main


@pytest.fixture(autouse=True)
def _english():
    words.use("en")


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_game_goes_on_where_it_was_left(name: str) -> None:
    """Left after every answer, it ends as the same game does in one go."""
    whole = Person("1").play(name, seed=6)
    store = Memory()
    heard = type_and_leave("1").play(name, seed=6, store=store)
    assert heard[-1] == "The game is saved."
    while Session.load(store):
        heard = type_and_leave("yes", "1").play(name, store=store)
        assert heard[1].startswith(games.title(name) + ": Player 1, Club")
    assert heard[-1] == whole[-1]
    assert heard[heard.index("The score") :] == whole[whole.index("The score") :]


def test_a_finished_game_is_counted_once_and_waits_no_longer() -> None:
    store = Memory()
    Person("1").play("stones", seed=6, store=store)
    assert Session.load(store) is None
    (line,) = Results(store, "stones").lines
    assert (OPPONENTS[line[OPPONENT]], line[PLAYED]) == ("club", 1)


def test_a_new_game_takes_the_place_of_the_saved_one_only_if_wanted() -> None:
    store = Memory()
    type_and_leave("1").play(seed=6, store=store)
    before = store.files["game_cards"]
    type_and_leave().play("cards", seed=7, store=store)  # no answer is no answer
    assert store.files["game_cards"] == before
    heard = type_and_leave("no", "1").play("cards", seed=7, store=store)
    assert "There is a saved game. A new one takes its place." in heard
    session = Session.load(store)
    assert session
    assert store.files["game_cards"] != before


def test_a_damaged_save_is_put_aside_and_told() -> None:
    store = Memory()
    store.files["game"] = b"nonsense"
    heard = type_and_leave().play(seed=1, store=store)
    assert heard[0] == "The saved game can’t be read. It was kept as “game.bad”."
    assert store.files["game.bad"] == b"nonsense"


def test_a_game_that_can_t_be_saved_says_so_once_and_goes_on() -> None:
    class Full(Memory):
        def write(self, name: str, data: bytes) -> None:
            raise OSError("no room")

    heard = Person("1").play("stones", seed=1, store=Full())
    assert sum("So the game could not be saved." in line for line in heard) == 1
    assert "(error no room)" in " ".join(heard)
    assert "The score" in heard
    assert "The game is saved." not in heard


def test_a_player_of_one_s_own_is_no_reason_to_lose_a_saved_game(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def judge(view, seat, move):\n    return 0\n")
    store = Memory()
    type_and_leave("1").play(seed=6, store=store)
    before = dict(store.files)
    heard = type_and_leave("1", "?").play(seats=["you", str(mine)], seed=1, store=store)
    assert heard[0] == "This game can’t be saved: Mine does not come from the console."
    assert "q  End" in heard
    assert store.files == before


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_leaving_in_any_way_saves(stop: type[BaseException]) -> None:
    store = Memory()

    def answer(question: str) -> str:
        raise stop

    heard = Person(answer).play(seed=1, store=store)
    assert heard[-1] == "The game is saved."
    assert Session.load(store)


def test_ctrl_c_while_a_machine_thinks_leaves_the_last_turn_saved(monkeypatch) -> None:
    store = Memory()

    def interrupted(self, session) -> int:
        session.state[20] = 99  # whatever was being changed just then
        raise KeyboardInterrupt

    monkeypatch.setattr("simulator.terminal.others.Others.choose", interrupted)
    heard = Person("1").play(seed=5, store=store)
    assert heard[-1] == "The game is saved."
    session = Session.load(store)
    assert session
    assert session.turn() == 1


def test_the_window_goes_on_with_a_game_of_the_terminal(tmp_path: Path, monkeypatch) -> None:
    """They keep it in the same folder, which need not be there yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "not" / "there"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    assert main(["play", "--terminal", "--seed", "5", "--lang", "en"]) == 0
    folder = tmp_path / "not" / "there" / "pocket-keltis" / "saves"
    left = Session.load(Store(str(folder)))
    assert left
    # In the window: the title, Continue, and from then on A: choose a card, lay it, draw.
    script = tmp_path / "script"
    script.write_text("press A\nwait 900\n" * 20)
    assert main(["play", "--headless", "--script", str(script), "--store", str(folder)]) == 0
    came_back = Session.load(Store(str(folder)))
    assert came_back
    assert came_back.moves_made() > left.moves_made()
    assert [came_back.move_at(n) for n in range(left.moves_made())] == [
        left.move_at(n) for n in range(left.moves_made())
    ]

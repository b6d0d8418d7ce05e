"""Whole games from power-on to the score and into the next round, by buttons alone."""

from pathlib import Path

import pytest
from tours import SIZES, SQUARE

import engine
from engine.state import unpack
from firmware.saves import keep
from firmware.saves.session import Session
from simulator import headless, script
from simulator.board import wiring_of

# From the title to the first card: OK, new game; its second line is the game, its first starts it.
TO_THE_TABLE = "press A\npress A\npress DOWN\n" + "{}" + "press UP\npress A\nwait 100\nshot table\n"

# One turn and the others' moves after it, over and over; a press too many does no harm.
TURNS = {
    "cards": "press A\npress A\npress A\nwait 450\n",
    "stones": "press A\npress A\nwait 450\n",
    # keep the dice, which are the first three things, then take the first tile
    "dice": "press {on}\npress {on}\npress {on}\npress A\npress A\nwait 450\npress A\nwait 450\n",
}
ENOUGH = {"cards": 260, "stones": 160, "dice": 160}


def play(name: str, board: str, folder: Path, turns: int, start: int = 0):
    """Play so many turns; gives the board, and the pictures' names with the save at that time."""
    on = "RIGHT" if board == SQUARE else "DOWN"
    choose = "press A\n" * engine.GAMES.index(name)
    text = TO_THE_TABLE.format(choose) + turns * TURNS[name].replace("{on}", on)
    moments = script.parse(text)
    return headless.play(wiring_of(board), moments, folder, seed=3, language="en", start=start)


def games_counted(board) -> int:
    facts = keep.read(board.store, "statistics")
    return sum(line[0] for line in facts.values())


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_whole_game_and_the_next_by_buttons_alone(name, board, tmp_path):
    made = play(name, board, tmp_path, ENOUGH[name])
    assert games_counted(made) >= 1
    session = Session.load(made.store)  # another round has begun: one press did that
    assert session is not None
    assert name == session.game.NAME
    assert session.people() == 1


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_clock_that_wraps_in_the_middle_of_a_game_changes_nothing(name, tmp_path):
    usual, wrapped = tmp_path / "usual", tmp_path / "wrapped"
    play(name, SQUARE, usual, 40)
    board = play(name, SQUARE, wrapped, 40, start=(1 << 30) - 12_345)
    assert board.clock.now > 1 << 30
    files = {file.name: file.read_bytes() for file in usual.iterdir()}
    assert files == {file.name: file.read_bytes() for file in wrapped.iterdir()}
    assert board.backlight.percent == 80


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_game_is_saved_at_the_end_of_every_turn(name, tmp_path):
    """Switched off at any moment, at most the current turn is lost."""
    sessions = []
    for turns in range(6):
        made = play(name, SQUARE, tmp_path / str(turns), turns)
        session = Session.load(made.store)
        assert session is not None
        sessions.append(session.moves_made())
    assert sessions == sorted(sessions)
    assert sessions[-1] > sessions[0]


def test_every_write_of_a_game_is_a_state_of_it(tmp_path):
    """Whatever is saved on the way can be loaded, and each save goes on from the one before."""
    saves = []

    class Watched:
        def __init__(self, store):
            self._store = store

        def __getattr__(self, name):
            return getattr(self._store, name)

        def write(self, name, data):
            if name == "game" and data:
                unpack(data)
                saves.append(bytes(data))
            self._store.write(name, data)

    def run(board):
        from firmware import main

        board.store = Watched(board.store)
        main.run(board)

    text = TO_THE_TABLE.format("") + 30 * TURNS["cards"]
    board = wiring_of(SQUARE)
    headless.play(board, script.parse(text), tmp_path, seed=3, language="en", run=run)
    assert len(saves) > 20
    made = -1
    for data in saves:
        (tmp_path / "one").mkdir(exist_ok=True)
        store = _Only(data)
        session = Session.load(store)
        assert session.moves_made() > made
        made = session.moves_made()
        replayed = bytearray(session.game.SIZE)
        session.state_at(made, replayed)
        assert replayed == session.state


class _Only:
    """A store with one saved game in it."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def read(self, name: str) -> bytes:
        return self._data

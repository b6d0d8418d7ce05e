"""Whole games from power-on to the score and into the next round, by buttons alone."""

from pathlib import Path

import pytest
from sizes import SIZES, SQUARE

import engine
from engine.state import unpack
from firmware import games
from firmware.saves.session import Session
from firmware.table.table import Table
from simulator.soak.saves import games_counted
from simulator.visit import QUIET_MS, Visit

ENOUGH = {"cards": 260, "stones": 175, "dice": 160}  # turns for a whole game


def play(name: str, board: str, folder: Path, turns: int, **how) -> Visit:
    """Begin a game from the title, and play so many turns."""
    visit = Visit(folder, board, language="en", seed=3, **how)
    visit.start()
    visit.choose("menu_new")
    visit.set("new_game", games.title(name))
    visit.choose("new_start")
    visit.wait(100)
    for _ in range(turns):
        take_turn(visit, name)
    return visit


def take_turn(visit: Visit, name: str) -> None:
    """Choose what is in focus until the turn is over; a press too many does no harm."""
    if name == "dice" and isinstance(visit.top, Table) and visit.top.can_choose():
        visit.play(".")  # keep the dice as they lie
    visit.press("A", "A", "A")
    visit.wait(QUIET_MS)


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_whole_game_and_the_next_by_buttons_alone(name, board, tmp_path):
    made = play(name, board, tmp_path, ENOUGH[name]).board
    assert games_counted(made.store) >= 1
    session = Session.load(made.store)  # another round has begun
    assert session is not None
    assert name == session.game.NAME
    assert session.people() == 1


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_clock_that_wraps_in_the_middle_of_a_game_changes_nothing(name, tmp_path):
    usual, wrapped = tmp_path / "usual", tmp_path / "wrapped"
    play(name, SQUARE, usual, 40)
    board = play(name, SQUARE, wrapped, 40, start=(1 << 30) - 12_345).board
    assert board.clock.now > 1 << 30
    files = {file.name: file.read_bytes() for file in usual.iterdir()}
    assert files == {file.name: file.read_bytes() for file in wrapped.iterdir()}
    assert board.backlight.percent == 80


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_game_is_saved_at_the_end_of_every_turn(name, tmp_path):
    """Switch it off at any moment: at most the current turn is lost."""
    visit = play(name, SQUARE, tmp_path, 0)
    kept = []
    for _ in range(6):
        session = Session.load(visit.board.store)
        assert session is not None
        kept.append(session.moves_made())
        take_turn(visit, name)
    assert kept == sorted(kept)
    assert kept[-1] > kept[0]


def test_every_write_of_a_game_is_a_state_of_it(tmp_path):
    """Load whatever is saved on the way: each save goes on from the one before."""
    saves = []

    class Watched:
        def __init__(self, store):
            self._store = store

        def __getattr__(self, name):
            return getattr(self._store, name)

        def write(self, name, data):
            if name == "game_cards":
                unpack(data)
                saves.append(bytes(data))
            self._store.write(name, data)

        def writing(self, name, data):
            self.write(name, data)
            yield

    def watch(board):
        board.store = Watched(board.store)

    play("cards", SQUARE, tmp_path, 30, prepare=watch)
    assert len(saves) > 20
    made = -1
    for data in saves:
        store = _Only(data)
        session = Session.load(store, "game_cards")
        if session.counted:
            continue  # the same once more
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

"""While a machine thinks the console stays awake, and whoever is in a hurry need not wait."""

from array import array
from pathlib import Path

import pytest
from pictures import colour_at
from sizes import SQUARE

import engine
from display.palette import ACCENT
from firmware import main
from firmware.saves.session import Session
from firmware.table.allrows import AllRows
from firmware.table.table import Table
from input import PRESS, A, B, X
from simulator.board import Board, wiring_of
from simulator.headless import ScriptedClock

SEATS = [("", "Anna"), ("expert", "Max")]
LONG = 10_000


class SlowPico(ScriptedClock):
    """Where every step of a mind takes longer than the slice it is given."""

    def since(self, earlier: int) -> int:
        return LONG


def thinking(name: str, folder: Path) -> Table:
    """Return a table at which the expert has begun to think about a move, and has a choice."""
    board = Board(wiring_of(SQUARE), SlowPico([]), folder, 0, "en")
    session = Session.new(name, SEATS, engine.game(name).DEFAULT_OPTIONS, 1, 5)
    moves = array("H", bytes(2 * session.game.MOST_MOVES))
    while session.game.legal_moves(session.state, moves) == 1 or session.is_person(session.turn()):
        session.play(moves[0])
    stage = main.set_up(board)
    table = Table(session, stage)
    stage.open(table)
    table.resume()  # nobody needs to be told how it came to this
    table.tick(0)
    return table


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_machine_gives_the_console_a_chance_after_every_step(name, tmp_path):
    table = thinking(name, tmp_path)
    slices, made = 1, table.session.moves_made()
    while table.session.moves_made() == made:
        table.tick(0)
        slices += 1
    assert slices > 2


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_press_cuts_the_thinking_short_and_a_legal_move_is_made(name, tmp_path):
    table = thinking(name, tmp_path)
    made = table.session.moves_made()
    table.handle(PRESS | A)
    table.tick(0)
    assert table.session.moves_made() == made + 1


def test_a_press_is_seen_at_once_even_if_the_machine_still_needs_a_moment(tmp_path):
    table = thinking("dice", tmp_path)
    frame = table.stage.frame
    table.draw(frame, True)

    def reached() -> int:
        y = table.scene.progress_at
        return sum(colour_at(frame, x, y) == ACCENT for x in range(frame.width))

    assert reached() < frame.width // 2
    table.handle(PRESS | A)
    assert table.stale
    table.draw(frame, False)
    assert reached() == frame.width - 6


def test_the_rows_can_be_looked_at_while_a_machine_thinks(tmp_path):
    table = thinking("cards", tmp_path)
    table.handle(PRESS | X)
    assert isinstance(table.stage.top(), AllRows)


def test_the_menu_opens_while_a_machine_thinks(tmp_path):
    table = thinking("cards", tmp_path)
    made = table.session.moves_made()
    table.handle(PRESS | B)
    assert table.stage.top() is not table
    assert table.session.moves_made() == made

"""Drawing only what changed gives the same picture as drawing everything."""

import random

import pytest
from afresh import is_at_rest, out_of_date
from sizes import SIZES, STICKS

import engine
import input as buttons
from firmware import main
from firmware.saves.session import Session
from firmware.stage import Screen
from firmware.table.table import Table
from simulator.board import Board, wiring_of
from simulator.headless import Finished, ScriptedClock
from simulator.script import Moment

SEATS = [("", "Anna"), ("random", "Robi"), ("novice", "Neu")]
PRESSES = 120


def random_presses(there: set[int], seed: int) -> list[Moment]:
    """Mostly OK, sometimes something else; now and then a pause in which others play."""
    pick = random.Random(seed)
    names = [name for number, name in enumerate(buttons.NAMES) if 1 << number in there]
    names = [name for name in names if name not in "AY"]
    now, moments = 0, []
    for _ in range(PRESSES):
        name = "A" if pick.random() < 0.6 else pick.choice(names)
        moments.append(Moment(now, down=1 << buttons.NAMES.index(name)))
        moments.append(Moment(now + 40))
        now += 80 + (2000 if pick.random() < 0.1 else pick.randrange(200))
    return moments


@pytest.mark.parametrize("board", [*SIZES, *STICKS])
@pytest.mark.parametrize("name", engine.GAMES)
def test_what_is_drawn_bit_by_bit_looks_like_what_is_drawn_at_once(name, board, tmp_path):
    wiring = wiring_of(board)
    clock = ScriptedClock(random_presses({bit for _, bit, _, _ in wiring.switches()}, 5))
    made = Board(wiring, clock, tmp_path, 1, "en")
    clock.hands = made.buttons.set_mask
    stage = main.set_up(made)
    stage.open(Screen())
    compared = 0
    try:
        while True:
            stage.step()
            top = stage.top()
            if type(top) is Screen:  # at the start, and whenever the table is left
                stage.open(Table(Session.new(name, SEATS, 0, 0, compared), stage))
            elif is_at_rest(stage):
                compared += 1
                assert not out_of_date(stage)
    except Finished:
        pass
    assert compared > PRESSES // 3

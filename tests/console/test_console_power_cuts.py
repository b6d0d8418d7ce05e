"""Power that fails at any moment of play and within any write costs at most the current turn."""

import random
from pathlib import Path

import pytest
from failing import Failing
from in_progress import played
from sizes import SQUARE

import engine
import input as buttons
from boards.store import Store
from firmware import main
from firmware.saves import keep, slots
from firmware.saves.session import Session
from firmware.screens.mainmenu import MainMenu
from firmware.screens.title import Title
from firmware.stage import Stage
from firmware.table.table import Table
from simulator.board import Board, wiring_of
from simulator.headless import Finished, ScriptedClock
from simulator.script import Moment
from simulator.soak.saves import games_counted
from simulator.visit import PowerCut, Visit

SEATS = [("", "Anna"), ("random", "Robi"), ("", "Bea")]
CUTS = 12  # in each game
PRESSES = 160


def play(folder: Path, seed: int, fails_at: int) -> tuple[Stage, bool]:
    """Random presses, until power fails; and whether it did."""
    pick = random.Random(seed)
    moments, now = [], 0
    for _ in range(PRESSES):
        name = pick.choice(("A", "A", "A", "A", "A", "A", "RIGHT", "DOWN", "B"))
        moments.append(Moment(now, down=1 << buttons.NAMES.index(name)))
        moments.append(Moment(now + 40))
        now += 80 + pick.choice((0, 100, 2000))
    clock = ScriptedClock(moments)
    board = Board(wiring_of(SQUARE), clock, folder, seed, "en")
    board.store = Failing(folder, fails_at)
    clock.hands = board.buttons.set_mask
    stage = main.set_up(board)
    try:
        stage.open(Title())
        main.go_on(stage)
    except PowerCut:
        return stage, True
    except Finished:
        return stage, False
    raise AssertionError("the console never ends by itself")


def table_of(stage: Stage) -> Table | None:
    return next((screen for screen in stage._screens if isinstance(screen, Table)), None)


@pytest.mark.parametrize("name", engine.GAMES)
def test_power_that_fails_within_any_write_costs_at_most_the_current_turn(name, tmp_path):
    within_a_write = compared = 0
    for seed in range(CUTS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        Session.new(name, SEATS, 0, 0, seed).save(Store(str(folder)))
        stage, cut = play(folder, seed, random.Random(seed).randrange(1, 24))
        within_a_write += cut
        table = table_of(stage)
        store = Store(str(folder))
        assert Session.load(store, slots.file_of(name)) is not None
        kept = Session.load(store, table.session.file) if table else None
        if (
            table and kept and kept.moves_made() <= table.session.moves_made()
        ):  # else one was just undone
            compared += 1
            played = table.session
            lost = range(kept.moves_made(), played.moves_made())
            assert len({played.mover_at(number) for number in lost}) <= 1
            again = bytearray(played.game.SIZE)
            played.state_at(kept.moves_made(), again)
            assert kept.state == again
        # It starts again, finds nothing damaged, and offers to go on.
        visit = Visit(folder, SQUARE)
        visit.start()
        assert isinstance(visit.top, MainMenu)
        assert keep.damaged == []
        assert not [file for file in folder.iterdir() if ".bad" in file.name]
    assert within_a_write > CUTS // 2
    assert compared > CUTS // 3


def test_a_game_counts_once_whenever_power_fails_at_its_end(tmp_path):
    """Cut within every write of the score and of the way out, and then do it again."""

    def play_to_the_end(folder: Path, **how) -> None:
        visit = Visit(folder, SQUARE, **how)
        visit.resume()
        visit.skip()
        visit.wait(9000)
        visit.press("B")
        if visit.told:  # goals that were reached
            visit.choose("hint_ok")

    cut = 0
    for fails_at in range(16):
        folder = tmp_path / str(fails_at)
        folder.mkdir()
        played("stones", SEATS, None).save(Store(str(folder)))

        def failing(board, folder=folder, fails_at=fails_at):
            board.store = Failing(folder, fails_at)

        play_to_the_end(folder, prepare=failing)
        if Session.load(Store(str(folder))):
            cut += 1
            play_to_the_end(folder)
        assert games_counted(Store(str(folder))) == 2, "once for each person"
        assert Session.load(Store(str(folder))) is None
    assert cut > 10

"""Switching the console on, on the desktop, and looking at what has become of it afterwards."""

from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tours import SQUARE

from engine import rng
from firmware import main
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from simulator import headless, script
from simulator.board import Board, wiring_of

Prepare = Callable[[Board], None]


class PowerCut(BaseException):
    """Nothing in the console catches this."""


def visit(
    folder: Path, text: str, prepare: Prepare = lambda board: None, language: str = "en"
) -> tuple[Stage, Board]:
    """Switch the console on, until the script ends or power is cut. No error may come up."""
    stage: Stage = None  # type: ignore[assignment]  # if power is cut before there is one
    keep.damaged.clear()
    keep.unsaved.clear()

    def run(board: Board) -> None:
        nonlocal stage
        prepare(board)
        with suppress(PowerCut):
            stage = main.set_up(board)
            stage.open(Title())
            main.go_on(stage)

    board = headless.play(wiring_of(SQUARE), script.parse(text), folder, language=language, run=run)
    assert not (folder / "errors").exists(), (folder / "errors").read_text()
    return stage, board


def screens(stage: Stage) -> list[type[Screen]]:
    return [type(screen) for screen in stage._screens]


def played(name: str, seats: list, moves: int | None, seed: int = 3) -> Session:
    """A game some random moves old, or at its end (None)."""
    session = Session.new(name, seats, 0, 0, seed)
    legal, luck = array("H", bytes(2 * session.game.MOST_MOVES)), rng.new(1)
    while not session.is_over() and (moves is None or session.moves_made() < moves):
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[rng.below(luck, 0, count)])
    return session

"""The console on the headless simulator, at any moment of a game, its thumbs moved by a script."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path

import engine
from firmware import main
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.stage import Screen
from firmware.table.table import Table
from simulator import headless, script
from simulator.board import Board, wiring_of

# Games that the console's own players once played, as `python -m simulator record` printed them:
# whatever the players learn since, the pictures stay the same.
_GAMES = Path(__file__).with_name("games.jsonl")
_NAMES = ("Anna", "Robi", "Max")

Run = Callable[[Board], None]
Camera = Callable[[Board, str], None]


def session_at(game: str, moves: int) -> Session:
    """A game after so many moves, Anna being a person."""
    records = [json.loads(line) for line in _GAMES.read_text(encoding="utf-8").splitlines()]
    record = next(record for record in records if record["game"] == game)
    seats = [("random" if seat else "", name) for seat, name in enumerate(_NAMES)]
    rules = engine.game(game)
    session = Session.new(game, seats, rules.DEFAULT_OPTIONS, record["first"], record["seed"])
    made = [token for _, token in record["moves"] if token[0] != "="]
    for token in made[:moves]:
        session.play(engine.module(game, "text").text_move(token))
    return session


def at_the_table(session: Session) -> Run:
    """Instead of the title, the table of this game."""

    def run(board: Board) -> None:
        stage = main.set_up(board)
        stage.open(Screen())
        stage.open(Table(session, stage))
        stage.run()

    return run


def perform(board: str, thumbs: str, run: Run = main.run, camera: Camera | None = None) -> Board:
    """Play a script on a board that was never used before."""
    keep.damaged.clear()
    keep.unsaved.clear()
    with tempfile.TemporaryDirectory() as folder:
        return headless.play(
            wiring_of(board),
            script.parse(thumbs),
            Path(folder),
            language="en",
            run=run,
            camera=camera or (lambda board, name: None),
            work_ms=0,  # so that no picture changes with what happens to be looked at when
        )

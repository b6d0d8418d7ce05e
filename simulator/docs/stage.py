"""The console on the headless simulator, at any moment of a game, visited by somebody."""

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import engine
from firmware.saves.session import Session
from simulator import headless
from simulator.board import Board, wiring_of
from simulator.script import Moment
from simulator.visit import First, Visit, at_the_title

# Games that the console's own players once played, as `python -m simulator record` printed them:
# whatever the players learn since, the pictures stay the same.
_GAMES = Path(__file__).with_name("games.jsonl")
_NAMES = ("Anna", "Robi", "Max")

_WORK_MS = 0  # no picture changes with what happens to be looked at when

Run = Callable[[Board], None]
Walk = Callable[[Visit], None]


def session_at(game: str, moves: int) -> Session:
    """Return a game after so many moves, Anna being a person."""
    records = [json.loads(line) for line in _GAMES.read_text(encoding="utf-8").splitlines()]
    record = next(record for record in records if record["game"] == game)
    seats = [("random" if seat else "", name) for seat, name in enumerate(_NAMES)]
    rules = engine.game(game)
    session = Session.new(game, seats, rules.DEFAULT_OPTIONS, record["first"], record["seed"])
    made = [token for _, token in record["moves"] if token[0] != "="]
    for token in made[:moves]:
        session.play(engine.module(game, "text").text_move(token))
    return session


@contextmanager
def visiting(board: str, first: First = at_the_title, **how) -> Iterator[Visit]:
    """Switch a board on that was never used before, for somebody who names what they choose."""
    with tempfile.TemporaryDirectory() as folder:
        yield Visit(Path(folder), board, language="en", first=first, work_ms=_WORK_MS, **how)


def perform(board: str, ms: int, run: Run) -> Board:
    """Run a program for a while on such a board."""
    with tempfile.TemporaryDirectory() as folder:
        return headless.play(
            wiring_of(board), [Moment(ms)], Path(folder), language="en", run=run, work_ms=_WORK_MS
        )

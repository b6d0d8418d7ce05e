"""Tables that tests look at without buttons, and a frame that notes what is written on it."""

from array import array
from pathlib import Path

from sizes import SQUARE

import engine
from display.fonts import MEDIUM
from display.frame import Frame
from engine import rng
from firmware import words
from firmware.saves.session import Session
from firmware.stage import Screen, Stage
from firmware.table.table import Table
from simulator.visit import Visit

LONE = [("", "Anna"), ("random", "Robi")]
FOUR = [("", "Anna"), ("random", "Robi"), ("random", "Mo"), ("random", "Io")]


class Noting(Frame):
    """Remember every text, where it begins, and the y of its line."""

    def __init__(self, width: int = 240, height: int = 240) -> None:
        super().__init__(width, height)
        self.written: list[tuple[int, int, str]] = []

    def text(self, x, y, text, colour, font=MEDIUM, align=0) -> int:
        self.written.append((y, x, text))
        return super().text(x, y, text, colour, font, align)

    def label(self, x, y, w, h, text, colour, font=MEDIUM, align=1) -> int:
        self.written.append((y, x, text))
        return super().label(x, y, w, h, text, colour, font, align)

    def words(self) -> list[str]:
        return [text for _, _, text in self.written]


def started(name: str, seats: list, seed: int = 3, options: int | None = None) -> Session:
    usual = engine.game(name).DEFAULT_OPTIONS
    return Session.new(name, seats, usual if options is None else options, 0, seed)


def play_on(session: Session, moves: int = 1, until=None) -> Session:
    """Play so many random moves; or, with `until`, as many as it takes."""
    legal, luck = array("H", bytes(2 * session.game.MOST_MOVES)), rng.new(session.moves_made() + 1)
    while not session.is_over() and (moves > 0 if until is None else not until(session)):
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[rng.below(luck, 0, count)])
        moves -= 1
    return session


def a_stage(folder: Path, board: str = SQUARE, language: str = "en") -> Stage:
    """Return a stage with nothing on it but an empty screen."""
    stage = Visit(folder, board, language=language, first=lambda stage: stage.open(Screen())).stage
    words.use(language)
    return stage


def opened(session: Session, folder: Path, board: str = SQUARE, language: str = "en") -> Table:
    """Return the table of a session, just opened."""
    table = Table(session, a_stage(folder, board, language))
    table.stage.open(table)
    return table

"""Somebody who listens to a console instead of looking at it."""

from pathlib import Path

from sizes import SQUARE

import engine
from firmware.saves.session import Session
from firmware.screens.mainmenu import MainMenu
from firmware.stage import Stage
from firmware.table.table import Table
from simulator.visit import Visit


class Ear:
    """Notes what is said, as whoever reads it out would: from the first line on that is new."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._before: list[str] = []

    def hear(self, lines: list[str], whole: bool) -> None:
        pairs = zip(lines, self._before, strict=False)
        same = (
            0
            if whole
            else next(
                (at for at, (new, old) in enumerate(pairs) if new != old),
                min(len(lines), len(self._before)),
            )
        )
        self.heard += [line for line in lines[same:] if line]
        self._before = lines


def visit_of(folder: Path, session: Session | None = None, language: str = "en") -> Visit:
    """Switch a console on at its menu, or at a table."""

    def first(stage: Stage) -> None:
        stage.open(MainMenu())
        if session:
            stage.open(Table(session, stage))

    return Visit(folder, SQUARE, language=language, first=first)


def listen(visit: Visit) -> Ear:
    """Let somebody listen from now on."""
    visit.stage.voice = ear = Ear()
    visit.wait(60)
    return ear


def new(game: str, seats: list[tuple[str, str]], seed: int = 3) -> Session:
    return Session.new(game, seats, engine.game(game).DEFAULT_OPTIONS, 0, seed)

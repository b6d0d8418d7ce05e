"""The console switched on once, by buttons alone, and looked at afterwards."""

from collections.abc import Callable
from pathlib import Path

from tours import WIDE

from firmware import main
from firmware.saves import keep
from firmware.saves.settings import Settings
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from simulator import headless, script
from simulator.board import Board, wiring_of

MINUTE = 60_000


class Visit:
    """One time the console is switched on: what happened is looked at afterwards."""

    def __init__(
        self,
        folder: Path,
        text: str,
        board: str = WIDE,
        first: Callable[[], Screen] = Title,
        prepare: Callable[[Board], None] = lambda board: None,
        language: str = "",
    ) -> None:
        keep.damaged.clear()
        keep.unsaved.clear()

        def run(made: Board) -> None:
            prepare(made)
            self.stage: Stage = main.set_up(made)
            self.stage.open(first())
            main.go_on(self.stage)

        self.board = headless.play(
            wiring_of(board), script.parse(text), folder, language=language, run=run
        )
        self.settings: Settings = self.stage.settings  # type: ignore[assignment]

    @property
    def top(self) -> Screen | None:
        return self.stage.top()

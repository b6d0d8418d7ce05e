"""A visit on the desktop that presses the buttons of an emulated handheld, too.

Nobody can ask the handheld what it shows. Its twin has the same files and knows what to press.
"""

from collections.abc import Callable
from pathlib import Path

import boards
from boards.wiring import Wiring
from firmware.saves.session import Session
from simulator.emulator.handheld import Handheld
from simulator.emulator.saves import Files
from simulator.visit import First, Visit, at_the_table, at_the_title
from simulator.visit.pressing import HOLD_MS

LOOK_MS = 600  # at what a press has changed; whatever it started is over by then


class Twin(Visit):
    """Somebody at two consoles at once: whatever they do at one of them, they do at both.

    files: of the handheld, if it has changed some since it was switched on.
    """

    def __init__(
        self,
        handheld: Handheld,
        folder: Path,
        files: Files | None = None,
        after_press: Callable[[str], None] | None = None,
        first: First = at_the_title,
        board: str | Wiring = boards.REFERENCE,
        **how,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        files = Files(handheld.files()) if files is None else files
        for name in files.names():
            (folder / name).write_bytes(files.read(name) or b"")
        self.handheld = handheld
        super().__init__(
            folder,
            board,
            first=first,
            pace=LOOK_MS,
            after_press=after_press or self._press_too,
            **how,
        )

    def _press_too(self, button: str) -> None:
        self.handheld.tap(button)
        self.handheld.run(LOOK_MS)

    def hold(self, name: str, ms: int = HOLD_MS) -> None:
        super().hold(name, ms)
        self.handheld.tap(name, ms)
        self.handheld.run(LOOK_MS)

    def wait(self, ms: int) -> None:
        super().wait(ms)
        self.handheld.run(ms)


def at_its_table(handheld: Handheld, folder: Path) -> Twin:
    """Return a twin at the table of the game that the handheld has just begun, and saved."""
    session = Session.load(Files(handheld.files()))
    assert session, "no game is saved"
    return Twin(handheld, folder, first=at_the_table(session))

"""A visit on the desktop whose presses reach an emulated handheld, too: nobody can ask that one."""

from pathlib import Path

import boards
from simulator.emulator.handheld import Handheld
from simulator.visit import Visit

LOOK_MS = 600  # at what a press has changed; whatever it started is over by then


def twin(handheld: Handheld, folder: Path, **how) -> Visit:
    """Return a visit with the same files, which knows what to press."""
    folder.mkdir(exist_ok=True)
    for name, data in handheld.files().items():
        if name.startswith("saves/"):
            (folder / name.removeprefix("saves/")).write_bytes(data)

    def press_too(button: str) -> None:
        handheld.tap(button)
        handheld.run(LOOK_MS)

    how = {"after_press": press_too, **how}
    return Visit(folder, boards.REFERENCE, pace=LOOK_MS, **how)

"""A visit played again on MicroPython's unix port, where nobody can look inside: press by press."""

import json
import os
import random
import subprocess
from collections.abc import Iterable
from pathlib import Path

from interpreters import PATHS

from firmware.saves.session import Session
from simulator.emulator.saves import Files
from simulator.visit import Visit

HEAP = "2m"  # the sources are compiled on the spot, which the frozen image is spared
SEEDS = 20  # more than any visit asks for


def facts_of(title: str, visit: Visit, session: Session | None = None, full: bool = False) -> dict:
    """Return all that it takes to repeat a visit; `tests/device/visits.py` reads it."""
    board, chance = visit.board, random.Random(0)
    game = Files()
    if session:
        session.save(game)
    return {
        "title": title,
        "name": board.name,
        "width": board.panel.width,
        "height": board.panel.height,
        "buttons": list(board.buttons.switches.buttons),
        "labels": board.buttons.contacts,
        "bounce_ms": board.wiring["BOUNCE_MS"],
        "light": board.backlight.available,
        "battery": board.battery.percent(),
        "sound": board.tone.available,
        "language": board.language,
        "seeds": [chance.getrandbits(30) for _ in range(SEEDS)],
        "files": {name: data.hex() for name, data in visit.files.items()},
        "session": game[f"saves/{session.file}"].hex() if session else "",
        "full": full,
        "still": visit.stage.still,
        "moments": [(moment.at, moment.down, moment.shot) for moment in visit.moments],
    }


def seen_by(title: str, visit: Visit) -> list[str]:
    """Return what has to be printed if the same pictures are seen again."""
    shots = [f"{name} {digest}" for name, digest in visit.digests.items()]
    return [title, *shots, "the end"]


def replay(interpreter: Path, facts: Iterable[dict], folder: Path) -> list[str]:
    """Play these visits again in one process, and return the lines that it prints."""
    file = folder / "visits.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in facts))
    code = f"import visits; visits.play_all({str(file)!r})"
    result = subprocess.run(
        [interpreter, "-X", f"heapsize={HEAP}", "-c", code],
        env={**os.environ, "MICROPYPATH": ":".join(map(str, PATHS))},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-500:] + result.stderr
    return result.stdout.splitlines()

"""The same pictures of the console's shell on MicroPython as on CPython."""

import os
import subprocess
from pathlib import Path

import pytest
from interpreters import PATHS, run_on_cpython
from tours import TOURS, walk

from simulator import script

TIMED = "selftest"  # its figures run with a real clock, which there is none of here
HEAP = "1m"  # the sources are compiled on the spot, which the frozen image is spared


def run_on_micropython(interpreter: Path, code: str) -> str:
    result = subprocess.run(
        [interpreter, "-X", f"heapsize={HEAP}", "-c", code],
        env={**os.environ, "MICROPYPATH": ":".join(map(str, PATHS))},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-500:] + result.stderr
    return result.stdout


@pytest.mark.parametrize("language", ["en", "hu"])
def test_micropython_shows_the_same_pictures(language: str, micropython: Path) -> None:
    for name, steps in TOURS.items():
        if name == TIMED:
            continue
        moments = [(m.at, m.down, m.shot) for m in script.parse(walk(steps))]
        code = f"import console; console.play(320, 240, {language!r}, {moments!r})"
        ours = run_on_cpython(code)
        assert ours.splitlines(), name
        assert run_on_micropython(micropython, code) == ours, name

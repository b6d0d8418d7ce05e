"""The same pictures of the console's shell on MicroPython as on CPython."""

import os
import subprocess
from pathlib import Path

import pytest
from interpreters import PATHS, run_on_cpython
from tours import TOURS, walk

import engine
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


@pytest.mark.parametrize("game", engine.GAMES)
def test_micropython_says_the_same_where_nothing_can_be_written(
    game: str, micropython: Path
) -> None:
    to_the_game = "D A " + "A " * engine.GAMES.index(game) + "U"
    steps = f"A settings A A {to_the_game} A table A A A A unsaved A B U A left A A menu"
    moments = [(m.at, m.down, m.shot) for m in script.parse(walk(steps))]
    code = f"import unwritable; unwritable.play(320, 240, 'en', {moments!r})"
    ours = run_on_cpython(code)
    assert ours.endswith("the end\n")
    assert run_on_micropython(micropython, code) == ours

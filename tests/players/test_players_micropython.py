"""The players under MicroPython: the same games, in little heap."""

import os
import subprocess
from pathlib import Path

import pytest

import engine
from engine.players import LEVELS

ROOT = Path(__file__).parents[2]
import minds  # noqa: E402

PICO_HEAP = "192k"


def on_micropython(interpreter: Path, code: str) -> str:
    paths = f"{ROOT}:{ROOT / 'tests' / 'device'}"
    result = subprocess.run(
        [interpreter, "-X", f"heapsize={PICO_HEAP}", "-c", f"import minds; {code}"],
        env={**os.environ, "MICROPYPATH": paths},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.strip()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_player_makes_the_same_moves_on_both_interpreters(micropython, name, level, seats):
    code = f"print(minds.play({name!r}, {seats}, {level!r}, 21))"
    assert on_micropython(micropython, code) == minds.play(name, seats, level, 21)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_player_takes_little_heap(micropython, name, level, seats):
    code = f"print(*minds.heap({name!r}, {seats}, {level!r}))"
    numbers = on_micropython(micropython, code).split()
    held, left_behind, kept = map(int, numbers)
    assert held <= 2500
    # In a whole decision: a generator, slices of states tried; more where experts look ahead.
    assert left_behind <= (4096 if seats == 2 and level == "expert" else 1000)
    assert kept == 0

"""The same seeds give the same games, byte for byte, on all three interpreters."""

import pytest
from interpreters import ROOT, run_on_cpython, run_on_micropython

import engine
from simulator.emulator import Handheld

SEEDS = 150  # for each game and number of seats


@pytest.mark.slow
def test_the_unix_port_plays_the_same_games_as_cpython(micropython):
    code = f"import vectors; vectors.play_all({SEEDS})"
    ours, theirs = run_on_cpython(code), run_on_micropython(micropython, code)
    assert len(ours.splitlines()) == 3 * 3 * SEEDS
    assert ours == theirs


def test_the_emulated_pico_plays_the_same_games_as_cpython(firmware_image):
    code = "import vectors; print(vectors.play('cards', 2, 5))"
    code += "; print(vectors.play('stones', 3, 5)); print(vectors.play('dice', 4, 5))"
    # The engine is the frozen one; what it prints goes to a file, because a USB host costs time.
    main = f"""
import vectors
from machine import Pin
lines = open("lines.txt", "w")
print = lambda line: lines.write(line + "\\n")
{code}
lines.close()
Pin(25, Pin.OUT).on()
"""
    vectors = (ROOT / "tests/device/vectors.py").read_bytes()
    handheld = Handheld(firmware_image, files={"main.py": main, "vectors.py": vectors})
    handheld.run_until_pin(25, 1, limit_ms=30_000)
    assert handheld.files()["lines.txt"].decode() == run_on_cpython(code)


@pytest.mark.slow
@pytest.mark.parametrize("name", engine.GAMES)
def test_thousands_of_games_in_a_picos_heap_leave_nothing_on_it(micropython, name):
    games = 2000
    code = f"import heap; print(*heap.plays({name!r}, {games}))"
    allocated, plies = map(int, run_on_micropython(micropython, code).split())
    assert plies > 50 * games
    assert allocated == 0

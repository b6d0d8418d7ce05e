"""Programs run on CPython and on MicroPython's unix port, and what they print."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATHS = (ROOT, ROOT / "tests" / "device")
PICO_HEAP = "192k"


def run_on_micropython(interpreter: Path, code: str) -> str:
    """Return what a program prints on the unix port with a Pico's heap."""
    paths = ":".join(map(str, PATHS))
    result = subprocess.run(
        [interpreter, "-X", f"heapsize={PICO_HEAP}", "-c", code],
        env={**os.environ, "MICROPYPATH": paths},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-500:] + result.stderr
    return result.stdout


def run_on_cpython(code: str) -> str:
    paths = os.pathsep.join(map(str, (*PATHS, ROOT / "simulator" / "shims")))
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout

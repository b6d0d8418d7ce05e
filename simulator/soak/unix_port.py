"""MicroPython's unix port with the console frozen in, in a heap of a Pico's size."""

import os
import subprocess
from functools import cache
from pathlib import Path

from firmware import toolchain

HEAP = "192k"
LONGEST_S = 600
PROGRAMS = Path(__file__).parent  # some of its modules run there, too


@cache
def interpreter() -> Path:
    return toolchain.unix_console()


def run(code: str) -> tuple[list[str], str]:
    """Return the lines that a program prints; and the last that it says of an error, if it
    breaks."""
    done = subprocess.run(
        [interpreter(), "-X", f"heapsize={HEAP}", "-c", code],
        env={**os.environ, "MICROPYPATH": ".frozen"},
        cwd=PROGRAMS,  # where modules are looked for first: not beside the console's sources
        capture_output=True,
        text=True,
        timeout=LONGEST_S,
    )
    broken = done.stderr.splitlines()[-1:] or [f"status {done.returncode}"]
    return done.stdout.splitlines(), broken[0] if done.returncode else ""

"""What every step of a build shares: where things lie, how commands run, what is said."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
WORK = BUILD / "toolchain"


class ToolchainMissing(Exception):  # noqa: N818
    """Something this machine lacks; the message is one line: what it is and how to get it."""


class BuildFailed(Exception):  # noqa: N818
    """A command failed; the message names it and ends with the last lines of its log."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Say in one line what is being done, and how long it took."""
    started = time.monotonic()
    print(f"{title} ... ", end="", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        say("failed")
        raise
    say(f"{time.monotonic() - started:.0f} s")


def run(command: list[str], log: str, env: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a command with its output in build/<log>.log, and return that output."""
    BUILD.mkdir(exist_ok=True)
    path = BUILD / f"{log}.log"
    with path.open("w+", encoding="utf-8", errors="replace") as file:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            cwd=cwd,
            env={**os.environ, **(env or {})},
        )
        file.seek(0)
        output = file.read()
    if done.returncode:
        tail = "\n".join("    " + line for line in output.splitlines()[-20:])
        raise BuildFailed(f"{command[0]} failed; the end of {path.relative_to(ROOT)}:\n{tail}")
    return output


@contextmanager
def lock() -> Iterator[None]:
    """Let one build run at a time, whoever starts it: two makes, or several test workers."""
    try:
        import fcntl
    except ImportError:
        raise ToolchainMissing(
            "MicroPython is built on Linux (on Windows: in WSL); for the tests of the device "
            "run make there"
        ) from None
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield

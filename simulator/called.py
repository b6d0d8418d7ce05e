"""How whoever started this program would type another of its commands."""

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "pocket-keltis"
_TARGETS = ("play", "bench", "soak")  # which make hands its ARGS to


def command(*words: str) -> str:
    """Return a command line such as `pocket-keltis play --terminal`, as it works here."""
    if "MAKELEVEL" in os.environ and words[0] in _TARGETS:
        return shlex.join(["make", words[0], f"ARGS={shlex.join(words[1:])}"])
    return f"{_program()} {shlex.join(words)}"


def _program() -> str:
    typed = Path(sys.argv[0])
    if typed.stem == NAME:
        return NAME if _found(NAME, typed) else shlex.quote(str(typed))
    python = Path(sys.executable)
    name = next((name for name in ("python", "python3") if _found(name, python)), str(python))
    return f"{shlex.quote(name)} -m simulator"


def _found(name: str, program: Path) -> bool:
    """Tell whether the shell would find this very program under that name."""
    there = shutil.which(name)
    return there is not None and Path(there).parent == program.absolute().parent

"""What all kinds of trials share: a case, what it tried, and what failed in it."""

import io
import re
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType

from firmware import words
from firmware.saves import keep

DEVICE = ("engine", "display", "input", "firmware", "boards")


class BrokenPromise(Exception):  # noqa: N818
    """The console did what it must never do; the message says what."""


@dataclass
class Case:
    """All that happens in it follows from its seed."""

    seed: int
    folder: Path  # its own, empty at first
    referee: str = ""  # the file of an independent one, if there is any
    tried: Counter = field(default_factory=Counter)  # how many presses, files, games, ...
    failures: list[str] = field(default_factory=list)
    pressed: deque[str] = field(default_factory=lambda: deque(maxlen=20))  # the last buttons

    def __post_init__(self) -> None:
        self.luck = Random(self.seed)

    def check(self, fine: bool, promise: str) -> None:
        """Give up the case unless a promise was kept."""
        if not fine:
            raise BrokenPromise(promise)

    def story(self, said: str) -> str:
        """Return what led to a failure, as far as it is known."""
        parts = []
        if self.pressed:
            parts.append(f"The last presses: {', '.join(self.pressed)}")
        if said:
            parts.append(f"The console said: {said[-2000:]}")
        return "\n".join(parts)


@dataclass(frozen=True)
class Kind:
    """One kind of trials."""

    name: str
    what: str  # in the words of the table
    unit: str  # of all that a case counts, what the aim is about
    aim: int  # within an hour on two cores
    batch: int  # cases that a process is given at a time
    seconds: float  # that a case takes, roughly
    play: Callable[[Case], None]
    prepare: Callable[[], object] = lambda: None  # done once, before processes are started


@dataclass(frozen=True)
class Failure:
    kind: str
    seed: int
    report: str

    @property
    def command(self) -> str:
        return f'make soak ARGS="--only {self.kind} --seed {self.seed} --count 1"'

    @property
    def line(self) -> str:
        """Its last line says what went wrong."""
        return self.report.strip().splitlines()[-1]

    @property
    def sort(self) -> tuple[str, str]:
        """The same for failures that differ only in their numbers."""
        return self.kind, re.sub(r"0x[0-9a-f]+|\d+", "#", self.line)


@dataclass
class Outcome:
    """What a case came to."""

    kind: str
    tried: Counter
    failures: list[Failure]
    seconds: float


def play(kind: Kind, seed: int, room: Path, referee: str = "") -> Outcome:
    """Play the case of a seed, as if the power had just come on. Whatever goes wrong is a failure.

    room: a folder in which it may have one of its own.
    """
    began = time.monotonic()
    with TemporaryDirectory(dir=room) as folder:
        case = Case(seed, Path(folder), referee)
        keep.damaged.clear()
        keep.unsaved.clear()
        said = io.StringIO()
        modules = device_modules()
        try:
            with redirect_stdout(said):
                kind.play(case)
        except Exception:
            case.failures.append(f"{case.story(said.getvalue())}\n{traceback.format_exc()}")
        put_back(modules)
    failures = [Failure(kind.name, seed, report) for report in case.failures]
    return Outcome(kind.name, case.tried, failures, time.monotonic() - began)


def device_modules() -> dict[str, ModuleType]:
    return {name: sys.modules[name] for name in sys.modules if name.split(".")[0] in DEVICE}


def put_back(before: dict[str, ModuleType]) -> None:
    """Keep the modules: the console loads some and puts others away. The next case has those that
    this one had."""
    words.use_game("")
    words.use(words.LANGUAGES[0])
    for name in device_modules():
        if name not in before:
            package, _, last = name.rpartition(".")
            if package in before:
                vars(before[package]).pop(last, None)
            del sys.modules[name]
    sys.modules.update(before)
    for name, module in before.items():
        package, _, last = name.rpartition(".")
        if package:
            setattr(before[package], last, module)

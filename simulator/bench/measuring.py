"""Programs run and buttons pressed on the emulated Pico, and the time that they take."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from simulator.emulator import Handheld
from simulator.emulator.profile import Profile

MARK = 25
QUIET_MS = 60  # after which a picture is taken as complete
STEP_MS = 3  # the same, where that picture is the first of several that move
GAP_MS = 12  # the same, where a machine begins to think or a move to be told right afterwards


class ProgramFailed(RuntimeError):  # noqa: N818 (it is the program's error, and says which)
    """A program died on the Pico."""


class Profiles:
    """Prints where the time of each measured span went, once somebody has asked for it."""

    def __init__(self) -> None:
        self.elf: Path | None = None
        self.lines = 0
        self._taken: dict[Handheld, Profile] = {}

    def attach(self, handheld: Handheld) -> None:
        if self.elf:
            self._taken[handheld] = Profile(handheld, self.elf)

    @contextmanager
    def span(self, handheld: Handheld, what: str) -> Iterator[None]:
        profile = self._taken.get(handheld)
        if profile is None:
            yield
            return
        profile.start()
        yield
        profile.stop()
        print(f"\n{what}\n{profile.report(self.lines)}")


profiles = Profiles()


def power_on(image: bytes, files: Mapping[str, bytes | str]) -> Handheld:
    handheld = Handheld(image, files=files)
    profiles.attach(handheld)
    return handheld


def ended(handheld: Handheld) -> bool:
    """Whether a program has said that it is done; one that died raises, with its last words."""
    if "Traceback" in handheld.text and ">>> " in handheld.text:
        lines = [line for line in handheld.text.splitlines() if "Error" in line]
        raise ProgramFailed(lines[-1] if lines else "see its traceback")
    return "end\n" in handheld.text.replace("\r", "")


def marked(handheld: Handheld, times: int, limit_ms: float = 30_000) -> list[float]:
    """How long the mark was up, each of so many times."""
    took = []
    for time in range(times):
        up = handheld.run_until_pin(MARK, 1, limit_ms)
        with profiles.span(handheld, f"mark {time + 1}"):
            took.append(handheld.run_until_pin(MARK, 0, limit_ms) - up)
    return took


def told(handheld: Handheld, pattern: str) -> list[int]:
    """Return the numbers in what a program says."""
    handheld.run_until(lambda: re.search(pattern, handheld.text), 3000, "a program's report")
    found = re.search(pattern, handheld.text)
    assert found
    return [int(number) for number in found.groups()]


def free(handheld: Handheld) -> int:
    """Return the free heap a little later than now, as the console program tells it."""
    handheld.run(80)
    before = len(handheld.text)
    handheld.type("?")
    found = re.compile(r"free (\d+)\s")
    handheld.run_until(lambda: found.search(handheld.text, before), 3000, "the free heap")
    return int(found.findall(handheld.text)[-1])


def at_the_menu(image: bytes, files: Mapping[str, bytes | str]) -> Handheld:
    handheld = power_on(image, files)
    handheld.run_until_lit(3000)
    answer(handheld, "A")  # the title
    return handheld


def answer(
    handheld: Handheld,
    button: str,
    later_ms: float = 0,
    quiet_ms: float = QUIET_MS,
    settled: bool = False,
) -> float:
    """Milliseconds from a button's edge to the last byte of what it changes on the panel."""
    if not settled:
        handheld.run_until_quiet(quiet_ms, 5000)
        handheld.run(later_ms / 4)
    with profiles.span(handheld, f"press of {button} at {handheld.ms:.1f} ms"):
        pressed = handheld.press(button)
        handheld.run_until(lambda: handheld.last_byte_ms > pressed, 1000, f"an answer to {button}")
        last = handheld.run_until_quiet(quiet_ms, 3000)
    handheld.release(button)
    handheld.run(40)
    return last - pressed

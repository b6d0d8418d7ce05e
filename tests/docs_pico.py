"""A Pico on somebody's desk, for the pages that use one: the real image, emulated.

No USB is attached, which would cost minutes. What is typed and printed goes over a serial port that
the prompt is told to use as well; what mpremote does on the way is shown in test_deploy.py.
"""

import itertools
from collections.abc import Callable, Mapping
from pathlib import Path

from simulator.emulator import Handheld

_LISTEN = "import os, machine\nos.dupterm(machine.UART(0, 115200))\n"
_LED = 25


class Pico:
    """At its prompt, with these files on it."""

    def __init__(
        self, image: Path, files: Mapping[str, str], board: str = "waveshare_pico_lcd_1_3"
    ):
        self.handheld = Handheld(image, board, files={**files, "main.py": _LISTEN})
        self.handheld.run_until_text(">>> ", 1000)
        self.handheld.watch(_LED)

    def type(self, line: str, limit_ms: float = 2000) -> str:
        """Type a line at the prompt; what it answers before the next prompt."""
        said = len(self.handheld.text)
        self.start(line)
        self.handheld.run_until(
            lambda: self.handheld.text[said:].endswith("\n>>> "), limit_ms, f"an answer to {line}"
        )
        answer = self.handheld.text[said:].removesuffix(">>> ")
        return answer.replace("\r\n", "\n").removeprefix(line + "\n")

    def start(self, line: str) -> None:
        """Type a line that may never come back; no faster than the chip's buffer takes letters."""
        for at in range(0, len(line), 16):
            self.handheld.type(line[at : at + 16])
            self.handheld.run(4)
        self.handheld.type("\r\n")

    def light(self) -> list[tuple[float, int]]:
        """When the LED went on and off, the first time it was set being no change."""
        edges = self.handheld.edges[_LED]
        return [
            edge
            for before, edge in zip([(0.0, 0), *edges], edges, strict=False)
            if before[1] != edge[1]
        ]


def _blink(pico: Pico) -> None:
    pico.handheld.run_until(lambda: len(pico.light()) >= 4, 5000, "four changes of the LED")
    times = [ms for ms, _ in pico.light()]
    assert [round(b - a) for a, b in itertools.pairwise(times)] == [500] * 3


def _morse(pico: Pico) -> None:
    pico.handheld.run_until_text("sent", 20_000)
    times = [ms for ms, _ in pico.light()]
    flashes = [round((off - on) / 150) for on, off in zip(times[::2], times[1::2], strict=True)]
    assert flashes == [1, 1, 1, 3, 3, 3, 1, 1, 1]


def _count(pico: Pico) -> None:
    """Five presses of a contact that bounces."""
    pico.handheld.run_until_text("five times", 1000)
    for _ in range(5):
        for level_ms in (0.4, 0.3, 60):
            pico.handheld.press("A")
            pico.handheld.run(level_ms)
            pico.handheld.release("A")
            pico.handheld.run(0.3)
        pico.handheld.run(200)
    pico.handheld.run_until_text("The pin fell 15 times.", 6000)


def _events(pico: Pico) -> None:
    pico.handheld.run(300)
    pico.handheld.tap("A", 5)
    pico.handheld.run_until_text("release A", 300)
    pico.handheld.press("A")
    pico.handheld.run_until_text("hold A\r\n", 1500)
    pico.handheld.release("A")
    pico.handheld.run_until_text("hold A\r\nrelease A\r\n", 300)


def _reaction(pico: Pico) -> None:
    pico.handheld.run_until_text("comes on.", 1000)
    pico.handheld.run_until(lambda: pico.light() and pico.light()[-1][1], 4000, "the light")
    pico.handheld.run(30)
    pico.handheld.press("A")
    pico.handheld.run_until_text("You took 3", 100)
    pico.handheld.run_until_text(" ms.", 50)


# What somebody does, and sees, while a program of a lesson runs.
THUMBS: dict[str, Callable[[Pico], None]] = {
    "blink.py": _blink,
    "morse.py": _morse,
    "count.py": _count,
    "events.py": _events,
    "reaction.py": _reaction,
}

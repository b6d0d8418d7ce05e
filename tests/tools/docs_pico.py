"""A Pico on somebody's desk, for the pages that use one: the real image and the real mpremote, with
an emulated chip between them."""

import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

from simulator.emulator import Handheld, Hardware
from simulator.emulator.serial import Pace, SocketConsole

_LED = 25
_PANEL_RESET = 12  # of the reference board
_PATIENCE = 120  # seconds, for mpremote
_HASTE = 4  # times faster than life: what the board waits for, mpremote can still give in time


class Pico:
    """Plugged in, with the image on it."""

    def __init__(self, image: Path, board: str | Hardware = "waveshare_pico_lcd_1_3"):
        self.handheld = Handheld(image, board, usb=True)
        assert self.handheld.host
        self.handheld.run_until(lambda: self.handheld.host.connected, 3000, "USB")
        self.handheld.run(300)  # the console is on
        self.handheld.watch(_LED)
        self._usb = SocketConsole(self.handheld)
        self._pace = Pace(self.handheld, _HASTE, self._usb.poll)
        self._alone = True  # no mpremote is at work

    # The prompt

    def interrupt(self) -> None:
        """Ctrl-C, then Enter."""
        self.handheld.type("\x03\r\n")
        self.until(lambda: self.handheld.text.endswith(">>> "), 500, "the prompt")

    def type(self, line: str) -> str:
        """Type a line at the prompt; what it answers before the next prompt."""
        said = len(self.handheld.text)
        self.handheld.type(line + "\r\n")
        self.until(lambda: self.handheld.text[said:].endswith("\n>>> "), 2000, f"answer to {line}")
        answer = self.handheld.text[said:].removesuffix(">>> ")
        return answer.replace("\r\n", "\n").removeprefix(line + "\n")

    # mpremote

    def mpremote(
        self, words: str, folder: Path, meanwhile: Callable[["Pico"], None] | None = None
    ) -> str:
        """Run it, and do something meanwhile. A program that never ends is left with Ctrl-C."""
        port = f"socket://127.0.0.1:{self._usb.port}"
        command = [sys.executable, "-m", "mpremote", "connect", port, *shlex.split(words)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder
        ) as process:
            end = time.monotonic() + _PATIENCE
            self._alone = False
            if meanwhile:
                meanwhile(self)
                self._follow(process, time.monotonic() + 1)
                if process.poll() is None:
                    process.send_signal(signal.SIGINT)
            self._follow(process, end)
            self._alone = True
            if process.poll() is None:
                process.kill()
                raise AssertionError(f"mpremote {words} never came back")
            assert process.stdout
            return process.stdout.read()

    def _follow(self, process: subprocess.Popen, end: float) -> None:
        while process.poll() is None and time.monotonic() < end:
            self.wait(1)

    # What is seen and done

    def until(self, seen: Callable[[], object], limit_ms: float, what: str) -> None:
        end = self.handheld.ms + limit_ms
        while not seen():
            assert self.handheld.ms < end, f"{what} was not seen: {self.handheld.text[-300:]!r}"
            self.wait(1)

    def until_said(self, text: str, limit_ms: float) -> None:
        """Until the Pico has said something new that ends so."""
        said = len(self.handheld.text)
        self.until(lambda: text in self.handheld.text[said:], limit_ms, repr(text))

    def wait(self, ms: float) -> None:
        (self.handheld.run if self._alone else self._pace.step)(ms)
        self._usb.poll()

    def tap(self, button: str, ms: float) -> None:
        self.handheld.press(button)
        self.wait(ms)
        self.handheld.release(button)

    def light(self) -> list[tuple[float, int]]:
        """When the LED went on and off."""
        changes: list[tuple[float, int]] = []
        for ms, level in self.handheld.edges[_LED]:
            if level != (changes[-1][1] if changes else 0):
                changes.append((ms, level))
        return changes


_STARTED = 60_000  # emulated milliseconds that may pass while mpremote gets ready


def _blink(pico: Pico) -> None:
    before = len(pico.light())
    pico.until(lambda: len(pico.light()) >= before + 4, _STARTED, "four changes of the LED")
    times = [ms for ms, _ in pico.light()[before:]]
    gaps = [b - a for a, b in pairwise(times)]
    assert all(499 < gap < 505 for gap in gaps), gaps  # printing takes its time, too


def _morse(pico: Pico) -> None:
    pico.until_said("sent", _STARTED)
    times = [ms for ms, _ in pico.light()[-2 * len("...---...") :]]
    flashes = [round((off - on) / 150) for on, off in zip(times[::2], times[1::2], strict=True)]
    assert flashes == [1, 1, 1, 3, 3, 3, 1, 1, 1]


def _count(pico: Pico) -> None:
    """Five presses of a contact that bounces."""
    pico.until_said("five times", _STARTED)
    for _ in range(5):
        for closed_ms in (0.4, 0.3, 60):
            pico.tap("A", closed_ms)
            pico.wait(0.3)
        pico.wait(200)
    pico.until_said("The pin fell 15 times.", 6000)


def _events(pico: Pico) -> None:
    resets = pico.handheld.watch(_PANEL_RESET)
    before = len(resets)
    pico.until(lambda: len(resets) > before, _STARTED, "a board being loaded")
    pico.wait(100)
    pico.tap("A", 5)
    pico.until_said("release A\r\n", 300)
    pico.handheld.press("A")
    pico.until_said("hold A\r\n", 1500)
    pico.handheld.release("A")
    pico.until_said("release A\r\n", 300)


def _reaction(pico: Pico) -> None:
    pico.until_said("comes on.", _STARTED)
    pico.until(lambda: [level for _, level in pico.light()][-1:] == [1], 4000, "the light")
    pico.wait(40)
    pico.handheld.press("A")
    pico.until_said("You took 4", 100)
    pico.handheld.release("A")


def _move(pico: Pico) -> None:
    """Push the ball from the middle to the right for a while."""
    yellow = (0xFF, 0xEE, 0x33)

    @cache
    def left_of_ball(traffic: object) -> int:
        picture = pico.handheld.picture()
        ball = [x for x in range(240) if picture.getpixel((x, 120)) == yellow]
        return ball[0] if ball else -1

    def ball() -> int:
        return left_of_ball(pico.handheld.traffic)

    pico.until(lambda: ball() == 110, _STARTED, "a ball in the middle")
    pico.handheld.press("RIGHT")
    pico.until(lambda: ball() >= 130, 2000, "a ball further right")
    pico.handheld.release("RIGHT")


# What somebody does, and sees, while a program of a lesson runs.
MEANWHILE: dict[str, Callable[[Pico], None]] = {
    "blink": _blink,
    "morse": _morse,
    "count": _count,
    "events": _events,
    "reaction": _reaction,
    "move": _move,
}

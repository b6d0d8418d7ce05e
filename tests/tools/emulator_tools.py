"""Programs for an emulated Pico, how one is booted, its buttons, and its pictures."""

import ast
from pathlib import Path

from PIL import Image

import boards
from simulator import headless, script
from simulator.emulator import Handheld

MARK = 25  # the Pico's own LED, which no board of ours uses

LOG = """
import machine, rp2, time
from machine import PWM, Pin, SPI, UART
uart = UART(0, 115200)
def log(*words):
    uart.write(" ".join(str(word) for word in words) + "\\n")
mark = Pin(25, Pin.OUT, value=0)
"""


DONE = 28  # a pin that no board here uses: high when a test's program has written its answer

PRELUDE = (
    "import boards, gc, machine, time\nfrom machine import Pin\nboard = boards.load()\n"
    f"done = Pin({DONE}, Pin.OUT, value=0)\n"
)


QUIET_MS = 100  # of the panel, and the picture is complete


def boot(image: Path, main: str, **more) -> Handheld:
    """Switch a handheld on that runs this program."""
    return Handheld(image, files={"main.py": main}, **more)


def settled(handheld: Handheld, quiet_ms: int = QUIET_MS) -> Image.Image:
    """Wait for the first picture, and return it."""
    handheld.run_until_lit(3000)
    handheld.run_until_quiet(quiet_ms, 2000)
    return handheld.picture()


def press(handheld: Handheld, button: str, quiet_ms: int = QUIET_MS) -> Image.Image:
    """Press a button that changes something, sooner or later, and return what is seen then."""
    handheld.press(button)
    handheld.run_until_changed(1500)
    handheld.release(button)
    handheld.run_until_quiet(quiet_ms, 3000)
    return handheld.picture()


def answer(
    image: Path,
    program: str,
    board: str = boards.REFERENCE,
    while_running=None,
    more: str = "",
    **how,
):
    """Run a program on the device, and return what it left in `answer`, as Python reads it.

    more: lines for the board file.
    """
    end = "with open('/answer', 'w') as file:\n    file.write(repr(answer))\n"
    end += "done(1)\ntime.sleep(60)\n"
    code = f"{PRELUDE}{program}\n{end}"
    files = {"board.py": f'BOARD = "{board}"\n{more}', "main.py": code}
    handheld = Handheld(image, board, files=files, **how)
    if while_running:
        while_running(handheld)
    handheld.run_until_pin(DONE, 1, 20_000)
    return ast.literal_eval(handheld.files()["answer"].decode())


class Chatter:
    """A button with a loose wire: so many edges a second, until it is stopped."""

    def __init__(self, handheld: Handheld, button: str, hz: float):
        self._pin = handheld.rp2040.gpio[handheld.hardware.button_pin(button)]
        self._pause = 1e9 / hz
        self._level = False
        self._alarm = handheld.clock.create_alarm(self._edge)
        self._edge()

    def _edge(self) -> None:
        self._level = not self._level
        self._pin.set_input_value(self._level)
        self._alarm.schedule(self._pause)

    def stop(self) -> None:
        self._alarm.cancel()
        self._pin.release_input()


def on_the_desktop(wiring, text: str, folder: Path, **how) -> dict[str, Image.Image]:
    """Return the pictures that a script asks for, by their names."""
    shots: dict[str, Image.Image] = {}

    def camera(board, name: str) -> None:
        shots[name] = board.picture()

    headless.play(wiring, script.parse(text), folder, camera=camera, **how)
    return shots

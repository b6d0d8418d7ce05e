"""The driver in the very image, broken on purpose: a wrong byte on the wire is a wrong picture."""

from pathlib import Path

import pytest
from pictures import as_seen, close
from PIL import Image

from display.frame import Frame
from simulator.emulator import Handheld

DONE = 28

DRAWING = """
def drawing(frame, turn):
    frame.fill(1 + turn)  # another each time: the panel still has the picture before
    frame.box(0, 0, 60, 30, 9)
    frame.box(200, 0, 40, 100, 4)
    frame.box(20, 150, 100, 60, 12)
"""

# Each breaks one thing, as a slip in the driver would, between making the panel and its first show.
BROKEN = {
    "nothing": "pass",
    "the window's bytes swapped": "Panel._address = swapped",
    "mirrored": "panel._madctl ^= 0x40",
    "rows and columns exchanged": "panel._madctl ^= 0x20",
    "red and blue exchanged": "panel._madctl ^= 0x08",
    "16-bit colour announced": "panel._mode = 0x05",
    "not inverted": "panel._inverted = False",
    "one column to the right": "panel._left += 1",
}

MAIN = f"""
import time
import boards
from boards.hardware import make_panel
from display.frame import Frame
from display.panel import Panel
from machine import Pin
light, done = Pin(13, Pin.OUT, value=1), Pin({DONE}, Pin.OUT, value=0)
def swapped(self, code, first, count):
    last = first + count - 1
    self._bus.command(code, bytes((first & 255, first >> 8, last & 255, last >> 8)))
true = Panel._address
wiring = boards.named(boards.REFERENCE)
frame = Frame(240, 240)
{DRAWING}
for turn, change in enumerate({list(BROKEN.values())}):
    drawing(frame, turn)
    panel = make_panel(wiring)
    exec(change)
    panel.show(frame)
    Panel._address = true
    done(1)
    time.sleep_ms(1)
    done(0)
"""


@pytest.fixture(scope="module")
def pictures(firmware_image: Path) -> dict[str, Image.Image]:
    """Return what the panel shows with each of them, all in one boot of the image."""
    handheld = Handheld(firmware_image, files={"main.py": MAIN})
    seen = {}
    for name in BROKEN:
        handheld.run_until_pin(DONE, 1, 3000)
        seen[name] = handheld.picture()
        handheld.run_until_pin(DONE, 0, 100)
    return seen


def shows_what_was_drawn(pictures: dict[str, Image.Image], name: str) -> bool:
    frame = Frame(240, 240)
    names: dict = {}
    exec(DRAWING, names)
    names["drawing"](frame, list(BROKEN).index(name))
    return close(pictures[name], as_seen(frame))


def test_unbroken_it_shows_what_was_drawn(pictures: dict[str, Image.Image]) -> None:
    assert shows_what_was_drawn(pictures, "nothing")


@pytest.mark.parametrize("name", list(BROKEN)[1:])
def test_a_broken_driver_shows_a_wrong_picture(pictures: dict[str, Image.Image], name: str) -> None:
    assert not shows_what_was_drawn(pictures, name)

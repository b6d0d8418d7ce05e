"""What the self-test looks like when a line of the board file is wrong.

The real panel drivers, told the wrong thing, draw on a model of the reference board's glass.
"""

from pathlib import Path

from PIL import Image

import boards
from display.bus import Bus
from display.frame import Frame
from display.ili9341 import ILI9341
from display.st7789 import ST7789
from firmware.screens import selftest
from simulator.board import Board
from simulator.docs.stage import perform
from simulator.docs.stills import SQUARE
from simulator.emulator.hardware import hardware
from simulator.emulator.panel import PanelModel

_DRIVERS = {"st7789": ST7789, "ili9341": ILI9341}

# Name of the picture: the lines that are wrong.
SYMPTOMS: dict[str, dict] = {
    "right": {},
    "bgr": {"BGR": True},
    "inverted": {"INVERTED": False},
    "upside-down": {"ROTATION": 270},
    "on-its-side": {"ROTATION": 180},
    "mirrored": {"PANEL": "ili9341", "COLOUR_BITS": 16},
}


class _Wire:
    """SPI, pins and time: what a driver says reaches the model."""

    def __init__(self) -> None:
        self.now = 0
        self.model = PanelModel(hardware(SQUARE).glass, lambda: self.now)
        self._level = 0

    def write(self, data) -> None:
        self.model.receive(self._level, bytes(data))

    def dc(self, level: int) -> None:
        self._level = level

    def cs(self, level: int) -> None:
        pass

    def reset(self, level: int) -> None:
        self.model.reset_pin(level)

    def ticks_ms(self) -> int:
        return self.now

    def ticks_diff(self, later: int, earlier: int) -> int:
        return later - earlier

    def sleep_ms(self, ms: int) -> None:
        self.now += ms


def save_symptom(name: str, path: Path) -> None:
    said = {**boards.named(SQUARE).values, **SYMPTOMS[name]}
    wire = _Wire()
    panel = _DRIVERS[said["PANEL"]](
        Bus(wire, wire.dc, wire.cs, wire.reset),
        wire,
        said["WIDTH"],
        said["HEIGHT"],
        rotation=said["ROTATION"],
        bits=said["COLOUR_BITS"],
        inverted=said["INVERTED"],
        bgr=said.get("BGR", False),
    )
    panel.show(_self_test())
    picture = wire.model.picture().quantize(64, dither=Image.Dither.NONE)
    picture.save(path, optimize=True)


def _self_test() -> Frame:
    frames: list[Frame] = []

    def run(board: Board) -> None:
        show = board.panel.show
        board.panel.show = lambda frame: (frames.append(frame), show(frame))[1]  # type: ignore
        selftest.run(board)

    perform(SQUARE, 200, run)
    frames[-1].damage.mark_all()
    return frames[-1]

"""The desktop's board object, made from the same board files as the Pico's.

It is what `window` and `headless` have in common; they differ in where time and thumbs come from,
and hand over their clock.
"""

import os
import random
import traceback
from array import array
from pathlib import Path

from PIL import Image

import boards
from boards.store import Store
from boards.wiring import Wiring
from display.frame import Frame
from display.palette import COLOURS
from input.switches import Switches
from simulator.light import lit
from simulator.window.chord import Chord

# A 12-bit colour's nibbles, each times 17: what the panels show.
RGB = [(c >> 8, c >> 4 & 15, c & 15) for c in COLOURS]
PALETTE = bytes(17 * nibble for colour in RGB for nibble in colour)

_LEFT_PIXEL = bytes(pair >> 4 for pair in range(256))
_RIGHT_PIXEL = bytes(pair & 15 for pair in range(256))


class BoardError(ValueError):
    """No such board, or its file is wrong; the message says what to do."""


def wiring_of(board: str) -> Wiring:
    """Return the wiring of a board by name, or of a board file."""
    if board in boards.NAMES:
        return boards.named(board)
    path = Path(board)
    if path.suffix == ".py":
        if not path.is_file():
            raise BoardError(f"there is no board file {board}")
        wiring = boards.read(path.as_posix())
        if wiring.problems:
            raise BoardError("\n".join(wiring.problems))
        return wiring
    raise BoardError(f"there is no board {board}; there are: {', '.join(boards.NAMES)}")


class Panel:
    """Takes from a frame only what is marked as damaged, as a real panel is sent only that."""

    def __init__(self, width: int, height: int):
        self.width, self.height = width, height
        self.asleep = False
        self.shown = 0  # how many frames have been
        self.sent = 0  # bytes of them that were damaged, all together
        self._memory = bytearray(width // 2 * height)
        self._window = array("H", (0, 0, 0, 0))

    def show(self, frame: Frame) -> None:
        stride = self.width // 2
        band = 0
        while (band := frame.damage.next_window(self._window, band)) >= 0:
            column, top, across, rows = self._window
            start, end = top * stride + column, (top + rows) * stride
            if across == stride:  # as four of five rows are
                self._memory[start:end] = frame.pixels[start:end]
            else:
                for place in range(start, end, stride):
                    self._memory[place : place + across] = frame.pixels[place : place + across]
            self.sent += rows * across
        frame.damage.clear()
        self.shown += 1

    def sleep(self, on: bool) -> None:
        self.asleep = on

    @property
    def indices(self) -> bytes:
        """Return one palette index for each pixel."""
        pixels = bytearray(self.width * self.height)
        pixels[0::2] = self._memory.translate(_LEFT_PIXEL)
        pixels[1::2] = self._memory.translate(_RIGHT_PIXEL)
        return bytes(pixels)

    def picture(self) -> Image.Image:
        """Return what it shows at full light, with 16 colours and no more in it."""
        picture = Image.frombytes("P", (self.width, self.height), self.indices)
        picture.putpalette(PALETTE)
        return picture if not self.asleep else Image.new("P", picture.size)


class Buttons:
    """The switches of the wiring. A thumb uses `set`; the console reads what is debounced."""

    def __init__(self, wiring: Wiring, clock) -> None:
        switches = wiring.switches()
        self.names = [name for name, _, _, _ in switches]
        self.labels = {bit: label for _, bit, _, label in switches}
        self.contacts = [label for _, _, _, label in switches]
        self.switches = Switches(bytes(bit for _, bit, _, _ in switches), wiring["BOUNCE_MS"])
        self.available = self.switches.available
        self.levels = 0  # bit n: switch n is down
        self._clock = clock
        self.chord = Chord(0)  # no buttons together mean anything to the simulator itself, yet

    def set(self, switch: int, down: bool) -> None:
        self.levels = self.levels & ~(1 << switch) | down << switch
        self.switches.edge(switch, int(down), self._clock.ms())
        if self.switches.meter:
            self.switches.meter.note(switch, self._clock.ms())

    def set_mask(self, mask: int) -> None:
        """Press exactly these logical buttons; of two switches for one, the last named is."""
        for switch, bit in enumerate(self.switches.buttons):
            if bit not in self.switches.buttons[switch + 1 :]:
                down = bool(mask & bit)
                if down != bool(self.levels >> switch & 1):
                    self.set(switch, down)

    def read(self) -> int:
        return self.chord.filter(self.switches.read(self.levels, self._clock.ms()))

    def waiting(self) -> int:
        return self.switches.waiting


class Backlight:
    def __init__(self, available: bool):
        self.available = available
        self.percent = 0 if available else 100

    def set(self, percent: int) -> None:
        if self.available:
            self.percent = max(0, min(100, percent))


class Battery:
    """A desktop's guess: always the same, so that pictures are."""

    def __init__(self, wiring: Wiring):
        self._present = wiring["BATTERY"] is not None

    def percent(self) -> int | None:
        return 80 if self._present else None

    def charging(self) -> bool:
        return False


class Tone:
    """Notes what was played; the window makes it sound."""

    def __init__(self, available: bool):
        self.available = available
        self.played: list[tuple[int, int]] = []

    def play(self, *tones: int) -> None:
        """Play a tune: for each of its tones the pitch, and for how long."""
        if self.available:
            self.played += zip(tones[::2], tones[1::2], strict=True)


class Board:
    today = 0  # the date, as in 20261117, if somebody who looks at it is to know it

    def __init__(self, wiring: Wiring, clock, folder: Path, seed: int | None, language: str):
        self.wiring = wiring
        self.name = wiring["NAME"]
        self.clock = clock
        self.panel = Panel(wiring["WIDTH"], wiring["HEIGHT"])
        self.buttons = Buttons(wiring, clock)
        self.backlight = Backlight(wiring["BACKLIGHT"] is not None)
        self.battery = Battery(wiring)
        self.tone = Tone(wiring["SOUND"] is not None)
        self.store = Store(str(folder), rename=os.replace)
        self.language = language
        self.storage_problem = ""  # why there are no saves; "" if there are
        self.failures: list[str] = []  # of the console's own, each as `traceback` gave it
        self._random = random.Random(seed)

    def picture(self) -> Image.Image:
        """Return what a person sees: the panel under its light."""
        return lit(self.panel.picture(), self.backlight.percent)

    def random_seed(self) -> int:
        """Return a number for a new game's shuffle: the same row of them after the same --seed."""
        return self._random.getrandbits(30)

    def free_memory(self) -> int:
        """Return 0: there is no need to count."""
        return 0

    def format_storage(self) -> None:
        """Do nothing: a desktop's folder is always there."""
        self.storage_problem = ""

    def traceback(self, error: Exception) -> str:
        """Return where in the code an error happened, as Python prints it."""
        self.failures.append("".join(traceback.format_exception(error)))
        return self.failures[-1]

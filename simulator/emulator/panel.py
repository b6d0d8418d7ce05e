"""A display panel as its controller chip and its glass make it: bytes in, what the eye sees out.

The model knows nothing of our drivers. It is fed with what the wire carries, `(dc, bytes)`, and
keeps the controller's registers and picture memory as the ST7789 and ILI9341 data sheets describe
them, so a driver that sets a wrong window, direction, pixel format or colour order gets a wrong
picture. Memory starts as noise, as on a real panel: what a driver never wrote is seen as noise.

What a panel would suffer in silence and a person would puzzle over (a command too soon after a
reset, say) is kept in `complaints`.
"""

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops

from simulator.emulator import pixel_formats

SWRESET, SLPIN, SLPOUT, INVOFF, INVON = 0x01, 0x10, 0x11, 0x20, 0x21
DISPOFF, DISPON, CASET, RASET, RAMWR = 0x28, 0x29, 0x2A, 0x2B, 0x2C
MADCTL, COLMOD, RAMWRC = 0x36, 0x3A, 0x3C
MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08

RAM_WIDTH, RAM_HEIGHT = 240, 320  # of both controllers

# These change the picture too and nothing here needs them: partial mode, scrolling, idle mode.
NOT_MODELLED = {0x12, 0x30, 0x33, 0x37, 0x39}

BITS_PER_PIXEL = {
    "ST7789": {3: 12, 5: 16, 6: 18},
    "ILI9341": {5: 16, 6: 18},  # its serial bus has no 12-bit format
}


@dataclass(frozen=True)
class Glass:
    """One display module as its maker built it. Facts of the hardware, not settings of a driver."""

    controller: str  # "ST7789" or "ILI9341"
    width: int  # as the person holding it sees it
    height: int
    upright: int = 0  # the MY, MX, MV bits with which the picture stands upright
    offset: tuple[int, int] = (0, 0)  # window address of the top left pixel under `upright`
    inverted: bool = False  # colours are true under INVON (IPS glass), not under INVOFF
    bgr: bool = False  # colours are true with MADCTL's BGR bit set
    spi_modes: tuple[int, ...] = (0, 3)


@cache
def _noise(seed: int) -> array:
    noise = random.Random(seed)
    return array("I", [noise.getrandbits(24) for _ in range(RAM_WIDTH * RAM_HEIGHT)])


class PanelModel:
    awake: bool
    on: bool
    inverted: bool
    madctl: int
    bits: int  # of a pixel on the wire
    _command: int | None
    _columns: tuple[int, int]
    _rows: tuple[int, int]
    _column: int
    _row: int
    _polite_ms: float  # no command should come before,
    _ready_ms: float  # and none is heard before
    _why: str
    _beyond: tuple[int, int] | None  # where the next pixel goes if the one begun never ends

    def __init__(self, glass: Glass, now_ms: Callable[[], float] = lambda: 0.0, seed: int = 0):
        self.glass = glass
        self.now_ms = now_ms
        self.complaints: list[str] = []
        self.commands = 0  # how many were received
        self.data = bytearray()  # bytes since the last command; the wire may append to it directly
        self._ram = array("I", _noise(seed))  # 0xRRGGBB, in the memory's own order
        self._reset_low = False
        self._registers_to_default()
        self._ready_ms = self._wake_ms = 0.0

    # What the wire says

    def receive(self, dc: int, data: bytes) -> None:
        if self._reset_low:
            return
        if dc:
            self.data += data
        else:
            for byte in data:
                self.command(byte)

    def reset_pin(self, level: int) -> None:
        """Low holds the controller in reset; the rising edge starts its 5 ms of waking up."""
        if self._reset_low and level:
            self._begin_reset()
        self._reset_low = not level
        if self._reset_low:
            self._registers_to_default()

    def command(self, code: int) -> None:
        if self._reset_low:
            return
        self._settle()
        self._column, self._row = self._beyond or (self._column, self._row)
        self._beyond = None
        del self.data[:]
        self.commands += 1
        now = self.now_ms()
        if now < self._ready_ms:
            self.complaints.append(
                f"command 0x{code:02x} at {now:.2f} ms is lost:"
                f" {self._why} until {self._ready_ms:.2f} ms"
            )
            self._command = None
            return
        if now < self._polite_ms:
            self.complaints.append(
                f"command 0x{code:02x} at {now:.2f} ms: {self._why} until {self._polite_ms:.2f} ms"
            )
        self._command = code
        if code == SWRESET:
            self._registers_to_default()
            self._begin_reset()
        elif code in (SLPIN, SLPOUT):
            if now < self._wake_ms:
                self.complaints.append(
                    f"command 0x{code:02x} at {now:.2f} ms:"
                    f" sleep may change again only at {self._wake_ms:.2f} ms"
                )
            self.awake = code == SLPOUT
            self._wake_ms = now + 120
            self._polite_ms = now + 5
            self._why = "it settles after a change of sleep"
        elif code in (INVOFF, INVON):
            self.inverted = code == INVON
        elif code in (DISPOFF, DISPON):
            self.on = code == DISPON
        elif code == RAMWR:
            self._column, self._row = self._columns[0], self._rows[0]
        elif code in NOT_MODELLED:
            self.complaints.append(f"command 0x{code:02x} at {now:.2f} ms is not modelled")

    # What the eye sees

    @property
    def visible(self) -> bool:
        """Awake, switched on and not held in reset; the backlight is another matter."""
        return self.awake and self.on and not self._reset_low

    def picture(self) -> Image.Image:
        """Return the glass as a person sees it with the light on: black unless awake and switched
        on."""
        if not self.visible:
            return Image.new("RGB", (self.glass.width, self.glass.height))
        self._settle()
        glass = self.glass
        seen = array("I")
        for y in range(glass.height):
            seen += self._ram[
                self._run(glass.upright, glass.offset[0], y + glass.offset[1], glass.width)
            ]
        # Both swaps happen between memory and glass, so they apply to what is already there.
        true_order = bool(self.madctl & BGR) == glass.bgr
        size = (glass.width, glass.height)
        picture = Image.frombytes(
            "RGB", size, seen.tobytes(), "raw", "BGRX" if true_order else "RGBX"
        )
        return picture if self.inverted == glass.inverted else ImageChops.invert(picture)

    # The controller inside

    def _registers_to_default(self) -> None:
        self.awake = self.on = self.inverted = False
        self.madctl = 0
        self.bits = 18
        self._command = None
        self._columns, self._rows = (0, RAM_WIDTH - 1), (0, RAM_HEIGHT - 1)
        self._column = self._row = 0
        self._beyond = None
        self._polite_ms = 0.0
        del self.data[:]

    def _begin_reset(self) -> None:
        self._ready_ms = self.now_ms() + 5
        self._why = "the controller wakes up from its reset"

    def _settle(self) -> None:
        """Let the bytes received since the last command take effect."""
        data = self.data
        if not data:
            return
        if self._command in (RAMWR, RAMWRC):
            self._write_pixels()
        elif self._command == MADCTL:
            self.madctl = data[0]
        elif self._command == COLMOD:
            self.bits = BITS_PER_PIXEL[self.glass.controller].get(data[0] & 7, self.bits)
        elif self._command in (CASET, RASET) and len(data) >= 4:
            window = data[0] << 8 | data[1], data[2] << 8 | data[3]
            if window[0] <= window[1]:  # the data sheets forbid the other case
                if self._command == CASET:
                    self._columns = window
                else:
                    self._rows = window

    def _write_pixels(self) -> None:
        pixels, used, first_half = pixel_formats.decode(self.data, self.bits)
        del self.data[:used]
        self._store(pixels)
        self._beyond = None
        if first_half:
            # One pixel is complete, the next is not: show it, and come back to it with the rest.
            place = self._column, self._row
            self._store(first_half)
            self._beyond = self._column, self._row
            self._column, self._row = place

    def _store(self, pixels: array) -> None:
        """Write pixels from the current address on, row by row, wrapping inside the window."""
        first, last = self._columns
        top, bottom = self._rows
        swapped = self.madctl & MV
        width, height = (RAM_HEIGHT, RAM_WIDTH) if swapped else (RAM_WIDTH, RAM_HEIGHT)
        if not (first <= self._column <= last and top <= self._row <= bottom):
            self._column, self._row = first, top  # the window moved away since
        done = 0
        while done < len(pixels):
            count = min(last + 1 - self._column, len(pixels) - done)
            in_memory = min(count, width - self._column)  # what lies outside is not kept
            if in_memory > 0 and self._row < height:
                run = self._run(self.madctl, self._column, self._row, in_memory)
                self._ram[run] = pixels[done : done + in_memory]
            done += count
            self._column += count
            if self._column > last:
                self._column = first
                self._row = self._row + 1 if self._row < bottom else top

    @staticmethod
    def _run(madctl: int, column: int, row: int, count: int) -> slice:
        """Return the memory cells of `count` pixels to the right of a window address."""
        x, y = (row, column) if madctl & MV else (column, row)
        step = RAM_WIDTH if madctl & MV else 1
        if madctl & (MY if madctl & MV else MX):
            step = -step
        if madctl & MX:
            x = RAM_WIDTH - 1 - x
        if madctl & MY:
            y = RAM_HEIGHT - 1 - y
        start = y * RAM_WIDTH + x
        stop = start + count * step
        return slice(start, stop if stop >= 0 else None, step)

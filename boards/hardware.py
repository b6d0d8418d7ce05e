"""From a wiring to the board object, with the Pico's own peripherals. Device only."""

import gc
import io
import os
import sys
import time

from machine import SPI, Pin

from boards import flash, low_power
from boards.parts import Backlight, Battery, Buttons, Clock, Tone
from boards.store import FlashStore
from display import quick
from display.pico import PicoBus

_SAVES = "/saves"


class Board:
    today = 0  # the date, as in 20261117: a Pico does not know it

    def __init__(self, wiring) -> None:
        self.name = wiring["NAME"]
        self.panel = make_panel(wiring, wiring["CPU_HZ"])
        self.buttons = Buttons(wiring)
        self.backlight = Backlight(wiring["BACKLIGHT"])
        self.battery = Battery(wiring)
        self.tone = Tone(wiring["SOUND"])
        self.store = FlashStore(_SAVES)
        self.clock = Clock(self.buttons, self.panel)
        self.language = ""  # nobody has asked for one yet
        self._storage_problem: str | None = None  # nobody has asked yet

    def random_seed(self) -> int:
        """Return a number below 2**30 for a new game's shuffle.

        The chip's own noise is thin; the microsecond at which somebody asked makes up for it.
        """
        noise = int.from_bytes(os.urandom(4), "big") ^ time.ticks_us()
        return (noise * 0x9E3779B1 >> 2) & 0x3FFFFFFF

    def free_memory(self) -> int:
        return gc.mem_free()

    @property
    def storage_problem(self) -> str:
        """Why there are no saves; "" if there are. At the first start ever, they are made possible
        now: not before there is a picture to look at."""
        if self._storage_problem is None:
            self._storage_problem = flash.mount()
        return self._storage_problem

    def format_storage(self) -> None:
        """Erase what can't be read, and begin with an empty store: the player has said so."""
        flash.make_file_system()
        self._storage_problem = ""

    def traceback(self, error: Exception) -> str:
        """Return where in the code an error happened, as Python prints it."""
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()


def make_panel(wiring, hz: int = 0):
    """Return the board's panel. hz: of the processor; the usual, if it is not given."""
    quick.take_over()
    low_power.full_speed(hz)
    mode = wiring["SPI_MODE"]
    spi = SPI(
        wiring["SPI"],
        baudrate=wiring["SPI_HZ"],
        polarity=mode >> 1,
        phase=mode & 1,
        sck=Pin(wiring["SCK"]),
        mosi=Pin(wiring["MOSI"]),
        miso=None,
    )
    bus = PicoBus(spi, wiring["SPI"], *(_output(wiring[name]) for name in ("DC", "CS", "RESET")))
    return driver(wiring["PANEL"])(
        bus,
        time,
        wiring["WIDTH"],
        wiring["HEIGHT"],
        rotation=wiring["ROTATION"],
        offset=(wiring["OFFSET_X"], wiring["OFFSET_Y"]),
        bits=wiring["COLOUR_BITS"],
        inverted=wiring["INVERTED"],
        bgr=wiring["BGR"],
    )


def driver(panel: str):
    """Return the class that drives a kind of panel; only that one is loaded."""
    if panel == "ili9341":
        from display.ili9341 import ILI9341

        return ILI9341
    from display.st7789 import ST7789

    return ST7789


def _output(gpio: int | None):
    return None if gpio is None else Pin(gpio, Pin.OUT, value=1)

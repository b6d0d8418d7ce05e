"""What the panel drivers have in common: windows, rotation, colours, sleep, and sending a frame.

Both controllers hold 240 x 320 pixels and speak the same language (MIPI DCS); `display/st7789.py`
and `display/ili9341.py` add what is special to each.
"""

from array import array

from micropython import const

from display.expand import fill_table
from display.frame import Frame
from display.palette import COLOURS

_SWRESET = const(0x01)
_SLPIN = const(0x10)
_SLPOUT = const(0x11)
_INVOFF = const(0x20)
_DISPOFF = const(0x28)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

# MADCTL: rows from the bottom, columns from the right, the two exchanged, blue before red.
_MY = const(0x80)
_MX = const(0x40)
_MV = const(0x20)
_BGR = const(0x08)

_RAM_WIDTH = const(240)
_RAM_HEIGHT = const(320)

# Two of these: a band is expanded into one while the other is sent. A whole frame of 240 x 240 in
# 12-bit colour took 17.4 ms with 720 bytes, 12.3 with 1440 or this, 12.4 with 2880 (emulated Pico).
_BAND_BYTES = const(1440)

_RESET_MS = const(5)  # after a reset the controller hears nothing
_SLEEP_MS = const(120)  # between a reset or one change of sleep and the next
_SETTLE_MS = const(5)  # after a change of sleep, before any other command

_TURNS = {0: 0, 90: _MX | _MV, 180: _MX | _MY, 270: _MY | _MV}


class Panel:
    """A panel as a board file describes it. width and height are as seen by the player.

    bus: see `display/bus.py`.    time: has `ticks_ms`, `ticks_diff` and `sleep_ms`.
    rotation: how far the picture is turned clockwise on the glass: 0, 90, 180 or 270.
    offset: columns and rows of the controller's memory before the first that the glass shows.
    """

    COLOUR_MODES: tuple = ()  # (bits of colour, what COLMOD is told), the ones it can
    SETTINGS: tuple = ()  # (command, its data), once after a reset
    MIRROR = 0  # MADCTL bits by which the controller's usual glass differs from the ST7789's

    def __init__(
        self,
        bus,
        time,
        width: int,
        height: int,
        rotation: int = 0,
        offset: tuple = (0, 0),
        bits: int = 16,
        inverted: bool = False,
        bgr: bool = False,
    ) -> None:
        self._mode = dict(self.COLOUR_MODES).get(bits, 0)
        if not self._mode:
            known = " or ".join(str(n) for n, _ in self.COLOUR_MODES)
            raise ValueError(f"this panel takes {known} bits of colour, not {bits}")
        if rotation not in _TURNS:
            raise ValueError(f"a panel turns by 0, 90, 180 or 270 degrees, not {rotation}")
        self.width, self.height = width, height
        self._bus = bus
        self._time = time
        self._madctl = _TURNS[rotation] ^ self.MIRROR | (_BGR if bgr else 0)
        self._left, self._top = self._origin(offset)
        self._bits = bits
        self._inverted = inverted
        self._expand = bus.expand_12 if bits == 12 else bus.expand_16
        self._table = bytearray(1024)
        fill_table(self._table, COLOURS, bits)
        self._bands = (bytearray(_BAND_BYTES), bytearray(_BAND_BYTES))
        self._window = array("H", (0, 0, 0, 0))
        self._job = array("I", (0, 0, 0, 0))
        self._four = bytearray(4)
        self._lit = False
        self.asleep = False
        if not bus.reset(time):
            bus.command(_SWRESET)
        self._slept_ms = time.ticks_ms()

    def show(self, frame: Frame) -> None:
        """Send what has changed in the frame since it was last sent."""
        if frame.width != self.width or frame.height != self.height:
            sizes = frame.width, frame.height, self.width, self.height
            raise ValueError("a frame of {} x {} on a panel of {} x {}".format(*sizes))
        if not self._lit:
            self._set_up()
            frame.damage.mark_all()
        damage, window = frame.damage, self._window
        band = damage.next_window(window, 0)
        while band >= 0:
            self._send(frame.pixels, (frame.width + 1) >> 1)
            band = damage.next_window(window, band)
        damage.clear()
        if not self._lit:
            # Only now is there a picture to light up, and not the noise of a fresh memory.
            self._lit = True
            self._wake()

    def sleep(self, on: bool) -> None:
        """Dark and nearly without power, or back again; it keeps the picture and takes new ones."""
        self.asleep = on
        if not self._lit:
            return  # asleep since its reset
        if on:
            self._bus.command(_DISPOFF)
            self._change_sleep(_SLPIN)
        else:
            self._wake()

    def _origin(self, offset: tuple) -> tuple:
        """The window address of the picture's top left pixel."""
        turned = self._madctl & _MV
        across, down = (self.height, self.width) if turned else (self.width, self.height)
        spare_x = _RAM_WIDTH - across - offset[0]
        spare_y = _RAM_HEIGHT - down - offset[1]
        x = spare_x if self._madctl & _MX else offset[0]
        y = spare_y if self._madctl & _MY else offset[1]
        # A frame's byte is two pixels: an odd width sends one more, which must be out of sight.
        behind = (_RAM_HEIGHT - y - down) if turned else (_RAM_WIDTH - x - across)
        if spare_x < 0 or spare_y < 0 or behind < self.width & 1:
            raise ValueError(
                f"{self.width} x {self.height} is more than this panel's memory holds (240 x 320)"
            )
        return (y, x) if turned else (x, y)

    def _set_up(self) -> None:
        """Everything but waking up: the controller listens while it still sleeps off its reset."""
        self._wait(_RESET_MS)
        command = self._bus.command
        for code, data in self.SETTINGS:
            command(code, data)
        command(_COLMOD, bytes((self._mode,)))
        command(_MADCTL, bytes((self._madctl,)))
        command(_INVOFF + self._inverted)

    def _wake(self) -> None:
        self._change_sleep(_SLPOUT)
        self._bus.command(_DISPON)

    def _change_sleep(self, code: int) -> None:
        self._wait(_SLEEP_MS)
        self._bus.command(code)
        self._slept_ms = self._time.ticks_ms()
        self._wait(_SETTLE_MS)

    def _wait(self, ms: int) -> None:
        """Until so long after the last reset or change of sleep."""
        left = ms - self._time.ticks_diff(self._time.ticks_ms(), self._slept_ms)
        if 0 <= left <= ms:  # after some days, the difference of ticks turns negative
            self._time.sleep_ms(left + 1)  # the clock may have ticked just after it was read

    def _send(self, pixels: bytearray, stride: int) -> None:
        """Send the window, band by band: one is expanded while the one before is on the wire."""
        first, row, columns, rows = self._window
        self._address(_CASET, self._left + 2 * first, 2 * columns)
        self._address(_RASET, self._top + row, rows)
        bus, expand, table = self._bus, self._expand, self._table
        job, bands = self._job, self._bands
        row_bytes = columns * (3 if self._bits == 12 else 4)
        at_once = len(bands[0]) // row_bytes
        job[1], job[3] = columns, stride - columns
        bus.begin(_RAMWR)
        turn = 0
        end = row + rows
        while row < end:
            count = min(at_once, end - row)
            job[0], job[2] = row * stride + first, count
            expand(pixels, bands[turn], table, job)
            bus.send(bands[turn], count * row_bytes)
            turn ^= 1
            row += count
        bus.finish()

    def _address(self, code: int, first: int, count: int) -> None:
        last = first + count - 1
        four = self._four
        four[0], four[1] = first >> 8, first & 255
        four[2], four[3] = last >> 8, last & 255
        self._bus.command(code, four)

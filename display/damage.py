"""Which part of a frame has changed since it was last sent.

The frame is cut into bands of eight rows, and each band knows its damaged columns: the first
damaged byte of a row, and the first one behind the damage; (255, 0) is an undamaged band. So two
changes in far corners stay two small windows, marking costs nothing worth counting, and no list can
grow.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

_BAND = const(8)

# Bytes of the frame that could be sent while the panel is told of one more window (about 0.2 ms).
_WINDOW_COST = const(512)


class Damage:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.bands = bytearray(2 * ((height + _BAND - 1) // _BAND))
        self.everything = False  # then there is nothing left to mark
        self.clear()

    def mark(self, x: int, y: int, w: int, h: int) -> None:
        mark(self.bands, self.width, self.height, x, y, w, h)

    def mark_all(self) -> None:
        mark(self.bands, self.width, self.height, 0, 0, self.width, self.height)
        self.everything = True

    def clear(self) -> None:
        self.everything = False
        _clear(self.bands, len(self.bands))

    def next_window(self, window: array, band: int) -> int:
        """Find the next window to send, from this band on; start with band 0.

        Puts first byte column, first row, bytes across and rows into `window` (an array of unsigned
        shorts) and returns the band to go on with, or returns -1 when no damage is left.
        Neighbouring bands share a window when that costs less than a second one.
        """
        return _next_window(self.bands, len(self.bands), self.height, window, band)


@micropython.viper
def _clear(bands: ptr8, size: int):
    entry = 0
    while entry < size:
        bands[entry] = 255
        bands[entry + 1] = 0
        entry += 2


@micropython.viper
def mark(bands: ptr8, width: int, height: int, x: int, y: int, w: int, h: int):
    right = x + w
    bottom = y + h
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    if right > width:
        right = width
    if bottom > height:
        bottom = height
    if x < right and y < bottom:
        first = x >> 1
        after = (right + 1) >> 1
        entry = y >> 3 << 1
        end = (bottom + 7) >> 3 << 1
        while entry < end:
            if first < bands[entry]:
                bands[entry] = first
            if after > bands[entry + 1]:
                bands[entry + 1] = after
            entry += 2


@micropython.viper
def _next_window(bands: ptr8, size: int, height: int, window: ptr16, band: int) -> int:
    entry = band << 1
    while entry < size and not bands[entry + 1]:
        entry += 2
    if entry >= size:
        return -1
    top = entry >> 1
    first = bands[entry]
    after = bands[entry + 1]
    area = after - first
    growing = True
    while growing:
        entry += 2
        growing = False
        if entry < size and bands[entry + 1]:
            left = bands[entry] if bands[entry] < first else first
            right = bands[entry + 1] if bands[entry + 1] > after else after
            together = (right - left) * ((entry >> 1) + 1 - top)
            apart = area + bands[entry + 1] - bands[entry]
            if (together - apart) * _BAND <= _WINDOW_COST:
                first = left
                after = right
                area = together
                growing = True
    bottom = (entry >> 1) * _BAND
    if bottom > height:
        bottom = height
    window[0] = first
    window[1] = top * _BAND
    window[2] = after - first
    window[3] = bottom - top * _BAND
    return entry >> 1

"""Which part of a frame has changed since it was last sent.

The frame is cut into bands of eight rows, and each band knows its damaged columns. So two changes
in far corners stay two small windows, marking costs nothing worth counting, and no list can grow.
"""

from array import array

from micropython import const

from display.brush import mark_damage

_BAND = const(8)

# Bytes of the frame that could be sent while the panel is told of one more window (about 0.1 ms).
_WINDOW_COST = const(256)


class Damage:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._bands = bytearray(2 * ((height + _BAND - 1) // _BAND))
        self.clear()

    def mark(self, x: int, y: int, w: int, h: int) -> None:
        mark_damage(self._bands, self.width, self.height, x, y, w, h)

    def mark_all(self) -> None:
        self.mark(0, 0, self.width, self.height)

    def clear(self) -> None:
        bands = self._bands
        for entry in range(0, len(bands), 2):
            bands[entry] = 255
            bands[entry + 1] = 0

    def next_window(self, window: array, band: int) -> int:
        """Find the next window to send, from this band on; start with band 0.

        Puts first byte column, first row, bytes across and rows into `window` and returns the band
        to go on with, or returns -1 when no damage is left. Neighbouring bands share a window when
        that costs less than a second one.
        """
        bands = self._bands
        end = len(bands) >> 1
        while band < end and not bands[2 * band + 1]:
            band += 1
        if band == end:
            return -1
        top = band
        first, after = bands[2 * band], bands[2 * band + 1]
        area = after - first
        band += 1
        while band < end and bands[2 * band + 1]:
            left, right = min(first, bands[2 * band]), max(after, bands[2 * band + 1])
            together = (right - left) * (band + 1 - top)
            apart = area + bands[2 * band + 1] - bands[2 * band]
            if (together - apart) * _BAND > _WINDOW_COST:
                break
            first, after, area = left, right, together
            band += 1
        window[0], window[1] = first, top * _BAND
        window[2], window[3] = after - first, min(band * _BAND, self.height) - top * _BAND
        return band

"""A part of the frame, kept aside so that something can lie upon it for a while."""

# mypy: disable-error-code="name-defined"
from array import array

import micropython

from display.frame import Frame


class Patch:
    """What it keeps is put back to the pixel, also where a part of it lies outside the frame.

    It keeps whole bytes: what lies beside it in the same byte must not change meanwhile.
    """

    def __init__(self, w: int, h: int) -> None:
        self._w, self._h = w, h
        self._kept = bytearray((w // 2 + 1) * h)
        self._part = array("H", (0, 0, 0, 0))  # of the frame: first byte in a row, bytes, rows

    def keep(self, frame: Frame, x: int, y: int) -> None:
        """Remember what is there now, from (x, y) on."""
        part, stride = self._part, (frame.width + 1) >> 1
        part[0], part[1] = max(x, 0) >> 1, min(max(x + self._w, 0) + 1 >> 1, stride)
        part[2], part[3] = max(y, 0), min(max(y + self._h, 0), frame.height)
        _copy(frame.pixels, stride, self._kept, part, 0)

    def put_back(self, frame: Frame) -> None:
        part = self._part
        _copy(frame.pixels, (frame.width + 1) >> 1, self._kept, part, 1)
        first, top = part[0], part[2]
        frame.damage.mark(2 * first, top, 2 * (part[1] - first), part[3] - top)


@micropython.viper
def _copy(pixels: ptr8, stride: int, kept: ptr8, part: ptr16, back: int):
    """Copy a part of the pixels to what is kept of them, or back."""
    at = 0
    first = part[0]
    across = part[1] - first
    place = part[2] * stride + first
    end = part[3] * stride
    while place < end:
        i = 0
        if back:
            while i < across:
                pixels[place + i] = kept[at + i]
                i += 1
        else:
            while i < across:
                kept[at + i] = pixels[place + i]
                i += 1
        at += across
        place += stride

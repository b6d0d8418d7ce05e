"""A part of the frame, kept aside so that something can lie upon it for a while."""

from framebuf import GS4_HMSB, FrameBuffer

from display.frame import Frame


class Patch:
    """What it keeps is put back to the pixel, also where a part of it lies outside the frame."""

    def __init__(self, w: int, h: int) -> None:
        self._w, self._h = w, h
        self._x = self._y = 0
        self._canvas = FrameBuffer(bytearray((w + 1) // 2 * h), w, h, GS4_HMSB)

    def keep(self, frame: Frame, x: int, y: int) -> None:
        """Remember what is there now, from (x, y) on."""
        self._x, self._y = x, y
        frame.copy_into(self._canvas, x, y)

    def put_back(self, frame: Frame) -> None:
        frame.paste(self._canvas, self._x, self._y, self._w, self._h)

"""MicroPython's `framebuf` module for CPython, equal to it pixel for pixel.

Rectangles and aligned copies move whole rows as slices; only lines, ellipses, polygons and copies
with a key or a palette look at single pixels. `text` is left out: its 8-pixel letters are too
small for our panels.
"""

# mypy: disable-error-code="name-defined"
from array import array
from collections.abc import Callable
from functools import partial
from types import FunctionType

import micropython

MVLSB = MONO_VLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

_BITS = {MONO_VLSB: 1, RGB565: 16, GS4_HMSB: 4, MONO_HLSB: 1, MONO_HMSB: 1, GS2_HMSB: 2, GS8: 8}
_ROW_PIXELS = {MONO_HLSB: 8, MONO_HMSB: 8, GS2_HMSB: 4, GS4_HMSB: 2}  # a row fills whole bytes


def _round_up(value: int, step: int) -> int:
    return (value + step - 1) // step * step


def _divide(a: int, b: int) -> int:
    """C's integer division, which rounds towards zero."""
    return a // b if (a < 0) == (b < 0) else -(-a // b)


class FrameBuffer:
    def __init__(self, buffer, width: int, height: int, format: int, stride: int | None = None):
        if stride is None:
            stride = width
        if not (0 < width <= stride <= 0xFFFF and 0 < height <= 0xFFFF):
            raise ValueError
        if format not in _BITS:
            raise ValueError("invalid format")
        data = memoryview(buffer).cast("B")
        if data.readonly:
            raise TypeError("object with buffer protocol required")
        step = _ROW_PIXELS.get(format, 1)
        stride = _round_up(stride, step)
        if format == MONO_VLSB:
            full_rows = _round_up(height, 8)
            needed = (full_rows - 8) * stride + 8 * width
        else:
            needed = (height - 1) * stride + _round_up(width, step)
        if needed * _BITS[format] // 8 > len(data):
            raise ValueError
        self._data = data
        self._width, self._height, self._stride, self._format = width, height, stride, format
        self._get, self._set = _access(data, stride, format)
        self._rows = self._rows_of_pixels
        if format == GS4_HMSB:
            self._rows = partial(_fill_gs4, data, stride >> 1)

    def fill(self, c: int) -> None:
        self._rows(0, 0, self._width, self._height, c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        if 0 <= x < self._width and 0 <= y < self._height:
            if c is None:
                return self._get(x, y)
            self._set(x, y, c)
        return None

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        right, bottom = x + w, y + h
        # Written out: screens consist of these, and `min` and `max` would take as long as the rest.
        if x < 0:
            x = 0
        if y < 0:
            y = 0
        if right > self._width:
            right = self._width
        if bottom > self._height:
            bottom = self._height
        if x < right and y < bottom:
            self._rows(x, y, right, bottom, c)

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        if f:
            self.fill_rect(x, y, w, h, c)
        else:
            self.fill_rect(x, y, w, 1, c)
            self.fill_rect(x, y + h - 1, w, 1, c)
            self.fill_rect(x, y, 1, h, c)
            self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int) -> None:
        dx, dy = abs(x2 - x1), abs(y2 - y1)
        step_x, step_y = (1 if x2 > x1 else -1), (1 if y2 > y1 else -1)
        if dx == 0 or dy == 0:
            # Every pixel between the ends, both included: what the steps below would visit.
            self.fill_rect(min(x1, x2), min(y1, y2), dx + 1, dy + 1, c)
            return
        x, y, steep = x1, y1, dy > dx
        long, short = (dy, dx) if steep else (dx, dy)
        error = 2 * short - long
        for _ in range(long):
            self.pixel(x, y, c)
            while error >= 0:
                if steep:
                    x += step_x
                else:
                    y += step_y
                error -= 2 * long
            if steep:
                y += step_y
            else:
                x += step_x
            error += 2 * short
        self.pixel(x2, y2, c)

    def ellipse(
        self, x: int, y: int, xr: int, yr: int, c: int, f: bool = False, m: int = 15
    ) -> None:
        if xr == 0 and yr == 0:
            if m & 15:
                self.pixel(x, y, c)
            return
        two_aa, two_bb = 2 * xr * xr, 2 * yr * yr
        # From the right end upwards while the curve is steep, then from the top rightwards.
        px, py = xr, 0
        change_x, change_y, error = yr * yr * (1 - 2 * xr), xr * xr, 0
        stop_x, stop_y = two_bb * xr, 0
        while stop_x >= stop_y:
            self._four_points(x, y, px, py, c, f, m)
            py += 1
            stop_y += two_aa
            error += change_y
            change_y += two_aa
            if 2 * error + change_x > 0:
                px -= 1
                stop_x -= two_bb
                error += change_x
                change_x += two_bb
        px, py = 0, yr
        change_x, change_y, error = yr * yr, xr * xr * (1 - 2 * yr), 0
        stop_x, stop_y = 0, two_aa * yr
        while stop_x <= stop_y:
            self._four_points(x, y, px, py, c, f, m)
            px += 1
            stop_x += two_bb
            error += change_x
            change_x += two_bb
            if 2 * error + change_y > 0:
                py -= 1
                stop_y -= two_aa
                error += change_y
                change_y += two_aa

    def poly(self, x: int, y: int, coords: array, c: int, f: bool = False) -> None:
        count = len(coords) // 2
        corners = [(coords[2 * i], coords[2 * i + 1]) for i in range(count)]
        edges = list(zip(corners[:1] + corners[:0:-1], corners[::-1], strict=True))
        if not f:
            for (x1, y1), (x2, y2) in edges:
                self.line(x + x1, y + y1, x + x2, y + y2, c)
            return
        if not corners:
            return
        for row in range(min(py for _, py in corners), max(py for _, py in corners) + 1):
            nodes = []
            for (x1, y1), (x2, y2) in edges:
                if y1 != y2 and (y1 > row >= y2 or y1 <= row < y2):
                    across = _divide(32 * (x2 - x1) * (row - y1), y2 - y1)
                    nodes.append(_divide(32 * x1 + across + 16, 32))
                elif row == max(y1, y2):
                    if y1 < y2:
                        self.pixel(x + x2, y + y2, c)
                    elif y2 < y1:
                        self.pixel(x + x1, y + y1, c)
                    else:
                        self.line(x + x1, y + y1, x + x2, y + y2, c)
            nodes.sort()
            for left, right in zip(nodes[::2], nodes[1::2], strict=True):
                self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def blit(
        self,
        fbuf: "FrameBuffer",
        x: int,
        y: int,
        key: int = -1,
        palette: "FrameBuffer | None" = None,
    ) -> None:
        left, top = max(0, x), max(0, y)
        right, bottom = min(self._width, x + fbuf._width), min(self._height, y + fbuf._height)
        if left >= right or top >= bottom:
            return
        plain = key == -1 and palette is None and self._format == fbuf._format == GS4_HMSB
        if plain and not (left | right | left - x) & 1:
            count = (right - left) >> 1
            for row in range(top, bottom):
                to = (row * self._stride + left) >> 1
                source = ((row - y) * fbuf._stride + left - x) >> 1
                self._data[to : to + count] = fbuf._data[source : source + count]
            return
        get, put = fbuf._get, self._set
        for row in range(top, bottom):
            for column in range(left, right):
                colour = get(column - x, row - y)
                if palette is not None:
                    colour = palette._get(colour, 0)
                if colour != key:
                    put(column, row, colour)

    def scroll(self, xstep: int, ystep: int) -> None:
        if abs(xstep) >= self._width or abs(ystep) >= self._height:
            return
        columns, rows = range(self._width), range(self._height)
        columns = columns[:xstep] if xstep < 0 else columns[: xstep - 1 if xstep else None : -1]
        rows = rows[:ystep] if ystep < 0 else rows[: ystep - 1 if ystep else None : -1]
        for y in rows:
            for x in columns:
                self._set(x, y, self._get(x - xstep, y - ystep))

    def _four_points(self, x: int, y: int, px: int, py: int, c: int, f: bool, m: int) -> None:
        if f and m == 15:
            self.fill_rect(x - px, y - py, 2 * px + 1, 1, c)
            self.fill_rect(x - px, y + py, 2 * px + 1, 1, c)
            return
        for bit, sx, sy in ((1, 1, -1), (2, -1, -1), (4, -1, 1), (8, 1, 1)):
            if m & bit:
                if f:
                    self.fill_rect(x if sx > 0 else x - px, y + sy * py, px + 1, 1, c)
                else:
                    self.pixel(x + sx * px, y + sy * py, c)

    def _rows_of_pixels(self, x: int, y: int, right: int, bottom: int, c: int) -> None:
        put = self._set
        for row in range(y, bottom):
            for column in range(x, right):
                put(column, row, c)


@micropython.viper
def _fill_bytes(data: ptr8, stride: int, x: int, y: int, right: int, bottom: int, c: int):
    """Fill a box of GS4_HMSB, byte by byte: the faster way if it has been compiled."""
    c = (c & 15) * 17
    first, last = (x + 1) >> 1, right >> 1  # the bytes covered whole
    row = y * stride
    while y < bottom:
        at, end = row + first, row + last
        if x & 1:
            data[at - 1] = data[at - 1] & 0xF0 | c & 0x0F
        if right & 1:
            data[end] = data[end] & 0x0F | c & 0xF0
        while at < end:
            data[at] = c
            at += 1
        row += stride
        y += 1


def _fill_slices(
    data: memoryview, stride: int, x: int, y: int, right: int, bottom: int, c: int
) -> None:
    """Do the same with as few slices as there can be: the faster way for Python as it is."""
    pair = (c & 15) * 17
    first, last = (x + 1) >> 1, right >> 1
    begin, end = y * stride, bottom * stride
    if last - first < bottom - y:  # column by column, of which there are fewer
        run = bytes((pair,)) * (bottom - y)
        for column in range(first, last):
            data[begin + column : end + column : stride] = run
    else:
        run = bytes((pair,)) * (last - first)
        for row in range(begin, end, stride):
            data[row + first : row + last] = run
    if x & 1:
        for at in range(begin + (x >> 1), end, stride):
            data[at] = data[at] & 0xF0 | pair & 0x0F
    if right & 1:
        for at in range(begin + last, end, stride):
            data[at] = data[at] & 0x0F | pair & 0xF0


_fill_gs4 = _fill_slices if isinstance(_fill_bytes, FunctionType) else _fill_bytes


def _access(data: memoryview, stride: int, format: int) -> tuple[Callable, Callable]:
    """Return the functions that get and set one pixel inside the bounds."""
    if format == GS8:

        def get(x, y):
            return data[y * stride + x]

        def put(x, y, c):
            data[y * stride + x] = c & 0xFF

    elif format == GS4_HMSB:  # ours: the left pixel of two is in the upper half

        def get(x, y):
            pair = data[(y * stride + x) >> 1]
            return pair & 15 if x & 1 else pair >> 4

        def put(x, y, c):
            at = (y * stride + x) >> 1
            data[at] = data[at] & 0xF0 | c & 15 if x & 1 else data[at] & 0x0F | (c & 15) << 4

    elif format == RGB565:

        def get(x, y):
            at = 2 * (y * stride + x)
            return data[at] | data[at + 1] << 8

        def put(x, y, c):
            at = 2 * (y * stride + x)
            data[at], data[at + 1] = c & 0xFF, c >> 8 & 0xFF

    else:
        bits = _BITS[format]
        mask = (1 << bits) - 1
        per_byte = 8 // bits
        high_first = format == MONO_HLSB  # the leftmost pixel in the highest bit

        def place(x, y):
            if format == MONO_VLSB:
                return (y >> 3) * stride + x, y & 7
            along = x % per_byte
            if high_first:
                along = per_byte - 1 - along
            return (x + y * stride) // per_byte, along * bits

        def get(x, y):
            at, shift = place(x, y)
            return data[at] >> shift & mask

        def put(x, y, c):
            at, shift = place(x, y)
            if bits == 1:
                c = c != 0
            data[at] = data[at] & ~(mask << shift) | (c & mask) << shift

    return get, put

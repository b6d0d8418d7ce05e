"""From the frame's bytes, two pixels each, to the bytes a panel wants.

A table has four bytes for each of the 256 values a frame's byte can have. In 16-bit colour all four
are sent (RGB565, RGB565), in 12-bit colour the first three (RGB444, RGB444).

An expander takes (pixels, target, table, job). The job is an array of four numbers: the first byte
to take, bytes in a row, rows, and from the end of one row to the start of the next. It fills target
from its beginning. The ones here run everywhere; `display/pico.py` has the Pico's.
"""

from array import array


def expand_12(pixels: bytearray, target: bytearray, table: bytearray, job: array) -> None:
    at, columns, rows, skip = job
    put = 0
    for _ in range(rows):
        for source in range(at, at + columns):
            entry = pixels[source] << 2
            target[put] = table[entry]
            target[put + 1] = table[entry + 1]
            target[put + 2] = table[entry + 2]
            put += 3
        at += columns + skip


def expand_16(pixels: bytearray, target: bytearray, table: bytearray, job: array) -> None:
    at, columns, rows, skip = job
    put = 0
    for _ in range(rows):
        for source in range(at, at + columns):
            entry = pixels[source] << 2
            target[put] = table[entry]
            target[put + 1] = table[entry + 1]
            target[put + 2] = table[entry + 2]
            target[put + 3] = table[entry + 3]
            put += 4
        at += columns + skip


def fill_table(table: bytearray, colours: tuple, bits: int) -> None:
    """Make the table for sixteen colours given as 0xRGB."""
    if bits == 16:
        colours = tuple([_rgb565(colour) for colour in colours])
    entry = 0
    for left in colours:
        for right in colours:
            if bits == 12:
                table[entry] = left >> 4
                table[entry + 1] = (left & 15) << 4 | right >> 8
            else:
                table[entry] = left >> 8
                table[entry + 1] = left & 255
                table[entry + 2] = right >> 8
            table[entry + bits // 4 - 1] = right & 255
            entry += 4


def _rgb565(colour: int) -> int:
    """A nibble widened to five or six bits by repeating its own highest ones."""
    red, green, blue = colour >> 8, colour >> 4 & 15, colour & 15
    return (red << 1 | red >> 3) << 11 | (green << 2 | green >> 2) << 5 | blue << 1 | blue >> 3

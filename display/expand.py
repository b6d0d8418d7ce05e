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
    halves = [(colour >> 8, colour & 255) for colour in colours]
    entry = 0
    for left in colours:
        if bits == 16:
            first, second = left >> 8, left & 255
            for high, low in halves:
                table[entry], table[entry + 1] = first, second
                table[entry + 2], table[entry + 3] = high, low
                entry += 4
        else:
            first, second = left >> 4, (left & 15) << 4
            for high, low in halves:
                table[entry], table[entry + 1], table[entry + 2] = first, second | high, low
                entry += 4


def _rgb565(colour: int) -> int:
    """Return a nibble widened to five or six bits by repeating its own highest ones."""
    red, green, blue = colour >> 8, colour >> 4 & 15, colour & 15
    return (red << 1 | red >> 3) << 11 | (green << 2 | green >> 2) << 5 | blue << 1 | blue >> 3

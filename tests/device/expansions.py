"""Expansion of random windows, by whichever expanders are handed over."""

from array import array
from binascii import crc32

from display.expand import fill_table
from display.palette import COLOURS

WIDTH, HEIGHT = 60, 40  # of the frame, in bytes


def checksums(expand_12, expand_16, count):
    """One line for each window: its place and a checksum of everything in the target."""
    pixels = bytearray(WIDTH * HEIGHT)
    state = 1
    for i in range(len(pixels)):
        state = (state * 141 + 28411) % 134456
        pixels[i] = state >> 7 & 255
    tables = bytearray(1024), bytearray(1024)
    fill_table(tables[0], COLOURS, 12)
    fill_table(tables[1], COLOURS, 16)
    lines = []
    for i in range(count):
        numbers = []
        for limit in (WIDTH, HEIGHT):
            state = (state * 141 + 28411) % 134456
            first = state % limit
            state = (state * 141 + 28411) % 134456
            numbers += [first, 1 + state % min(limit - first, 18)]
        column, columns, row, rows = numbers
        job = array("I", (row * WIDTH + column, columns, rows, WIDTH - columns))
        target = bytearray(18 * 18 * 4 + 8)
        if i & 1:
            expand_16(pixels, target, tables[1], job)
        else:
            expand_12(pixels, target, tables[0], job)
        lines.append(f"{i} {column} {columns} {row} {rows} {crc32(target)}")
    return lines

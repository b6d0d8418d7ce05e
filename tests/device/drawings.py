"""Replays drawings on whichever interpreter runs it: `drawings.py FILE` prints each one's bytes.

A line of the file is a canvas (`canvas format width height stride`) or one drawing on it
(`name numbers...`); after each drawing the whole canvas is printed in hexadecimal.
"""

import sys
from array import array

import framebuf


def canvas(numbers):
    kind, width, height, stride = numbers
    # Room to spare behind the last row, whose bytes must stay as they are.
    buffer = bytearray((stride + 8) * (height + 8) * 2)
    return buffer, framebuf.FrameBuffer(buffer, width, height, kind, stride)


def sprite(numbers):
    """Fill a canvas from a small generator, for `blit`."""
    kind, width, height, seed = numbers
    buffer = bytearray((width + 8) * (height + 8) * 2)
    for i in range(len(buffer)):
        seed = (seed * 1103 + 12345) & 0xFFFF
        buffer[i] = seed >> 8
    return framebuf.FrameBuffer(buffer, width, height, kind)


def main(path):
    for line in open(path):
        name, *numbers = line.split()
        numbers = [int(number) for number in numbers]
        if name == "canvas":
            buffer, frame = canvas(numbers)
            continue
        if name == "poly":
            x, y, colour, fill = numbers[:4]
            frame.poly(x, y, array("h", numbers[4:]), colour, fill)
        elif name == "blit":
            x, y, key = numbers[:3]
            palette = sprite(numbers[7:]) if len(numbers) > 7 else None
            frame.blit(sprite(numbers[3:7]), x, y, key, palette)
        elif name == "read":
            print(frame.pixel(numbers[0], numbers[1]))
        else:
            getattr(frame, name)(*numbers)
        print(bytes(buffer).hex())


main(sys.argv[1])

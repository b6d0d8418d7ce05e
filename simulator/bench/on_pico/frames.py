"""Sends whole frames; pin 25 is up meanwhile."""

from machine import Pin

import boards
from display.frame import Frame

FRAMES = 3

mark = Pin(25, Pin.OUT, value=0)
board = boards.load()
frame = Frame(board.panel.width, board.panel.height)
for y in range(frame.height):
    frame.box(0, y, frame.width, 1, y & 15)
board.panel.show(frame)  # the first also wakes the panel up
for _ in range(FRAMES):
    frame.damage.mark_all()
    mark(1)
    board.panel.show(frame)
    mark(0)

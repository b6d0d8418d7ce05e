"""Moves a card over a table, from corner to corner; pin 25 is up for each step."""

from machine import Pin

import boards
from display import pieces
from display.frame import Frame
from display.palette import BLUE, NIGHT

STEPS = 12
WIDTH, HEIGHT = 32, 56

mark = Pin(25, Pin.OUT, value=0)
board = boards.load()
frame = Frame(board.panel.width, board.panel.height)
frame.fill(NIGHT)
board.panel.show(frame)
x = y = 0
for _ in range(STEPS):
    mark(1)
    frame.box(x, y, WIDTH, HEIGHT, NIGHT)
    x, y = x + 13, y + 11
    pieces.card(frame, x, y, WIDTH, HEIGHT, BLUE, "7")
    board.panel.show(frame)
    mark(0)

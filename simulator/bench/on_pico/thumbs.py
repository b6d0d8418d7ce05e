"""Asks for each button in turn, on the panel; tells which of them was heard."""

import time

import boards
from display.fonts import LARGE
from display.frame import Frame
from display.palette import CHALK, NIGHT
from input import NAMES

PATIENCE_MS = 10_000

board = boards.load()
frame = Frame(board.panel.width, board.panel.height)
board.backlight.set(100)
for number, name in enumerate(NAMES):
    bit = 1 << number
    if not board.buttons.available & bit:
        continue
    frame.fill(NIGHT)
    frame.text(16, 40, "Please press", CHALK, LARGE)
    frame.text(16, 80, board.buttons.labels[bit], CHALK, LARGE)
    board.panel.show(frame)
    start = time.ticks_ms()
    heard = 0
    while not heard & bit and time.ticks_diff(time.ticks_ms(), start) < PATIENCE_MS:
        heard = board.buttons.read()
        board.clock.wait(20)
    print("button", name, "heard" if heard & bit else "NOT HEARD")
    while board.buttons.read() & bit and time.ticks_diff(time.ticks_ms(), start) < PATIENCE_MS:
        board.clock.wait(20)

"""The console as it is; pin 25 is up while a picture is sent."""

from machine import Pin

import boards
from firmware import main

mark = Pin(25, Pin.OUT, value=0)
board = boards.load()
show = board.panel.show


def marked(frame) -> None:
    mark(1)
    show(frame)
    mark(0)


board.panel.show = marked
main.run(board)

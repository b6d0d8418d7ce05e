"""The console as it is; asked by a byte over UART 0, it tells the free heap where it waits.

Pin 25 is up while it collects garbage.
"""

import gc

from machine import UART, Pin

import boards
from firmware import main

uart = UART(0, 115200, rxbuf=32, txbuf=32)  # what measuring takes is not the console's
mark = Pin(25, Pin.OUT, value=0)
board = boards.load()
wait = board.clock.wait


def asked(ms: int) -> None:
    if uart.any():
        uart.read()
        mark(1)
        gc.collect()
        mark(0)
        uart.write(f"free {gc.mem_free()}\n")
    wait(min(ms, 50))  # a byte does not end a wait


board.clock.wait = asked
main.run(board)

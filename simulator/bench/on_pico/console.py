"""The console as it is; asked by a byte over UART 0, it tells the free heap where it waits."""

import gc

from machine import UART

import boards
from firmware import main

uart = UART(0, 115200)
board = boards.load()
wait = board.clock.wait


def asked(ms: int) -> None:
    if uart.any():
        uart.read()
        gc.collect()
        uart.write(f"free {gc.mem_free()}\n")
    wait(ms)


board.clock.wait = asked
main.run(board)

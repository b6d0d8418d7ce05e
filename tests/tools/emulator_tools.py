"""Programs for an emulated Pico with plain MicroPython, and how one is booted."""

from pathlib import Path

from simulator.emulator import Handheld

MARK = 25  # the Pico's own LED, which no board of ours uses

LOG = """
import machine, rp2, time
from machine import PWM, Pin, SPI, UART
uart = UART(0, 115200)
def log(*words):
    uart.write(" ".join(str(word) for word in words) + "\\n")
mark = Pin(25, Pin.OUT, value=0)
"""


def boot(image: Path, main: str, **more) -> Handheld:
    return Handheld(image, files={"main.py": main}, **more)

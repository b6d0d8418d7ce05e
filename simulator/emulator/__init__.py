"""The very image people flash, booted in an emulated RP2040 with a modelled panel and flash.

    from simulator.emulator import Handheld

    handheld = Handheld("build/pocket-keltis-waveshare_pico_lcd_1_3.uf2")
    handheld.run_until_lit(1000)
    handheld.tap("A")
    handheld.picture().save("screen.png")
    handheld.power_cut()
    handheld.power_on()

Times are emulated milliseconds and repeatable to the cycle, as far as the model goes: one
processor at 125 MHz that waits for the flash where its cache misses, SPI at its programmed rate,
flash that is changed in its typical times. They are a model's figures, and are to be named so;
`simulator/bench/truth.py` compares it with a real Pico, and docs/how-it-works.md lists what it
lacks.
"""

try:
    from simulator.faster import prefer
except ImportError:  # it is not installed with the simulator: rp2040py does as it is
    pass
else:
    prefer()  # before anything imports rp2040py

from simulator.emulator.flash import FlashError, Storage
from simulator.emulator.handheld import Handheld
from simulator.emulator.hardware import Hardware, hardware
from simulator.emulator.serial import serve
from simulator.emulator.waiting import NotSeenError

__all__ = ("FlashError", "Handheld", "Hardware", "NotSeenError", "Storage", "hardware", "serve")

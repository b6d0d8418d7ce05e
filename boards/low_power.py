"""The chip's own sleep, for the time in which nobody looks at the panel.

The processor sleeps whenever the console waits. Here the rest of the chip does too (RP2040 data
sheet, 2.11): it runs from its crystal at 12 MHz, the faster clock's source is switched off, and
while the processor sleeps only the pins, the timer and the watchdog are clocked at all. A button's
interrupt ends it. The other core has been asleep since power-on.

Not while a USB host is there: its console has to stay within reach. (The RP2350 has other
registers; on a Pico 2 only the processor sleeps.)
"""

import sys
import time

from machine import freq, mem32
from micropython import const

_USUAL_HZ = const(133_000_000)  # up to this an RP2040 runs at 1.1 V; up to 200 MHz at 1.15 V
_OTHER_HZ = const(150_000_000)  # all that an RP2350 is made for
_VOLTAGE = const(0x40064000)  # VREG
_VOLTAGE_BITS = const(0xF0)
_MORE = const(0xC0)  # 1.15 V
_SETTLED_US = const(1000)  # so long the SDK waits for it
_hz = 125_000_000  # of the processor; or what the board file says

_SLEEP_CLOCKS = const(0x400080A8)  # SLEEP_EN0, and SLEEP_EN1 after it
_PINS = const(1 << 8 | 1 << 11 | 1 << 15)  # IO, pads, and the source of USB's clock
_TIME = const(1 << 5 | 1 << 12)  # timer, watchdog
_ALL = const(0xFFFFFFFF)
_SOURCE = const(0x4000B03C)  # CLK_SYS_CTRL; a bit written at this address is cleared
_PLL_POWER = const(0x40028004)
_PLL_OFF = const(0x2D)
_DEEP = const(0xE000ED10)  # the processor's SCR, with the bit that says how deep it sleeps
_USB_STATUS = const(0x50110050)
_USB_CONNECTED = const(1 << 16)


def begin() -> bool:
    """Sleep deeply whenever the processor waits, from now on; False if that can't be."""
    if "RP2040" not in sys.implementation._machine or mem32[_USB_STATUS] & _USB_CONNECTED:
        return False
    mem32[_SLEEP_CLOCKS] = _PINS
    mem32[_SLEEP_CLOCKS + 4] = _TIME
    mem32[_SOURCE] = 1
    mem32[_PLL_POWER] = _PLL_OFF
    mem32[_DEEP] = 4
    return True


def end() -> None:
    """Be as quick as ever."""
    mem32[_DEEP] = 0
    full_speed()
    mem32[_SLEEP_CLOCKS] = mem32[_SLEEP_CLOCKS + 4] = _ALL


def full_speed(hz: int = 0) -> None:
    """Run the processor, and the panel's bus with it, at full speed: this one from now on, if it is
    given.

    SPI runs from the peripheral clock, which is 48 MHz until it is tied to the processor's.
    """
    global _hz
    _hz = hz or _hz
    if "RP2040" not in sys.implementation._machine:
        _hz = min(_hz, _OTHER_HZ)
    elif _hz > _USUAL_HZ and mem32[_VOLTAGE] & _VOLTAGE_BITS < _MORE:
        mem32[_VOLTAGE] = mem32[_VOLTAGE] & ~_VOLTAGE_BITS | _MORE
        time.sleep_us(_SETTLED_US)
    freq(_hz, _hz)

"""Has the console hung, so that its watchdog had to restart it? Device only.

The watchdog has registers that keep what is written to them over every reset, until the power goes.
"""

import machine
from machine import mem32
from micropython import const

from boards.parts import WATCHDOG_KIND, watchdog

_COUNT = const(0x0C)  # one of those registers, which nobody else uses
# What MicroPython writes when a watchdog starts. `machine.reset`, which is the watchdog's work too,
# writes something else.
_RAN_OUT = 0x6AB73121


def count() -> int:
    """Return how often in a row it has hung; 0 after any other start. Ask once at each start."""
    hung = machine.reset_cause() == machine.WDT_RESET
    hung = hung and mem32[watchdog() + WATCHDOG_KIND] == _RAN_OUT
    mem32[watchdog() + WATCHDOG_KIND] = 0  # for after a soft reset all this is still the same
    hangs = mem32[watchdog() + _COUNT] + 1 if hung else 0
    mem32[watchdog() + _COUNT] = hangs
    return hangs


def forget() -> None:
    """Count the next time as the first: somebody has been told."""
    mem32[watchdog() + _COUNT] = 0

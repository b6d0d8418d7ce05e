"""Buttons: which there are, and what pressing one means.

Logical buttons are bits of one mask, the same on every board. A time is a number of milliseconds
that wraps at 2**30, as `time.ticks_ms` does on the Pico.
"""

from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(4)
RIGHT = const(8)
A = const(16)
B = const(32)
X = const(64)
Y = const(128)

NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y")  # NAMES[n] is the button 1 << n

# An event is one of these kinds with the button's bit: PRESS | A.
PRESS = const(0x100)
REPEAT = const(0x200)
HOLD = const(0x400)
RELEASE = const(0x800)

BUTTON = const(0xFF)  # event & BUTTON is the button's bit
KIND = const(0xF00)  # event & KIND is PRESS, REPEAT, HOLD or RELEASE


def elapsed(now: int, then: int) -> int:
    """Return the milliseconds from then to now, across the wrap; below 0 if `then` is later.

    As `time.ticks_diff`, it tells earlier from later for six days. Whatever may be older has to
    take a negative answer for "long ago".
    """
    return ((now - then + 0x20000000) & 0x3FFFFFFF) - 0x20000000


def describe(event: int) -> str:
    """Return an event in words, for people: `describe(PRESS | A)` is "press A"."""
    kinds = {PRESS: "press", REPEAT: "repeat", HOLD: "hold", RELEASE: "release"}
    names = [NAMES[n] for n in range(8) if event >> n & 1]
    return kinds[event & KIND] + " " + "+".join(names)

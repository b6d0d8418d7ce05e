"""Which board is this? Asked at the prompt, when nobody has said so yet. Device only.

Until it is known, no pin is driven but that of the Pico's own LED: on another board, any other pin
may be a button, and pressing it would join an output to ground.
"""

import os

import machine
from machine import Pin, Timer
from micropython import const

import boards

_LED = const(25)
_BLINK = const(0b0000000_111_0_1_0_1)  # two short flashes and a long one, read from the right
_STEPS = const(14)
_STEP_MS = const(150)

_blinker = None  # kept, since a timer that nobody holds may be collected


class _Blinker:
    """The LED's pattern, which goes on at the prompt until the next reset."""

    def __init__(self) -> None:
        self._led = Pin(_LED, Pin.OUT, value=0)
        self._step = 0
        self._timer = Timer(-1, mode=Timer.PERIODIC, period=_STEP_MS, callback=self._go_on)

    def _go_on(self, _) -> None:
        self._led.value(_BLINK >> self._step & 1)
        self._step = (self._step + 1) % _STEPS


def tell_of_none() -> None:
    """Say by the LED and at the prompt that no board is known, and what to do."""
    global _blinker
    _blinker = _Blinker()
    print("Pocket Keltis does not know which board it is on, and uses nothing but the Pico's LED.")
    print("To tell it, type:  import boards; boards.choose()")


def which() -> None:
    """Print which board the console believes in, and what is wrong with its file."""
    wiring = boards.find()
    if wiring is None:
        tell_of_none()
        return
    print(boards.belief(wiring))
    for problem in wiring.problems:
        print(problem)


def choose() -> None:
    """List the boards, ask for one, write it into /board.py and restart."""
    names = boards.NAMES
    for number, name in enumerate(names):
        print(f"{number + 1:4}  {boards.named(name)['NAME']}")
    while True:
        said = input("Which one is yours? (Its number; nothing, to leave all as it is.) ").strip()
        if not said:
            return
        if said in names:
            break
        if said.isdigit() and 0 < int(said) <= len(names):
            said = names[int(said) - 1]
            break
        print(f"A number from 1 to {len(names)}, please.")
    try:
        _write(f'BOARD = "{said}"\n')
    except OSError as error:
        from boards import flash

        print(f"board.py can't be written: {flash.mount() or error}")
        return
    print(f"board.py says {said} now. Restarting ...")
    machine.reset()


def _write(text: str) -> None:
    """Write the board file; one that is there already may have taken an afternoon, and is kept."""
    if "board.py" in os.listdir("/"):
        aside, number = "board.old1.py", 1
        while aside in os.listdir("/"):
            number += 1
            aside = f"board.old{number}.py"
        os.rename("/board.py", "/" + aside)
        print(f"The board.py that was there is called {aside} now.")
    with open("/board.py", "w") as file:
        file.write(text)

"""The console switched on and played by buttons alone, step by step.

Whoever visits it says what they want by name, and the presses follow from what the console shows:

    visit = Visit(folder)
    visit.start()                         # past the title
    visit.choose("menu_new")              # a line of a menu, by the key of its words
    visit.set("new_game", 1)              # a line with a value
    visit.choose("new_start")
    visit.play("+B7")                     # a move, as records write it
    assert visit.table.session.moves_made() == 1

Nothing but buttons and time reaches the console. What was done is noted on the way (`moments`,
`pressed`), so that the same can be repeated where nobody can look inside: on the emulated Pico and
on MicroPython's unix port.
"""

from simulator.visit.pressing import (
    MINUTE,
    First,
    PowerCut,
    Prepare,
    as_set,
    at_the_table,
    at_the_title,
    bring_back,
)
from simulator.visit.visit import QUIET_MS, Visit

__all__ = [
    "MINUTE",
    "QUIET_MS",
    "First",
    "PowerCut",
    "Prepare",
    "Visit",
    "as_set",
    "at_the_table",
    "at_the_title",
    "bring_back",
]

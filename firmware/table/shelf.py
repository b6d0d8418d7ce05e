"""The modules of a game: fetched before somebody waits for them, put away when another is played.

One game takes about 10 KB of a Pico's heap, though its code lies in flash. Where it does not, on
plain MicroPython, only what a table needs has room beside a table.
"""

import gc
import sys

from micropython import const

import engine
from firmware.words import forget

_PLENTY = const(130_000)  # bytes free: there is more where the code lies in flash, less elsewhere
# What no table needs is put away; of the screens, all but what its menu needs.
_NOT_AT_A_TABLE = (
    "firmware.saves.choice",
    "firmware.saves.loading",
    "firmware.saves.trouble",
    "firmware.screens.",
    "input.bounce",
)
_KEPT = (
    "firmware.screens",
    "firmware.screens.mainmenu",
    "firmware.screens.menu",
    "firmware.screens.page",
)


def fetch(game: str) -> bool:
    """Import one more module that a table of this game needs; False if all are there.

    The rules first: where they are not compiled yet, they need the most room.
    """
    for name in (
        f"engine.{game}.rules",
        "firmware.saves.session",
        "firmware.table.table",
        f"firmware.games.{game}.scene",
    ):
        if name not in sys.modules:
            __import__(name)
            return True
    return False


def has_plenty(board) -> bool:
    """Is there memory for more than a table needs? (A desktop does not know, and has.)"""
    gc.collect()
    return not 0 < board.free_memory() < _PLENTY


def put_away_others(game: str) -> None:
    """Forget the modules of all games but this one, and of screens that are not a table's."""
    prefixes = list(_NOT_AT_A_TABLE)
    prefixes += [f"engine.{game}.check", f"engine.{game}.text"]  # for saves and records only
    for other in engine.GAMES:
        if other != game:
            prefixes.extend(prefixes_of(other))
    put_away(prefixes)


def prefixes_of(game: str) -> list:
    """Return how the names of all modules begin that only this game needs."""
    return [f"engine.{game}.", f"firmware.games.{game}."]


def put_away(prefixes) -> None:
    """Forget modules, so that nothing keeps them in memory once they are left."""
    for name in list(sys.modules):
        below = name + "."  # a folder goes with what is in it
        if name not in _KEPT and any([below.startswith(prefix) for prefix in prefixes]):
            forget(name)

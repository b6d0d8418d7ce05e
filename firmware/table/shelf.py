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
    "firmware.saves.lessons",
    "firmware.saves.loading",
    "firmware.saves.slots",
    "firmware.saves.trouble",
    "input.bounce",
)
_COLD = (["check"], ["text"])  # of a game's rules: for saves and records only
_TAUGHT = ("lesson", "lessonscore", "guide", "bubble")  # and words that end so
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
    for name in list(sys.modules):
        parts = name.split(".")
        if (
            name in _NOT_AT_A_TABLE
            or (parts[1:2] == ["screens"] and name not in _KEPT)
            or owner_of(parts) not in ("", game)
            or parts[2:] in _COLD
        ):
            forget(name)


def put_away_lesson() -> None:
    """Forget what only lessons need: a table of an ordinary game does without."""
    for name in list(sys.modules):
        last = name.split(".")[-1]
        if last in _TAUGHT or last.endswith("_lesson"):
            forget(name)


def owner_of(parts: list) -> str:
    """Return the game in one of whose two folders a module lies, or ""."""
    folder = parts[2:3] if parts[1:2] == ["games"] else parts[1:2]
    return folder[0] if folder and folder[0] in engine.GAMES else ""

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
    "display.qr",
    "engine.codes",
    "engine.players.critic",
    "engine.players.faults",
    "engine.players.goals",
    "firmware.saves.choice",
    "firmware.saves.goals",
    "firmware.saves.lessons",
    "firmware.saves.loading",
    "firmware.saves.slots",
    "firmware.saves.trouble",
    "firmware.table.afterwards",
    "firmware.table.coach",
    "firmware.table.laying",
    "firmware.table.review",
    "firmware.table.reviewer",
    "firmware.table.takeaway",
    "input.bounce",
)
_COLD = (".check", ".goals", ".laid", ".text")  # of a game's rules: for saves and results only
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
    if 0 < board.free_memory() < _PLENTY:
        gc.collect()
    return not 0 < board.free_memory() < _PLENTY


def put_away_motion(game: str) -> None:
    """Forget what lets things move, until something does again: machines need the room."""
    for name in (f"firmware.games.{game}.motion", "firmware.table.motion", "display.patch"):
        forget(name)


def put_away_others(game: str) -> None:
    """Forget the modules of all games but this one, and of screens that are not a table's.

    Names are compared, not taken apart: that took 20 ms, in which a press had to wait.
    """
    cold = ["engine." + game + name for name in _COLD]
    cold.append("firmware.games." + game + ".help")
    others = [folder + "." for other in engine.GAMES if other != game for folder in folders(other)]
    for name in list(sys.modules):
        away = name in _NOT_AT_A_TABLE or name in cold
        if not away and name.startswith("firmware.screens."):
            away = name not in _KEPT
        elif not away:
            away = name.endswith("_coach") or name.endswith("_results")  # of the words
            for folder in others:
                away = away or name.startswith(folder)
        if away:
            forget(name)
    for folder in others:
        forget(folder[:-1])


def put_away_lesson() -> None:
    """Forget what only lessons need: a table of an ordinary game does without."""
    for name in list(sys.modules):
        last = name.split(".")[-1]
        if last in _TAUGHT or last.endswith("_lesson"):
            forget(name)


def make_room(stage) -> None:
    """Let go of all screens and their modules: memory was too short, and is needed to say so.

    What is still to be done, such as a save, stays so. A page that says so already stays as well.
    """
    if type(stage.top()).__name__ == "ErrorPage":
        return
    for screen in stage.screens():
        if hasattr(screen, "thinker"):
            screen.thinker.rest()
    stage.screens().clear()
    put_away_others("")
    for name in list(sys.modules):
        ours = name.startswith("firmware.table.") and name != __name__
        if ours or name.startswith("engine.players"):
            forget(name)


def folders(game: str) -> tuple:
    """Return a game's two folders, as modules are called by."""
    return "engine." + game, "firmware.games." + game

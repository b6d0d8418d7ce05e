"""The modules of a game: fetched before somebody waits for them, put away when another is played.

One game takes about 10 KB of a Pico's heap, though its code lies in flash. Where it does not, on
plain MicroPython, only what a table needs has room beside a table.
"""

import gc
import sys

from micropython import const

_PLENTY = const(130_000)  # bytes free: there is more where the code lies in flash, less elsewhere
_GAMES = ("cards", "stones", "dice")
# Named one by one, since asking every module for its name would take 10 ms of a table's opening.
_OF_EACH_GAME = (
    "engine.{}.moves",
    "engine.{}.rules",
    "engine.{}.view",
    "engine.players.{}_expert",
    "engine.players.{}_outlook",
    "engine.players.{}_table",
    "engine.players.{}_thumb",
    "firmware.games.{}.scene",
    "firmware.games.{}.telling",
)
# For saves and records: a table does without them.
_COLD = ("engine.{}.check", "engine.{}.text")
_BESIDES = {
    "cards": (
        "engine.cards.deck",
        "engine.players.cards_ahead",
        "engine.players.cards_judge",
        "engine.players.cards_worlds",
        "firmware.games.cards.actions",
        "firmware.games.cards.hand",
    ),
    "stones": ("engine.players.stones_survey",),
    "dice": ("engine.players.rolls",),
}
# On the way to a table, or beside it.
_ELSEWHERE = (
    "firmware.saves.choice",
    "firmware.screens.help",
    "firmware.screens.help_pages",
    "firmware.screens.letters",
    "firmware.screens.newgame",
    "firmware.screens.selftest",
    "firmware.screens.settingsmenu",
    "firmware.screens.title",
    "firmware.screens.title_art",
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
    put_away(_ELSEWHERE)
    put_away([name.format(game) for name in _COLD])
    for other in _GAMES:
        if other != game:
            put_away(modules_of(other))


def modules_of(game: str) -> list:
    """The modules that only this game needs, whether they are loaded or not."""
    return [name.format(game) for name in _OF_EACH_GAME + _COLD] + list(_BESIDES[game])


def put_away(names) -> None:
    """Forget modules, so that nothing keeps them in memory once they are left."""
    for name in names:
        if name in sys.modules:
            package, _, module = name.rpartition(".")
            del sys.modules[name]
            delattr(sys.modules[package], module)

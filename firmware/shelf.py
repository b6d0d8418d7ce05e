"""The modules of a game: fetched before somebody waits for them, put away when another is played.

One game takes about 10 KB of a Pico's heap, though its code lies in flash. Where it does not, on
plain MicroPython, only what a table needs has room beside a table.
"""

import sys

_GAMES = ("cards", "stones", "dice")
_OWNERS = {"deck": "cards", "actions": "cards", "rolls": "dice"}  # whose names don't say it
# On the way to a table, or beside it.
_ELSEWHERE = ("title", "newgame", "choice", "letters", "selftest", "settingsmenu", "help")


def fetch(game: str) -> bool:
    """Import one more module that a table of this game needs; False if all are there.

    The rules first: where they are not compiled yet, they need the most room.
    """
    for name in ("engine." + game, "firmware.session", "firmware.table", "firmware.scene_" + game):
        if name not in sys.modules:
            __import__(name)
            return True
    return False


def put_away_others(game: str) -> None:
    """Forget the modules of all games but this one, and of screens that are not a table's."""
    put_away(_ELSEWHERE + tuple(other for other in _GAMES if other != game))


def put_away(rooms: tuple) -> None:
    """Forget the modules of some rooms. Most names say so: cards, scene_cards, cards_expert."""
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        if package in ("engine", "engine.players", "firmware") and any(
            [room in rooms for room in [_OWNERS.get(module)] + module.split("_")]
        ):
            del sys.modules[name]
            delattr(sys.modules[package], module)

"""The modules of a game: fetched before somebody waits for them, put away when another is played.

One game takes about 10 KB of a Pico's heap, though its code lies in flash.
"""

import sys

_GAMES = ("cards", "stones", "dice")
_OWNERS = {"deck": "cards", "actions": "cards", "rolls": "dice"}  # whose names don't say it


def fetch(game: str) -> bool:
    """Import one more module that a table of this game needs; False if all are there."""
    for name in ("firmware.session", "firmware.table", "engine." + game, "firmware.scene_" + game):
        if name not in sys.modules:
            __import__(name)
            return True
    return False


def put_away_others(game: str) -> None:
    """Forget the modules of all games but this one."""
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        if package in ("engine", "engine.players", "firmware") and _is_others(module, game):
            del sys.modules[name]
            delattr(sys.modules[package], module)


def _is_others(module: str, game: str) -> bool:
    """Is it a module of another game? Most names say so: cards, scene_cards, cards_expert."""
    if module in _OWNERS:
        return _OWNERS[module] != game
    return any([other in module.split("_") for other in _GAMES if other != game])

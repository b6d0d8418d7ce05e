"""Tells which files that somebody brings can't be read, before they take the place of others."""

import os

from boards.store import Store
from engine.errors import GameError
from firmware.saves import keep
from firmware.saves.session import Session

_GAMES = ("game", "lesson")
_FACTS = ("settings", "choice", "statistics", "results")


def unreadable(folder: str) -> list:
    """Return the names of those in the folder that are none of ours, or damaged; empty the folder.

    What another console has set aside as damaged may come along, and its notes of errors.
    """
    store = Store(folder)
    names = [name for name in store.names() if not _is_readable(store, name)]
    for name in os.listdir(folder):
        os.remove(folder + "/" + name)
    return names


def _is_readable(store: Store, name: str) -> bool:
    kind = "" if "." in name else name.partition("_")[0]
    if kind in _GAMES:
        try:
            Session.load(store, name)
        except GameError:
            return False
    elif kind in _FACTS:
        noted = len(keep.damaged)
        keep.read(store, name)
        if len(keep.damaged) > noted:
            keep.damaged.pop()  # nobody's file was damaged
            return False
    return True

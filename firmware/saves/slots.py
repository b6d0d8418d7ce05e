"""Where saved games lie: a file for each game, so that one can wait while another is played.

A game that has ended stays until the next one of its kind begins: its score can be looked at again.
"""

from micropython import const

import engine
from engine.errors import GameError
from engine.state import unpack
from firmware.saves import file_of

OLD = "game"  # version 1.0.0 had this one file for all games
_COUNTED = const(2)  # the byte of a saved game that says whether the statistics have it


def game_in(file: str) -> str:
    """Return the game that a file is for; "" if it may hold any."""
    return "" if file == OLD else file[len(OLD) + 1 :]


def is_waiting(store, file: str) -> bool:
    """Tell whether there is a game to go on with; or something unreadable, which is to be told."""
    data = store.read(file)
    return bool(data) and not _is_counted(data)


def has_score(store, game: str) -> bool:
    """Tell whether the score of a game's last round can be looked at."""
    data = store.read(file_of(game))
    return bool(data) and _is_counted(data)


def waiting(store) -> list:
    """Return the files of all games that can be gone on with."""
    files = [file_of(game) for game in engine.GAMES]
    files.insert(0, OLD)
    return [file for file in files if is_waiting(store, file)]


def _is_counted(data: bytes) -> bool:
    """Tell whether the statistics have it; a damaged file is not taken for such a one."""
    if len(data) <= _COUNTED or not data[_COUNTED] & 1:
        return False
    try:
        unpack(data)
    except GameError:
        return False
    return True


def carry_over(store) -> None:
    """Give the game that version 1.0.0 has saved the file that it has now.

    Nothing is lost whenever power fails: the new file is there before the old one is emptied. If
    the game's own file holds another one, or nothing can be written, both stay and can be played.
    """
    data = store.read(OLD)
    if not data:
        return
    from firmware.saves.loading import game_of

    try:
        file = file_of(game_of(data))
        there = store.read(file)
        if not there:
            store.write(file, data)
        if not there or there == data:
            store.write(OLD, b"")
    except (ValueError, OSError):
        pass  # who wants to go on with it will be told

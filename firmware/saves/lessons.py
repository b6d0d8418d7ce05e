"""Where lessons are kept: apart from games, so that learning one costs nobody a saved game."""

import engine
from firmware import games

FIRST, LATER = 1, 2
_START = "lesson_"
_CHOICE = "choice"  # is written when a game is begun or set up, and when a lesson has ended


def file_of(game: str) -> str:
    """Return the file that the lesson of a game is saved in."""
    return _START + game


def taught() -> list:
    """Return the games that have a lesson."""
    return [game for game in engine.GAMES if games.about(game).LESSON]


def is_begun(store, game: str) -> bool:
    """Tell whether a lesson can be gone on with; or something unreadable, which is to be told."""
    return bool(store.read(file_of(game)))


def is_known(store, game: str) -> bool:
    """Tell whether the lesson was played to its end."""
    return store.read(file_of(game)) == b""


def offered(store) -> int:
    """Tell whether the menu offers to learn: FIRST of all, LATER, or not at all (0).

    First to a newcomer, and to who has begun a lesson; later to who has learned some games, until
    all are known. Whoever has begun with a game of their own does not need it.
    """
    names = store.names()
    lessons = [name for name in names if name.startswith(_START) and "." not in name]
    if not lessons:
        return 0 if _CHOICE in names else FIRST
    if any(store.read(name) for name in lessons):
        return FIRST
    return LATER if len(lessons) < len(engine.GAMES) else 0


def end(store, game: str) -> None:
    """Note that the lesson has come to its end: there is nothing to go on with."""
    store.write(file_of(game), b"")

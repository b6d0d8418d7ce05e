"""What the console shows of each game; one folder a game.

The folder's own module declares what others must know of the game without its scene:

    TITLES       its name in each language, in the order of words.LANGUAGES
    SYMBOL       beside it in menus
    SIGNS        of the parts of the score that are no rows, in the order of the rules' PARTS
    TILES        is it played with 55 tiles that a page of their own can show?
    FACE_DOWN    do some of those tiles lie face down?
    GUIDE        does it explain its table? See firmware/table/guide.py
    MOTION       does something move at it? See firmware/table/motion.py
    LESSON       has it a first game that teaches? See firmware/table/lesson.py
"""

import engine
from firmware import words


def about(name: str):
    """Return what a game declares."""
    return getattr(__import__(f"firmware.games.{name}").games, name)


def title(name: str) -> str:
    """Return what a game is called in the language in use."""
    return about(name).TITLES[words.LANGUAGES.index(words.language)]


def sign(game, part: int) -> str:
    """Return the symbol of a part of the score that is no row."""
    return about(game.NAME).SIGNS[part - game.ROWS]


def laid(game):
    """Return the rules' module on what lies open before a seat; None if a game has no rows."""
    return engine.module(game.NAME, "laid") if game.ROWS else None


def part(name: str, module: str):
    """Return a module of a game's folder: "scene", "telling" or "help"."""
    __import__(f"firmware.games.{name}.{module}")
    return getattr(about(name), module)

"""Moves and deals of pebbles as text, for records."""

from engine.pebbles.rules import left

from engine.errors import GameError


def move_text(move: int) -> str:
    """Return a move in the words of a record: +2."""
    return "+" + str(move)


def text_move(text: str) -> int:
    """Return the move that `move_text` writes so."""
    if text not in ("+1", "+2", "+3"):
        raise GameError("there is no move " + repr(text))
    return int(text[1:])


def chance_text(s: bytearray) -> str:
    """Return what chance has just decided: nothing, once the game has begun."""
    return ""


def setup(s: bytearray) -> dict:
    """Return the deal of a fresh game, for its record."""
    return {"heap": left(s)}

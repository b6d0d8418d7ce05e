"""Moves and deals of the way of stones as text, for records."""

from micropython import const

from engine.errors import GameError
from engine.stones.moves import LAY, PASS, TURN_UP, tile_laid
from engine.tiles import TILES, text_tile, tile_text

_ORDER = const(113)


def move_text(move: int) -> str:
    """Return a move in the words of a record: a question mark, +B7 or a full stop."""
    if move == TURN_UP:
        return "?"
    if move == PASS:
        return "."
    if 0 <= tile_laid(move) < TILES:
        return "+" + tile_text(tile_laid(move))
    raise GameError("there is no move " + str(move))


def text_move(text: str) -> int:
    """Return the move that `move_text` writes so."""
    if text == "?":
        return TURN_UP
    if text == ".":
        return PASS
    if text[:1] == "+":
        return LAY + text_tile(text[1:])
    raise GameError("there is no move " + repr(text))


def chance_text(s: bytearray) -> str:
    """Return what chance has just decided; a tile turned up is told by the state."""
    return ""


def setup(s: bytearray) -> dict:
    """Return the deal of a fresh game, for its record."""
    return {"tiles": [tile_text(tile) for tile in s[_ORDER:]]}

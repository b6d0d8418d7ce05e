"""Moves of the dice game as text, for records."""

from micropython import const

from engine.dice.moves import (
    KEEP,
    ROLL,
    TAKE,
    TAKE_NOTHING,
    TAKE_STONES,
    dice_rolled,
    face_rolled,
    is_roll,
    roll_also,
    tile_taken,
)
from engine.errors import GameError
from engine.tiles import TILES, text_tile, tile_text

_STAGE = const(6)
_DICE = const(16)

_FIRST_ROLL = const(1)
_SECOND_ROLL = const(3)


def move_text(move: int) -> str:
    """Return a move in the words of a record: a full stop, !015, +B7, S or -."""
    if move == TAKE_STONES:
        return "S"
    if move == TAKE_NOTHING:
        return "-"
    if move == KEEP:
        return "."
    if 0 <= tile_taken(move) < TILES:
        return "+" + tile_text(tile_taken(move))
    if is_roll(move):
        faces = ""
        for number in range(dice_rolled(move)):
            faces = str(face_rolled(move, number)) + faces
        if _are_faces(faces):
            return "!" + faces
    raise GameError("there is no move " + str(move))


def text_move(text: str) -> int:
    """Return the move that `move_text` writes so."""
    if text == "S":
        return TAKE_STONES
    if text == "-":
        return TAKE_NOTHING
    if text == ".":
        return KEEP
    if text[:1] == "+":
        return TAKE + text_tile(text[1:])
    if text[:1] == "!" and _are_faces(text[1:]):
        move = ROLL
        for face in text[1:]:
            move = roll_also(move, int(face))
        return move
    raise GameError("there is no move " + repr(text))


def _are_faces(text: str) -> bool:
    """Tell whether these are one to three faces in rising order."""
    if not 1 <= len(text) <= 3 or "".join(sorted(text)) != text:
        return False
    return all(face in "012345" for face in text)


def chance_text(s: bytearray) -> str:
    """Return what chance has just decided: the roll, unless it was looked at already."""
    if s[_STAGE] == _FIRST_ROLL or s[_STAGE] == _SECOND_ROLL:
        return "=" + str(s[_DICE]) + str(s[_DICE + 1]) + str(s[_DICE + 2])
    return ""


def setup(s: bytearray) -> dict:
    """Return the deal of a fresh game, for its record; there is none."""
    return {}

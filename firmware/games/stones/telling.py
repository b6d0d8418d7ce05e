"""The moves of the way of stones in words."""

from engine.stones import rules as stones
from engine.stones.moves import tile_laid
from engine.tiles import CLOVER
from firmware.table.telling import score_effect, tile_name
from firmware.words import count, say


def action(s: bytearray, move: int) -> str:
    if move == stones.TURN_UP:
        return say("stones_turn")
    if move == stones.PASS:
        return say("stones_leave" if stones.shown_tile(s) >= 0 else "stones_decline")
    key = "stones_lay" if stones.shown_tile(s) >= 0 else "stones_take"
    return say(key, tile_name(tile_laid(move)))


advice = action


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    if move == stones.TURN_UP:
        left = stones.face_down_left(s)
        return say("stones_last") if left == 1 else count("stones_left", left)
    if move == stones.PASS:
        return say("stones_leave_effect") if stones.shown_tile(s) >= 0 else ""
    words = score_effect(stones, s, move, scratch)
    if stones.SYMBOLS[tile_laid(move)] == CLOVER:
        return words + ", " + say("stones_again")
    return words


def ended(s: bytearray) -> str:
    """Return why the game has ended."""
    return say("stones_all_up")


def told(before: bytearray, after: bytearray, move: int) -> str:
    if move == stones.TURN_UP:
        return say("stones_told_turn", tile_name(stones.shown_tile(after)))
    shown = stones.shown_tile(before)
    if move == stones.PASS:
        return (
            say("stones_told_leave", tile_name(shown)) if shown >= 0 else say("stones_told_decline")
        )
    key = "stones_told_lay" if shown >= 0 else "stones_told_take"
    return say(key, tile_name(tile_laid(move)))

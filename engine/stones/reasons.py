"""Why a move of the way of stones is good."""

from engine.players.faults import row_faults
from engine.players.gains import only_losses
from engine.players.reach import gap
from engine.players.reasons import tile_reason
from engine.stones import rules as stones
from engine.stones.moves import tile_laid
from engine.tiles import VALUES


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS that is true of this very move."""
    if move == stones.TURN_UP:
        return "turn_up"
    if move == stones.PASS:
        if stones.shown_tile(s) >= 0:
            return _left(s, seat, stones.shown_tile(s))
        return "enough" if only_losses(stones, s, seat, move) else "best"
    return tile_reason(stones, s, seat, tile_laid(move))


def wrong(s: bytearray, seat: int, move: int) -> tuple:
    """Return the keys of FAULTS that are true of this very move, what weighs most first."""
    if move == stones.TURN_UP:
        return ("turns",)
    if move == stones.PASS:
        return ("leaves",)
    tile = tile_laid(move)
    return row_faults(stones, s, seat, tile // VALUES, tile % VALUES)


def _left(s: bytearray, seat: int, tile: int) -> str:
    """Tell about a tile that could be laid, and is not."""
    if stones.row_length(s, seat, tile // VALUES) == 0:
        return "short"
    return "room" if gap(stones.row_shape(s, seat, tile // VALUES), tile % VALUES) < 2 else "skips"

"""Why a move of the way of stones is good."""

from engine.players.reach import gap
from engine.players.reasons import tile_reason
from engine.stones import rules as stones
from engine.tiles import VALUES


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS."""
    if move == stones.TURN_UP:
        return "turn_up"
    if move == stones.PASS:
        return _left(s, seat, stones.shown_tile(s))
    return tile_reason(stones, s, seat, move - stones.LAY)


def _left(s: bytearray, seat: int, tile: int) -> str:
    """Tell about a tile that could be laid, and is not."""
    if tile < 0:
        return "enough"
    if stones.row_length(s, seat, tile // VALUES) == 0:
        return "short"
    return "room" if gap(stones.row_shape(s, seat, tile // VALUES), tile % VALUES) < 2 else "skips"

"""The way of stones by rule of thumb."""

from engine.players.thumb import tile_worth
from engine.stones import rules as stones
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.tiles import PLAIN, VALUES

# What a symbol is worth at a glance: nothing, wish stone, clover, +1, +3.
_SYMBOLS = (0, 30, 25, 10, 30)
_TURN_UP = 22  # better than a middling tile
_LEAVE = 0


def novice(s: bytearray, seat: int, move: int) -> int:
    """Like symbols and full rows, and do not mind gaps."""
    if move == stones.TURN_UP:
        return 20
    if move == stones.PASS:
        return 0
    tile = move - stones.LAY
    return 15 + (15 if STONES_SYMBOLS[tile] != PLAIN else 0)


def club(s: bytearray, seat: int, move: int) -> int:
    """Keep gaps small, start rows at the edge and in time, and value each symbol."""
    if move == stones.TURN_UP:
        return _TURN_UP
    if move == stones.PASS:
        return _LEAVE
    tile = move - stones.LAY
    worth = tile_worth(stones, s, seat, tile, 10, 3) + _SYMBOLS[STONES_SYMBOLS[tile]]
    if stones.row_length(s, seat, tile // VALUES):
        return worth
    in_time = stones.face_down_left(s) >= 8 * stones.seat_count(s)
    return worth - 15 if in_time else worth - 55

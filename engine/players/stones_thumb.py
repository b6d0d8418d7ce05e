"""The way of stones by rule of thumb."""

from engine.players.reach import gap, room
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
    colour = tile // VALUES
    value = tile % VALUES
    shape = stones.row_shape(s, seat, colour)
    length = stones.row_length(s, seat, colour)
    worth = 30 - 10 * gap(shape, value) + _SYMBOLS[STONES_SYMBOLS[tile]]
    if length == 0:
        worth -= 15
        if stones.face_down_left(s) < 8 * stones.seat_count(s):
            worth -= 40
    elif length < 3 and room(shape, value) < 3 - length:
        worth -= 10
    elif length >= 2:
        worth += 10
    return worth

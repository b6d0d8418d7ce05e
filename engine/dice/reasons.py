"""Why a move of the dice game is good."""

from engine.dice import rules as dice
from engine.dice.moves import is_roll, tile_taken
from engine.players.faults import row_faults
from engine.players.gains import gain, gains, only_losses
from engine.players.reasons import tile_reason
from engine.tiles import VALUES


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS that is true of this very move."""
    if move == dice.KEEP:
        return "keep"
    if is_roll(move):
        return "again"
    if move == dice.TAKE_NOTHING:
        return "nothing" if only_losses(dice, s, seat, move) else "best"
    after = bytearray(s)
    dice.apply(after, move)
    if dice.is_over(after):
        return "ends" if _leads(after, seat) else "best"
    if move == dice.TAKE_STONES:
        if dice.score_part(after, seat, 5) <= dice.score_part(s, seat, 5):
            return "hurries" if _leads(after, seat) else "best"
        best = max(gains(dice, s, seat))
        return "stones" if gain(dice, s, seat, move) == best else "best"
    return tile_reason(dice, s, seat, tile_taken(move))


def wrong(s: bytearray, seat: int, move: int) -> tuple:
    """Return the keys of FAULTS that are true of this very move, what weighs most first."""
    if move == dice.KEEP:
        return ("keeps",)
    if move == dice.TAKE_NOTHING:
        return ("leaves",)
    if is_roll(move) or move == dice.TAKE_STONES:
        return ()
    tile = tile_taken(move)
    return row_faults(dice, s, seat, tile // VALUES, tile % VALUES)


def _leads(s: bytearray, seat: int) -> bool:
    """Tell whether no seat has more points."""
    own = dice.score(s, seat)
    return all(dice.score(s, other) <= own for other in range(dice.seat_count(s)))

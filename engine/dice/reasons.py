"""Why a move of the dice game is good."""

from engine.dice import rules as dice
from engine.players.reasons import tile_reason


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS."""
    if move == dice.KEEP:
        return "keep"
    if move >= dice.ROLL:
        return "again"
    if move == dice.TAKE_NOTHING:
        return "nothing"
    after = bytearray(s)
    dice.apply(after, move)
    if dice.is_over(after):
        return "ends"
    if move == dice.TAKE_STONES:
        more = dice.score_part(after, seat, 5) > dice.score_part(s, seat, 5)
        return "stones" if more else "hurries"
    return tile_reason(dice, s, seat, move - dice.TAKE)

"""Goals of the way of stones: what a finished game may have shown that one can do."""

from engine.players.goals import has_no_loss, longest_row, row_points
from engine.stones import rules
from engine.tiles import CLOVER, carriers

GOALS = (
    "stones_row_of_six",
    "stones_no_loss",
    "stones_five_wishes",
    "stones_clovers",
    "stones_bonus",
    "stones_five_rows",
)
_CLOVERS = carriers(rules.SYMBOLS, CLOVER)


def reached(s: bytearray, seat: int) -> list:
    """Return the keys of the goals that the seat has reached in a finished game."""
    clovers = [tile for tile in _CLOVERS if rules.tile_owner(s, tile) == seat]
    points = row_points(rules, s, seat)
    found = (
        longest_row(rules, s, seat) >= 6,
        has_no_loss(rules, s, seat),
        rules.wish_stones(s, seat) >= 5,
        len(clovers) >= 5,
        rules.score_part(s, seat, rules.PARTS.index("bonus")) >= 8,
        len(points) == rules.ROWS and min(points) > 0,
    )
    return [GOALS[number] for number, yes in enumerate(found) if yes]

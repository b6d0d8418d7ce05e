"""Goals of the card game: what a finished game may have shown that one can do."""

from engine.cards import rules
from engine.players.goals import has_no_loss, has_won, longest_row

GOALS = (
    "cards_row_of_nine",
    "cards_no_loss",
    "cards_five_wishes",
    "cards_all_wishes",
    "cards_five_points",
    "cards_fifth_end",
)


def reached(s: bytearray, seat: int) -> list:
    """Return the keys of the goals that the seat has reached in a finished game."""
    owners = [rules.wish_stone_owner(s, value) for value in range(1, 10)]
    ended = rules.stock_left(s) > 0 and rules.ended_by(s) == seat  # so it was by closed rows
    found = (
        longest_row(rules, s, seat) >= 9,
        has_no_loss(rules, s, seat),
        rules.wish_stones(s, seat) >= 5,
        min(owners) >= 0,
        rules.score_part(s, seat, rules.PARTS.index("points")) >= 5,
        ended and has_won(rules, s, seat),
    )
    return [GOALS[number] for number, yes in enumerate(found) if yes]

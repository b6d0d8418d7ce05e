"""Goals of the dice game: what a finished game may have shown that one can do."""

from engine.dice import rules
from engine.players.goals import has_no_loss, longest_row

GOALS = (
    "dice_row_of_nine",
    "dice_no_loss",
    "dice_nine_stones",
    "dice_leprechauns",
    "dice_buried",
    "dice_bonus",
)


def reached(s: bytearray, seat: int) -> list:
    """Return the keys of the goals that the seat has reached in a finished game."""
    buried = [rules.buried_stones(s, seat, colour) for colour in range(rules.ROWS)]
    found = (
        longest_row(rules, s, seat) >= 9,
        has_no_loss(rules, s, seat),
        rules.wish_stones(s, seat) >= 9,
        rules.score_part(s, seat, rules.PARTS.index("leprechauns")) > 0,
        max(buried) >= 2,
        rules.score_part(s, seat, rules.PARTS.index("bonus")) >= 8,
    )
    return [GOALS[number] for number, yes in enumerate(found) if yes]

"""What is wrong with a move that costs much, in a key that the console turns into a few words.

What is said is true of the move by itself. Each game looks in its own way: `wrong` in its module
`reasons`; where there is nothing special to say, something else is better.
"""

from engine import module
from engine.players.reach import gap

FAULTS = (
    "starts",  # a new row costs points at first
    "skips",  # it skips numbers
    "closes",  # the row can't grow any more
    "gives",  # the next seat can use it
    "wastes",  # an own row could use it
    "turns",  # something better lies open
    "leaves",  # there is something worth taking
    "keeps",  # they are better rolled
    "worse",
)
_WIDE = 2  # numbers that are skipped


def fault(game, s: bytearray, seat: int, move: int) -> str:
    """Return what is wrong with a move: one of FAULTS."""
    try:
        wrong = module(game.NAME, "reasons").wrong
    except (ImportError, AttributeError):
        return "worse"
    return wrong(s, seat, move)


def row_fault(game, s: bytearray, seat: int, colour: int, value: int) -> str:
    """Tell about a number that joins a row."""
    if game.row_length(s, seat, colour) == 0:
        return "starts"
    return "skips" if gap(game.row_shape(s, seat, colour), value) >= _WIDE else "worse"

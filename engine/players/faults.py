"""What is wrong with a move that costs much, in a key that the console turns into a few words.

What is said is true of the move, and not of the better one: that all moves cost something is no
reason against one of them. Each game looks in its own way: `wrong` in its module `reasons`; where
there is nothing special to say, something else is better.
"""

from engine import module
from engine.players.reach import gap

FAULTS = (
    "starts",  # a new row costs points at first
    "middle",  # a row that begins in the middle has less room
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
_MIDDLE = (4, 5, 6)  # numbers with at most six beyond them, up or down


def fault(game, s: bytearray, seat: int, move: int, best: int) -> str:
    """Return what is wrong with a move and not with the best one: one of FAULTS."""
    try:
        wrong = module(game.NAME, "reasons").wrong
    except (ImportError, AttributeError):
        return "worse"
    shared = wrong(s, seat, best)
    for key in wrong(s, seat, move):
        if key not in shared:
            return key
    return "worse"


def row_faults(game, s: bytearray, seat: int, colour: int, value: int) -> tuple:
    """Tell about a number that joins a row."""
    if game.row_length(s, seat, colour) == 0:
        return ("starts", "middle") if value in _MIDDLE else ("starts",)
    return ("skips",) if gap(game.row_shape(s, seat, colour), value) >= _WIDE else ()

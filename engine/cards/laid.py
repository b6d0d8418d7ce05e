"""What lies open before a seat in the card game, thing by thing."""

from micropython import const

from engine.cards import rules as cards
from engine.cards.deck import COLOUR, POINT, VALUE
from engine.rows import POINT_CARD

# As in engine/tiles.py.
_PLAIN = const(0)

LISTED = 7  # all PARTS: the rows, the point row and the numbered wish stones


def things(s: bytearray, seat: int, part: int) -> list:
    """Return what gives a part of the score, in the order laid: pairs of a value and a sign."""
    if part > POINT:
        return [
            (value, _PLAIN) for value in range(1, 10) if cards.wish_stone_owner(s, value) == seat
        ]
    length = cards.row_length(s, seat, part)
    laid = [cards.row_card(s, seat, part, depth) for depth in range(length - 1, -1, -1)]
    return [(VALUE[card], _PLAIN if COLOUR[card] == part else POINT_CARD) for card in laid]


def count(s: bytearray, seat: int, part: int) -> int:
    """Return how many things give a part of the score."""
    return cards.row_length(s, seat, part) if part <= POINT else cards.wish_stones(s, seat)

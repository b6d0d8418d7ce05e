"""What lies open before a seat in the card game, thing by thing."""

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, POINT, VALUE
from engine.rows import POINT_CARD
from engine.tiles import PLAIN

LISTED = 7  # all PARTS: the rows, the point row and the numbered wish stones


def things(s: bytearray, seat: int, part: int) -> list:
    """Return what gives a part of the score, in the order laid: pairs of a value and a sign."""
    if part > POINT:
        return [
            (value, PLAIN) for value in range(1, 10) if cards.wish_stone_owner(s, value) == seat
        ]
    length = cards.row_length(s, seat, part)
    laid = [cards.row_card(s, seat, part, depth) for depth in range(length - 1, -1, -1)]
    return [(VALUE[card], PLAIN if COLOUR[card] == part else POINT_CARD) for card in laid]


def count(s: bytearray, seat: int, part: int) -> int:
    """Return how many things give a part of the score."""
    return cards.row_length(s, seat, part) if part <= POINT else cards.wish_stones(s, seat)


def may_grow(s: bytearray, seat: int, colour: int) -> bool:
    """Tell whether a card may still join a row: behind an end card, only the second one may."""
    if not rows.end_cards(cards.row_shape(s, seat, colour)):
        return True
    laid = 0
    for other in range(cards.seat_count(s)):
        laid += rows.end_cards(cards.row_shape(s, other, colour))
    return laid < 2

"""Why a move of the card game is not legal, in words. Only a wrong move needs to know."""

from engine.cards.deck import END, KIND, POINT, POINT_CARDS, VALUE
from engine.cards.looking import (
    draws_left,
    hand_card,
    hand_size,
    is_last_round,
    pile_top,
)
from engine.cards.moves import (
    TAKE,
    WISH,
    card_played,
    is_discard,
    is_onto,
    onto_row,
    onto_value,
    pile_taken,
    second_card,
)
from engine.state import turn

_NOT_HELD = "that card is not in the hand"


def why_not(s: bytearray, move: int) -> str:
    """Return what is wrong with an illegal move."""
    if draws_left(s):
        pile = pile_taken(move)
        if not 0 <= pile < 6:
            return "now a card must be drawn"
        return (
            "that pile is empty"
            if pile_top(s, pile) < 0
            else "that pile was discarded to this turn"
        )
    if is_onto(move):
        return _no_room_for_point_card(s, onto_row(move), onto_value(move))
    if not is_last_round(s):
        if move >= WISH:
            return _no_wish_stone(s, card_played(move), second_card(move))
        if move >= TAKE:
            return "now a card must be played"
        if is_discard(move):
            return _NOT_HELD
    return "it does not fit the row" if _held(s, move) else _NOT_HELD


def _no_room_for_point_card(s: bytearray, colour: int, value: int) -> str:
    if colour >= POINT or value >= END:
        return "there is no such card or row"
    if not _held(s, POINT_CARDS[value]):
        return _NOT_HELD
    return "the last number of that row is another, or the row is closed"


def _no_wish_stone(s: bytearray, first: int, second: int) -> str:
    if not _held(s, first) or not _held(s, second):
        return _NOT_HELD
    if first == second and _held(s, first) == 1:
        return "there is only one such card in the hand"
    if first > second or VALUE[first] != VALUE[second]:
        return "a wish stone takes two cards of one value"
    return "that wish stone is not there"


def _held(s: bytearray, kind: int) -> int:
    """Return how many cards of a kind the moving seat holds."""
    seat = turn(s)
    return sum([KIND[hand_card(s, seat, at)] == kind for at in range(hand_size(s, seat))])

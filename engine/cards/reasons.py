"""Why a move of the card game is good."""

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, VALUE
from engine.cards.moves import onto_row, onto_value
from engine.players.reasons import row_reason


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS."""
    if move >= cards.WISH:
        return "wish"
    if move == cards.STOP:
        return "enough"
    if move == cards.TAKE_STOCK:
        return "unseen"
    if move >= cards.TAKE:
        card = cards.pile_top(s, move - cards.TAKE)
        if COLOUR[card] == POINT:
            return "point"
        length = cards.row_length(s, seat, COLOUR[card])
        fits = cards.fits(s, cards.row_shape(s, seat, COLOUR[card]), VALUE[card])
        if length and fits:
            return "fits"
        if _pairs(s, seat, VALUE[card]):
            return "pair"
        return "begins" if fits and VALUE[card] != END else "best"
    if move >= cards.ONTO:
        return row_reason(cards, s, seat, onto_row(move), onto_value(move))
    if move >= cards.DISCARD:
        card = move - cards.DISCARD
        if COLOUR[card] == POINT or VALUE[card] == END:
            return "spare"
        fits = rows.fits(cards.row_shape(s, seat, COLOUR[card]), VALUE[card])
        return "spare" if fits else "useless"
    if COLOUR[move] == POINT:
        return "point"
    if VALUE[move] == END:
        return "closes"
    return row_reason(cards, s, seat, COLOUR[move], VALUE[move])


def _pairs(s: bytearray, seat: int, value: int) -> bool:
    """Return whether a card of this value makes a pair for a wish stone."""
    if cards.has_wish_stone(s, value):
        for index in range(cards.hand_size(s, seat)):
            if VALUE[cards.hand_card(s, seat, index)] == value:
                return True
    return False

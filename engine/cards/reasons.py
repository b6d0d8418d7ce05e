"""Why a move of the card game is good."""

from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, VALUE
from engine.players.faults import row_faults
from engine.players.gains import only_losses
from engine.players.reasons import row_reason


def why(s: bytearray, seat: int, move: int) -> str:
    """Return a key of REASONS that is true of this very move."""
    if moves.is_wish(move):
        return "wish"
    if move == cards.STOP:
        return "enough" if only_losses(cards, s, seat, move) else "best"
    if move == cards.TAKE_STOCK:
        return "unseen"
    if moves.is_draw(move):
        return _taken(s, seat, cards.pile_top(s, moves.pile_taken(move)))
    if moves.is_onto(move):
        colour, value = moves.onto_row(move), moves.onto_value(move)
        return row_reason(cards, s, seat, colour, value)
    card = moves.card_played(move)
    colour, value = COLOUR[card], VALUE[card]
    if moves.is_discard(move):
        if colour == POINT or cards.fits(s, cards.row_shape(s, seat, colour), value):
            return "spare"
        return "useless"
    if colour == POINT:
        return "point"
    if value == END:
        return "closes"
    return row_reason(cards, s, seat, colour, value)


def wrong(s: bytearray, seat: int, move: int) -> tuple:
    """Return the keys of FAULTS that are true of this very move, what weighs most first."""
    if move == cards.STOP or moves.is_wish(move) or moves.is_draw(move):
        return ()
    if moves.is_onto(move):
        return row_faults(cards, s, seat, moves.onto_row(move), moves.onto_value(move))
    card = moves.card_played(move)
    colour, value = COLOUR[card], VALUE[card]
    if colour == POINT:
        return ("wastes",) if moves.is_discard(move) else ()
    if moves.is_discard(move):
        gives = ("gives",) if _can_use(s, (seat + 1) % cards.seat_count(s), card) else ()
        return gives + ("wastes",) if _can_use(s, seat, card) else gives
    if value == END:
        return ("closes",)
    return row_faults(cards, s, seat, colour, value)


def _can_use(s: bytearray, seat: int, card: int) -> bool:
    """Tell whether a card fits a row that the seat has begun."""
    colour = COLOUR[card]
    shape = cards.row_shape(s, seat, colour)
    return bool(cards.row_length(s, seat, colour)) and bool(cards.fits(s, shape, VALUE[card]))


def _taken(s: bytearray, seat: int, card: int) -> str:
    """Tell about a card that is taken from a pile."""
    colour, value = COLOUR[card], VALUE[card]
    if colour == POINT:
        return "point"
    fits = cards.fits(s, cards.row_shape(s, seat, colour), value)
    if fits and cards.row_length(s, seat, colour):
        return "fits"
    if _pairs(s, seat, value):
        return "pair"
    return "begins" if fits and value != END else "best"


def _pairs(s: bytearray, seat: int, value: int) -> bool:
    """Tell whether a card of this value makes a pair for a wish stone."""
    if cards.has_wish_stone(s, value):
        for index in range(cards.hand_size(s, seat)):
            if VALUE[cards.hand_card(s, seat, index)] == value:
                return True
    return False

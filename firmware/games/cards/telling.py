"""The card game's moves in words."""

from engine import rows
from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, VALUE
from firmware.table.telling import COLOURS, change, row_name, score_effect
from firmware.words import count, say, small


def card_name(card: int) -> str:
    value, colour = VALUE[card], COLOUR[card]
    if colour == POINT:
        return say("card_point", value)
    return (
        say("card_end_" + COLOURS[colour])
        if value == END
        else say("card_" + COLOURS[colour], value)
    )


def action(s: bytearray, move: int, card: int = -1) -> str:
    """Return what the player chooses; `card` is the one chosen in the hand, if any."""
    if move == cards.TAKE_STOCK:
        return say("cards_stock")
    if move == cards.STOP:
        return say("cards_stop")
    if moves.is_wish(move):
        first, second = moves.card_played(move), moves.second_card(move)
        other = second if card == first else first
        return say("cards_wish", VALUE[first], card_name(other))
    if moves.is_draw(move):
        return say("cards_take", card_name(cards.pile_top(s, moves.pile_taken(move))))
    if moves.is_onto(move):
        return say("cards_onto", row_name(moves.onto_row(move)))
    if moves.is_discard(move):
        return say("cards_discard")
    return say("cards_points" if COLOUR[moves.card_played(move)] == POINT else "cards_lay")


def advice(s: bytearray, move: int) -> str:
    words = action(s, move)
    if move == cards.STOP or moves.is_draw(move):
        return words
    if moves.is_wish(move):
        first, second = moves.card_played(move), moves.second_card(move)
        return say("cards_wish_advice", VALUE[first], card_name(first), card_name(second))
    words = small(words[0]) + words[1:]
    return say("cards_advice", card_name(moves.card_played(move)), words)


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    seat = cards.turn(s)
    if move == cards.TAKE_STOCK:
        left = cards.stock_left(s)
        return say("cards_last_stock") if left == 1 else count("cards_stock_left", left)
    if move == cards.STOP:
        return say("cards_stop_effect")
    if moves.is_draw(move):
        return fitting(s, seat, cards.pile_top(s, moves.pile_taken(move)))
    if moves.is_discard(move):
        return say("cards_discard_effect")
    words = score_effect(cards, s, move, scratch)
    if moves.is_wish(move):
        return words + ", " + say("cards_draw_two")
    if cards.is_last_round(scratch) and not cards.is_last_round(s):
        return words + ". " + say("cards_ends")
    if VALUE[moves.card_played(move)] == END:
        return words + ", " + say("cards_closes")
    return words


def fitting(s: bytearray, seat: int, card: int) -> str:
    """Return whether this card would fit a row of the seat, and what that would give."""
    colour = COLOUR[card]
    if colour == POINT:
        return say("cards_point_card")
    shape, length = cards.row_shape(s, seat, colour), cards.row_length(s, seat, colour)
    if not cards.fits(s, shape, VALUE[card]):
        return say("cards_no_fit", row_name(colour))
    before = rows.points(cards.ROW_POINTS, length)
    after = rows.points(cards.ROW_POINTS, length + 1)
    return say("table_row", row_name(colour), length + 1, change(before, after))


def ended(s: bytearray) -> str:
    """Return why the game has ended."""
    # Rows may be closed by the last cards, too, but no stock is used up by them.
    return say("cards_rows_closed" if cards.stock_left(s) else "cards_used_up")


def told(before: bytearray, after: bytearray, move: int) -> str:
    if move == cards.TAKE_STOCK:
        return say("cards_told_stock")
    if move == cards.STOP:
        return say("cards_told_stop")
    if moves.is_wish(move):
        return say("cards_told_wish", VALUE[moves.card_played(move)])
    if moves.is_draw(move):
        return say("cards_told_take", card_name(cards.pile_top(before, moves.pile_taken(move))))
    if moves.is_onto(move):
        return say("cards_told_onto", moves.onto_value(move), row_name(moves.onto_row(move)))
    if moves.is_discard(move):
        return say("cards_told_discard", card_name(moves.card_played(move)))
    return say("cards_told_lay", card_name(moves.card_played(move)))

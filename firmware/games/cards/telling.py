"""The card game's moves in words."""

from array import array

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, POINT_CARDS, VALUE
from firmware.table.telling import COLOURS, change, row_name, score_effect
from firmware.words import count, say, small

_moves = array("H", bytes(2 * cards.MOST_MOVES))


def reveals(move: int, own: bool) -> bool:
    """A card from the stock; and whatever a machine plays, it plays from a hidden hand."""
    return move == cards.TAKE_STOCK or not own


def card_name(card: int) -> str:
    value, colour = VALUE[card], COLOUR[card]
    if colour == POINT:
        return say("card_point", value)
    return (
        say("card_end_" + COLOURS[colour])
        if value == END
        else say("card_" + COLOURS[colour], value)
    )


def in_last_phase(s: bytearray) -> bool:
    """Has the game ended, and may cards still be laid?"""
    number = cards.legal_moves(s, _moves)
    return number > 0 and _moves[number - 1] == cards.STOP


def wish_pair(move: int) -> tuple:
    return (move - cards.WISH) >> 7, (move - cards.WISH) & 127


def is_onto(move: int) -> bool:
    """A point card into a colour row?"""
    return cards.ONTO <= move < cards.TAKE


def is_draw(move: int) -> bool:
    return cards.TAKE <= move <= cards.TAKE_STOCK


def action(s: bytearray, move: int, card: int = -1) -> str:
    """What the player chooses; `card` is the one he has chosen in his hand, if any."""
    if move == cards.TAKE_STOCK:
        return say("cards_stock")
    if move == cards.STOP:
        return say("cards_stop")
    if move >= cards.WISH:
        first, second = wish_pair(move)
        other = second if card == first else first
        return say("cards_wish", VALUE[first], card_name(other))
    if is_draw(move):
        return say("cards_take", card_name(cards.pile_top(s, move - cards.TAKE)))
    if is_onto(move):
        return say("cards_onto", row_name((move - cards.ONTO) >> 4))
    if move >= cards.DISCARD:
        return say("cards_discard")
    return say("cards_points" if COLOUR[move] == POINT else "cards_lay")


def advice(s: bytearray, move: int) -> str:
    words = action(s, move)
    if move == cards.STOP or is_draw(move):
        return words
    if move >= cards.WISH:
        first, second = wish_pair(move)
        return say("cards_wish_advice", VALUE[first], card_name(first), card_name(second))
    return say("cards_advice", card_name(card_played(move)), small(words[0]) + words[1:])


def card_played(move: int) -> int:
    """The card that a move lays or discards; of two for a wish stone, the first."""
    if move >= cards.WISH:
        return wish_pair(move)[0]
    if is_onto(move):
        return POINT_CARDS[move & 15]
    return move - cards.DISCARD if move >= cards.DISCARD else move - cards.LAY


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    seat = cards.turn(s)
    if move == cards.TAKE_STOCK:
        left = cards.stock_left(s)
        return say("cards_last_stock") if left == 1 else count("cards_stock_left", left)
    if move == cards.STOP:
        return say("cards_stop_effect")
    if is_draw(move):
        return fitting(s, seat, cards.pile_top(s, move - cards.TAKE))
    if cards.DISCARD <= move < cards.ONTO:
        return say("cards_discard_effect")
    words = score_effect(cards, s, move, scratch)
    if move >= cards.WISH:
        return words + ", " + say("cards_draw_two")
    if in_last_phase(scratch) and not in_last_phase(s):
        return words + ". " + say("cards_ends")
    if move < cards.DISCARD and VALUE[move] == END:
        return words + ", " + say("cards_closes")
    return words


def fitting(s: bytearray, seat: int, card: int) -> str:
    """Would this card fit a row of the seat, and what would that give?"""
    colour = COLOUR[card]
    if colour == POINT:
        return say("cards_point_card")
    shape, length = cards.row_shape(s, seat, colour), cards.row_length(s, seat, colour)
    fits = rows.fits(shape, VALUE[card]) if VALUE[card] != END else rows.end_cards(shape) < 2
    if not fits:
        return say("cards_no_fit", row_name(colour))
    before = rows.points(rows.LONG_ROW_POINTS, length)
    after = rows.points(rows.LONG_ROW_POINTS, length + 1)
    return say("table_row", row_name(colour), length + 1, change(before, after))


def told(before: bytearray, after: bytearray, move: int) -> str:
    if move == cards.TAKE_STOCK:
        return say("cards_told_stock")
    if move == cards.STOP:
        return say("cards_told_stop")
    if move >= cards.WISH:
        return say("cards_told_wish", VALUE[wish_pair(move)[0]])
    if is_draw(move):
        return say("cards_told_take", card_name(cards.pile_top(before, move - cards.TAKE)))
    if is_onto(move):
        return say("cards_told_onto", move & 15, row_name((move - cards.ONTO) >> 4))
    if move >= cards.DISCARD:
        return say("cards_told_discard", card_name(move - cards.DISCARD))
    return say("cards_told_lay", card_name(move))

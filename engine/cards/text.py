"""Cards, moves and deals of the card game as text, for records."""

from micropython import const

from engine.cards.deck import CARDS, COLOUR, END, KIND, POINT, VALUE
from engine.cards.moves import (
    DISCARD,
    LAY,
    STOP,
    TAKE,
    TAKE_STOCK,
    card_played,
    is_discard,
    is_draw,
    is_onto,
    is_wish,
    onto,
    onto_row,
    onto_value,
    pile_taken,
    second_card,
    wish,
)
from engine.cards.rules import hand_card, hand_size, seat_count, stock_left
from engine.errors import GameError
from engine.rows import COLOURS

_STOCK = const(67)
_BELOW = const(146)
_NONE = const(0xFF)

LETTERS = COLOURS + "P"


def card_text(card: int) -> str:
    value = VALUE[card]
    return LETTERS[COLOUR[card]] + ("X" if value == END else str(value))


def text_card(text: str) -> int:
    """Return the kind of card that a text like B7, BX or P7 names."""
    for card in range(CARDS):
        if KIND[card] == card and card_text(card) == text:
            return card
    raise GameError("there is no card " + repr(text))


def move_text(move: int) -> str:
    """Return a move in the words of a record: +B7, -B7, +P7>B, *B, *, -B7-G7 or a full stop."""
    if move == TAKE_STOCK:
        return "*"
    if move == STOP:
        return "."
    if is_draw(move):
        return "*" + LETTERS[pile_taken(move)]
    if is_onto(move) and onto_row(move) < POINT and onto_value(move) <= 10:
        return "+P" + str(onto_value(move)) + ">" + LETTERS[onto_row(move)]
    if is_wish(move) and second_card(move) < CARDS:
        cards = sorted((card_text(card_played(move)), card_text(second_card(move))))
        return "-" + cards[0] + "-" + cards[1]
    if is_discard(move) and card_played(move) < CARDS:
        return "-" + card_text(card_played(move))
    if LAY <= move < LAY + CARDS:
        return "+" + card_text(card_played(move))
    raise GameError("there is no move " + str(move))


def text_move(text: str) -> int:
    """Return the move that `move_text` writes so."""
    move = _read(text)
    if move_text(move) != text:
        raise GameError("there is no move " + repr(text))
    return move


def _read(text: str) -> int:
    if text == "*":
        return TAKE_STOCK
    if text == ".":
        return STOP
    cards = text[1:]
    if text[:1] == "*" and len(text) == 2 and cards in LETTERS:
        return TAKE + LETTERS.index(cards)
    if text[:1] == "+":
        card, into, row = cards.partition(">")
        if into and len(row) == 1 and row in COLOURS:
            return onto(COLOURS.index(row), VALUE[text_card(card)])
        return LAY + text_card(cards)
    if text[:1] == "-":
        first, pair, second = cards.partition("-")
        if not pair:
            return DISCARD + text_card(first)
        low = text_card(first)
        high = text_card(second)
        return wish(min(low, high), max(low, high))
    raise GameError("there is no move " + repr(text))


def chance_text(s: bytearray) -> str:
    """Return what chance has just decided for all to see; in this game nothing."""
    return ""


def setup(s: bytearray) -> dict:
    """Return the deal of a fresh game, for its record."""
    hands = []
    for seat in range(seat_count(s)):
        hands.append([card_text(hand_card(s, seat, i)) for i in range(hand_size(s, seat))])
    stock = []
    card = s[_STOCK]
    while card != _NONE:
        stock.append(card_text(card))
        card = s[_BELOW + card]
    left = stock_left(s)
    return {"hands": hands, "stock": stock[:left], "removed": stock[left:]}

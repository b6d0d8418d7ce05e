"""The table of the card game in words; see firmware/table/reading.py."""

from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, VALUE
from firmware.games.cards import telling
from firmware.games.cards.hand import card_drawn, sorted_hand
from firmware.table.reading import line, text
from firmware.table.telling import digits
from firmware.words import say


def middle(s: bytearray) -> list:
    tops = [cards.pile_top(s, pile) for pile in range(6)]
    lines = [
        line(_text("stock"), str(cards.stock_left(s))),
        line(_text("piles"), _names([top for top in tops if top >= 0])),
        line(_text("wishes"), _wish_stones(s, -1)),
    ]
    if cards.is_last_round(s):
        lines.insert(0, say("cards_ended"))
    return lines


def rest(s: bytearray) -> list:
    return []


def hand(s: bytearray, seat: int) -> list:
    return [line(_text("hand"), _names(sorted_hand(s, seat)))]


def row(s: bytearray, seat: int, colour: int) -> str:
    length = cards.row_length(s, seat, colour)
    laid = [cards.row_card(s, seat, colour, depth) for depth in range(length - 1, -1, -1)]
    return ", ".join([_in_row(card, colour) for card in laid])


def held(s: bytearray, seat: int, part: str) -> tuple:
    if part == "wishes":
        return cards.wish_stones(s, seat), _wish_stones(s, seat)
    return cards.row_length(s, seat, POINT), row(s, seat, POINT)


def choice(s: bytearray, move: int) -> str:
    return telling.advice(s, move)


def seen(before: bytearray, after: bytearray, move: int, own: bool) -> str:
    if move == cards.TAKE_STOCK and own:
        seat = cards.turn(before)
        return telling.card_name(card_drawn(before, seat, sorted_hand(after, seat)))
    if not moves.is_wish(move):
        return ""
    return _names((moves.card_played(move), moves.second_card(move)))


def _text(key: str) -> str:
    return text(cards.NAME, key)


def _names(some) -> str:
    return ", ".join([telling.card_name(card) for card in some])


def _in_row(card: int, colour: int) -> str:
    """Return what a card is called in a row, whose colour need not be said again."""
    if VALUE[card] == END:
        return _text("end")
    return digits(VALUE[card]) if COLOUR[card] == colour else telling.card_name(card)


def _wish_stones(s: bytearray, seat: int) -> str:
    """Return the numbers of the wish stones that a seat has; -1 is nobody."""
    owned = [value for value in range(1, 10) if cards.wish_stone_owner(s, value) == seat]
    return ", ".join([digits(value) for value in owned])

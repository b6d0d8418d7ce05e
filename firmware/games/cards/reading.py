"""The table of the card game in words; see firmware/table/reading.py."""

from engine.cards import moves
from engine.cards import rules as cards
from firmware.games.cards import telling
from firmware.games.cards.hand import card_drawn, sorted_hand
from firmware.table.reading import line, text
from firmware.table.telling import digits
from firmware.words import say


def middle(s: bytearray) -> list:
    tops = [cards.pile_top(s, pile) for pile in range(6)]
    lines = [
        line(_text("stock"), str(cards.stock_left(s))),
        line(_text("closed"), f"{cards.closed_rows(s)}/{cards.ROWS_TO_END}"),
        line(_text("piles"), _names([top for top in tops if top >= 0])),
        line(_text("wishes"), _wish_stones_left(s)),
    ]
    if cards.is_last_round(s):
        lines.insert(0, telling.ended(s) + " " + say("cards_ended"))
    return lines


def rest(s: bytearray) -> list:
    return []


def hand(s: bytearray, seat: int, name: str = "") -> list:
    title = _text("hand_of").format(name) if name else _text("hand")
    return [line(title, _names(sorted_hand(s, seat)))]


def moment(s: bytearray) -> list:
    return []


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


def _wish_stones_left(s: bytearray) -> str:
    """Return the numbers of the wish stones that nobody has."""
    return ", ".join([digits(value) for value in range(1, 10) if cards.has_wish_stone(s, value)])

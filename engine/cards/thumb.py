"""The card game by rule of thumb."""

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import CARDS, COLOUR, END, POINT, VALUE
from engine.cards.moves import card_played, is_discard, is_draw, is_onto, is_wish, second_card
from engine.players.reach import gap

_END_OF_STOCK = 8  # cards a seat, below which no row is begun


def novice(s: bytearray, seat: int, move: int) -> int:
    """Lay what can be laid, wherever it fits; take cards from the stock."""
    if is_draw(move):
        return 30 if move == cards.TAKE_STOCK else 10
    if move == cards.STOP:
        return 0
    if is_discard(move):
        return 5
    return 5 if move < CARDS and VALUE[move] == END else 25


def club(s: bytearray, seat: int, move: int) -> int:
    """Open rows that can go on, keep gaps small, give the next seat nothing it can use."""
    if is_draw(move):
        return _draw(s, seat, move)
    if move == cards.STOP:
        return 0
    card = card_played(move)
    if is_wish(move):
        return 45 + (_discard(s, seat, card) + _discard(s, seat, second_card(move))) // 4
    if is_onto(move):
        return 35
    return _discard(s, seat, card) if is_discard(move) else _lay(s, seat, card)


def _lay(s: bytearray, seat: int, card: int) -> int:
    colour = COLOUR[card]
    if colour == POINT:
        return 15
    shape = cards.row_shape(s, seat, colour)
    length = cards.row_length(s, seat, colour)
    value = VALUE[card]
    turns = 0  # after the end: whatever gains
    if cards.hand_size(s, seat) == 8:
        turns = cards.stock_left(s) // cards.seat_count(s)
    if value == END:
        gain = rows.points(cards.ROW_POINTS, length + 1) - rows.points(cards.ROW_POINTS, length)
        if (turns > 3 and length < 6) or gain < 0:
            return -20
        return 10 * gain + 1
    followers = _followers(s, seat, colour, shape, value)
    if length == 0:
        if turns < _END_OF_STOCK or followers < 2:
            return -30
        return 5 * followers - 10 * gap(shape, value)
    return 30 - 10 * gap(shape, value) + 2 * length


def _followers(s: bytearray, seat: int, colour: int, shape: int, value: int) -> int:
    """Return how many cards in hand could be laid on this one."""
    after = rows.with_number(shape, value)
    up = down = 0
    for index in range(cards.hand_size(s, seat)):
        card = cards.hand_card(s, seat, index)
        if COLOUR[card] == colour and rows.fits(after, VALUE[card]):
            if VALUE[card] >= value:
                up += 1
            if VALUE[card] <= value or VALUE[card] == END:
                down += 1
    return (up if up > down else down) - 1


def _discard(s: bytearray, seat: int, card: int) -> int:
    """Prefer what the own rows cannot use, and what the next seat cannot use either."""
    worth = 10
    colour = COLOUR[card]
    if colour == POINT:
        return worth - 10
    shape = cards.row_shape(s, seat, colour)
    value = VALUE[card]
    if value == END:
        worth -= 12
    elif cards.row_length(s, seat, colour) and rows.fits(shape, value):
        worth -= 15 - gap(shape, value)
    elif not cards.row_length(s, seat, colour):
        worth -= 2 + 2 * _followers(s, seat, colour, shape, value)
    after = seat + 1 if seat + 1 < cards.seat_count(s) else 0
    shape = cards.row_shape(s, after, colour)
    if cards.row_length(s, after, colour) and value != END and rows.fits(shape, value):
        worth -= 8 - gap(shape, value)
    return worth


def _draw(s: bytearray, seat: int, move: int) -> int:
    if move == cards.TAKE_STOCK:
        return 0
    card = cards.pile_top(s, move - cards.TAKE)
    colour = COLOUR[card]
    if colour == POINT:
        return 1
    if VALUE[card] == END or cards.row_length(s, seat, colour) == 0:
        return -5
    shape = cards.row_shape(s, seat, colour)
    return 20 - 10 * gap(shape, VALUE[card]) if rows.fits(shape, VALUE[card]) else -20

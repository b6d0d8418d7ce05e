"""What the words of the lessons claim, and what has to come up in them: the rules, asked again."""

from collections.abc import Callable

from engine import rows
from engine.cards import moves as card_moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, VALUE

State = bytearray
Claim = Callable[[State, State], bool]  # the table before and after the next move
Happening = Callable[[State, State, int], bool]

_GREEN, _PINK = 1, 3


def _gains(game, part: int, was: int, now: int) -> Claim:
    def claim(before: State, after: State) -> bool:
        return game.score_part(before, 0, part) == was and game.score_part(after, 0, part) == now

    return claim


def _cards_end(before: State, after: State) -> bool:
    return cards.stock_left(before) == 7 and cards.closed_rows(before) == 2


def _top(pile: int, value: int) -> Claim:
    def claim(before: State, after: State) -> bool:
        card = cards.pile_top(before, pile)
        return card >= 0 and COLOUR[card] == pile and VALUE[card] == value

    return claim


CLAIMS: dict[str, dict[str, Claim]] = {
    "cards": {
        "worth": lambda before, after: (
            [rows.points(cards.ROW_POINTS, length) > 0 for length in range(1, 5)]
            == [False, False, False, True]
        ),
        "then": _gains(cards, _GREEN, 0, -4),
        "first": _gains(cards, _GREEN, 0, -4),
        "draw": lambda before, after: cards.hand_size(after, 0) == 8,
        "pile": _top(_GREEN, 3),
        "second": lambda before, after: rows.direction(cards.row_shape(after, 0, _GREEN)) > 0,
        "take": _top(_GREEN, 3),
        "stones": lambda before, after: cards.WISH_POINTS[:4] == (-4, -1, 0, 4),
        "pair": lambda before, after: cards.wish_stone_owner(after, 1) == 0,
        "discard": lambda before, after: _top(_PINK, 8)(after, after),
        "locked": _top(_PINK, 8),
        "third": _gains(cards, _GREEN, -3, -2),
        "fourth": lambda before, after: (
            _gains(cards, _GREEN, -2, 1)(before, after) and rows.points(cards.ROW_POINTS, 9) == 10
        ),
        "onto": _gains(cards, _GREEN, 1, 2),
        "left": _cards_end,
        "end_card": lambda before, after: cards.closed_rows(after) == 3,
    },
}


def _lays(kind: Callable[[int], bool]) -> Happening:
    def happens(before: State, after: State, move: int) -> bool:
        is_laid = not card_moves.is_draw(move) and not card_moves.is_discard(move)
        return is_laid and not card_moves.is_wish(move) and kind(move)

    return happens


def _row_begins(game) -> Happening:
    def happens(before: State, after: State, move: int) -> bool:
        return any(
            not game.row_length(before, 0, colour) and game.row_length(after, 0, colour)
            for colour in range(game.ROWS)
        )

    return happens


def _row_pays(game) -> Happening:
    def happens(before: State, after: State, move: int) -> bool:
        return any(
            game.score_part(before, 0, colour) < 0 < game.score_part(after, 0, colour)
            for colour in range(game.ROWS)
        )

    return happens


REACHED: dict[str, dict[str, Happening]] = {
    "cards": {
        "a row begins": _row_begins(cards),
        "a row pays": _row_pays(cards),
        "from the stock": lambda before, after, move: move == cards.TAKE_STOCK,
        "from a pile": lambda before, after, move: (
            card_moves.is_draw(move) and move != cards.TAKE_STOCK
        ),
        "a wish stone": lambda before, after, move: card_moves.is_wish(move),
        "discarded": lambda before, after, move: card_moves.is_discard(move),
        "a point card into a row": lambda before, after, move: card_moves.is_onto(move),
        "an end card": _lays(
            lambda move: not card_moves.is_onto(move) and VALUE[card_moves.card_played(move)] == END
        ),
    },
}

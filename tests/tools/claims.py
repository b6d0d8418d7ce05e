"""What the words of the lessons claim, and what has to come up in them: the rules, asked again."""

from collections.abc import Callable

from engine import rows
from engine.cards import moves as card_moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, VALUE
from engine.dice import moves as dice_moves
from engine.dice import rules as dice
from engine.stones import moves as stone_moves
from engine.stones import rules as stones
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, TILES, WISH, text_tile

State = bytearray
Claim = Callable[[State, State], bool]  # the table before and after the next move
Happening = Callable[[State, State, int], bool]

_BLUE, _GREEN, _PINK = 0, 1, 3
_LEPRECHAUNS = 7  # the part of the dice game's score


# ---- claims


def _both(*claims: Claim) -> Claim:
    return lambda before, after: all(claim(before, after) for claim in claims)


def _gains(game, part: int, was: int, now: int) -> Claim:
    """With the next move a part of the score becomes another."""

    def claim(before: State, after: State) -> bool:
        return game.score_part(before, 0, part) == was and game.score_part(after, 0, part) == now

    return claim


def _pays_from(game, length: int) -> Claim:
    """Rows shorter than that cost points, longer ones win some, and the longest 10."""

    def claim(before: State, after: State) -> bool:
        points = [rows.points(game.ROW_POINTS, n) for n in range(1, 10)]
        return all((points[n] > 0) == (n + 1 >= length) for n in range(9)) and points[-1] == 10

    return claim


def _one_more_costs_4(game) -> Claim:
    return lambda before, after: (
        rows.points(game.ROW_POINTS, game.row_length(before, 0, _BLUE) + 1) == -4
    )


def _stones_pay(game, none: int, number: int) -> Claim:
    """So many points for none of them, and a win from that number on."""

    def claim(before: State, after: State) -> bool:
        points = [rows.points(game.WISH_POINTS, n) for n in range(number + 1)]
        return points[0] == none and max(points[:-1]) <= 0 < points[-1]

    return claim


def _rises(game, colour: int) -> Claim:
    return lambda before, after: rows.direction(game.row_shape(after, 0, colour)) > 0


def _carries(game, tile: str, sign: int) -> Claim:
    return lambda before, after: game.SYMBOLS[text_tile(tile)] == sign


def _top(pile: int, value: int) -> Claim:
    """Claim that this card lies on its pile, after the next move at the latest."""

    def claim(before: State, after: State) -> bool:
        tops = [cards.pile_top(state, pile) for state in (before, after)]
        return any(top >= 0 and (COLOUR[top], VALUE[top]) == (pile, value) for top in tops)

    return claim


def _shows(tile: str) -> Claim:
    return lambda before, after: stones.shown_tile(before) == text_tile(tile)


def _rolled(*faces: int) -> Claim:
    return lambda before, after: [dice.die(before, number) for number in range(3)] == list(faces)


def _no_tile_to_take(before: State, after: State) -> bool:
    return not any(stones.is_face_up(before, tile) for tile in range(TILES))


CLAIMS: dict[str, dict[str, Claim]] = {
    "cards": {
        "worth": _pays_from(cards, 4),
        "then": _one_more_costs_4(cards),
        "first": _gains(cards, _GREEN, 0, -4),
        "draw": lambda before, after: cards.hand_size(after, 0) == 8,
        "pile": _top(_GREEN, 3),
        "second": _rises(cards, _GREEN),
        "take": _top(_GREEN, 3),
        "stones": _stones_pay(cards, -4, 3),
        "pair": lambda before, after: cards.wish_stone_owner(after, 1) == 0,
        "discard": _top(_PINK, 8),
        "locked": _top(_PINK, 8),
        "third": _gains(cards, _GREEN, -3, -2),
        "fourth": _gains(cards, _GREEN, -2, 1),
        "onto": _gains(cards, _GREEN, 1, 2),
        "left": lambda before, after: (
            cards.stock_left(before) == 7 and cards.closed_rows(before) == 2
        ),
        "end_card": lambda before, after: cards.closed_rows(after) == 3,
    },
    "stones": {
        "worth": _pays_from(stones, 3),
        "then": _one_more_costs_4(stones),
        "turn": lambda before, after: stones.face_down_left(before) == 55,
        "first": _gains(stones, _BLUE, 0, -4),
        "left": lambda before, after: stones.is_face_up(before, text_tile("B2")),
        "rises": _rises(stones, _BLUE),
        "wish": _both(_carries(stones, "B2", WISH), _stones_pay(stones, -4, 2)),
        "again": _no_tile_to_take,
        "clover": _both(
            _shows("B5"),
            _carries(stones, "B5", CLOVER),
            _gains(stones, _BLUE, -3, 2),
            lambda before, after: stones.turn(after) == 0,
        ),
        "bonus": _both(_shows("R5"), _carries(stones, "R5", BONUS_1)),
        "end": lambda before, after: stones.face_down_left(before) == 4,
        "seven": _both(_carries(stones, "R7", BONUS_3), _gains(stones, _PINK, -3, 2)),
    },
    "dice": {
        "worth": _pays_from(dice, 4),
        "then": _one_more_costs_4(dice),
        "sums": lambda before, after: dice.sums(before) == sum(1 << n for n in (0, 1, 4, 5)),
        "first": _gains(dice, _BLUE, 0, -4),
        "poor": _rolled(0, 0, 1),
        "mark": _rolled(0, 0, 1),
        "second": _both(_rolled(1, 2, 5), _rises(dice, _BLUE)),
        "stones": _both(
            _carries(dice, "B3", WISH),
            _stones_pay(dice, -7, 4),
            lambda before, after: dice.wish_stones(before, 0) == 1,
        ),
        "good": _rolled(0, 1, 4),
        "clover": _both(
            _carries(dice, "B5", CLOVER),
            lambda before, after: (
                dice.row_length(after, 0, _BLUE) == dice.row_length(before, 0, _BLUE) + 2
            ),
        ),
        "paid": lambda before, after: (
            dice.row_length(before, 0, _BLUE) == 4 and dice.score_part(before, 0, _BLUE) == 1
        ),
        "spirals": _rolled(0, 0, 1),
        "take": lambda before, after: dice.wish_stones(after, 0) == dice.wish_stones(before, 0) + 2,
        "leprechauns": _both(
            _carries(dice, "G0", LEPRECHAUN),
            lambda before, after: dice.tile_owner(before, text_tile("G0")) == 1,
            lambda before, after: (
                [dice.score_part(before, seat, _LEPRECHAUNS) for seat in (0, 1)] == [-3, 3]
            ),
        ),
        "end": lambda before, after: (
            dice.tiles_left(before, _BLUE) == 2 and dice.stones_left(before) == 4
        ),
        "six": _rolled(1, 2, 3),
        "equal": _both(
            _carries(dice, "R6", LEPRECHAUN),
            _gains(dice, _LEPRECHAUNS, -3, 0),
            lambda before, after: dice.leprechauns(after, 0) == dice.leprechauns(after, 1),
        ),
    },
}


# ---- what the pupil does alone


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


def _is(wanted: int) -> Happening:
    return lambda before, after, move: move == wanted


def _takes(game, tile_of, sign: int) -> Happening:
    """Tell whether a tile with that sign comes into a row."""
    return lambda before, after, move: tile_of(move) >= 0 and game.SYMBOLS[tile_of(move)] == sign


def _lays_end_card(before: State, after: State, move: int) -> bool:
    return cards.closed_rows(after) > cards.closed_rows(before)


REACHED: dict[str, dict[str, Happening]] = {
    "cards": {
        "a row begins": _row_begins(cards),
        "a row pays": _row_pays(cards),
        "from the stock": _is(cards.TAKE_STOCK),
        "from a pile": lambda before, after, move: (
            card_moves.is_draw(move) and move != cards.TAKE_STOCK
        ),
        "a wish stone": lambda before, after, move: card_moves.is_wish(move),
        "discarded": lambda before, after, move: card_moves.is_discard(move),
        "a point card into a row": lambda before, after, move: card_moves.is_onto(move),
        "an end card": _lays_end_card,
    },
    "stones": {
        "a row begins": _row_begins(stones),
        "a row pays": _row_pays(stones),
        "turned up": _is(stones.TURN_UP),
        "left": _is(stones.PASS),
        "taken from the middle": lambda before, after, move: (
            stone_moves.tile_laid(move) >= 0 and stones.shown_tile(before) < 0
        ),
        "a clover": _takes(stones, stone_moves.tile_laid, CLOVER),
        "a wish stone": _takes(stones, stone_moves.tile_laid, WISH),
        "a bonus": _takes(stones, stone_moves.tile_laid, BONUS_3),
    },
    "dice": {
        "a row begins": _row_begins(dice),
        "a row pays": _row_pays(dice),
        "kept": _is(dice.KEEP),
        "rolled again": lambda before, after, move: dice_moves.is_roll(move),
        "stone tiles": _is(dice.TAKE_STONES),
        "a clover": _takes(dice, dice_moves.tile_taken, CLOVER),
        "a stone": _takes(dice, dice_moves.tile_taken, WISH),
        "a leprechaun": _takes(dice, dice_moves.tile_taken, LEPRECHAUN),
    },
}

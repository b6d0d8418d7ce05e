"""The expert's weights before anything was learned: a guess by arithmetic.

A row will grow by a part of what could follow, in the time that is left; its points are read off
between the lengths. `python -m simulator tune --afresh` starts from here.
"""

from collections.abc import Callable, Sequence
from itertools import product

from engine.cards import rules as cards
from engine.dice import rules as dice
from engine.rows import LONG_ROW_POINTS, SHORT_ROW_POINTS
from engine.stones import rules as stones
from simulator.tuning.experts import judgement

# Turns that the phases of each game stand for.
CARD_TURNS = (0.7, 2, 3, 4, 5.5, 7.5, 10, 13, 18, 24)
STONE_TURNS = (0, 1, 2.5, 4.5, 7, 11, 16, 24)
DICE_TURNS = (0, 1, 2, 3, 4, 5.5, 7.5, 10, 13.5, 17)
DOUBLING = 4  # so many points double the odds, in the dice game
UNSEEN = (0, 1.5, 3.5, 6, 9, 13)  # followers that the grades of the card game stand for


def between(points: Sequence[int], number: float) -> float:
    """Return the points for a number that need not be whole."""
    number = min(number, len(points) - 1)
    whole = int(number)
    if whole == len(points) - 1:
        return points[whole]
    return points[whole] + (points[whole + 1] - points[whole]) * (number - whole)


def row(points: Sequence[int], length: int, growth: float) -> float:
    """Return what a row will be worth; one that does not exist need not be begun."""
    return between(points, length + growth) if length else max(0.0, between(points, growth) * 0.6)


def own_row(phase: int, length: int, in_hand: int, grade: int) -> float:
    turns = CARD_TURNS[phase]
    growth = min(in_hand * 0.8, turns * 0.5) + min(UNSEEN[grade] * 0.22, turns * 0.22)
    return row(LONG_ROW_POINTS, length, growth)


def their_row(phase: int, length: int, grade: int) -> float:
    growth = min(UNSEEN[grade] * 0.35, CARD_TURNS[phase] * 0.3)
    return row(LONG_ROW_POINTS, length, growth)


def own_wishes(phase: int, wishes: int, pairs: int, left: int) -> float:
    turns = CARD_TURNS[phase]
    growth = min(pairs * 0.8, turns * 0.5) + min(left * 0.35, turns * 0.12)
    return between(cards.WISH_POINTS, wishes + min(left * 2, growth))


def their_wishes(phase: int, wishes: int, left: int) -> float:
    return between(cards.WISH_POINTS, wishes + min(left * 0.45, CARD_TURNS[phase] * 0.15))


def stone_row(phase: int, length: int, down: int, up: int) -> float:
    growth = min(up * 0.6 + down * 0.45, STONE_TURNS[phase] * 0.3)
    return row(SHORT_ROW_POINTS, length, growth)


def stone_wishes(phase: int, wishes: int, left: int) -> float:
    return between(stones.WISH_POINTS, wishes + min(left * 0.8, STONE_TURNS[phase] * 0.15))


def dice_row(phase: int, length: int, followers: int) -> float:
    growth = min(followers * 0.6, DICE_TURNS[phase % 10] * 0.33)
    return row(LONG_ROW_POINTS, length, growth) / DOUBLING


def dice_wishes(phase: int, own: int) -> float:
    return between(dice.WISH_POINTS, own + DICE_TURNS[phase % 10] * 0.2) / DOUBLING


def leprechauns(left: int, over_most: int, over_fewest: int) -> float:
    certainty = 2 / (1 + left % 11 * 0.4)
    ahead, behind = (over_most - 3) * certainty, (over_fewest - 3) * certainty
    return (max(0.0, min(3.0, 1.5 + ahead)) + min(0.0, max(-3.0, behind - 1.5))) / DOUBLING


GUESSES: dict[str, dict[str, Callable[..., float]]] = {
    "cards": {
        "own rows": own_row,
        "their rows": their_row,
        "closed rows": lambda _, length, end: between(LONG_ROW_POINTS, length + 0.5 * end),
        "own wishes": own_wishes,
        "their wishes": their_wishes,
        "singles": lambda phase, values: min(CARD_TURNS[phase] * 0.02, 0.3) * values,
        "points": lambda phase, held: held * (0.3 + min(0.4, CARD_TURNS[phase] * 0.05)),
        "turn": lambda _: 0.4,
    },
    "stones": {
        "rows": stone_row,
        "symbols": lambda *_: 0,
        "wishes": stone_wishes,
        "turn": lambda phase: 1 if phase else 0,
    },
    "dice": {
        "rows": dice_row,
        "low tiles": lambda *_: 0,
        "high tiles": lambda *_: 0,
        "other way": lambda *_: 0,
        "wishes": dice_wishes,
        "leprechauns": leprechauns,
        "lead": lambda *_: 0,
        "bonus": lambda _, points: points / DOUBLING,
        "turn": lambda *_: 0,
        "race": lambda *_: 0,
    },
}


def first_guess(name: str) -> bytes:
    judge = judgement(name)
    weights = bytearray()
    for part, sizes in judge.PARTS:
        for place in product(*map(range, sizes)):
            worth = round(GUESSES[name][part](*place) * judge.UNIT) + judge.ZERO
            weights.append(max(0, min(255, worth)))
    return bytes(weights)

"""The decisions of whole games that take a machine longest: found here, to be timed elsewhere.

Some positions take twice as long as most. A view, the seat and its luck make a decision that comes
out the same on every interpreter.
"""

import time
from dataclasses import dataclass, replace
from functools import cache

import engine
from engine import players
from simulator.arena.seats import luck

SEATS = (2, 3, 4)
DEALS = 6  # that are played, for each number of seats
SHORT_LIST = 8  # that are thought about again, for other programs may have disturbed the first time
AGAIN = 3
MANY = 2


@dataclass(frozen=True)
class Decision:
    """What a mind was given, what came of it, and how long it took on this computer."""

    seats: int
    view: bytes
    seat: int
    luck: bytes
    move: int
    seconds: float


def longest(game: str, level: str, deals: int = DEALS) -> tuple[Decision, ...]:
    """Return two for each number of seats, by machines of this level among themselves."""
    return _longest(game, level, deals)


@cache
def _longest(game: str, level: str, deals: int) -> tuple[Decision, ...]:
    mind = players.player(level, engine.game(game))
    found = []
    for seats in SEATS:
        made = [one for deal in range(deals) for one in _whole_game(mind, seats, deal)]
        made = sorted(made, key=_seconds)[-SHORT_LIST:]
        made = [min([_again(mind, one) for _ in range(AGAIN)], key=_seconds) for one in made]
        found += sorted(made, key=_seconds)[-MANY:]
    return tuple(found)


def hardest(game: str, level: str) -> Decision:
    """Return the one that takes longest of all."""
    return max(longest(game, level), key=_seconds)


def settings(game: str, level: str, deals: int = DEALS) -> dict:
    """Return them as the settings of the program on_pico/thinking.py."""
    found = longest(game, level, deals)
    tasks = [(one.view, one.seat, one.luck) for one in found]
    return {"GAME": game, "LEVEL": level, "TASKS": tasks}


def _seconds(decision: Decision) -> float:
    return decision.seconds


def _whole_game(mind, seats: int, deal: int) -> list[Decision]:
    game = mind.game
    look = engine.module(game.NAME, "view").view
    state = game.new_game(seats, deal, deal % seats)
    own_luck = luck(deal, seats)
    made = []
    while not game.is_over(state):
        view = bytearray(game.SIZE)
        look(state, game.turn(state), view, own_luck)
        made.append(_decide(mind, seats, view, game.turn(state), own_luck))
        game.apply(state, made[-1].move)
    return made


def _decide(mind, seats: int, view: bytearray, seat: int, own_luck: bytearray) -> Decision:
    before = bytes(own_luck)
    began = time.thread_time()
    move = mind.choose(view, seat, own_luck)
    return Decision(seats, bytes(view), seat, before, move, time.thread_time() - began)


def _again(mind, one: Decision) -> Decision:
    again = _decide(mind, one.seats, bytearray(one.view), one.seat, bytearray(one.luck))
    return replace(one, seconds=again.seconds)

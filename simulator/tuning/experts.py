"""The judgements of the three games' experts, for the tools that tune them.

A judgement is a sum of weights. Here is where a seat's lie, found by the expert's own functions.
"""

from array import array
from math import prod
from types import ModuleType

import engine
from engine.cards import judge as cards_judge
from engine.cards import notes as cards_notes
from engine.cards import rules as cards
from engine.dice import judge as dice_judge
from engine.dice import quick as dice_quick
from engine.stones import judge as stones_judge
from engine.stones import rules as stones

CHANCES = ("dice",)  # these weights say how likely a seat is to win; the others, by how many points


def judgement(name: str) -> ModuleType:
    """Return the module of a game's judgement: the PARTS of the weights, UNIT and ZERO."""
    return engine.module(name, "judge")


def weights_module(name: str) -> ModuleType:
    """Return the module that holds what was learned."""
    return engine.module(name, "weights")


def expert(name: str, weights: bytes):
    """Return a game's expert with these weights, who does not look ahead."""
    found = engine.module(name, "expert").Expert(weights)
    found.looks_ahead = False  # the weights are to be good by themselves; and it takes much longer
    return found


def settled(name: str) -> set[int]:
    """Return the places that are never corrected: in the way of stones, phase 0 is the points."""
    found: set[int] = set()
    if name == "stones":
        start = 0
        for _, sizes in stones_judge.PARTS:
            found |= {*range(start, start + prod(sizes[1:]))}
            start += prod(sizes)
    return found


def places(name: str, state: bytearray, seat: int, weights: bytes) -> tuple[list[int], list[int]]:
    """Return the places of all weights that make up a seat's worth, and those of the others'."""
    return {"cards": _cards, "stones": _stones, "dice": _dice}[name](state, seat, weights)


def sure_points(name: str, state: bytearray, seat: int) -> int:
    """Return the points a seat has besides what the weights foretell."""
    if name == "cards":
        return cards.row_length(state, seat, cards.POINT)
    return stones.score_part(state, seat, stones.PARTS.index("bonus")) if name == "stones" else 0


def _cards(state: bytearray, seat: int, weights: bytes) -> tuple[list[int], list[int]]:
    seats = cards.seat_count(state)
    if cards.is_last_round(state) and cards.turn(state) != (cards.ended_by(state) + 1) % seats:
        return [], []  # some have laid their last cards
    notes = array("H", bytes(2 * cards_notes.NOTES))
    cards_notes.note(state, seat, notes, 0)
    cards_judge.expect(notes, weights)
    first = cards_notes._PLACES
    found = [list(notes[first + 8 * other : first + 8 * other + 8]) for other in range(seats)]
    own = found.pop(seat)
    others = [place for places in found for place in places[:6]]
    phase = cards_notes.phase(cards.stock_left(state), seats, cards.closed_rows(state))
    (own if cards.turn(state) == seat else others).append(cards_judge._HAVING_TURN + phase)
    return own, others


def _stones(state: bytearray, seat: int, weights: bytes) -> tuple[list[int], list[int]]:
    board, gains = (
        array("H", bytes(2 * size)) for size in (stones_judge.BOARD, stones_judge.GAINS)
    )
    found = array("H", bytes(2 * stones_judge.NOTED))
    for colour in range(5):
        stones_judge.load(state, board, colour)
        stones_judge.weigh_tiles(board, seat, colour, weights, gains, 0, found)
    stones_judge.weigh_symbols(board, seat, weights, gains, 0, found)
    own: list[int] = []
    others: list[int] = []
    for other in range(stones.seat_count(state)):
        seats_places = own if other == seat else others
        seats_places += [*found[10 * other : 10 * other + 10], found[40 + other]]
    turn = own if stones.turn(state) == seat else others
    turn.append(stones_judge._HAVING_TURN + board[stones_judge._PHASE])
    return own, others


def _dice(state: bytearray, seat: int, weights: bytes) -> tuple[list[int], list[int]]:
    """Find a seat's own places: nobody else's weights have a part in its strength."""
    board, found = bytearray(dice_quick.BOARD), array("H", bytes(8 * dice_judge.NOTED))
    dice_quick.load(state, board)
    dice_judge.size_up(board)
    dice_judge.strength(board, weights, seat, found)
    own = found[seat * dice_judge.NOTED : (seat + 1) * dice_judge.NOTED]
    return [place for place in own if place != dice_judge.UNUSED], []

"""The expert of the way of stones: what tiles gain is what they change of the judgement."""

from array import array

import pytest

from engine import rng, rows
from engine.players import player
from engine.players.reasons import REASONS, reason
from engine.stones import judge
from engine.stones import rules as stones
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.stones.weights import WEIGHTS
from engine.tiles import CLOVER, TILES, VALUES
from simulator.tuning import experts


def positions(seats: int, seed: int):
    """Yield some tables of a game between club players, each when a seat may choose."""
    state = stones.new_game(seats, seed, 0)
    mind = player("club", stones)
    luck = rng.new(seed)
    while not stones.is_over(state):
        if stones.shown_tile(state) < 0 and stones.face_down_left(state) > 1:
            yield bytearray(state)
        stones.apply(state, mind.choose(state, stones.turn(state), luck))


def relative(state: bytearray, seat: int) -> int:
    """Return a seat's worth less the mean of the others', slowly and plainly; no turn counts."""
    worths = []
    for any_seat in range(stones.seat_count(state)):
        own, _ = experts.places("stones", state, any_seat, WEIGHTS)
        turns = [place for place in own if place >= judge._HAVING_TURN]
        worth = judge.UNIT * experts.sure_points("stones", state, any_seat)
        worths.append(worth + sum(WEIGHTS[place] for place in own if place not in turns))
    own_worth = worths.pop(seat)
    return own_worth - sum(worths) // len(worths)


def board_of(state: bytearray) -> array:
    board = array("H", bytes(2 * judge.BOARD))
    for colour in range(5):
        judge.load(state, board, colour)
    return board


def survey(state: bytearray) -> tuple[array, int]:
    """Return what each move gains the seat whose turn it is, and the best one."""
    board, seat = board_of(state), stones.turn(state)
    gains, places = (array("H", bytes(2 * size)) for size in (judge.GAINS, judge.NOTED))
    judge.weigh_symbols(board, seat, WEIGHTS, gains, 0, places)
    for colour in range(5):
        judge.weigh_tiles(board, seat, colour, WEIGHTS, gains, 0, places)
    return gains, judge.pick(board, gains, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_gains_what_it_changes_of_the_judgement(seats):
    laid = 0
    for state in positions(seats, 3):
        seat = stones.turn(state)
        gains, _ = survey(state)
        before = relative(state, seat)
        for tile in range(TILES):
            if stones.is_face_up(state, tile) and gains[tile]:
                after = bytearray(state)
                stones.apply(after, stones.LAY + tile)
                change = relative(after, seat) - before
                if STONES_SYMBOLS[tile] == CLOVER:
                    change += gains[judge.GAINS_OF + CLOVER] - judge.FAR
                assert abs(judge.gain(gains, 0, tile) - change) <= (0 if seats == 2 else 2)
                laid += 1
    assert laid > 50


def test_a_survey_finds_what_may_be_done_and_the_best_of_it():
    for state in positions(2, 4):
        seat, board = stones.turn(state), board_of(state)
        gains, best = survey(state)
        worths = {judge.NO_TILE: judge.gain(gains, 0, judge.NO_TILE)}
        for tile in range(TILES):
            taken = stones.tile_owner(state, tile) >= 0
            face_down = not taken and not stones.is_face_up(state, tile)
            assert judge.is_face_down(board, tile) == face_down
            shape = stones.row_shape(state, seat, tile // VALUES)
            fits = not taken and rows.fits(shape, tile % VALUES)
            assert (gains[tile] > 0) == fits
            if fits and stones.is_face_up(state, tile):
                worths[tile] = judge.gain(gains, 0, tile)
        assert judge.gain(gains, 0, best) == max(worths.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_on_a_board_are_those_of_the_game(seats):
    laid = 0
    for seed in range(4):
        for state in positions(seats, seed):
            seat, board = stones.turn(state), board_of(state)
            for tile in range(TILES):
                if stones.is_face_up(state, tile) and rows.fits(
                    stones.row_shape(state, seat, tile // VALUES), tile % VALUES
                ):
                    after, then = bytearray(state), array("H", board)
                    stones.apply(after, stones.LAY + tile)
                    judge.lay(then, seat, tile)
                    assert then == board_of(after)
                    laid += 1
            stones.apply(state, stones.TURN_UP)
            judge.turn_up(board, stones.shown_tile(state))
            assert board == board_of(state)
    assert laid > 200


def test_when_the_game_is_over_the_weights_are_the_points():
    for seats in (2, 3, 4):
        state = stones.new_game(seats, 7)
        mind, luck = player("expert", stones), rng.new(1)
        while not stones.is_over(state):
            stones.apply(state, mind.choose(state, stones.turn(state), luck))
        board = board_of(state)
        for seat in range(seats):
            own, _ = experts.places("stones", state, seat, WEIGHTS)
            points = sum(WEIGHTS[place] - judge.ZERO for place in own) / judge.UNIT
            points += experts.sure_points("stones", state, seat)
            assert points == stones.score(state, seat)
            others = [stones.score(state, other) for other in range(seats) if other != seat]
            assert judge.lead(board, seat) == stones.score(state, seat) - max(others)


def test_a_tile_left_lying_is_explained_by_what_it_would_have_done_to_the_row():
    told = set()
    mind = player("club", stones)
    for seed in range(30):
        state, luck = stones.new_game(2, seed, 0), rng.new(seed)
        while not stones.is_over(state):
            seat, tile = stones.turn(state), stones.shown_tile(state)
            move = mind.choose(state, seat, luck)
            if move == stones.PASS and tile >= 0:
                why = REASONS[reason(stones, state, seat, move, 2)]
                last = rows.last_number(stones.row_shape(state, seat, tile // VALUES))
                if why == "short":
                    assert last < 0
                elif why == "skips":
                    assert abs(tile % VALUES - last) > 2
                else:
                    assert why == "room"
                    assert last >= 0
                told.add(why)
            stones.apply(state, move)
    assert told == {"short", "skips", "room"}

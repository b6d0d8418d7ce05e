"""The expert of the way of stones: what it reckons in viper is what its outlook says."""

import pytest

from engine import rng, rows
from engine.players import REASONS, player
from engine.players.reasons import reason
from engine.players.stones_outlook import UNIT, Outlook
from engine.players.stones_survey import TURN_UP, Survey
from engine.players.stones_table import TABLE
from engine.stones import rules as stones
from engine.tiles import CLOVER, TILES, VALUES


def positions(seats: int, seed: int):
    """Some tables of a game between club players, each when a seat may choose."""
    state = stones.new_game(seats, seed, 0)
    mind = player("club", stones)
    luck = rng.new(seed)
    while not stones.is_over(state):
        if stones.shown_tile(state) < 0 and stones.face_down_left(state) > 1:
            yield bytearray(state)
        stones.apply(state, mind.choose(state, stones.turn(state), luck))


def relative(outlook: Outlook, state: bytearray, seat: int) -> int:
    """A seat's worth less the mean of the others', slowly and plainly."""
    outlook.look(state)
    worths = []
    for any_seat in range(outlook.seats):
        worth = UNIT * outlook.bonus[any_seat]
        worth += outlook.wish_worth(outlook.wishes[any_seat], outlook.wishes_left)
        for colour in range(5):
            row = any_seat * 5 + colour
            length, shape = outlook.lengths[row], outlook.shapes[row]
            worth += outlook.worth(colour, length, shape, outlook.down[colour], outlook.up[colour])
        worths.append(worth)
    own = worths.pop(seat)
    return own - sum(worths) // len(worths)


def surveyed(outlook: Outlook, state: bytearray) -> Survey:
    outlook.look(state)
    survey = Survey(outlook)
    survey.look(stones.turn(state))
    return survey


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_gains_what_it_changes_of_the_outlook(seats):
    outlook = Outlook(TABLE)
    laid = 0
    for state in positions(seats, 3):
        seat = stones.turn(state)
        survey = surveyed(outlook, state)
        survey.survey(seat)
        before = relative(outlook, state, seat)
        for tile in range(TILES):
            if stones.is_face_up(state, tile) and survey.can_be_laid(seat, tile):
                after = bytearray(state)
                stones.apply(after, stones.LAY + tile)
                change = relative(outlook, after, seat) - before
                if stones.SYMBOLS[tile] == CLOVER:
                    change += survey.clover()
                assert abs(survey.gain(seat, tile) - change) <= (0 if seats == 2 else 2)
                laid += 1
    assert laid > 50


def test_a_survey_finds_what_may_be_done_and_the_best_of_it():
    outlook = Outlook(TABLE)
    for state in positions(2, 4):
        seat = stones.turn(state)
        survey = surveyed(outlook, state)
        best = survey.survey(seat)
        shape = [stones.row_shape(state, seat, colour) for colour in range(5)]
        gains = {TURN_UP: survey.gain(seat, TURN_UP)}
        for tile in range(TILES):
            taken = stones.tile_owner(state, tile) >= 0
            assert survey.is_face_down(tile) == (not taken and not stones.is_face_up(state, tile))
            fits = not taken and stones.rows.fits(shape[tile // 11], tile % 11)
            assert survey.can_be_laid(seat, tile) == fits
            if fits and stones.is_face_up(state, tile):
                gains[tile] = survey.gain(seat, tile)
        assert survey.gain(seat, best) == max(gains.values())


def test_moves_on_the_board_of_a_survey_are_those_of_the_game():
    outlook = Outlook(TABLE)
    for state in positions(3, 5):
        seat = stones.turn(state)
        then = surveyed(outlook, state)
        stones.apply(state, stones.TURN_UP)
        tile = stones.shown_tile(state)
        then.turn_up(tile)
        assert then.board == surveyed(outlook, state).board
        if stones.rows.fits(stones.row_shape(state, seat, tile // 11), tile % 11):
            stones.apply(state, stones.LAY + tile)
            then.lay(seat, tile)
            assert then.board == surveyed(outlook, state).board


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

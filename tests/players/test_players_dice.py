"""The board on which the dice game's expert thinks: the rules again, and quick."""

from array import array

import pytest

from engine import rng
from engine.dice import rules as dice
from engine.dice.expert import Expert
from engine.dice.judge import NOTED, SURE, UNIT, chance, survey
from engine.dice.quick import BOARD, MOVES, NOTHING, SOME_STONES, load, play
from engine.dice.weights import WEIGHTS
from engine.players import REASONS, player
from engine.players.reasons import reason
from simulator.tuning import experts


def positions(seats: int, options: int, seed: int):
    """Somewhere in games by players who stray now and then, whenever a choice has to be made."""
    luck = rng.new(seed)
    minds = player("club", dice), player("random", dice)
    state = dice.new_game(seats, seed, 0, options)
    while not dice.is_over(state):
        if not dice.may_roll_again(state):
            yield state
        mind = minds[rng.below(luck, 0, 4) == 0]
        dice.apply(state, mind.choose(state, dice.turn(state), luck))


def board_of(state: bytearray) -> bytearray:
    board = bytearray(BOARD)
    load(state, board)
    return board


def noted() -> array:
    """Where the places in the weights are noted."""
    return array("H", bytes(8 * NOTED))


def legal(state: bytearray) -> list[int]:
    moves = array("H", bytes(2 * dice.MOST_MOVES))
    return list(moves[: dice.legal_moves(state, moves)])


def on_board(state: bytearray, move: int) -> int:
    if move == dice.TAKE_NOTHING:
        return NOTHING
    if move != dice.TAKE_STONES:
        return move - dice.TAKE
    return SOME_STONES + sum(dice.die(state, die) == 0 for die in range(3))


TABLES = [(2, 0), (2, 1), (3, 0), (4, 1)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_move_on_the_board_is_the_move_of_the_rules(seats, options):
    ended = 0
    for seed in range(8):
        for state in positions(seats, options, seed):
            for move in legal(state):
                after, result = bytearray(BOARD), bytearray(state)
                over = play(board_of(state), on_board(state, move), after)
                dice.apply(result, move)
                assert over == dice.is_over(result)
                ended += over
                if not over:
                    assert after == board_of(result)
    assert ended


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_chance_is_what_the_weights_add_up_to(seats, options):
    for state in positions(seats, options, 3):
        board = board_of(state)
        odds = []
        for seat in range(seats):
            own, _ = experts.places("dice", state, seat, WEIGHTS)
            odds.append(2 ** (sum(WEIGHTS[place] - 128 for place in own) / UNIT))
        for seat in range(seats):
            # Nobody is taken to be hopeless: odds beyond 1 to 512 are not told apart.
            assert chance(board, WEIGHTS, seat, noted()) / SURE == pytest.approx(
                odds[seat] / sum(odds), abs=0.005
            )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_at_the_end_the_winners_share_the_chance(seats, options):
    for seed in range(12):
        for state in positions(seats, options, seed):
            last = state
        state = bytearray(last)
        for move in legal(last):
            state[:] = last
            dice.apply(state, move)
            if dice.is_over(state):
                scores = [dice.score(state, seat) for seat in range(seats)]
                winners = scores.count(max(scores))
                for seat in range(seats):
                    wins = scores[seat] == max(scores)
                    expected = SURE // winners if wins else 0
                    assert chance(board_of(state), WEIGHTS, seat, noted()) == expected


def test_a_survey_knows_every_tile_that_fits_and_what_ends_the_game():
    chances, settled = array("H", bytes(2 * MOVES)), bytearray(MOVES)
    after = bytearray(BOARD)
    for state in positions(3, 0, 5):
        board = board_of(state)
        for colour in range(5):
            survey(board, after, WEIGHTS, chances, settled, colour, noted())
        for move in (on_board(state, move) for move in legal(state)):
            assert chances[move] > 0
            assert settled[move] == play(board, move, after)
        for tile in range(SOME_STONES):
            fits = dice.tile_owner(state, tile) < 0 and dice.rows.fits(
                dice.row_shape(state, dice.turn(state), tile // 11), tile % 11
            )
            assert (chances[tile] > 0) == fits


def test_the_expert_ends_a_game_that_it_wins_so_and_no_other():
    """Whoever can take the last stone does so when ahead, and never when behind."""
    ended = waited = 0
    expert = Expert()
    for seed in range(60):
        for state in positions(2, 0, seed):
            if dice.stones_left(state) == 1 and dice.TAKE_STONES in legal(state):
                seat = dice.turn(state)
                result = bytearray(state)
                dice.apply(result, dice.TAKE_STONES)
                lead = dice.score(result, seat) - dice.score(result, 1 - seat)
                move = expert.choose(state, seat, rng.new(1))
                if lead > 0:
                    dice.apply(result := bytearray(state), move)
                    assert dice.is_over(result)
                    ended += 1
                if lead < 0:
                    assert move != dice.TAKE_STONES
                    waited += 1
    assert ended > 3
    assert waited > 3


def told(state: bytearray, move: int) -> str:
    return REASONS[reason(dice, state, dice.turn(state), move, 2)]


def test_what_a_hint_says_of_stones_is_true():
    found = set()
    for seed in range(40):
        for state in positions(2, 0, seed):
            if dice.TAKE_STONES not in legal(state):
                continue
            seat, why = dice.turn(state), told(state, dice.TAKE_STONES)
            gains = {}
            for move in legal(state):
                after = bytearray(state)
                dice.apply(after, move)
                gains[move] = dice.score(after, seat) - dice.score(state, seat)
            after = bytearray(state)
            dice.apply(after, dice.TAKE_STONES)
            leads = dice.score(after, seat) >= dice.score(after, 1 - seat)
            if why == "ends":
                assert dice.is_over(after)
                assert leads
            elif why == "stones":
                assert gains[dice.TAKE_STONES] == max(gains.values())
            elif why == "hurries":
                assert leads
                assert not dice.is_over(after)
                assert dice.wish_stones(after, seat) > 9
            else:
                assert why == "best"
            found.add(why)
    assert found == {"ends", "stones", "hurries", "best"}

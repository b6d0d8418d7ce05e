"""Whatever a hint gives as its reason is true of the move."""

from array import array

import pytest

import engine
from engine import rng
from engine.cards import rules as cards
from engine.cards.deck import POINT, VALUE
from engine.players import REASONS
from engine.players.reasons import reason


def moves_of_random_games(game, games):
    """Every decision of some random games: the table, and all its legal moves."""
    moves = array("H", bytes(2 * game.MOST_MOVES))
    for seed in range(games):
        luck, state = (
            rng.new(seed),
            game.new_game(2 + seed % 3, seed, 0, seed % (1 << len(game.OPTIONS))),
        )
        while not game.is_over(state):
            count = game.legal_moves(state, moves)
            yield state, list(moves[:count])
            game.apply(state, moves[rng.below(luck, 0, count)])


def row_gains(game, before, after, seat):
    """The points of each row that has grown, before and after."""
    return [
        (game.score_part(before, seat, colour), game.score_part(after, seat, colour))
        for colour in range(game.ROWS)
        if game.row_length(after, seat, colour) > game.row_length(before, seat, colour)
    ]


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_row_pays_when_it_has_cost_points_and_leaps_when_it_gains_several(name):
    game, told = engine.game(name), set()
    for state, legal in moves_of_random_games(game, 12):
        for move in legal:
            why = REASONS[reason(game, state, game.turn(state), move, 2)]
            if why not in ("pays", "leaps", "begins", "follows", "lengthens"):
                continue
            after = bytearray(state)
            game.apply(after, move)
            for was, now in row_gains(game, state, after, game.turn(state)):
                assert (why == "pays") == (was <= 0 < now), (why, was, now)
                assert (why == "leaps") == (was > 0 and now > was + 1), (why, was, now)
                told.add(why)
    assert told >= {"pays", "begins"}
    assert "leaps" in told or name == "cards"  # a row of seven is rare where chance plays


def test_a_pair_is_promised_only_where_one_can_be_made():
    told = set()
    for state, legal in moves_of_random_games(cards, 60):
        seat = cards.turn(state)
        for move in legal:
            if not cards.TAKE <= move < cards.TAKE_STOCK:
                continue
            pile = move - cards.TAKE
            card = cards.pile_top(state, pile)
            hand = [cards.hand_card(state, seat, i) for i in range(cards.hand_size(state, seat))]
            pairs = VALUE[card] in [VALUE[c] for c in hand] and 1 <= VALUE[card] <= 9
            pairs = pairs and cards.wish_stone_owner(state, VALUE[card]) < 0
            begun = pile < POINT and cards.row_length(state, seat, pile)
            shape = cards.row_shape(state, seat, pile) if pile < POINT else 0
            why = REASONS[reason(cards, state, seat, move, 2)]
            if why == "pair":
                assert pairs
            elif why == "fits":
                assert begun
                assert cards.fits(state, shape, VALUE[card])
            elif why == "begins":
                assert not begun
                assert not pairs
            told.add(why)
    assert told == {"pair", "fits", "begins", "point", "best"}

"""The card game's expert: its last cards, and why its games end."""

from array import array

import pytest

from engine import cards, rng
from engine.deck import POINT, VALUE
from engine.players import REASONS, player
from engine.players.reasons import reason


def legal(state) -> list[int]:
    moves = array("H", bytes(2 * cards.MOST_MOVES))
    return list(moves[: cards.legal_moves(state, moves)])


def self_play(seats: int, seed: int, options: int = 1):
    """Every state of a game between experts in which a decision is due, and the move then made."""
    mind = player("expert", cards)
    state = cards.new_game(seats, seed, 0, options)
    luck = rng.new(seed)
    while not cards.is_over(state):
        move = mind.choose(state, cards.turn(state), luck)
        yield state, move
        cards.apply(state, move)


def best_score(state, seat: int) -> int:
    """The most a seat can reach with its last cards, every order tried."""
    best = cards.score(state, seat)
    if cards.is_over(state) or cards.turn(state) != seat:
        return best
    for move in legal(state):
        after = bytearray(state)
        cards.apply(after, move)
        best = max(best, best_score(after, seat))
    return best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_two_cards_are_the_best_two(seats):
    reached = 0
    for seed in range(12):
        goals: dict[int, int] = {}
        state = None
        for state, _ in self_play(seats, seed):
            if cards.is_last_round(state):
                seat = cards.turn(state)
                goals.setdefault(seat, best_score(state, seat))
        for seat, goal in goals.items():
            assert cards.score(state, seat) == goal
            reached += 1
    assert reached == 12 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_taken_from_a_pile_is_not_discarded_while_another_can_be(seats):
    """So every turn without a lay, a wish stone or a card from the stock uses up a fresh card."""
    discards = 0
    for seed in range(15):
        for state, move in self_play(seats, seed):
            if cards.DISCARD <= move < cards.ONTO:
                seat = cards.turn(state)
                hand = range(cards.hand_size(state, seat))
                taken = {
                    cards.KIND[cards.hand_card(state, seat, index)]
                    for index in hand
                    if cards.is_known(state, seat, index)
                }
                fresh = not all(cards.is_known(state, seat, index) for index in hand)
                assert not (fresh and move - cards.DISCARD in taken)
                discards += 1
    assert discards > 50


@pytest.mark.parametrize("options", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_draw_from_the_stock_as_often_as_people_do(seats, options):
    """Without end cards and piles a game would take one draw for each card of the stock."""
    for seed in range(8):
        stock = cards.stock_left(cards.new_game(seats, seed))
        turns = sum(not cards.draws_left(s) for s, _ in self_play(seats, seed, options))
        assert turns < 2 * stock


def test_a_card_taken_from_a_pile_is_explained_by_what_it_is_good_for():
    told = set()
    for seed in range(6):
        for state, move in self_play(2, seed):
            if not cards.TAKE <= move < cards.TAKE_STOCK:
                continue
            seat = cards.turn(state)
            why = REASONS[reason(cards, state, seat, move, 2)]
            value = VALUE[cards.pile_top(state, move - cards.TAKE)]
            hand = [cards.hand_card(state, seat, i) for i in range(cards.hand_size(state, seat))]
            pairs = cards.has_wish_stone(state, value) and value in [VALUE[c] for c in hand]
            begun = move - cards.TAKE < POINT and cards.row_length(state, seat, move - cards.TAKE)
            if why == "begins":
                assert not begun
                assert not pairs
            elif why == "fits":
                assert begun
            elif why == "pair":
                assert pairs or begun
            told.add(why)
    assert told >= {"fits", "pair"}

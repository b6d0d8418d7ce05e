"""The arena's searching player: it overrules the expert where the worlds say so, and only there."""

from array import array

import pytest

from engine import rng
from engine.cards import rules as cards
from engine.players import player
from simulator.arena import searcher
from simulator.arena.searcher import Searcher, lead
from simulator.arena.seats import mind

pytestmark = pytest.mark.thinking


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch):
    monkeypatch.setattr(searcher, "WORLDS", 16)
    monkeypatch.setattr(searcher, "WORLDS_A_ROUND", 8)


def last_cards(seed: int) -> bytearray:
    """A game between experts at the moment when the last cards are laid."""
    expert = player("expert", cards)
    state = cards.new_game(2, seed)
    while not cards.is_last_round(state):
        cards.apply(state, expert.choose(state, cards.turn(state), rng.new(1)))
    return state


class Lazy:
    """An expert that would always stop, if it were asked first."""

    def __init__(self):
        self.asked = 0
        self.expert = player("expert", cards)

    def choose(self, view: bytearray, seat: int, luck: bytearray) -> int:
        self.asked += 1
        return cards.STOP if self.asked == 1 else self.expert.choose(view, seat, luck)


def test_a_bad_choice_is_overruled_and_a_good_one_stands():
    overruled = 0
    for seed in range(12):
        state = last_cards(seed)
        seat = cards.turn(state)
        right = player("expert", cards).choose(state, seat, rng.new(1))
        assert Searcher(cards).choose(state, seat, rng.new(1)) == right
        lazy = Searcher(cards)
        lazy.expert = Lazy()  # type: ignore[assignment]
        choice = lazy.choose(state, seat, rng.new(1))
        if right != cards.STOP:
            assert choice != cards.STOP
            overruled += 1
    assert overruled > 3


@pytest.mark.slow
def test_it_plays_whatever_the_game(monkeypatch):
    import engine

    for name in engine.GAMES:
        game = engine.game(name)
        state = game.new_game(3, 8)
        moves = array("H", bytes(2 * game.MOST_MOVES))
        count = game.legal_moves(state, moves)
        before = bytes(state)
        assert mind("search", game).choose(state, 0, rng.new(3)) in moves[:count]
        assert bytes(state) == before


def test_a_lead_is_counted_in_standard_errors():
    assert lead([3, 5], [1, 1]) == pytest.approx(3)  # gains 2 and 4: three, give or take one
    assert lead([2, 2], [1, 1]) == 99  # without any doubt
    assert lead([1, 1], [1, 1]) == 0
    assert lead([1, 1], [3, 5]) == pytest.approx(-3)

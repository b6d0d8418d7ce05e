"""The card game's expert: what it thinks ahead, its last cards, and why its games end."""

import sys
from array import array
from collections import Counter
from functools import cache
from random import Random

import pytest

from engine import rng
from engine.cards import rules as cards
from engine.cards.deck import CARDS, KIND, POINT, VALUE
from engine.players import REASONS, cards_ahead, cards_worlds, player
from engine.players.cards_judge import Judge
from engine.players.cards_outlook import Outlook
from engine.players.cards_table import TABLE
from engine.players.reasons import reason


def legal(state) -> list[int]:
    moves = array("H", bytes(2 * cards.MOST_MOVES))
    return list(moves[: cards.legal_moves(state, moves)])


@cache
def game_between_experts(seats: int, seed: int, options: int) -> list[int]:
    """Its moves: several tests look at the same games."""
    mind = player("expert", cards)
    state = cards.new_game(seats, seed, 0, options)
    luck = rng.new(seed)
    moves = []
    while not cards.is_over(state):
        moves.append(mind.choose(state, cards.turn(state), luck))
        cards.apply(state, moves[-1])
    return moves


def self_play(seats: int, seed: int, options: int = 1):
    """Every state of a game between experts in which a decision is due, and the move then made."""
    state = cards.new_game(seats, seed, 0, options)
    for move in game_between_experts(seats, seed, options):
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


# Thinking ahead


class Thought:
    """A game loaded onto a board."""

    def __init__(self, state: bytearray, seat: int):
        self.board = array("H", bytes(2 * cards_worlds._BOARD))
        self.below, self.unseen = bytearray(CARDS), bytearray(CARDS)
        self.count = cards_worlds.load(state, seat, self.board, self.below, self.unseen)

    def advance(self, move: int) -> int:
        return cards_worlds.advance(self.board, move, self.below, self.unseen)

    def hand(self, seat: int) -> list[int]:
        at = cards_worlds._HANDS + 8 * seat
        return sorted(self.board[at : at + self.board[cards_worlds._HELD + seat]])

    def contents(self) -> list:
        """All but the order of the hands, and of twins on a pile."""
        numbers = self.board[cards_worlds._SEATS : cards_worlds._DRAWN]
        rows = self.board[cards_worlds._HELD : cards_worlds._HANDS]
        piles: list[list[int]] = []
        for top in self.board[cards_worlds._PILES : cards_worlds._PILES + 6]:
            piles.append([])
            while top != 255:
                piles[-1].append(KIND[top])
                top = self.below[top]
        return [numbers, rows, piles, [self.hand(seat) for seat in range(4)]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_in_thought_are_those_of_the_game(seats):
    """Whatever is played, the board is then what the game is loaded as."""
    choice = Random(seats)
    stages = Counter()
    for seed in range(12):
        state = cards.new_game(seats, seed)
        while not cards.is_last_round(state):
            seat = cards.turn(state)
            move = choice.choice(legal(state))
            thought = Thought(state, seat)
            thought.unseen[0] = state[cards._STOCK]
            stage = thought.advance(move)
            cards.apply(state, move)
            stages[stage] += 1
            if cards.is_last_round(state):
                assert stage == cards_worlds._THE_END
            else:
                goes_on = cards.draws_left(state)
                assert stage == (cards_worlds._SAME_TURN if goes_on else cards_worlds._NEXT_TURN)
                assert thought.contents() == Thought(state, seat).contents()
    assert stages[cards_worlds._THE_END] == 12


def test_what_is_dealt_in_thought_is_what_the_seat_has_not_seen():
    dealt = 0
    for state, _ in self_play(3, 5):
        if cards.is_last_round(state):
            break
        seat = cards.turn(state)
        thought = Thought(state, seat)
        unseen = set(thought.unseen[: thought.count])
        before = [thought.hand(other) for other in range(3)]
        rng.shuffle(rng.new(3), 0, thought.unseen, thought.count)
        cards_worlds.deal(thought.board, thought.unseen, seat)
        for other in range(3):
            hand = thought.hand(other)
            if other == seat:
                assert hand == before[other]
                continue
            known = [card for card in before[other] if card >= 128]
            assert [card for card in hand if card >= 128] == known
            new = {card for card in hand if card < 128}
            assert len(new) + len(known) == cards.hand_size(state, other)
            assert new <= unseen
            unseen -= new
            dealt += len(new)
    assert dealt > 500


def test_in_thought_everybody_plays_as_the_judge_would():
    """But for what a discard gives the others, and for rows that may still go both ways."""
    judge = Judge(Outlook(TABLE))
    judge.risk = 0
    moves = array("H", bytes(2 * cards.MOST_MOVES))
    off = asked = 0
    for seed in range(3):
        for state, _ in self_play(2 + seed, seed):
            if not cards.is_last_round(state):
                seat = cards.turn(state)
                for _ in judge.look(state, seat):
                    pass
                worths = {}
                for index in range(cards.legal_moves(state, moves)):
                    worths[moves[index]] = judge.worth(state, moves[index])
                move = cards_ahead.survey(Thought(state, seat).board, TABLE)
                off += max(worths.values()) - worths[move] > 2
                asked += 1
    assert asked > 300
    assert off < asked // 50


def test_an_expert_that_saves_memory_does_not_load_what_looks_ahead(monkeypatch):
    """A heap that holds all code has no room for it."""
    small, plain = player("expert", cards), player("expert", cards)
    small.save_memory()
    plain.looks_ahead = False
    game_between_experts(2, 3, 1)
    monkeypatch.setitem(sys.modules, "engine.players.cards_worlds", None)
    for state, _ in self_play(2, 3):
        seat = cards.turn(state)
        assert small.choose(state, seat, rng.new(1)) == plain.choose(state, seat, rng.new(1))

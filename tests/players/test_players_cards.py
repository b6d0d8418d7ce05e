"""The card game's expert: what it thinks ahead, its last cards, and why its games end."""

from array import array
from collections import Counter
from functools import cache
from random import Random

import pytest
from referee_joins import stack

from engine import rng
from engine.cards import gains as cards_moves
from engine.cards import judge as cards_judge
from engine.cards import notes as cards_notes
from engine.cards import rules as cards
from engine.cards.check import check
from engine.cards.deck import CARDS, POINT, VALUE
from engine.cards.text import move_text
from engine.cards.view import deal, see, view
from engine.cards.weights import WEIGHTS
from engine.players import player
from engine.players.reasons import REASONS, reason


def legal(state) -> list[int]:
    moves = array("H", bytes(2 * cards.MOST_MOVES))
    return list(moves[: cards.legal_moves(state, moves)])


@cache
def game_between_experts(seats: int, seed: int, options: int) -> list[int]:
    """Return the moves of a game: several tests look at the same ones."""
    mind = player("expert", cards)
    state = cards.new_game(seats, seed, 0, options)
    luck = rng.new(seed)
    moves = []
    while not cards.is_over(state):
        moves.append(mind.choose(state, cards.turn(state), luck))
        cards.apply(state, moves[-1])
    return moves


def self_play(seats: int, seed: int, options: int = 1):
    """Yield every state of a game between experts that asks for a decision, and the move made."""
    state = cards.new_game(seats, seed, 0, options)
    for move in game_between_experts(seats, seed, options):
        yield state, move
        cards.apply(state, move)


def best_score(state, seat: int) -> int:
    """Return the most a seat can reach with its last cards, every order tried."""
    best = cards.score(state, seat)
    if cards.is_over(state) or cards.turn(state) != seat:
        return best
    for move in legal(state):
        after = bytearray(state)
        cards.apply(after, move)
        best = max(best, best_score(after, seat))
    return best


@pytest.mark.thinking
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


@pytest.mark.thinking
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


@pytest.mark.thinking
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
                assert pairs
            told.add(why)
    assert "fits" in told


# What a seat has not seen


def seen(state: bytearray, seat: int) -> set[int]:
    """Return the cards on piles and in rows, in its own hand, and those all saw being taken."""
    found = {card for at in range(cards._PILES, cards._LENGTHS) for card in stack(state, at)}
    for other in range(cards.seat_count(state)):
        for index in range(cards.hand_size(state, other)):
            if other == seat or cards.is_known(state, other, index):
                found.add(cards.hand_card(state, other, index))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_dealt_for_thinking_is_what_the_seat_has_not_seen(seats):
    """A world is a game like any other, and nothing that the seat has seen is different in it."""
    unseen = bytearray(CARDS)
    worlds = set()
    for state, _ in self_play(seats, 5):
        if cards.is_last_round(state):
            break
        seat = cards.turn(state)
        count = see(state, seat, unseen)
        assert {*unseen[:count]} == {*range(CARDS)} - seen(state, seat)
        assert list(unseen[:count]) == sorted(unseen[:count])
        rng.shuffle(rng.new(3), 0, unseen, count)
        world = bytearray(state)
        deal(world, seat, unseen, count)
        check(world)
        assert seen(world, seat) == seen(state, seat)
        there, here = bytearray(cards.SIZE), bytearray(cards.SIZE)
        view(world, seat, there, rng.new(8))
        view(state, seat, here, rng.new(8))
        assert there == here
        worlds.add(bytes(world))
    assert len(worlds) > 50


# The judgement


class Notes:
    """What a seat knows, ready for its moves to be judged."""

    def __init__(self, state: bytearray, seat: int):
        self.notes = array("H", bytes(2 * cards_notes.NOTES))
        cards_notes.note(state, seat, self.notes, 0)
        cards_moves.prepare(self.notes, WEIGHTS, 1)

    def judge(self, move: int) -> int:
        return cards_moves.judge(self.notes, WEIGHTS, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_get_the_same_values_in_any_order(seats):
    choice = Random(seats)
    judged = 0
    for state, _ in self_play(seats, 6):
        if not cards.is_last_round(state):
            notes, moves = Notes(state, cards.turn(state)), legal(state)
            kept = bytes(notes.notes)
            in_order = {move: notes.judge(move) for move in moves}
            for _ in range(3):
                choice.shuffle(moves)
                assert {move: notes.judge(move) for move in moves} == in_order
            alone = {move: Notes(state, cards.turn(state)).judge(move) for move in moves}
            assert alone == in_order
            assert counted(notes.notes) == counted(array("H", kept))
            judged += len(moves)
    assert judged > 500


def counted(notes: array) -> array:
    """Return what a seat knows, without what was noted while weighing it."""
    return notes[: cards_notes._PLACES]


def worth_of(state: bytearray, seat: int) -> int:
    """Return a seat's worth less the mean of the others', in the middle of its turn."""
    notes = array("H", bytes(2 * cards_notes.NOTES))
    cards_notes.note(state, seat, notes, 0)
    phase = cards_notes.phase(
        cards.stock_left(state), cards.seat_count(state), cards.closed_rows(state)
    )
    return cards_judge.prospect(notes, WEIGHTS, phase, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_gains_what_it_changes_of_the_worth(seats):
    """Judged on the notes, and slowly: make the move, and look again."""
    found = Counter()
    for state, _ in self_play(seats, 7):
        seat = cards.turn(state)
        if cards.is_last_round(state):
            break
        notes, before = Notes(state, seat), worth_of(state, seat)
        for move in legal(state):
            after = bytearray(state)
            cards.apply(after, move)
            gain = worth_of(after, seat) - before
            if move >= cards.WISH:
                gain += notes.notes[cards_notes._MEAN] - cards_moves._FAR
            if move != cards.TAKE_STOCK:
                assert notes.judge(move) == gain, move_text(move)
                found[move_text(move)[0]] += 1
    assert min(found[first] for first in "+-*") > 20


def test_an_unseen_card_gains_what_all_unseen_ones_gain_on_average():
    """But for rows that may still go both ways, and whole numbers."""
    near = asked = 0
    for state, _ in self_play(2, 8):
        if cards.is_last_round(state):
            break
        seat = cards.turn(state)
        notes = Notes(state, seat)
        unseen = bytearray(CARDS)
        count = see(state, seat, unseen)
        gains = []
        for card in unseen[:count]:
            notes.notes[cards_notes._TOPS] = card
            gains.append(notes.judge(cards.TAKE))
        mean = notes.notes[cards_notes._MEAN] - cards_moves._FAR
        near += abs(mean - sum(gains) / count) < 2
        asked += 1
    assert asked > 50
    assert near > 0.9 * asked


def test_an_expert_that_saves_memory_does_not_look_ahead() -> None:
    """Where all code lies in the heap, it is not machine code, and would take minutes."""
    small, plain = player("expert", cards), player("expert", cards)
    small.save_memory()
    plain.looks_ahead = False
    for state, _ in self_play(2, 3):
        seat = cards.turn(state)
        assert small.choose(state, seat, rng.new(1)) == plain.choose(state, seat, rng.new(1))

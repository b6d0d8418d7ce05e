"""Whole random games: what holds in every one of them, whichever game it is."""

import random
from itertools import product

import pytest
from engine_tools import cards_game, check, hand, idle, legal, take_turns
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import (
    ALL,
    STYLES,
    Game,
    breakdown,
    expected_material,
    games,
    material,
    plain,
    some_games,
)
from referee import referee
from referee_common import COLOURS
from referee_joins import join

import engine
from engine.cards import rules as cards
from engine.errors import GameError

# ---- the referee


def agree(game: Game) -> None:
    """Play a game before the referee's eyes."""
    table = referee(game.record)
    rules, text, s = game.rules, game.text, game.state
    for moves in game.decisions():
        seat = rules.turn(s)
        assert not table.over
        assert table.turn == seat
        if table.legal() is None:
            table.play(seat, text.chance_text(s))
        texts = [text.move_text(move) for move in moves]
        assert len(texts) == len(set(texts))
        assert set(texts) == table.legal()
        assert plain(join(s)) == plain(table)
        # `decisions` will make this very move: the same luck chooses it.
        luck = game.luck.getstate()
        table.play(seat, text.move_text(game.choose(moves)))
        game.luck.setstate(luck)
    assert table.over
    assert breakdown(game.state) == table.scores()


@given(games())
@settings(max_examples=25, deadline=None)
def test_the_engine_and_the_referee_agree_at_every_decision_and_on_the_score(game):
    agree(game)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: "-".join(map(str, kind)))
def test_they_agree_with_every_number_of_seats_every_option_and_every_first_seat(kind):
    name, seats, bits = kind
    for seed, (first, style) in enumerate(product(range(seats), STYLES[:4])):
        agree(Game(name, seats, bits, first, seed, style))


# ---- what is never broken


@given(games())
@settings(max_examples=40, deadline=None)
def test_cards_are_neither_made_nor_lost(game):
    expected = expected_material(game.rules.NAME, game.record["players"])
    for _ in game.decisions():
        assert material(join(game.state)) == expected
    assert material(join(game.state)) == expected


@given(games())
@settings(max_examples=25, deadline=None)
def test_every_legal_move_applies(game):
    for moves in game.decisions():
        for move in moves:
            after = bytearray(game.state)
            game.rules.apply(after, move)
            assert after != game.state


@pytest.mark.parametrize("game", some_games(2), ids=repr)
def test_nothing_but_the_legal_moves_applies(game):
    s = game.somewhere()
    listed = set(legal(s))
    before = bytes(s)
    for move in (*range(-3, 14_000), 65_535, 1 << 20):
        if move not in listed:
            try:  # pytest.raises would take most of the time
                game.rules.apply(s, move)
            except GameError:
                assert s == before, move
            else:
                pytest.fail(f"{move} was applied")


@given(games())
@settings(max_examples=40, deadline=None)
def test_every_game_ends(game):
    decisions = sum(1 for _ in game.decisions())
    assert decisions < 10_000
    assert legal(game.state) == []
    with pytest.raises(GameError, match="over"):
        game.rules.apply(game.state, 0)


@given(games())
@settings(max_examples=25, deadline=None)
def test_the_text_of_a_move_reads_back_as_the_move(game):
    for moves in game.decisions():
        for move in moves:
            assert game.text.text_move(game.text.move_text(move)) == move


@given(st.sampled_from(engine.GAMES), st.text("BGNRYPX0123456789+-*.?!=S> 七", max_size=9))
@settings(max_examples=300, deadline=None)
def test_a_text_is_a_move_that_is_written_so_or_a_clear_error(name, text):
    module = engine.module(name, "text")
    try:
        move = module.text_move(text)
    except GameError:
        return
    assert module.move_text(move) == text


@given(games())
@settings(max_examples=25, deadline=None)
def test_undo_by_copying_restores_every_byte(game):
    history = []
    for _ in game.decisions():
        history.append(bytes(game.state))
    s = bytearray(game.state)
    end = bytes(s)
    for kept in reversed(history):
        s[:] = kept
        assert legal(s) == legal(bytearray(kept))
    # From the beginning, the same moves lead to the same bytes once more.
    again = Game.__new__(Game)
    again.__dict__.update(game.__dict__, state=s, luck=random.Random(game.label))
    for _, kept in zip(again.decisions(), history, strict=True):
        assert s == kept
    assert s == end


@given(games())
@settings(max_examples=25, deadline=None)
def test_listing_scoring_and_looking_change_nothing(game):
    for _ in game.decisions():
        before = bytes(game.state)
        legal(game.state)
        breakdown(game.state)
        game.text.chance_text(game.state)
        game.text.setup(game.state)
        check(game.state)
        assert game.state == before


# ---- promises about size


def test_a_state_is_at_most_256_bytes_and_never_grows():
    for game in some_games(1):
        assert len(game.state) == game.rules.SIZE <= 256
        for _ in game.decisions():
            assert type(game.state) is bytearray
        assert len(game.state) == game.rules.SIZE


def test_the_longest_list_of_moves_fits_the_promised_length():
    """Six sevens that fit, two eights that fit, and every row ready for the point card."""
    s = cards_game(["B7 B7 G7 G7 N7 N7 R7 R7", ""], stock="Y7 B0 Y7 G0 P7 N0 B8 R0 G8 Y0")
    take_turns(s, 0, "+B7 +G7 +N7 +R7 +Y7")
    idle(s)
    assert " ".join(sorted(hand(s, 0))) == "B7 B8 G7 G8 N7 P7 R7 Y7"
    assert len(legal(s)) == most_moves(8) + len(COLOURS) <= cards.MOST_MOVES


def most_moves(held: int) -> int:
    """Count discards, pairs and lays of the richest hand of so many cards, all of which fit.

    Of a value there are at most six different cards; a twin adds nothing but a pair.
    """
    richest = 0
    for different in range(1, min(held, 6) + 1):
        for twins in range(min(held - different, 5) + 1):
            own = 2 * different + different * (different - 1) // 2 + twins
            richest = max(richest, own + most_moves(held - different - twins))
    return richest

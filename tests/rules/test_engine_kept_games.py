"""Games that were kept: loaded byte for byte, and refused when they are damaged."""

import random
from array import array

import pytest
from engine_tools import check, legal, load, look, text_of
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import expected_material, games, material, some_games
from referee_common import Table
from referee_joins import join

import engine
from engine.errors import GameError
from engine.state import VERSION, pack

# ---- kept games


@given(games())
@settings(max_examples=25, deadline=None)
def test_every_state_of_a_game_can_be_kept_and_loaded(game):
    for _ in game.decisions():
        assert load(pack(game.state)) == game.state
    assert load(pack(game.state)) == game.state


@given(games(), st.data())
@settings(max_examples=60, deadline=None)
def test_a_kept_game_with_one_wrong_byte_is_refused(game, data):
    kept = bytearray(pack(game.somewhere()))
    at = data.draw(st.integers(0, len(kept) - 1))
    kept[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(GameError, match="damaged"):
        load(bytes(kept))


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_kept_game_that_was_cut_short_or_grew_is_refused(name):
    kept = pack(engine.game(name).new_game(2, 1, 0))
    for length in range(len(kept)):
        with pytest.raises(GameError):
            load(kept[:length])
    for wrong in (kept + b"\0", b"\0" + kept, b"\0\0\0\0"):
        with pytest.raises(GameError):
            load(wrong)


@pytest.mark.parametrize("name", engine.GAMES)
def test_an_unknown_version_is_named_whatever_is_asked_of_the_state(name):
    rules = engine.game(name)
    s = rules.new_game(2, 1, 0)
    s[0] = VERSION + 1
    for ask in (
        lambda: load(pack(s)),
        lambda: check(s),
        lambda: legal(s),
        lambda: rules.apply(s, 0),
        lambda: rules.score(s, 0),
        lambda: look(s, 0, bytearray(s), bytearray(8)),
    ):
        with pytest.raises(GameError, match=f"format {VERSION + 1}.*reads {VERSION}"):
            ask()


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_state_of_another_game_or_size_is_refused(name):
    rules = engine.game(name)
    for other in engine.GAMES:
        s = engine.game(other).new_game(2, 1, 0)
        for wrong in (s[:-1], s + b"\0", bytearray(), s if other != name else s[:1]):
            for ask in (check_by(name), legal_by(rules), lambda s: rules.apply(s, 0)):
                with pytest.raises(GameError):
                    ask(wrong)
    with pytest.raises(GameError, match="none of the games"):
        engine.game_of(bytearray([VERSION, len(engine.GAMES)]))
    with pytest.raises(GameError, match="cards, stones, dice"):
        engine.game("chess")


def check_by(name):
    return engine.module(name, "check").check


def legal_by(rules):
    return lambda s: rules.legal_moves(s, array("H", bytes(2 * rules.MOST_MOVES)))


@pytest.mark.parametrize("name", engine.GAMES)
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 1}, "2 to 4 seats"),
        ({"seats": 5}, "2 to 4 seats"),
        ({"first": 3}, "first seat"),
        ({"first": -1}, "first seat"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 30}, "seed"),
        ({"options": 2}, "option"),
        ({"options": -1}, "option"),
    ],
    ids=repr,
)
def test_a_game_that_cannot_be_is_not_begun(name, wrong, message):
    fine = {"seats": 3, "seed": 1, "first": 0, "options": 0}
    engine.game(name).new_game(**fine)
    with pytest.raises(GameError, match=message):
        engine.game(name).new_game(**{**fine, **wrong})


# ---- damaged states: refused, or still a game


def assert_possible(s: bytearray) -> None:
    """Let the referee look at this state and the rest of the game: nothing may be wrong."""
    rules = engine.game_of(s)
    table = join(s)
    assert material(table) == expected_material(rules.NAME, table.players)
    if rules.NAME == "cards":
        assert_possible_cards(table)
    luck = random.Random(bytes(s))
    for _ in range(6):
        if rules.is_over(s):
            break
        if table.legal() is None:
            table.play(rules.turn(s), text_of(s).chance_text(s))
        moves = legal(s)
        assert {text_of(s).move_text(move) for move in moves} == table.legal()
        move = luck.choice(moves)
        table.play(rules.turn(s), text_of(s).move_text(move))
        rules.apply(s, move)
        assert rules.is_over(s) == table.over
        check(s)
        look(s, rules.turn(s), bytearray(len(s)), bytearray(8))
    assert [rules.score(s, seat) for seat in range(table.players)] == [
        score["total"] for score in table.scores()
    ]


def assert_possible_cards(table: Table) -> None:
    ended = table.ended_rows() >= 5 or not table.stock
    assert ended == (table.over or table.stage == "lay")
    assert table.stage == "draw" or not table.closed
    assert all(table.piles[letter] for letter in table.closed)
    assert table.stage == "lay" or not table.laid
    for seat, held in enumerate(table.hands):
        mine = seat == table.turn
        if table.stage == "lay":
            assert 5 <= len(held) <= 8
        else:
            assert len(held) == 8 - (table.draws if mine else 0)
    for rows in table.rows:
        for row in rows.values():
            for at, card in enumerate(row):
                fits = table.point_fits if card[0] == "P" else table.fits
                assert fits(row[:at], card)


def judge_damage(s: bytearray) -> None:
    """Let `check` refuse the state or be right about it; it must not fail in another way."""
    try:
        check(s)
    except GameError:
        return
    assert_possible(s)


@pytest.mark.parametrize("game", some_games(1), ids=repr)
def test_a_state_with_any_byte_changed_is_refused_or_possible(game):
    s = game.somewhere()
    for at in range(len(s)):
        values = {0, 2, 255, s[at] ^ 1, s[at] ^ 0x80, game.luck.randrange(256)}
        for value in values - {s[at]}:
            damaged = bytearray(s)
            damaged[at] = value
            judge_damage(damaged)


@given(games(), st.data())
@settings(max_examples=100, deadline=None)
def test_a_state_with_several_bytes_changed_or_swapped_is_refused_or_possible(game, data):
    s = game.somewhere()
    places = st.integers(1, len(s) - 1)
    for one, other in data.draw(st.lists(st.tuples(places, places), max_size=3)):
        s[one], s[other] = s[other], s[one]
    for at, value in data.draw(st.lists(st.tuples(places, st.integers(0, 255)), max_size=3)):
        s[at] = value
    judge_damage(s)


@given(st.sampled_from(engine.GAMES), st.data())
@settings(max_examples=100, deadline=None)
def test_any_bytes_at_all_are_refused_or_possible(name, data):
    s = engine.game(name).new_game(data.draw(st.integers(2, 4)), 1, 0)
    size = data.draw(st.integers(1, len(s) - 2))
    s[-size:] = data.draw(st.binary(min_size=size, max_size=size))
    judge_damage(s)

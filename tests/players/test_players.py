"""The players: legal, honest, patient, and each level better than the one below."""

from array import array

import pytest
from engine_tools import look

import engine
from engine import rng
from engine.errors import GameError
from engine.players import LEVELS, player
from engine.players.reasons import REASONS
from simulator.arena.matches import Match, play, play_deal

GAMES = engine.GAMES
TABLES = [
    (name, seats, bits)
    for name in GAMES
    for seats in (2, 3, 4)
    for bits in range(1 << len(engine.game(name).OPTIONS))
]


def legal(game, state) -> list[int]:
    moves = array("H", bytes(2 * game.MOST_MOVES))
    return list(moves[: game.legal_moves(state, moves)])


def decisions(name: str, seats: int, bits: int, level: str, seed: int):
    """Play a game; at every decision (game, state, seat, mind, luck), before the move is made."""
    game = engine.game(name)
    mind = player(level, game)
    luck = rng.new(seed)
    view = bytearray(game.SIZE)
    state = game.new_game(seats, seed, seed % seats, bits)
    while not game.is_over(state):
        seat = game.turn(state)
        yield game, state, seat, mind, luck
        look(state, seat, view, luck)
        game.apply(state, mind.choose(view, seat, luck))


@pytest.mark.parametrize(("name", "seats", "bits"), TABLES)
def test_random_players_come_to_an_end(name, seats, bits):
    for seed in range(2):
        assert sum(1 for _ in decisions(name, seats, bits, "random", seed)) < 600


# Turns of each seat. Nobody has counted people's: this is a quarter or so above the longest of
# twelve games in every company of levels, and near what the stock, the tiles and the stones allow.
PEOPLES_TURNS = {
    "cards": {2: 42, 3: 42, 4: 30},
    "stones": {2: 48, 3: 34, 4: 25},
    "dice": {2: 42, 3: 33, 4: 26},
}
COMPANIES = [
    ("novice",),
    ("club",),
    ("expert",),
    ("novice", "expert"),
    ("expert", "club"),
    ("expert", "novice", "club"),
]


@pytest.mark.thinking
@pytest.mark.parametrize("company", COMPANIES, ids="-".join)
@pytest.mark.parametrize(("name", "seats", "bits"), TABLES)
def test_in_any_company_a_game_takes_no_more_turns_than_among_people(name, seats, bits, company):
    game = engine.game(name)
    minds = [player(company[seat % len(company)], game) for seat in range(seats)]
    for shift in range(2):
        turns = play(game, minds, 70 + shift, shift, bits).turns
        assert turns <= seats * PEOPLES_TURNS[name][seats]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "bits"), TABLES)
def test_permuting_everything_hidden_changes_no_choice(name, seats, bits, level):
    game = engine.game(name)
    other = bytearray(game.SIZE)
    views = bytearray(game.SIZE), bytearray(game.SIZE)
    for number, (_, state, seat, _, _) in enumerate(decisions(name, seats, bits, level, 11)):
        if number % 3:
            continue
        look(state, seat, other, rng.new(number))  # the same table, its hidden cards permuted
        choices = []
        for truth, view in zip((state, other), views, strict=True):
            luck = rng.new(99)
            look(truth, seat, view, luck)
            choices.append(player(level, game).choose(view, seat, luck))
        assert choices[0] == choices[1], f"at decision {number}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_not_even_the_cards_dealt_into_its_view_matter_to_a_player(name, level):
    """It does not take the reshuffled cards of its view for the true ones."""
    for number, (game, state, seat, mind, _) in enumerate(decisions(name, 3, 0, level, 5)):
        if number % 3:
            continue
        other = bytearray(game.SIZE)
        look(state, seat, other, rng.new(number))
        first = mind.choose(state, seat, rng.new(7))
        assert mind.choose(other, seat, rng.new(7)) == first, f"at decision {number}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_cut_short_after_any_slice_a_player_moves_no_worse(name, level):
    """It knows a move within a quarter of a second on a Pico; experts then look further ahead, and
    seldom change their minds."""
    same = moves = 0
    for number, (game, state, seat, mind, _) in enumerate(decisions(name, 2, 0, level, 3)):
        mind.start(state, seat, rng.new(number))
        for _ in range(number % 7):
            mind.step()
        assert 0 <= mind.progress <= 100
        assert mind.best() in legal(game, state)
        assert REASONS[mind.reason()]
        moves += 1
        same += mind.best() == player(level, game).choose(state, seat, rng.new(number))
    assert same == moves or (level == "expert" and same > 0.8 * moves)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_slice_by_slice_it_chooses_what_it_chooses_at_once(name, level):
    for game, state, seat, mind, _ in decisions(name, 2, 0, level, 4):
        progress = [0]
        mind.start(state, seat, rng.new(8))
        while not mind.step():
            progress.append(mind.progress)
        assert progress == sorted(progress)
        assert mind.progress == 100
        assert mind.best() == player(level, game).choose(state, seat, rng.new(8))


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_of_the_view(name):
    for _, state, seat, mind, luck in decisions(name, 4, 0, "expert", 6):
        before = bytes(state)
        mind.choose(state, seat, luck)
        assert bytes(state) == before


@pytest.mark.thinking
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_the_expert_has_a_reason(name):
    told = set()
    for seed in range(6):
        for game, state, seat, mind, luck in decisions(name, 2, 0, "expert", seed):
            mind.choose(state, seat, luck)
            reason = REASONS[mind.reason()]
            assert (reason == "only") == (len(legal(game, state)) == 1)
            told.add(reason)
    assert len(told) >= 8


def test_an_unknown_level_is_refused_by_name():
    with pytest.raises(GameError, match=r"no player 'wizard'.*random, novice, club, expert"):
        player("wizard", engine.game("dice"))


# The levels meet on few deals here, enough to see a level that has lost its wits; the arena
# measures how strong they are.
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [
        pytest.param("expert", "random", 12, 23, marks=pytest.mark.thinking),
        pytest.param("expert", "club", 20, 23, marks=pytest.mark.thinking),
        ("club", "novice", 20, 26),
    ],
)
def test_each_level_beats_the_one_below(name, better, worse, deals, least):
    match = Match(name, (better, worse), 2 * deals, 300, engine.game(name).DEFAULT_OPTIONS)
    wins = [o.winners == [0] for deal in range(deals) for o in play_deal(match, deal)]
    assert sum(wins) >= least, f"{sum(wins)} of {len(wins)}"

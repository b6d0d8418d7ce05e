"""What a coach says against a move is true of it, and not of the move that is better."""

import pytest
from engine_tools import cards_game, dice_game, play, stones_game, text_of
from random_games import Game, some_games

import engine
from engine.players.faults import FAULTS, fault


def against(s: bytearray, move: str, best: str) -> str:
    """Return what is said against a move of the first seat."""
    read = text_of(s).text_move
    return fault(engine.game_of(s), s, 0, read(move), read(best))


def test_a_new_row_is_nothing_against_a_move_where_the_better_one_begins_a_row_too() -> None:
    first_turn = dice_game("=025 .")
    assert against(first_turn, "+B5", "+N2") == "middle"
    assert against(first_turn, "+B2", "+N2") == "worse"
    assert against(first_turn, "+B2", "S") == "starts"
    hand = cards_game(["B6 G0 R4 Y9", "B1"])
    assert against(hand, "+B6", "+G0") == "middle"
    assert against(hand, "+R4", "+B6") == "worse"
    assert against(hand, "+B6", "-Y9") == "starts"
    tiles = stones_game("B5 G9")
    play(tiles, "? . ? .")
    assert against(tiles, "+B5", "+G9") == "middle"
    assert against(tiles, "+B5", "?") == "starts"


def test_of_two_faults_of_a_card_the_one_is_told_that_the_better_card_has_not() -> None:
    s = cards_game(["B2 B4 G3", "B1 G1 Y0"], stock="N1 N2 N3")
    play(s, "+B2 * +B1 *")  # blue 4 fits both rows
    assert against(s, "-B4", "-G3") == "gives"
    s = cards_game(["B2 B4 G3", "B1 G1 Y0"], stock="N1 N2 N3 N5 N6")
    play(s, "+B2 * +B1 * -N1 * +G1 *")  # green 3 fits the other's row only
    assert against(s, "-B4", "-G3") == "wastes"


@pytest.mark.parametrize("game", some_games(3), ids=repr)
def test_nothing_is_said_against_a_move_that_is_said_against_the_better_one_too(
    game: Game,
) -> None:
    """Take each legal move for the best: beside itself, nothing special is wrong with a move."""
    for options in game.decisions():
        seat = game.rules.turn(game.state)
        for move in options:
            said = [fault(game.rules, game.state, seat, move, best) for best in options]
            assert set(said) <= set(FAULTS)
            assert said[options.index(move)] == "worse"

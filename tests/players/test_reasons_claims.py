"""What a hint claims of a move is true of that very move: every legal move of many decisions."""

import pytest
from engine_tools import cards_game, legal, play
from random_games import Game, some_games

from engine import rows
from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, POINT, VALUE
from engine.dice import rules as dice
from engine.players import REASONS
from engine.players.reasons import reason


def why(s: bytearray, rules, move: int) -> str:
    return REASONS[reason(rules, s, rules.turn(s), move, len(legal(s)))]


def gain(s: bytearray, rules, move: int) -> int:
    after = bytearray(s)
    rules.apply(after, move)
    return rules.score(after, rules.turn(s)) - rules.score(s, rules.turn(s))


@pytest.mark.parametrize("game", some_games(2), ids=repr)
def test_more_would_only_do_harm_where_everything_else_costs_points(game: Game) -> None:
    rules = game.rules
    for options in game.decisions():
        for move in options:
            if len(options) > 1 and why(game.state, rules, move) in ("enough", "nothing"):
                others = [gain(game.state, rules, other) for other in options if other != move]
                assert max(others) < 0


@pytest.mark.parametrize("game", [g for g in some_games(4) if g.rules is cards], ids=repr)
def test_a_card_is_said_to_fit_to_make_a_pair_or_to_begin_a_row_where_it_does(game: Game) -> None:
    for options in game.decisions():
        s, seat = game.state, cards.turn(game.state)
        hand = [cards.hand_card(s, seat, place) for place in range(cards.hand_size(s, seat))]
        for move in options:
            if not moves.is_draw(move) or move == cards.TAKE_STOCK or len(options) < 2:
                continue
            card, said = cards.pile_top(s, moves.pile_taken(move)), why(s, cards, move)
            colour, value = COLOUR[card], VALUE[card]
            if said == "point":
                assert colour == POINT
                continue
            shape, length = cards.row_shape(s, seat, colour), cards.row_length(s, seat, colour)
            open_row = length > 0 or value != END or cards.option_bits(s) & 1
            could = open_row and (value == END or rows.fits(shape, value))
            pairs = cards.has_wish_stone(s, value) and value in [VALUE[held] for held in hand]
            assert said in ("fits", "pair", "begins", "best")
            assert said != "fits" or (could and length)
            assert said != "begins" or (could and not length)
            assert said != "pair" or pairs


def test_a_pair_is_spoken_of_where_it_makes_one() -> None:
    s = cards_game(["B5 B9 N7", "R5 Y0 G5"], stock="Y7 Y8 Y9 N0")
    play(s, "-N7 * -R5 * -B9")  # a pink 5 on its pile, a blue one in the hand
    assert why(s, cards, cards.TAKE + 3) == "pair"
    s = cards_game(["B0 B9 N7", "R0 Y0 G5"], stock="Y7 Y8 Y9 N0")
    play(s, "-N7 * -R0 * -B9")  # there is no wish stone 0
    assert why(s, cards, cards.TAKE + 3) == "begins"


@pytest.mark.parametrize("game", [g for g in some_games(4) if g.rules is dice], ids=repr)
def test_whoever_is_told_to_end_or_to_hurry_leads(game: Game) -> None:
    for options in game.decisions():
        for move in options:
            if why(game.state, dice, move) in ("ends", "hurries"):
                after, seat = bytearray(game.state), dice.turn(game.state)
                dice.apply(after, move)
                scores = [dice.score(after, other) for other in range(dice.seat_count(after))]
                assert scores[seat] == max(scores)

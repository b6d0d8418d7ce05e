"""A finished game as a short code: it comes back whole, and a wrong code is refused."""

import random
from array import array

import pytest
from interpreters import run_on_cpython, run_on_micropython

import engine
from engine import codes
from engine.errors import GameError


def finished(name: str, seats: int, seed: int) -> tuple[bytearray, list[int], list[int]]:
    """Return a game's start, who sat there and its moves, made at random but not in vain."""
    game, luck = engine.game(name), random.Random(seed)
    start = game.new_game(seats, seed, seed % seats, seed % (1 << len(game.OPTIONS)))
    s, legal, moves = bytearray(start), array("H", bytes(2 * game.MOST_MOVES)), []
    while not game.is_over(s):
        moves.append(legal[luck.randrange(game.legal_moves(s, legal))])
        game.apply(s, moves[-1])
    return start, [luck.randrange(5) for _ in range(seats)], moves


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_game_comes_back_out_of_its_code(name, seats):
    for seed in range(12):
        start, kinds, moves = finished(name, seats, seed)
        again = codes.decode(codes.encode(start, seed, kinds, moves))
        assert again == (start, seed, kinds, array("H", moves))


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_code_with_one_letter_changed_is_refused(name):
    start, kinds, moves = finished(name, 3, 5)
    code = codes.encode(start, 5, kinds, moves)
    luck = random.Random(1)
    for _ in range(60):
        at = luck.randrange(len(code))
        wrong = code[:at] + luck.choice("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") + code[at + 1 :]
        if wrong == code:
            continue
        with pytest.raises(GameError):
            codes.decode(wrong)


@pytest.mark.parametrize("wrong", ["", "?", "Ä", "HELLO", "1", "-4", "Z" * 400, "1_0"])
def test_what_is_no_code_is_refused(wrong):
    with pytest.raises(GameError):
        codes.decode(wrong)


def test_an_unfinished_game_has_no_code():
    start, kinds, moves = finished("stones", 2, 1)
    with pytest.raises(GameError, match="finished"):
        codes.encode(start, 1, kinds, moves[:-1])


def test_micropython_writes_and_reads_the_same_code(micropython):
    start, kinds, moves = finished("cards", 4, 7)
    program = f"""
from engine import codes
code = codes.encode(bytearray({bytes(start)!r}), 7, {kinds!r}, {moves!r})
print(code, codes.decode(code)[1:])
"""
    assert run_on_micropython(micropython, program) == run_on_cpython(program)

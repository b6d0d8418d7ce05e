"""Plays many random games on MicroPython and tells what the engine leaves on the heap."""

import gc
from array import array

import engine
from engine import rng


def plays(name: str, games: int) -> tuple:
    """Bytes allocated by listing, applying and scoring in all these games, and their plies."""
    game = engine.game(name)
    moves = array("H", bytes(2 * game.MOST_MOVES))
    luck = rng.new(games)
    s = game.new_game(2, 0)
    copy = bytearray(s)
    plies = 0
    allocated = 0
    for seed in range(games):
        seats = 2 + seed % 3
        copy[:] = game.new_game(seats, seed)
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        while not game.is_over(copy):
            game.apply(copy, moves[rng.below(luck, 0, game.legal_moves(copy, moves))])
            plies += 1
        for seat in range(seats):
            game.score(copy, seat)
        allocated += gc.mem_alloc() - before
        gc.enable()
    return allocated, plies

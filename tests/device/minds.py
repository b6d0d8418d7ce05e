"""The players on any interpreter: the games they play, and the heap they take."""

import gc
from binascii import crc32

import engine
from engine import rng
from engine.players import player


def play(name: str, seats: int, level: str, seed: int) -> str:
    """Play a whole game: its number of decisions, its scores, a checksum over all its states."""
    game = engine.game(name)
    mind = player(level, game)
    luck = rng.new(seed)
    view = bytearray(game.SIZE)
    look = engine.module(name, "view").view
    s = game.new_game(seats, seed)
    decisions = check = 0
    while not game.is_over(s):
        look(s, game.turn(s), view, luck)
        game.apply(s, mind.choose(view, game.turn(s), luck))
        decisions += 1
        check = crc32(s, check)
    scores = [game.score(s, seat) for seat in range(seats)]
    return f"{name} {seats} {level} {decisions} {scores} {check}"


def heap(name: str, seats: int, level: str) -> tuple:
    """Bytes that a player holds, that a decision leaves behind at most, and that a game keeps."""
    game = engine.game(name)
    s = game.new_game(seats, 1)
    luck = rng.new(1)
    # The first has all modules loaded that are needed. What one holds is made at the latest when it
    # first thinks.
    player(level, game).choose(s, 0, luck)
    gc.collect()
    before = gc.mem_alloc()
    mind = player(level, game)
    mind.choose(s, 0, luck)
    gc.collect()
    held = gc.mem_alloc() - before
    most = kept = 0
    gc.disable()
    while not game.is_over(s):
        gc.collect()
        before = gc.mem_alloc()
        move = mind.choose(s, game.turn(s), luck)
        most = max(most, gc.mem_alloc() - before)
        game.apply(s, move)
        gc.collect()
        kept = gc.mem_alloc() - before
    return held, most, kept

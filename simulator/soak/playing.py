"""Whole games between machines, on any interpreter: the console's own code, and nothing else.

Here it is a module; MicroPython's unix port runs it in a heap of a Pico's size.
"""

from binascii import crc32

import engine
from engine import rng
from engine.players import player

LONGEST = 4000  # decisions; a game beyond that would never end


def play(name: str, levels: tuple, options: int, first: int, seed: int, sparing: bool) -> str:
    """Return what a game came to: its decisions, its scores and a checksum over all its states."""
    game = engine.game(name)
    look, check = engine.module(name, "view").view, engine.module(name, "check").check
    minds = {}
    for level in levels:
        if level not in minds:
            minds[level] = player(level, game)
            if sparing:
                minds[level].save_memory()
    lucks = [rng.new(seed * 4 + seat) for seat in range(len(levels))]
    view = bytearray(game.SIZE)
    s = game.new_game(len(levels), seed, first, options)
    decisions = checksum = 0
    while not game.is_over(s) and decisions < LONGEST:
        seat = game.turn(s)
        look(s, seat, view, lucks[seat])
        game.apply(s, minds[levels[seat]].choose(view, seat, lucks[seat]))
        check(s)
        decisions += 1
        checksum = crc32(s, checksum)
    scores = [game.score(s, seat) for seat in range(len(levels))]
    return f"{decisions} {scores} {checksum}"

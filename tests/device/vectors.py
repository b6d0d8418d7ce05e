"""Plays random games and prints one line each, to be compared between interpreters.

Runs on CPython, on MicroPython's unix port and on the Pico alike. A line tells the game, the seats,
the seed, the number of plies, a checksum over every state and move, and the scores.
"""

from array import array
from binascii import crc32

import engine
from engine import rng


def play(name: str, seats: int, seed: int) -> str:
    game = engine.game(name)
    moves = array("H", bytes(2 * game.MOST_MOVES))
    luck = rng.new(seed + 1000)
    options = seed % (1 << len(game.OPTIONS))
    s = game.new_game(seats, seed, seed % seats, options)
    plies = 0
    checksum = crc32(s)
    while not game.is_over(s):
        count = game.legal_moves(s, moves)
        for index in range(count):
            checksum = crc32(bytes([moves[index] & 255, moves[index] >> 8]), checksum)
        game.apply(s, moves[rng.below(luck, 0, count)])
        checksum = crc32(s, checksum)
        plies += 1
    points = [game.score(s, seat) for seat in range(seats)]
    out = bytearray(game.SIZE)
    engine.module(name, "view").view(s, 0, out, luck)
    return "%s %d %d %d %08x %08x %s" % (  # noqa: UP031 (MicroPython has no f-string padding)
        name,
        seats,
        seed,
        plies,
        checksum,
        crc32(out),
        points,
    )


def play_all(seeds: int) -> None:
    for name in engine.GAMES:
        for seats in (2, 3, 4):
            for seed in range(seeds):
                print(play(name, seats, seed))

"""Plays a random game; pin 25 is up meanwhile. Reports its decisions, and what the heap gained."""

import gc
from array import array

from machine import UART, Pin

import engine
from engine import rng

GAME = "cards"
SEATS = 2
SEED = 1


def play(game, s: bytearray, moves: array, luck: bytearray, mark: Pin) -> int:
    decisions = 0
    mark(1)
    while not game.is_over(s):
        game.apply(s, moves[rng.below(luck, 0, game.legal_moves(s, moves))])
        decisions += 1
    mark(0)
    return decisions


mark = Pin(25, Pin.OUT, value=0)
uart = UART(0, 115200)
game = engine.game(GAME)
moves = array("H", bytes(2 * game.MOST_MOVES))
luck = rng.new(SEED)
s = game.new_game(SEATS, SEED)
mark(0)
gc.collect()
gc.disable()
before = gc.mem_alloc()
decisions = play(game, s, moves, luck, mark)
gained = gc.mem_alloc() - before
gc.enable()  # a soft reset does not, and on a board other programs follow
uart.write(f"decisions {decisions} heap {gained}\n")

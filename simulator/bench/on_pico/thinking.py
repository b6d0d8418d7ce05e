"""Lets a player decide at some places of a random game; pin 25 is up while it thinks."""

from array import array

from machine import UART, Pin

import engine
from engine import players, rng

GAME = "cards"
LEVEL = "club"
PLACES = (1, 12, 25)  # after so many decisions

mark = Pin(25, Pin.OUT, value=0)
game = engine.game(GAME)
mind = players.player(LEVEL, game)
moves = array("H", bytes(2 * game.MOST_MOVES))
luck = rng.new(7)
s = game.new_game(2, 7)
view = bytearray(len(s))
look = engine.module(GAME, "view").view
decisions = 0
while decisions <= max(PLACES) and not game.is_over(s):
    if decisions in PLACES:
        seat = game.turn(s)
        look(s, seat, view, luck)
        mark(1)
        mind.choose(view, seat, luck)
        mark(0)
    game.apply(s, moves[rng.below(luck, 0, game.legal_moves(s, moves))])
    decisions += 1
UART(0, 115200).write("end\n")

"""Lets a player decide what it is given; pin 25 is up while it thinks, and the moves are told."""

from machine import UART, Pin

import engine
from engine import players

GAME = "cards"
LEVEL = "club"
TASKS = [(b"", 0, b"")]  # views, with the seat and its luck

mark = Pin(25, Pin.OUT, value=0)
mind = players.player(LEVEL, engine.game(GAME))
moves = []
for view, seat, luck in TASKS:
    given = bytearray(view), seat, bytearray(luck)
    mark(1)
    moves.append(mind.choose(*given))
    mark(0)
UART(0, 115200).write("moves " + " ".join(map(str, moves)) + "\nend\n")

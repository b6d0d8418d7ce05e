"""Reviews a whole game that club players have played; pin 25 is up meanwhile."""

from machine import UART, Pin

import engine
from engine import players, rng
from firmware.saves.session import Session
from firmware.table.reviewer import Reviewer

GAME = "cards"

mark = Pin(25, Pin.OUT, value=0)
session = Session.new(GAME, [("", "Anna"), ("club", "Robi")], 0, 0, 7)
game = session.game
view, look = bytearray(game.SIZE), engine.module(GAME, "view").view
mind, luck = players.player("club", game), rng.new(7)
while not session.is_over():
    seat = session.turn()
    look(session.state, seat, view, luck)
    session.play(mind.choose(view, seat, luck))
reviewer = Reviewer(session, players.player("expert", game))
mark(1)
for _ in reviewer.slices():
    pass
mark(0)
UART(0, 115200).write("end\n")

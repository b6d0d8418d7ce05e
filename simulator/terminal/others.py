"""Who plays at the seats that no person sits at, and what they are called."""

from contextlib import ExitStack
from pathlib import Path

import engine
from engine.players import LEVELS
from firmware.saves import choice
from firmware.saves.session import Session
from firmware.words import capital, say
from simulator.arena.own_player import is_own
from simulator.arena.seats import Chooser, chooser_aside, mind, think
from simulator.arena.workers import Worker

YOU = "you"
_LONGEST_NAME = 12


class Others:
    """The minds of the other seats; they know what their seat can see, and nothing else."""

    def __init__(self, session: Session, seed: int, limit: float) -> None:
        """Wake the minds; a player of one's own has `limit` seconds for a decision."""
        self._minds: dict = {}
        self._aside: dict[int, Chooser] = {}  # by seat: they think in processes of their own
        with ExitStack() as processes:  # which end if there is a mistake in a file
            for seat, (level, _) in enumerate(session.seats):
                if is_own(level):
                    worker = processes.enter_context(Worker(think, limit))
                    self._aside[seat] = chooser_aside(level, session.game, seat, seed, worker)
                elif level:
                    self._minds[level] = mind(level, session.game)
            self._processes = processes.pop_all()

    def __enter__(self) -> "Others":
        return self

    def __exit__(self, *_) -> None:
        self._processes.close()

    def choose(self, session: Session) -> int:
        """Return the move of the seat whose turn it is."""
        seat, luck = session.turn(), session.luck
        if seat in self._aside:
            return self._aside[seat](session.state)
        return self._minds[session.level(seat)].choose(view_of(session, luck), seat, luck)


def view_of(session: Session, luck: bytearray) -> bytearray:
    """Return what the seat whose turn it is can know; the rest is dealt anew."""
    view = bytearray(session.game.SIZE)
    engine.module(session.game.NAME, "view").view(session.state, session.turn(), view, luck)
    return view


def seated(players: list[str]) -> list[tuple[str, str]]:
    """Return the seats as a session has them: a level or file ("" is a person), and a name."""
    seats = []
    for number, player in enumerate(players):
        if player == YOU:
            seats.append(("", say("new_player", number + 1)))
        else:
            before = players[:number].count(player)
            seats.append((player, f"{_title(player)} {before + 1}" if before else _title(player)))
    return seats


def _title(player: str) -> str:
    if player in choice.LEVELS:
        return say("level_" + player)
    return capital(Path(player).stem)[:_LONGEST_NAME]


def stranger(session: Session) -> str:
    """Return the name of a player that the console does not know; "" if there is none."""
    for level, name in session.seats:
        if level and level not in LEVELS:
            return name
    return ""

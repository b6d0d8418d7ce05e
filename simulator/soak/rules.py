"""A witness at the table: each move that the console makes is held to the rules."""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import engine
from firmware.saves import lessons
from firmware.saves.session import Session
from simulator.records import records
from simulator.soak.case import BrokenPromise


@cache
def referee_of(file: str) -> Callable[[dict], Any] | None:
    """Return the function `referee` of a module outside the simulator; None without a file.

    It is given the set-up of a record, and answers with a table that has `legal`, `play`, `scores`,
    `turn` and `over`: see the file that the tests have.
    """
    if not file:
        return None
    path = Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    return import_module(path.stem).referee


def is_lesson(session: Session) -> bool:
    """Tell whether it belongs to a lesson, which counts nowhere."""
    return session.file == lessons.file_of(session.game.NAME)


class Witness:
    """Follows a session from outside: plays each of its moves again, by the engine's rules and
    before the referee, and compares."""

    def __init__(self, referee: str) -> None:
        self._referee = referee_of(referee)
        self._session: Session | None = None
        self._state = bytearray()
        self._moves: list[int] = []
        self.moves = 0  # that were looked at
        self.games = 0  # whose last move was seen
        self.ended: dict[bytes, int] = {}  # how many people had a result of each final state

    def see(self, session: Session) -> None:
        """Look at everything that was played since it was last seen."""
        if session is self._session and session.state == self._state:
            return
        known = session is self._session
        first = session.first_kept()
        made = [session.move_at(number) for number in range(first, session.moves_made())]
        if not known or first > self._first:
            self._begin(session)
        if made[: len(self._moves)] != self._moves:  # some were undone
            self.ended.pop(bytes(self._state), None)
            self._begin(session)
        new = made[len(self._moves) :]
        for number, move in enumerate(new, len(self._moves)):
            self._play(session, session.mover_at(first + number), move)
        if known and new and session.is_over():
            self.games += 1
        if session.state != self._state:
            raise BrokenPromise("the table does not stand as its moves have left it")

    def _begin(self, session: Session) -> None:
        """Sit down, at the first move that is still known."""
        game = session.game
        self._text = engine.module(game.NAME, "text")
        self._check = engine.module(game.NAME, "check").check
        self._session = session
        self._first = session.first_kept()
        self._state = bytearray(game.SIZE)
        session.state_at(self._first, self._state)
        self._check(self._state)
        self._moves = []
        self._table = None
        if self._referee and not self._first and session.file:  # else it begins in the middle
            self._table = self._referee(
                {
                    "game": game.NAME,
                    "players": game.seat_count(self._state),
                    "first": game.first_seat(self._state),
                    "options": records.option_names(game, game.option_bits(self._state)),
                    "setup": self._text.setup(self._state),
                }
            )

    def _play(self, session: Session, seat: int, move: int) -> None:
        game, table = session.game, self._table
        text = self._text.move_text(move)
        if game.turn(self._state) != seat:
            raise BrokenPromise(f"seat {seat} has played {text} out of turn")
        legal = records.legal_texts(game, self._state)
        if text not in legal:
            raise BrokenPromise(f"{text} was played; legal were {legal}")
        if table:
            if table.legal() is None:
                table.play(seat, self._text.chance_text(self._state))
            if table.legal() != set(legal) or len(legal) != len(set(legal)):
                raise BrokenPromise(f"the referee allows {table.legal()}, the engine {legal}")
            table.play(seat, text)
        game.apply(self._state, move)
        self._check(self._state)
        self._moves.append(move)
        self.moves += 1
        if game.is_over(self._state):
            self._end(session)

    def _end(self, session: Session) -> None:
        table = self._table
        if table:
            ours = records.scores(session.game, self._state)
            if not table.over or table.scores() != ours:
                raise BrokenPromise(f"the referee counts {table.scores()}, the engine {ours}")
        if session.people() and session.file and not is_lesson(session):
            self.ended[bytes(self._state)] = session.people()

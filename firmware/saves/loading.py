"""Takes a saved game apart, and plays it again to see that it is one.

Whoever has written a wrong log under a right checksum would otherwise be found out only later, in
the middle of a game.
"""

from array import array

from micropython import const

import engine
from engine import rng
from engine.errors import GameError
from engine.state import unpack
from firmware.saves.session import UNKNOWN, VERSION, Session, checked

_MOST = const(4000)  # bytes: twice what a game of four seats and 600 moves has
_AT_ONCE = const(8)  # moves, 3 to 6 ms of them
_LOOKED_AT = const(24)  # moves at the end: more than are told to whoever goes on with it


def steps(data: bytes | None, file: str):
    """Give None after each step, and at last the session; nothing, if nothing was saved."""
    if not data:
        return
    if len(data) > _MOST:
        raise GameError("the saved game is damaged: it is too long")
    try:
        session, log, state = _read(data)
    except ValueError as error:  # a name may be none, which is no GameError
        raise GameError(str(error)) from None
    for number, move in enumerate(log):
        if number % _AT_ONCE == 0:
            yield None
        if len(log) - number == _LOOKED_AT:
            session.put_mark(number, session.state)
        session.repeat(move)
    if session.state != state:
        raise GameError("the saved game is damaged: its moves don't lead to where it stands")
    session.is_saved = True
    session.file = file
    yield session


def game_of(data: bytes) -> str:
    """Return the name of the game that was saved; what is none raises a ValueError."""
    return _read(data)[0].game.NAME


class _Reader:
    """Takes a saved game apart, piece by piece."""

    def __init__(self, data: bytearray) -> None:
        self._data = data
        self._at = 0

    def take(self, count: int) -> bytes:
        self._at += count
        if self._at > len(self._data):
            raise GameError("the saved game is damaged: it is too short")
        return bytes(self._data[self._at - count : self._at])

    def number(self, count: int) -> int:
        return int.from_bytes(self.take(count), "little")

    def text(self) -> str:
        return self.take(self.number(1)).decode()

    def finish(self) -> None:
        if self._at != len(self._data):
            raise GameError("the saved game is damaged: it is too long")


def _read(data: bytes) -> tuple:
    """Return the session as it began, the moves since, and the state they are to lead to."""
    reader = _Reader(unpack(data))
    version = reader.number(1)
    if not 0 < version <= VERSION:
        raise GameError(f"the game was saved in format {version}; this version reads {VERSION}")
    count = reader.number(1)
    flags = reader.number(1)
    seats = checked([(reader.text(), reader.text()) for _ in range(count)])
    luck = bytearray(reader.take(rng.BYTES))
    deal, match, rounds, carried = _match(reader, count) if version > 1 else (UNKNOWN, 0, 0, ())
    start, sealed, moves, size = [reader.number(4) for _ in range(4)]
    log = array("H", reader.take(2 * moves))
    base = bytearray(reader.take(size))
    state = reader.take(size)
    reader.finish()
    engine.module(engine.game_of(base).NAME, "check").check(base)
    session = Session(base, seats, luck, start, sealed)
    if session.game.seat_count(base) != count:
        raise GameError("the saved game is damaged: the number of seats cannot be right")
    if sealed < start:
        raise GameError("the saved game is damaged: what can be undone cannot be right")
    session.counted, session.aided = bool(flags & 1), flags >> 1
    session.deal = deal
    if match:
        session.match, session.rounds, session.carried = match, rounds, list(carried)
    return session, log, state


def _match(reader: _Reader, seats: int) -> tuple:
    """Return the deal's number, and how the match stands that the game belongs to."""
    deal, match, rounds = reader.number(4), reader.number(1), reader.number(1)
    carried = [(reader.number(2) ^ 0x8000) - 0x8000 for _ in range(seats)]
    return deal if deal < rng.SEED_LIMIT else UNKNOWN, match, rounds, carried

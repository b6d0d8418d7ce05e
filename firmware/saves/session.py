"""The game in progress: who sits where, how it stands, what was played, and how it is kept.

    session = Session.new("cards", [("", "Anna"), ("club", "Club")], options, first, seed)

A seat is a pair of texts: the level of the machine that plays there ("" is a person), and a name.
What was played is kept as the state it began from and the moves since, so that every moment of the
game can be looked at again (`state_at`), and undoing is going back to one of them.
"""

from array import array

from micropython import const

import engine
from engine import rng
from engine.errors import GameError
from engine.state import pack, unpack
from firmware import games

_FILE = "game"
_VERSION = const(1)
_LEVELS = ("", "random", "novice", "club", "expert")
_LONGEST_NAME = const(16)  # letters
_SEAT = const(14)  # a move of the log is seat << _SEAT | move
_MOVE = const((1 << 14) - 1)
# No normal game is longer. Of one that is, the oldest moves are forgotten, many at a time.
_MOST_MOVES = const(600)
_FORGOTTEN = const(200)
_NEAR = const(12)  # moves from the marked one to those that are likely to be looked at


class Session:
    def __init__(self, state: bytearray, seats: list, luck: bytearray) -> None:
        self.game = engine.game_of(state)
        self.state = state
        self.seats = seats
        self.luck = luck  # the machines' own, so that a saved game goes on as it would have
        self.counted = False  # has the finished game gone into the statistics?
        self._base = bytes(state)  # the state before the first move of the log
        self._log = array("H")
        self._start = 0  # how many moves were made before `_base`
        self._sealed = 0  # moves below this number can't be undone
        self._mark = bytearray(state)  # how it stood at a place of the log, and which that is:
        self._marked = 0  # replaying from there takes less time than from the base

    @staticmethod
    def new(game_name: str, seats: list, options: int, first: int, seed: int) -> "Session":
        state = engine.game(game_name).new_game(len(seats), seed, first, options)
        return Session(state, _checked(seats), rng.new(seed))

    def again(self, seed: int) -> "Session":
        """Another round of the same at the same table; the next seat begins."""
        game, state = self.game, self.state
        first = (game.first_seat(state) + 1) % len(self.seats)
        return Session.new(game.NAME, self.seats, game.option_bits(state), first, seed)

    # ---- who

    def is_person(self, seat: int) -> bool:
        return self.seats[seat][0] == ""

    def level(self, seat: int) -> str:
        return self.seats[seat][0]

    def name(self, seat: int) -> str:
        return self.seats[seat][1]

    def people(self) -> int:
        return sum(level == "" for level, _ in self.seats)

    def turn(self) -> int:
        return self.game.turn(self.state)

    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # ---- playing

    def play(self, move: int) -> None:
        """Make a legal move; an illegal one raises GameError and changes nothing."""
        seat = self.turn()
        person = self.is_person(seat)
        self.game.apply(self.state, move)
        self._log.append(seat << _SEAT | move)
        if len(self._log) % _NEAR == 0:
            self._put_mark(len(self._log), self.state)
        if self.game.reveals(move, person):
            self.seal()
        if len(self._log) > _MOST_MOVES:
            self._forget_oldest()

    def seal(self) -> None:
        """Something hidden has been seen: there is no way back behind this."""
        self._sealed = self.moves_made()

    def can_undo(self) -> bool:
        return self._last_decision() >= 0

    def undo(self) -> bool:
        """Back to the last decision of a person, if nothing hidden was seen since."""
        number = self._last_decision()
        if number < 0:
            return False
        self.state_at(number, self.state)
        self._log = self._log[: number - self._start]
        return True

    def _last_decision(self) -> int:
        number = self.moves_made() - 1
        while number >= self._sealed:
            if self.is_person(self.mover_at(number)):
                return number
            number -= 1
        return -1

    # ---- looking back; moves are numbered from 0, and the first ones may be forgotten

    def moves_made(self) -> int:
        return self._start + len(self._log)

    def first_kept(self) -> int:
        return self._start

    def move_at(self, number: int) -> int:
        return self._log[number - self._start] & _MOVE

    def mover_at(self, number: int) -> int:
        return self._log[number - self._start] >> _SEAT

    def state_at(self, number: int, out: bytearray) -> None:
        """How it stood before that move was made."""
        end = number - self._start
        if end < self._marked:
            self._put_mark(0, self._base)
        out[:] = self._mark
        for index in range(self._marked, end):
            if index == end - _NEAR:
                self._put_mark(index, out)
            self.game.apply(out, self._log[index] & _MOVE)

    def _put_mark(self, index: int, state) -> None:
        self._marked = index
        self._mark[:] = state

    def after_own_move(self, seat: int) -> int:
        """The number of the first move since the seat's own last one."""
        number = self.moves_made()
        while number > self._start and self.mover_at(number - 1) != seat:
            number -= 1
        return number

    def _forget_oldest(self) -> None:
        base = bytearray(len(self._base))
        self.state_at(self._start + _FORGOTTEN, base)
        self._base = bytes(base)
        self._log = self._log[_FORGOTTEN:]
        self._start += _FORGOTTEN
        self._put_mark(0, base)
        self._sealed = max(self._sealed, self._start)

    # ---- keeping

    def save(self, store) -> None:
        """Written in one step: losing power meanwhile leaves the game as it was saved before."""
        parts = [bytes((_VERSION, len(self.seats), int(self.counted)))]
        for level, name in self.seats:
            parts.append(_text(level))
            parts.append(_text(name))
        parts.append(bytes(self.luck))
        for number in (self._start, self._sealed, len(self._log), len(self._base)):
            parts.append(number.to_bytes(4, "little"))
        parts.append(bytes(self._log))
        parts.append(self._base)
        parts.append(bytes(self.state))
        store.write(_FILE, pack(bytearray(b"".join(parts))))

    @staticmethod
    def load(store) -> "Session | None":
        """The saved game, or None. A damaged one stays as it is, and GameError says why."""
        data = store.read(_FILE)
        if not data:
            return None
        try:
            return _read(data)
        except ValueError as error:  # a name may be none, which is no GameError
            raise GameError(str(error)) from None

    @staticmethod
    def forget(store) -> None:
        """There is no game to go on with any more."""
        if store.read(_FILE):
            store.write(_FILE, b"")


def telling(game_name: str):
    """What is told of a game's moves: the module firmware/games/<game>/telling.py."""
    return games.part(game_name, "telling")


def _checked(seats: list) -> list:
    for level, name in seats:
        if level not in _LEVELS:
            raise GameError("there is no level " + repr(level))
        if not 0 < len(name) <= _LONGEST_NAME:
            raise GameError("a name has 1 to " + str(_LONGEST_NAME) + " letters, not " + repr(name))
    return [(level, name) for level, name in seats]


def _text(text: str) -> bytes:
    data = text.encode()
    return bytes((len(data),)) + data


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


def _read(data: bytes) -> Session:
    reader = _Reader(unpack(data))
    version = reader.number(1)
    if version != _VERSION:
        raise GameError(f"the game was saved in format {version}; this version reads {_VERSION}")
    count = reader.number(1)
    counted = reader.number(1) == 1
    seats = _checked([(reader.text(), reader.text()) for _ in range(count)])
    luck = bytearray(reader.take(rng.BYTES))
    start, sealed, moves, size = [reader.number(4) for _ in range(4)]
    log = array("H", reader.take(2 * moves))
    base = bytearray(reader.take(size))
    state = bytearray(reader.take(size))
    reader.finish()
    session = Session(state, seats, luck)
    check = engine.module(session.game.NAME, "check").check
    check(base)
    check(state)
    if session.game.seat_count(state) != count or session.game.seat_count(base) != count:
        raise GameError("the saved game is damaged: the number of seats cannot be right")
    session.counted = counted
    session._base = bytes(base)
    session._put_mark(0, base)
    session._log = log
    session._start = start
    session._sealed = sealed
    return session

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
from engine.state import pack
from firmware import games
from firmware.saves import file_of

VERSION = const(2)  # 1 lacked the deal, the match and the hints
UNKNOWN = const(-1)  # the deal of a game that version 1.0.0 has begun
DEALS = const(1_000_000)  # so many are dealt by chance: numbers that can be typed
KINDS = ("", "random", "novice", "club", "expert")
_LONGEST_NAME = const(16)  # letters
_SEAT = const(14)  # a move of the log is seat << _SEAT | move
_MOVE = const((1 << 14) - 1)
# No normal game is longer. Of one that is, the oldest moves are forgotten, many at a time.
_MOST_MOVES = const(600)
_FORGOTTEN = const(200)
_NEAR = const(12)  # moves from the marked one to those that are likely to be looked at


class Session:
    """`start` moves were made before this state, and those below `sealed` can't be undone."""

    def __init__(
        self, state: bytearray, seats: list, luck: bytearray, start: int = 0, sealed: int = 0
    ) -> None:
        self.game = engine.game_of(state)
        self.state = state
        self.seats = seats
        self.luck = luck  # the machines' own, so that a saved game goes on as it would have
        self.counted = False  # did version 1.0.0 note so that the statistics have it?
        self.is_saved = False  # as it stands
        self.deal = UNKNOWN  # the number it was dealt from
        self.aided = 0  # a bit for each seat that has asked for a hint
        self.match = 0  # rounds, if that is below 10; else points; 0: it stands alone
        self.rounds = 0  # of the match, before this one
        self.carried = [0] * len(seats)  # the points of those rounds
        self._base = bytes(state)  # the state before the first move of the log
        self._log = array("H")
        self.file = file_of(self.game.NAME)  # where it is kept; "" is nowhere
        self._start = start
        self._sealed = sealed
        self._mark = bytearray(state)  # how it stood at a place of the log, and which that is:
        self._marked = 0  # replaying from there takes less time than from the base

    @staticmethod
    def new(game_name: str, seats: list, options: int, first: int, seed: int) -> "Session":
        state = engine.game(game_name).new_game(len(seats), seed, first, options)
        session = Session(state, checked(seats), rng.new(seed))
        session.deal = seed
        return session

    def again(self, seed: int) -> "Session":
        """Return another round at the same table; the next seat begins. A match goes on."""
        game, state = self.game, self.state
        first = (game.first_seat(state) + 1) % len(self.seats)
        other = Session.new(game.NAME, self.seats, game.option_bits(state), first, seed)
        other.match = self.match
        if not self.is_match_over():
            other.rounds, other.carried = self.rounds + 1, self.standing()
        return other

    def turned(self) -> "Session":
        """Return the same deal once more, with everybody one seat further on."""
        game, state, seats = self.game, self.state, self.seats[-1:] + self.seats[:-1]
        first = game.first_seat(state)
        return Session.new(game.NAME, seats, game.option_bits(state), first, self.deal)

    def practice(self, number: int) -> "Session":
        """Return a game that goes on from before a move: it is not kept and does not count."""
        state = bytearray(len(self._base))
        self.state_at(number, state)
        other = Session(state, self.seats, bytearray(self.luck))
        other.counted, other.file = True, ""
        return other

    # ---- the match

    def standing(self) -> list:
        """Return what each seat has in the match with this round."""
        score, state = self.game.score, self.state
        return [points + score(state, seat) for seat, points in enumerate(self.carried)]

    def is_match_over(self) -> bool:
        """Tell whether this round, once it is over, is the last."""
        if self.match < 10:
            return self.rounds + 1 >= self.match
        return max(self.standing()) >= self.match

    # ---- who

    def is_person(self, seat: int) -> bool:
        return self.seats[seat][0] == ""

    def level(self, seat: int) -> str:
        return self.seats[seat][0]

    def name(self, seat: int) -> str:
        return self.seats[seat][1]

    def people(self) -> int:
        people = 0
        for level, _ in self.seats:  # asked at every turn of the loop: no generator
            people += not level
        return people

    def turn(self) -> int:
        return self.game.turn(self.state)

    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # ---- playing

    def play(self, move: int) -> None:
        """Make a legal move; an illegal one raises GameError and changes nothing."""
        person = self.is_person(self.turn())
        self.is_saved = False
        self.repeat(self.turn() << _SEAT | move)
        if len(self._log) % _NEAR == 0:
            self.put_mark(len(self._log), self.state)
        if self.game.reveals(move, person):
            self.seal()
        if len(self._log) > _MOST_MOVES:
            self._forget_oldest()

    def repeat(self, logged: int) -> None:
        """Make a move as it stands in the log, which may be one that was kept."""
        if logged >> _SEAT != self.turn():
            raise GameError("it is another seat's turn")
        self.game.apply(self.state, logged & _MOVE)
        self._log.append(logged)

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
        self.is_saved = False
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

    def start_state(self) -> bytearray:
        """Return how it stood before the first move that is kept."""
        return bytearray(self._base)

    def move_at(self, number: int) -> int:
        return self._log[number - self._start] & _MOVE

    def mover_at(self, number: int) -> int:
        return self._log[number - self._start] >> _SEAT

    def state_at(self, number: int, out: bytearray) -> None:
        """How it stood before that move was made."""
        end = number - self._start
        if end < self._marked:
            self.put_mark(0, self._base)
        out[:] = self._mark
        for index in range(self._marked, end):
            if index == end - _NEAR:
                self.put_mark(index, out)
            self.game.apply(out, self._log[index] & _MOVE)

    def put_mark(self, index: int, state) -> None:
        """Remember how it stood at a place of the log: what comes after it is looked at sooner."""
        self._marked = index
        self._mark[:] = state

    def after_own_move(self, seat: int) -> int:
        """Return the number of the first move since the seat's own last one."""
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
        self.put_mark(0, base)
        self._sealed = max(self._sealed, self._start)

    # ---- keeping

    def save(self, store) -> None:
        """Write it in one step: losing power meanwhile leaves the game as it was saved before."""
        if self.file:
            store.write(self.file, self._packed())
        self.is_saved = True

    def saving(self, store):
        """Do the same step by step, so that somebody can listen to the buttons in between."""
        self.is_saved = True  # as it stands now: whatever is played meanwhile is not
        try:
            if self.file:
                yield from store.writing(self.file, self._packed())
        except (OSError, MemoryError):
            self.is_saved = False
            raise

    def _packed(self) -> bytes:
        parts = [bytes((VERSION, len(self.seats), int(self.counted) | self.aided << 1))]
        for level, name in self.seats:
            parts.append(_text(level))
            parts.append(_text(name))
        parts.append(bytes(self.luck))
        parts.append((self.deal & 0xFFFFFFFF).to_bytes(4, "little"))
        parts.append(bytes((self.match, self.rounds)))
        for points in self.carried:
            parts.append((points & 0xFFFF).to_bytes(2, "little"))
        for number in (self._start, self._sealed, len(self._log), len(self._base)):
            parts.append(number.to_bytes(4, "little"))
        parts.append(bytes(self._log))
        parts.append(self._base)
        parts.append(bytes(self.state))
        return pack(bytearray(b"".join(parts)))

    def note_counted(self, store) -> None:
        """Note that the statistics have it: nobody waits for it, but its score can be seen."""
        self.counted = True
        self.save(store)

    @staticmethod
    def load(store, file: str = "") -> "Session | None":
        """Return the game in a file, or the first that waits; None, if there is none.

        A damaged one stays as it is, and GameError says why.
        """
        if not file:
            from firmware.saves.slots import waiting

            files = waiting(store)
            if not files:
                return None
            file = files[0]
        session = None
        for step in Session.loading(store, file):
            session = step
        return session

    @staticmethod
    def loading(store, file: str):
        """Do the same step by step, none of them long: the last gives it, those before None."""
        from firmware.saves import loading

        return loading.steps(store.read(file), file)


def telling(game_name: str):
    """Return what tells of a game's moves: the module firmware/games/<game>/telling.py."""
    return games.part(game_name, "telling")


def checked(seats: list) -> list:
    for level, name in seats:
        if level not in KINDS:
            raise GameError("there is no level " + repr(level))
        if not 0 < len(name) <= _LONGEST_NAME:
            raise GameError("a name has 1 to " + str(_LONGEST_NAME) + " letters, not " + repr(name))
    return [(level, name) for level, name in seats]


def _text(text: str) -> bytes:
    data = text.encode()
    return bytes((len(data),)) + data

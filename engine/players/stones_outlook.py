"""The way of stones as it stands, and what each seat may expect.

Tables say what things will be worth at the end: a row from its length, how many tiles that could
follow are face down or face up, and how long the game will last; the symbols on those tiles; wish
stones; having the turn. Worths are in UNITs of a point, with ZERO added for every table asked. Of a
game that is over, they are the points themselves.
"""

from array import array

from micropython import const

from engine import rows
from engine.players.reach import ALL, above, below, count
from engine.stones import rules as stones
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.tiles import BONUS_1, PLAIN, VALUES, WISH, bonus_points

UNIT = const(12)
ZERO = const(100)

# The tables one behind the other: name and dimensions. The first dimension is the phase.
TABLES = (
    ("rows", (8, 7, 12, 6)),  # length, followers face down, followers face up
    ("symbols", (8, 3, 9)),  # length, grade of the symbols on the followers
    ("wishes", (8, 6, 6)),  # stones, tiles with a stone left (halved)
    ("turn", (8,)),  # having the turn
)
_SYMBOLS = const(4032)
_WISHES = const(4248)
_TURN = const(4536)

_PHASES = bytes((0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7))
_UP = const(0x10)
_DOWN = const(0x20)


def _mark(tile: int) -> int:
    """How much the symbol on a tile counts: +1 a third of the others."""
    symbol = STONES_SYMBOLS[tile]
    return 0 if symbol == PLAIN else 1 if symbol == BONUS_1 else 3


def _marks(first: int) -> bytes:
    """For each colour and every mask of the six values from `first` on, what the symbols count."""
    sums = bytearray()
    for colour in range(5):
        for mask in range(64):
            total = 0
            for value in range(first, min(first + 6, VALUES)):
                if mask >> (value - first) & 1:
                    total += _mark(colour * VALUES + value)
            sums.append(total)
    return bytes(sums)


LOW_MARKS = _marks(0)
HIGH_MARKS = _marks(6)


def phase(face_down: int, seats: int) -> int:
    """How long the game will last: 0 when it is over, 7 for nineteen turns and more."""
    turns = (face_down + seats - 1) // seats
    return _PHASES[turns if turns < 19 else 19]


class Outlook:
    def __init__(self, table: bytes):
        self.table = table
        self.seats = 2
        self.phase = 0
        self.lengths = bytearray(20)  # five rows for each seat
        self.shapes = bytearray(20)
        self.wishes = bytearray(4)
        self.bonus = bytearray(4)
        self.down_left = 0
        self.down = array("H", bytes(10))  # for each colour, the values face down
        self.up = array("H", bytes(10))  # face up in the middle
        self.wishes_left = 0

    def look(self, s: bytearray) -> None:
        self.begin(s)
        for colour in range(5):
            self.look_at(s, colour)

    def begin(self, s: bytearray) -> None:
        """Look at the table; the colours follow one by one."""
        self.seats = stones.seat_count(s)
        self.down_left = stones.face_down_left(s)
        self.phase = phase(self.down_left, self.seats)
        self.wishes_left = 0
        for seat in range(self.seats):
            self.wishes[seat] = self.bonus[seat] = 0

    def look_at(self, s: bytearray, colour: int) -> None:
        down = up = 0
        for value in range(VALUES):
            tile = colour * VALUES + value
            symbol = STONES_SYMBOLS[tile]
            owner = stones.tile_owner(s, tile)
            if owner >= 0:
                self.wishes[owner] += 1 if symbol == WISH else 0
                self.bonus[owner] += bonus_points(symbol)
                continue
            self.wishes_left += 1 if symbol == WISH else 0
            if stones.is_face_up(s, tile):
                up |= 1 << value
            else:
                down |= 1 << value
        self.down[colour] = down
        self.up[colour] = up
        for seat in range(self.seats):
            row = seat * 5 + colour
            self.lengths[row] = stones.row_length(s, seat, colour)
            self.shapes[row] = stones.row_shape(s, seat, colour)

    # ---- where the tables have it

    def _row_entry(self, length: int, down: int, up: int) -> int:
        at = (self.phase * 7 + (length if length < 6 else 6)) * 12 + count(down)
        open_tiles = count(up)
        return at * 6 + (open_tiles if open_tiles < 5 else 5)

    def _symbols_entry(self, colour: int, length: int, tiles: int) -> int:
        sums = LOW_MARKS[colour << 6 | tiles & 63] + HIGH_MARKS[colour << 6 | tiles >> 6]
        grade = sums + 1 >> 1
        return _SYMBOLS + (self.phase * 3 + (length if length < 2 else 2)) * 9 + grade

    def _wish_entry(self, wishes: int, left: int) -> int:
        at = self.phase * 6 + (wishes if wishes < 5 else 5)
        return _WISHES + at * 6 + (left + 1 >> 1)

    def entries(self, mover: int, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        own = at = self._list_entries(mover, seat, found, 0)
        for other in range(self.seats):
            if other != seat:
                at = self._list_entries(mover, other, found, at)
        return own, at

    def _list_entries(self, mover: int, seat: int, found: array, at: int) -> int:
        """From place `at` on; where the next ones go."""
        for colour in range(5):
            row = seat * 5 + colour
            length = self.lengths[row]
            down = self.down[colour]
            up = self.up[colour]
            side = self._side(colour, length, self.shapes[row], down, up)
            found[at] = self._row_entry(length, down & side, up & side)
            found[at + 1] = self._symbols_entry(colour, length, (down | up) & side)
            at += 2
        found[at] = self._wish_entry(self.wishes[seat], self.wishes_left)
        if mover != seat:
            return at + 1
        found[at + 1] = _TURN + self.phase
        return at + 2

    # ---- what that is worth

    def worth(self, colour: int, length: int, shape: int, down: int, up: int) -> int:
        """What a row will be worth when these tiles of its colour are face down and face up."""
        if self.phase == 0:
            return UNIT * rows.points(rows.SHORT_ROW_POINTS, length)
        side = self._side(colour, length, shape, down, up)
        return self._one_way(colour, length, down & side, up & side)

    def _one_way(self, colour: int, length: int, down: int, up: int) -> int:
        table = self.table
        return (
            table[self._row_entry(length, down, up)]
            + table[self._symbols_entry(colour, length, down | up)]
            - 2 * ZERO
        )

    def _side(self, colour: int, length: int, shape: int, down: int, up: int) -> int:
        """The values that may follow; a row of one tile goes the better way."""
        if length == 0:
            return ALL
        rising = above(shape & 15)
        falling = below(shape & 15)
        if shape & _UP:
            return rising
        if shape & _DOWN:
            return falling
        if self._one_way(colour, 1, down & rising, up & rising) >= self._one_way(
            colour, 1, down & falling, up & falling
        ):
            return rising
        return falling

    def wish_worth(self, wishes: int, left: int) -> int:
        if self.phase == 0:
            return UNIT * rows.points(stones.WISH_POINTS, wishes)
        return self.table[self._wish_entry(wishes, left)] - ZERO

    def turn(self) -> int:
        """What it is worth to have the turn."""
        return self.table[_TURN + self.phase] - ZERO if self.phase else 0

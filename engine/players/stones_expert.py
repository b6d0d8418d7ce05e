"""The way of stones, played by expectation.

Tables say what things will be worth at the end: a row from its length, how many tiles that could
follow are face down or face up, and how long the game will last; the symbols on those tiles; wish
stones; having the turn. A move is worth what it changes for the own seat, less the mean of what it
changes for the others; turning a tile up, the mean over all tiles it may be.

Looking one reply further was tried, and made it no stronger.
"""

from array import array

from micropython import const

from engine import rows, stones
from engine.players.mind import Mind
from engine.players.reach import ALL, above, below, count
from engine.players.stones_table import TABLE
from engine.tiles import BONUS_1, CLOVER, PLAIN, STONES_SYMBOLS, TILES, VALUES, WISH, bonus_points

UNIT = const(12)  # a point in the tables
ZERO = const(100)  # an entry of no points

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
_MUCH = const(1000)  # more than any move gains
_UP = const(0x10)
_DOWN = const(0x20)


def _masks(low: bool) -> tuple:
    """For each colour, the values that carry +1, or any better symbol."""
    masks = []
    for colour in range(5):
        mask = 0
        for value in range(VALUES):
            symbol = STONES_SYMBOLS[colour * VALUES + value]
            if symbol != PLAIN and (symbol == BONUS_1) == low:
                mask |= 1 << value
        masks.append(mask)
    return tuple(masks)


_MODEST = _masks(True)
_GRAND = _masks(False)


def phase(face_down: int, seats: int) -> int:
    """How long the game will last: 0 when it is over, 7 for nineteen turns and more."""
    turns = (face_down + seats - 1) // seats
    return _PHASES[turns if turns < 19 else 19]


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(stones)
        self.table = table
        self._seats = 2
        self._phase = 0
        self._clover = 0  # the worth of another turn
        self._down_left = 0
        self._down = array("H", bytes(10))  # for each colour, the values face down
        self._up = array("H", bytes(10))  # face up in the middle
        self._lengths = bytearray(20)
        self._shapes = bytearray(20)
        self._worths = array("h", bytes(40))  # of each row
        self._wishes = bytearray(4)
        self._wishes_left = 0

    # ---- what lies where

    def _look(self, s: bytearray) -> None:
        self._seats = seats = stones.seat_count(s)
        self._down_left = stones.face_down_left(s)
        self._phase = phase(self._down_left, seats)
        # A turn more for the one, and a turn less for the others.
        self._clover = 2 * (self.table[_TURN + self._phase] - ZERO)
        for seat in range(seats):
            self._wishes[seat] = 0
        self._wishes_left = 0
        for colour in range(5):
            down = up = 0
            for value in range(VALUES):
                tile = colour * VALUES + value
                owner = stones.tile_owner(s, tile)
                if owner < 0:
                    if stones.is_face_up(s, tile):
                        up |= 1 << value
                    else:
                        down |= 1 << value
                if STONES_SYMBOLS[tile] == WISH:
                    if owner < 0:
                        self._wishes_left += 1
                    else:
                        self._wishes[owner] += 1
            self._down[colour] = down
            self._up[colour] = up
            for seat in range(seats):
                row = seat * 5 + colour
                self._lengths[row] = stones.row_length(s, seat, colour)
                self._shapes[row] = stones.row_shape(s, seat, colour)
                self._worths[row] = self._row(row, down, up)

    # ---- where the tables have it

    def _row_entry(self, length: int, down: int, up: int) -> int:
        at = (self._phase * 7 + (length if length < 6 else 6)) * 12 + count(down)
        open_tiles = count(up)
        return at * 6 + (open_tiles if open_tiles < 5 else 5)

    def _symbols_entry(self, colour: int, length: int, tiles: int) -> int:
        grade = 3 * count(tiles & _GRAND[colour]) + count(tiles & _MODEST[colour]) + 1 >> 1
        return _SYMBOLS + (self._phase * 3 + (length if length < 2 else 2)) * 9 + grade

    def _wish_entry(self, wishes: int, left: int) -> int:
        at = self._phase * 6 + (wishes if wishes < 5 else 5)
        return _WISHES + at * 6 + (left + 1 >> 1)

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        self._look(s)
        own = at = self._list_entries(s, seat, found, 0)
        for other in range(self._seats):
            if other != seat:
                at = self._list_entries(s, other, found, at)
        return own, at

    def _list_entries(self, s: bytearray, seat: int, found: array, at: int) -> int:
        for colour in range(5):
            row = seat * 5 + colour
            length = self._lengths[row]
            down = self._down[colour]
            up = self._up[colour]
            side = self._side(colour, length, self._shapes[row], down, up)
            found[at] = self._row_entry(length, down & side, up & side)
            found[at + 1] = self._symbols_entry(colour, length, (down | up) & side)
            at += 2
        found[at] = self._wish_entry(self._wishes[seat], self._wishes_left)
        if stones.turn(s) != seat:
            return at + 1
        found[at + 1] = _TURN + self._phase
        return at + 2

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return stones.score_part(s, seat, 6)

    # ---- what that is worth

    def _row(self, row: int, down: int, up: int) -> int:
        return self._worth(row % 5, self._lengths[row], self._shapes[row], down, up)

    def _worth(self, colour: int, length: int, shape: int, down: int, up: int) -> int:
        """What a row will be worth when these tiles of its colour are face down and face up."""
        if self._phase == 0:
            return UNIT * rows.points(rows.SHORT_ROW_POINTS, length)
        side = self._side(colour, length, shape, down, up)
        return self._one_way(colour, length, down & side, up & side)

    def _one_way(self, colour: int, length: int, down: int, up: int) -> int:
        table = self.table
        return (
            table[self._row_entry(length, down, up)]
            + table[self._symbols_entry(colour, length, down | up)]
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

    def _wish_worth(self, wishes: int, left: int) -> int:
        if self._phase == 0:
            return UNIT * rows.points(stones.WISH_POINTS, wishes)
        return self.table[self._wish_entry(wishes, left)]

    # ---- what a move gains

    def _lay(self, seat: int, colour: int, value: int) -> int:
        down = self._down[colour] & ~(1 << value)
        up = self._up[colour] & ~(1 << value)
        row = seat * 5 + colour
        shape = rows.with_number(self._shapes[row], value)
        gain = self._worth(colour, self._lengths[row] + 1, shape, down, up) - self._worths[row]
        gain -= self._change_for_others(row, down, up)
        symbol = STONES_SYMBOLS[colour * VALUES + value]
        if symbol == WISH:
            return gain + self._take_wish_stone(seat)
        if symbol == CLOVER:
            return gain + self._clover
        return gain + UNIT * bonus_points(symbol)

    def _leave(self, seat: int, colour: int, value: int) -> int:
        """Turn a tile up and leave it there."""
        down = self._down[colour] & ~(1 << value)
        up = self._up[colour] | 1 << value
        row = seat * 5 + colour
        gain = self._row(row, down, up) - self._worths[row]
        return gain - self._change_for_others(row, down, up)

    def _change_for_others(self, own_row: int, down: int, up: int) -> int:
        change = 0
        for row in range(own_row % 5, self._seats * 5, 5):
            if row != own_row:
                change += self._row(row, down, up) - self._worths[row]
        return change // (self._seats - 1)

    def _take_wish_stone(self, seat: int) -> int:
        left = self._wishes_left
        own = change = 0
        for other in range(self._seats):
            wishes = self._wishes[other]
            before = self._wish_worth(wishes, left)
            if other == seat:
                own = self._wish_worth(wishes + 1, left - 1) - before
            else:
                change += self._wish_worth(wishes, left - 1) - before
        return own - change // (self._seats - 1)

    def _turn_up(self, seat: int, colour: int, value: int) -> int:
        """What a face-down tile gains when it is turned up, and laid or left."""
        gain = self._leave(seat, colour, value)
        if rows.fits(self._shapes[seat * 5 + colour], value):
            lay = self._lay(seat, colour, value)
            if lay > gain:
                return lay
        return gain

    # ---- thinking

    def think(self):
        seat = self.seat
        self._look(self.view)
        yield
        best = self.moves[0]
        most = -_MUCH
        for index in range(self.count):
            move = self.moves[index]
            gain = 0
            if move == stones.TURN_UP:
                for tile in range(TILES):
                    if self._down[tile // VALUES] >> tile % VALUES & 1:
                        gain += self._turn_up(seat, tile // VALUES, tile % VALUES)
                        self.progress = 50 * tile // TILES
                        yield
                gain //= self._down_left
            elif move != stones.PASS:
                gain = self._lay(seat, (move - stones.LAY) // VALUES, (move - stones.LAY) % VALUES)
            if gain > most:
                most = gain
                best = move
            self.progress = 50 + 50 * (index + 1) // self.count
            yield
        self.prefer(best)

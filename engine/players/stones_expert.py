"""The way of stones, played by expectation.

A table says what a row will be worth at the end, from its length, how many tiles that could follow
are face down or face up, and how long the game will last; another table says it of the wish stones.
A move is worth what it changes for the own seat, less what it changes for the others; then comes the
best reply of the next seat, reckoned in the same way.
"""

from array import array

from micropython import const

from engine import rows, stones
from engine.players.mind import Mind
from engine.players.stones_table import TABLE
from engine.players.tile_rows import above, ahead, below, count
from engine.tiles import CLOVER, PLAIN, STONES_SYMBOLS, VALUES, WISH, bonus_points

UNIT = const(12)  # a point in the tables
ZERO = const(100)  # an entry of no points
_WISHES_AT = const(4032)  # behind 8 phases x 7 lengths x 12 face down x 6 face up
_TURN_AT = const(4320)  # behind 8 phases x 6 wish stones x 6 (tiles with one left, halved)
ENTRIES = const(4320 + 8)  # the worth of having the turn, by phase

TABLES = (("rows", (8, 7, 12, 6)), ("wishes", (8, 6, 6)), ("turn", (8,)))
_PHASES = bytes((0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7))
_MUCH = const(1000)  # more than any move gains


def phase(face_down: int, seats: int) -> int:
    turns = (face_down + seats - 1) // seats
    return _PHASES[turns if turns < 20 else 19]


def row_entry(
    table: bytes, stage: int, length: int, shape: int, face_down: int, face_up: int
) -> int:
    """Where the table has a row's worth; masks are of the tiles of its colour."""
    if length == 1:
        # It may still turn either way: the better one.
        last = shape & 15
        side = above(last)
        rising = _entry(stage, 1, face_down & side, face_up & side)
        side = below(last)
        falling = _entry(stage, 1, face_down & side, face_up & side)
        return rising if table[rising] >= table[falling] else falling
    side = ahead(shape, length)
    return _entry(stage, length if length < 6 else 6, face_down & side, face_up & side)


def _entry(stage: int, length: int, face_down: int, face_up: int) -> int:
    open_tiles = count(face_up)
    return ((stage * 7 + length) * 12 + count(face_down)) * 6 + (
        open_tiles if open_tiles < 5 else 5
    )


def wish_entry(stage: int, wishes: int, left: int) -> int:
    return _WISHES_AT + (stage * 6 + (wishes if wishes < 5 else 5)) * 6 + (left + 1 >> 1)


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(stones)
        self.table = table
        self.deep = True
        self._seats = 2
        self._stage = 0
        self._down_left = 0
        self._clover = 0  # the worth of another turn
        self._down = array("H", bytes(10))  # for each colour, the values face down
        self._up = array("H", bytes(10))  # face up in the middle
        self._lengths = bytearray(20)
        self._shapes = bytearray(20)
        self._worths = array("h", bytes(40))  # of each row
        self._wishes = bytearray(4)
        self._wishes_left = 0
        # For each colour, what the surveyed seat gains: by the best face-up tile, and by all the
        # face-down tiles together, each turned up and then laid or left.
        self._best_up = array("h", bytes(10))
        self._sum_down = array("h", bytes(10))

    # ---- what lies where

    def _look(self, s: bytearray) -> None:
        self._seats = seats = stones.seat_count(s)
        self._down_left = stones.face_down_left(s)
        self._stage = phase(self._down_left, seats)
        # Another turn for me, and the others' wait.
        self._clover = 2 * (self.table[_TURN_AT + self._stage] - ZERO)
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
            self._weigh(colour)

    def _weigh(self, colour: int) -> None:
        for row in range(colour, self._seats * 5, 5):
            self._worths[row] = self._worth(
                self._lengths[row], self._shapes[row], self._down[colour], self._up[colour]
            )

    def _worth(self, length: int, shape: int, down: int, up: int) -> int:
        if self._stage == 0:
            return UNIT * rows.points(rows.SHORT_ROW_POINTS, length)
        return self.table[row_entry(self.table, self._stage, length, shape, down, up)]

    def _wish_worth(self, wishes: int, left: int) -> int:
        if self._stage == 0:
            return UNIT * rows.points(stones.WISH_POINTS, wishes)
        return self.table[wish_entry(self._stage, wishes, left)]

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
            found[at + colour] = row_entry(
                self.table,
                self._stage,
                self._lengths[row],
                self._shapes[row],
                self._down[colour],
                self._up[colour],
            )
        found[at + 5] = wish_entry(self._stage, self._wishes[seat], self._wishes_left)
        if stones.turn(s) != seat:
            return at + 6
        found[at + 6] = _TURN_AT + self._stage
        return at + 7

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return stones.score_part(s, seat, 6)

    # ---- what a move gains: for the own seat, less the mean of what it changes for the others

    def _lay(self, seat: int, colour: int, value: int) -> int:
        """By laying a tile; a clover's turn is not counted."""
        down = self._down[colour] & ~(1 << value)
        up = self._up[colour] & ~(1 << value)
        row = seat * 5 + colour
        shape = rows.with_number(self._shapes[row], value)
        gain = self._worth(self._lengths[row] + 1, shape, down, up) - self._worths[row]
        gain -= self._change_for_others(seat, colour, down, up)
        symbol = STONES_SYMBOLS[colour * VALUES + value]
        if symbol == WISH:
            left = self._wishes_left
            for other in range(self._seats):
                own = self._wishes[other]
                if other == seat:
                    gain += self._wish_worth(own + 1, left - 1) - self._wish_worth(own, left)
                else:
                    change = self._wish_worth(own, left - 1) - self._wish_worth(own, left)
                    gain -= change // (self._seats - 1)
        return gain + UNIT * bonus_points(symbol)

    def _leave(self, seat: int, colour: int, value: int) -> int:
        """By turning a tile up and leaving it there."""
        down = self._down[colour] & ~(1 << value)
        up = self._up[colour] | 1 << value
        row = seat * 5 + colour
        gain = self._worth(self._lengths[row], self._shapes[row], down, up) - self._worths[row]
        return gain - self._change_for_others(seat, colour, down, up)

    def _change_for_others(self, seat: int, colour: int, down: int, up: int) -> int:
        change = 0
        for row in range(colour, self._seats * 5, 5):
            if row != seat * 5 + colour:
                change += self._worth(self._lengths[row], self._shapes[row], down, up)
                change -= self._worths[row]
        return change // (self._seats - 1)

    def _survey(self, seat: int, colour: int) -> None:
        """Note what a seat gains by the tiles of one colour."""
        best = -_MUCH
        total = 0
        up = self._up[colour]
        down = self._down[colour]
        shape = self._shapes[seat * 5 + colour]
        for value in range(VALUES):
            if (up | down) >> value & 1:
                gain = -_MUCH
                if rows.fits(shape, value):
                    gain = self._lay(seat, colour, value)
                    if STONES_SYMBOLS[colour * VALUES + value] == CLOVER:
                        gain += self._clover
                if up >> value & 1:
                    if gain > best:
                        best = gain
                else:
                    left = self._leave(seat, colour, value)
                    total += gain if gain > left else left
        self._best_up[colour] = best
        self._sum_down[colour] = total

    def _best_turn(self) -> int:
        """What the surveyed seat gains by its best move."""
        if self._down_left == 0:
            return 0
        best = -_MUCH
        total = 0
        for colour in range(5):
            if self._best_up[colour] > best:
                best = self._best_up[colour]
            total += self._sum_down[colour]
        total //= self._down_left
        return total if total > best else best

    # ---- what the next seat makes of it

    def _then(self, seat: int, colour: int, value: int, laid: bool) -> int:
        """The gain of laying or leaving a tile, and of what follows."""
        symbol = STONES_SYMBOLS[colour * VALUES + value] if laid else PLAIN
        bit = 1 << value
        gain = self._lay(seat, colour, value) if laid else self._leave(seat, colour, value)
        down = self._down[colour]
        up = self._up[colour]
        row = seat * 5 + colour
        length = self._lengths[row]
        shape = self._shapes[row]
        best_up = self._best_up[colour]
        sum_down = self._sum_down[colour]
        if down & bit:
            self._down_left -= 1
        self._down[colour] = down & ~bit
        if laid:
            self._up[colour] = up & ~bit
            self._lengths[row] = length + 1
            self._shapes[row] = rows.with_number(shape, value)
            if symbol == WISH:
                self._wishes[seat] += 1
                self._wishes_left -= 1
        else:
            self._up[colour] = up | bit
        self._weigh(colour)
        if symbol == CLOVER:
            gain += self._clover
        self._survey(self._next, colour)
        gain -= self._best_turn() // (self._seats - 1)
        self._best_up[colour] = best_up
        self._sum_down[colour] = sum_down
        if symbol == WISH:
            self._wishes[seat] -= 1
            self._wishes_left += 1
        self._lengths[row] = length
        self._shapes[row] = shape
        self._up[colour] = up
        self._down[colour] = down
        if down & bit:
            self._down_left += 1
        self._weigh(colour)
        return gain

    # ---- thinking

    def think(self):
        s = self.view
        seat = self.seat
        self._look(s)
        yield
        self._next = seat + 1 if seat + 1 < self._seats else 0
        if self.deep:
            for colour in range(5):
                self._survey(self._next, colour)
                yield
        best = self.moves[0]
        most = -10000
        for index in range(self.count):
            move = self.moves[index]
            if move == stones.TURN_UP:
                gain = 0
                for colour in range(5):
                    if self.deep:
                        for value in range(VALUES):
                            if self._down[colour] >> value & 1:
                                most_here = self._then(seat, colour, value, False)
                                if rows.fits(self._shapes[seat * 5 + colour], value):
                                    lay = self._then(seat, colour, value, True)
                                    if lay > most_here:
                                        most_here = lay
                                gain += most_here
                                yield
                    else:
                        self._survey(seat, colour)
                        gain += self._sum_down[colour]
                gain //= self._down_left
            elif move == stones.PASS:
                gain = 0
                if self.deep and stones.shown_tile(s) >= 0:
                    gain = -self._best_turn() // (self._seats - 1)
            else:
                tile = move - stones.LAY
                if self.deep:
                    gain = self._then(seat, tile // VALUES, tile % VALUES, True)
                else:
                    gain = self._lay(seat, tile // VALUES, tile % VALUES)
                    if STONES_SYMBOLS[tile] == CLOVER:
                        gain += self._clover
            if gain > most:
                most = gain
                best = move
            yield
        self.prefer(best)

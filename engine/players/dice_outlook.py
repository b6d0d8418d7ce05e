"""The dice game as it stands, and what each seat may expect.

Tables say what things will be worth at the end: a row from its length, how easily the tiles that
could follow are had, and how long the game will last; the symbols on those tiles; wish stones;
leprechauns; having the turn. Worths are in UNITs of a point, with ZERO added for every table asked.
"""

from array import array

from micropython import const

from engine import dice, rows
from engine.players.reach import ALL, above, below
from engine.players.tile_outlook import TileOutlook
from engine.tiles import BONUS_3, CLOVER, DICE_SYMBOLS, LEPRECHAUN, VALUES, WISH, bonus_points

UNIT = const(12)
ZERO = const(100)

# The tables one behind the other: name and dimensions. The first dimension is the phase, but for
# the leprechauns it is how many are left.
TABLES = (
    ("rows", (10, 10, 13)),  # length, grade of the followers
    ("symbols", (10, 3, 8)),  # length, symbols on the followers
    ("wishes", (10, 10)),  # stones
    ("leprechauns", (11, 7, 7)),  # lead over the most, and over the fewest, of the others
    ("turn", (10,)),  # having the turn
)
_SYMBOLS = const(1300)
_WISHES = const(1540)
_LEPRECHAUNS = const(1640)
_TURN = const(2179)

_PHASES = bytes((0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9))
_UP = const(0x10)
_DOWN = const(0x20)

# How easily three dice, some rolled twice, make each sum: in sixths.
_EASE = (4, 4, 5, 5, 5, 5, 4, 4, 4, 3, 2)


def _ease(tile: int) -> int:
    """A tile with a clover counts twice: it brings a stone tile into the row."""
    ease = _EASE[tile % VALUES]
    return 2 * ease if DICE_SYMBOLS[tile] == CLOVER else ease


def _mark(tile: int) -> int:
    """How much the symbol on a tile counts besides."""
    symbol = DICE_SYMBOLS[tile]
    return 2 if symbol == BONUS_3 else 1 if symbol in (WISH, LEPRECHAUN) else 0


def _sums(weight, first: int, values: int) -> bytes:
    """For each colour and every mask of these values, the sum of the tiles' weights."""
    sums = bytearray()
    for colour in range(5):
        start = colour * VALUES + first
        for mask in range(64):
            sums.append(sum([weight(start + bit) for bit in range(values) if mask >> bit & 1]))
    return bytes(sums)


# Masks of eleven values are looked up in two parts: 0 to 5 and 6 to 10.
_LOW_EASE = _sums(_ease, 0, 6)
_HIGH_EASE = _sums(_ease, 6, 5)
_LOW_MARKS = _sums(_mark, 0, 6)
_HIGH_MARKS = _sums(_mark, 6, 5)


def phase(stones_left: int, seats: int) -> int:
    """How long the game will last: a turn uses up two thirds of a stone tile."""
    turns = stones_left * 3 // (2 * seats)
    return _PHASES[turns if turns < 16 else 16]


def _lead(own: int, other: int) -> int:
    lead = own - other
    return 0 if lead < -3 else 6 if lead > 3 else lead + 3


class Outlook(TileOutlook):
    def __init__(self, table: bytes):
        super().__init__(table)
        self.stones_only = False
        self.untaken = array("H", bytes(10))  # for each colour, a mask of values
        self.stones_left = 0
        self.leprechauns = bytearray(4)
        self.leprechauns_left = 0

    def begin(self, s: bytearray) -> None:
        self.seats = dice.seat_count(s)
        self.stones_only = dice.option_bits(s) & 1 == 1
        self.stones_left = dice.stones_left(s)
        self.phase = phase(self.stones_left, self.seats)
        self.leprechauns_left = 0
        for seat in range(self.seats):
            self.wishes[seat] = dice.wish_stones(s, seat)
            self.leprechauns[seat] = self.bonus[seat] = 0

    def look_at(self, s: bytearray, colour: int) -> None:
        untaken = 0
        for value in range(VALUES):
            symbol = DICE_SYMBOLS[colour * VALUES + value]
            owner = dice.tile_owner(s, colour * VALUES + value)
            if owner < 0:
                untaken |= 1 << value
                self.leprechauns_left += 1 if symbol == LEPRECHAUN else 0
            else:
                self.leprechauns[owner] += 1 if symbol == LEPRECHAUN else 0
                self.bonus[owner] += bonus_points(symbol)
        self.untaken[colour] = untaken
        for seat in range(self.seats):
            row = seat * 5 + colour
            self.lengths[row] = dice.row_length(s, seat, colour)
            self.shapes[row] = dice.row_shape(s, seat, colour)
            self.rows[row] = self.row(colour, self.lengths[row], self.shapes[row], untaken)

    # ---- where the tables have it

    def row_entry(self, colour: int, length: int, tiles: int) -> int:
        grade = _LOW_EASE[colour << 6 | tiles & 63] + _HIGH_EASE[colour << 6 | tiles >> 6] >> 2
        at = self.phase * 10 + (length if length < 9 else 9)
        return at * 13 + (grade if grade < 12 else 12)

    def symbols_entry(self, colour: int, length: int, tiles: int) -> int:
        marks = _LOW_MARKS[colour << 6 | tiles & 63] + _HIGH_MARKS[colour << 6 | tiles >> 6]
        at = self.phase * 3 + (0 if length == 0 else 1 if length < 3 else 2)
        return _SYMBOLS + at * 8 + (marks if marks < 7 else 7)

    def wish_entry(self, stones: int) -> int:
        return _WISHES + self.phase * 10 + (stones if stones < 9 else 9)

    def leprechaun_entry(self, seat: int, taker: int) -> int:
        """For a seat's leprechauns once `taker` has one more (-1: nobody)."""
        most = 0
        fewest = 99
        for other in range(self.seats):
            if other != seat:
                theirs = self.leprechauns[other] + (1 if other == taker else 0)
                if theirs > most:
                    most = theirs
                if theirs < fewest:
                    fewest = theirs
        own = self.leprechauns[seat] + (1 if seat == taker else 0)
        left = self.leprechauns_left - (0 if taker < 0 else 1)
        return _LEPRECHAUNS + (left * 7 + _lead(own, most)) * 7 + _lead(own, fewest)

    def _list_entries(self, mover: int, seat: int, found: array, at: int) -> int:
        for colour in range(5):
            length = self.lengths[seat * 5 + colour]
            untaken = self.untaken[colour]
            tiles = untaken & self._side(colour, length, self.shapes[seat * 5 + colour], untaken)
            found[at] = self.row_entry(colour, length, tiles)
            found[at + 1] = self.symbols_entry(colour, length, tiles)
            at += 2
        found[at] = self.wish_entry(self.wishes[seat])
        found[at + 1] = self.leprechaun_entry(seat, -1)
        if mover != seat:
            return at + 2
        found[at + 2] = _TURN + self.phase
        return at + 3

    # ---- what that is worth

    def row(self, colour: int, length: int, shape: int, untaken: int) -> int:
        return self._one_way(colour, length, untaken & self._side(colour, length, shape, untaken))

    def _one_way(self, colour: int, length: int, tiles: int) -> int:
        table = self.table
        return (
            table[self.row_entry(colour, length, tiles)]
            + table[self.symbols_entry(colour, length, tiles)]
        )

    def _side(self, colour: int, length: int, shape: int, untaken: int) -> int:
        """The values that may follow; a row of one number goes the better way."""
        if length == 0:
            return ALL
        rising = above(shape & 15)
        falling = below(shape & 15)
        if shape & _UP:
            return rising
        if shape & _DOWN:
            return falling
        if self._one_way(colour, length, untaken & rising) >= self._one_way(
            colour, length, untaken & falling
        ):
            return rising
        return falling

    def relative(self, seat: int) -> int:
        """A seat's worth less the mean of the others', when its turn is over."""
        own = others = 0
        table = self.table
        for any_seat in range(self.seats):
            worth = UNIT * self.bonus[any_seat] + table[self.wish_entry(self.wishes[any_seat])]
            worth += table[self.leprechaun_entry(any_seat, -1)]
            for row in range(any_seat * 5, any_seat * 5 + 5):
                worth += self.rows[row]
            if any_seat == seat:
                own = worth
            else:
                others += worth
        return own - (others + table[_TURN + self.phase] - ZERO) // (self.seats - 1)

    # ---- and what it is worth for sure

    def score(self, seat: int) -> int:
        """A seat's points if the game ended like this."""
        points = self.bonus[seat] + rows.points(dice.WISH_POINTS, self.wishes[seat])
        for row in range(seat * 5, seat * 5 + 5):
            points += rows.points(rows.LONG_ROW_POINTS, self.lengths[row])
        own = most = fewest = self.leprechauns[seat]
        for other in range(self.seats):
            theirs = self.leprechauns[other]
            if theirs > most:
                most = theirs
            if theirs < fewest:
                fewest = theirs
        if most == fewest:
            return points
        if own == most:
            return points + dice.LEPRECHAUN_POINTS
        return points - dice.LEPRECHAUN_POINTS if own == fewest else points

    def lead(self, seat: int) -> int:
        """A seat's points less the best of the others'."""
        best = -99
        for other in range(self.seats):
            if other != seat:
                score = self.score(other)
                if score > best:
                    best = score
        return self.score(seat) - best

    def margin(self, seat: int) -> int:
        """A seat's worth less the mean of the others', if the game ended like this."""
        others = 0
        for other in range(self.seats):
            if other != seat:
                others += UNIT * self.score(other)
        return UNIT * self.score(seat) - others // (self.seats - 1)

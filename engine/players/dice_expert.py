"""The dice game, played by expectation.

Tables say what a row, the wish stones and the leprechauns will be worth at the end. A move is worth
what it changes for the own seat, less what it changes for the others. Which dice to roll again is an
exact expectation over everything they can show.
"""

from array import array

from micropython import const

from engine import dice, rows
from engine.players.dice_table import TABLE
from engine.players.mind import Mind
from engine.players.rolls import Rolls
from engine.players.tile_rows import above, ahead, below
from engine.tiles import CLOVER, DICE_SYMBOLS, LEPRECHAUN, VALUES, WISH, bonus_points

UNIT = const(12)  # a point in the tables
ZERO = const(100)  # an entry of no points
_WISHES_AT = const(1300)  # behind 10 phases x 10 lengths x 13 grades of what can follow
_LUCK_AT = const(1400)  # behind 10 phases x 10 numbers of wish stones
_TURN_AT = const(
    1939
)  # behind leprechauns left (11) x lead over the most (7) x over the fewest (7)
ENTRIES = const(1939 + 10)  # the worth of having the turn, by phase

TABLES = (("rows", (10, 10, 13)), ("wishes", (10, 10)), ("luck", (11, 7, 7)), ("turn", (10,)))
_PHASES = bytes((0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9))
# How easily three dice, rolled twice, make 0 to 5 and 6 to 10: in sixths.
_EASE = (4, 4, 5, 5, 5, 5, 4, 4, 4, 3, 2)


def _eases(first: int, values: int) -> bytes:
    return bytes(
        [
            sum(_EASE[first + bit] for bit in range(values) if mask >> bit & 1)
            for mask in range(1 << values)
        ]
    )


_LOW = _eases(0, 6)
_HIGH = _eases(6, 5)
_CLOVERS = tuple(
    [
        sum(1 << value for value in range(VALUES) if DICE_SYMBOLS[c * VALUES + value] == CLOVER)
        for c in range(5)
    ]
)


def phase(stones_left: int, seats: int) -> int:
    """A turn uses up two thirds of a stone tile."""
    turns = stones_left * 3 // (2 * seats)
    return _PHASES[turns if turns < 16 else 16]


def row_entry(table: bytes, stage: int, colour: int, length: int, shape: int, untaken: int) -> int:
    last = shape & 15
    if length and not shape & 0x30:
        rising = _entry(stage, length, colour, untaken & above(last))
        falling = _entry(stage, length, colour, untaken & below(last))
        return rising if table[rising] >= table[falling] else falling
    return _entry(stage, length, colour, untaken & ahead(shape, length))


def _entry(stage: int, length: int, colour: int, tiles: int) -> int:
    clovers = tiles & _CLOVERS[colour]
    grade = _LOW[tiles & 63] + _HIGH[tiles >> 6] + _LOW[clovers & 63] + _HIGH[clovers >> 6] >> 2
    return (stage * 10 + (length if length < 9 else 9)) * 13 + (grade if grade < 12 else 12)


def wish_entry(stage: int, stones: int) -> int:
    return _WISHES_AT + stage * 10 + (stones if stones < 9 else 9)


def _lead(own: int, other: int) -> int:
    lead = own - other
    return 0 if lead < -3 else 6 if lead > 3 else lead + 3


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(dice)
        self.table = table
        self.win = 96
        self.rolls = Rolls()
        self._untaken = array("H", bytes(10))
        self._lengths = bytearray(20)
        self._shapes = bytearray(20)
        self._worths = array("h", bytes(40))
        self._stones = bytearray(4)
        self._stones_left = 0
        self._leprechauns = bytearray(4)
        self._leprechauns_left = 0
        self._bonus = bytearray(4)
        self._seats = 2
        self._stage = 0
        self._stones_only = False
        self._gains = array("h", bytes(110))
        self._gains2 = array("h", bytes(110))
        self._kept2 = array("h", bytes(22))
        self.rolls2 = Rolls()
        self.deep = True
        self.close = 24

    def _look(self, s: bytearray) -> None:
        self._seats = seats = dice.seat_count(s)
        self._stones_only = dice.option_bits(s) & 1
        self._stones_left = dice.stones_left(s)
        self._stage = phase(self._stones_left, seats)
        self._leprechauns_left = 10
        for seat in range(seats):
            self._stones[seat] = dice.wish_stones(s, seat)
            self._leprechauns[seat] = dice.leprechauns(s, seat)
            self._leprechauns_left -= self._leprechauns[seat]
            self._bonus[seat] = dice.score_part(s, seat, 6)
        for colour in range(5):
            untaken = 0
            for value in range(VALUES):
                if dice.tile_owner(s, colour * VALUES + value) < 0:
                    untaken |= 1 << value
            self._untaken[colour] = untaken
            for seat in range(seats):
                row = seat * 5 + colour
                self._lengths[row] = dice.row_length(s, seat, colour)
                self._shapes[row] = dice.row_shape(s, seat, colour)
                self._weigh(row, colour)

    def _weigh(self, row: int, colour: int) -> None:
        self._worths[row] = self.table[
            row_entry(
                self.table,
                self._stage,
                colour,
                self._lengths[row],
                self._shapes[row],
                self._untaken[colour],
            )
        ]

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
                colour,
                self._lengths[row],
                self._shapes[row],
                self._untaken[colour],
            )
        found[at + 5] = wish_entry(self._stage, self._stones[seat])
        found[at + 6] = self._luck_entry(seat, -1)
        if dice.turn(s) != seat:
            return at + 7
        found[at + 7] = _TURN_AT + self._stage
        return at + 8

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return dice.score_part(s, seat, 6)

    def _luck_entry(self, seat: int, taker: int) -> int:
        """Where the table has the worth of a seat's leprechauns once `taker` has one more."""
        own = self._leprechauns[seat] + (seat == taker)
        most = 0
        fewest = 99
        for other in range(self._seats):
            if other != seat:
                theirs = self._leprechauns[other] + (other == taker)
                if theirs > most:
                    most = theirs
                if theirs < fewest:
                    fewest = theirs
        left = self._leprechauns_left - (taker >= 0)
        return _LUCK_AT + left * 49 + _lead(own, most) * 7 + _lead(own, fewest)

    # ---- what a move gains

    def _relate(self, seat: int) -> int:
        """A seat's worth less the mean of the others', once it has had its turn."""
        own = others = 0
        table = self.table
        for any_seat in range(self._seats):
            worth = UNIT * self._bonus[any_seat]
            for row in range(any_seat * 5, any_seat * 5 + 5):
                worth += self._worths[row]
            worth += table[wish_entry(self._stage, self._stones[any_seat])]
            worth += table[self._luck_entry(any_seat, -1)]
            if any_seat == seat:
                own = worth
            else:
                others += worth
        turn = table[_TURN_AT + self._stage] - ZERO
        return own - (others + turn) // (self._seats - 1)

    def _final(self, seat: int, taker: int, colour: int, length: int, stones: int, bonus: int, luck: int) -> int:
        """A seat's final score if the game ends with `taker`'s move."""
        points = self._bonus[seat]
        own = self._leprechauns[seat]
        most = 0
        fewest = 99
        for other in range(self._seats):
            theirs = self._leprechauns[other] + (luck if other == taker else 0)
            if other == seat:
                own = theirs
            if theirs > most:
                most = theirs
            if theirs < fewest:
                fewest = theirs
        if most != fewest:
            if own == most:
                points += dice.LEPRECHAUN_POINTS
            elif own == fewest:
                points -= dice.LEPRECHAUN_POINTS
        wishes = self._stones[seat]
        for row in range(5):
            cards = self._lengths[seat * 5 + row]
            if seat == taker and row == colour:
                cards = length
            points += rows.points(rows.LONG_ROW_POINTS, cards)
        if seat == taker:
            points += bonus
            wishes += stones
        return points + rows.points(dice.WISH_POINTS, wishes)

    def _ending(self, seat: int, colour: int, length: int, stones: int, bonus: int, luck: int) -> int:
        """The gain of a move that ends the game."""
        own = best = self._final(seat, seat, colour, length, stones, bonus, luck)
        best = -99
        for other in range(self._seats):
            if other != seat:
                score = self._final(other, seat, colour, length, stones, bonus, luck)
                if score > best:
                    best = score
        margin = UNIT * (own - best) - self._relate(seat)
        if own > best:
            return margin + self.win
        return margin - self.win if own < best else margin

    def _take_tile(self, seat: int, colour: int, value: int) -> int:
        table = self.table
        untaken = self._untaken[colour] & ~(1 << value)
        symbol = DICE_SYMBOLS[colour * VALUES + value]
        row = seat * 5 + colour
        buried = 1 if symbol == CLOVER and self._stones_left else 0
        stones = 1 if symbol == WISH and self._stones_left else 0
        if (untaken == 0 and not self._stones_only) or self._stones_left == buried + stones:
            return self._ending(
                seat,
                colour,
                self._lengths[row] + 1 + buried,
                stones,
                bonus_points(symbol),
                1 if symbol == LEPRECHAUN else 0,
            )
        gain = 0
        for any_seat in range(self._seats):
            row = any_seat * 5 + colour
            length = self._lengths[row]
            shape = self._shapes[row]
            if any_seat == seat:
                length += 1 + buried
                shape = rows.with_number(shape, value)
            change = (
                table[row_entry(table, self._stage, colour, length, shape, untaken)]
                - self._worths[row]
            )
            if symbol == LEPRECHAUN:
                change += (
                    table[self._luck_entry(any_seat, seat)] - table[self._luck_entry(any_seat, -1)]
                )
            gain += change if any_seat == seat else -change // (self._seats - 1)
        if stones:
            gain += self._take_stones(seat, 1)
        return gain + UNIT * bonus_points(symbol)

    def _take_stones(self, seat: int, stones: int) -> int:
        if stones >= self._stones_left:
            return self._ending(seat, 0, self._lengths[seat * 5], self._stones_left, 0, 0)
        own = self._stones[seat]
        return (
            self.table[wish_entry(self._stage, own + stones)]
            - self.table[wish_entry(self._stage, own)]
        )

    def _survey(self, seat: int, gains, colour: int) -> None:
        """Note what a seat gains by each tile of a colour."""
        shape = self._shapes[seat * 5 + colour]
        untaken = self._untaken[colour]
        for value in range(VALUES):
            gain = -1000
            if untaken >> value & 1 and rows.fits(shape, value):
                gain = self._take_tile(seat, colour, value)
            gains[colour * VALUES + value] = gain

    def _fill(self, seat: int, gains, rolls) -> None:
        for value in range(VALUES):
            best = -1000
            for tile in range(value, 55, VALUES):
                if gains[tile] > best:
                    best = gains[tile]
            rolls.by_sum[value] = best
        rolls.by_stones[0] = -1
        for stones in range(1, 4):
            rolls.by_stones[stones] = self._take_stones(seat, stones)

    def _answer(self, tile: int, stones: int) -> int:
        """What the next seat gains on average after a tile or stones were taken."""
        seat = self.seat
        after = seat + 1 if seat + 1 < self._seats else 0
        rolls = self.rolls2
        gains = self._gains2
        if tile < 0:
            if stones >= self._stones_left:
                return 0
            self._stones[seat] += stones
            self._stones_left -= stones
            self._fill(after, gains, rolls)
            rolls.reckon()
            reply = rolls.turn()
            self._stones[seat] -= stones
            self._stones_left += stones
            return reply
        colour = tile // VALUES
        value = tile % VALUES
        symbol = DICE_SYMBOLS[tile]
        row = seat * 5 + colour
        used = 1 if symbol in (CLOVER, WISH) else 0
        if self._stones_left == used or (self._untaken[colour] == 1 << value and not self._stones_only):
            return 0
        length = self._lengths[row]
        shape = self._shapes[row]
        self._untaken[colour] &= ~(1 << value)
        self._lengths[row] += 2 if symbol == CLOVER else 1
        self._shapes[row] = rows.with_number(shape, value)
        self._stones_left -= used
        if symbol == WISH:
            self._stones[seat] += 1
        if symbol == LEPRECHAUN:
            self._leprechauns[seat] += 1
            self._leprechauns_left -= 1
        for any_seat in range(self._seats):
            self._weigh(any_seat * 5 + colour, colour)
        for index in range(VALUES):
            self._kept2[index] = gains[colour * VALUES + index]
        self._survey(after, gains, colour)
        self._fill(after, gains, rolls)
        rolls.reckon()
        reply = rolls.turn()
        for index in range(VALUES):
            gains[colour * VALUES + index] = self._kept2[index]
        self._untaken[colour] |= 1 << value
        self._lengths[row] = length
        self._shapes[row] = shape
        self._stones_left += used
        if symbol == WISH:
            self._stones[seat] -= 1
        if symbol == LEPRECHAUN:
            self._leprechauns[seat] -= 1
            self._leprechauns_left += 1
        for any_seat in range(self._seats):
            self._weigh(any_seat * 5 + colour, colour)
        return reply

    # ---- thinking

    def think(self):
        s = self.view
        seat = self.seat
        self._look(s)
        gains = self._gains
        for colour in range(5):
            self._survey(seat, gains, colour)
            yield
        rolls = self.rolls
        self._fill(seat, gains, rolls)
        if self.deep:
            after = seat + 1 if seat + 1 < self._seats else 0
            for colour in range(5):
                self._survey(after, self._gains2, colour)
                yield
            share = self._seats - 1
            can = 0x7FF if dice.may_roll_again(s) else dice.sums(s)
            # Of each sum, only tiles close to the best can become it.
            for tile in range(55):
                if gains[tile] > -1000 and can >> tile % VALUES & 1:
                    if gains[tile] < rolls.by_sum[tile % VALUES] - self.close:
                        gains[tile] = -1000
                    else:
                        gains[tile] -= self._answer(tile, 0) // share
                        yield
            self._fill(seat, gains, rolls)
            rolls.by_stones[0] = -1 - self._answer(-1, 0) // share
            for stones in range(1, 4):
                rolls.by_stones[stones] -= self._answer(-1, stones) // share
        if dice.may_roll_again(s):
            rolls.reckon()
        best = self.moves[0]
        most = -10000
        for index in range(self.count):
            move = self.moves[index]
            if move == dice.KEEP:
                gain = rolls.kept(s)
            elif move >= dice.ROLL:
                gain = rolls.rolled(s, move - dice.ROLL)
            elif move == dice.TAKE_NOTHING:
                gain = rolls.by_stones[0]
            elif move == dice.TAKE_STONES:
                stones = 0
                for die in range(3):
                    if dice.die(s, die) == 0:
                        stones += 1
                gain = rolls.by_stones[stones]
            else:
                gain = gains[move - dice.TAKE]
            if gain > most:
                most = gain
                best = move
        self.prefer(best)

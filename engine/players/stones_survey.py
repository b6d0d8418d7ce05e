"""The way of stones, tile by tile: what each would gain the seat whose turn it is.

A move is worth what it changes of the own outlook (see stones_outlook.py), less the mean of what it
changes for the others; turning a tile up, the mean over all tiles it may be. The board is a list of
numbers, so that an expert can look ahead: lay or leave tiles on it, and survey it again.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rows
from engine.players.reach import BIT_COUNTS
from engine.players.stones_outlook import HIGH_MARKS, LOW_MARKS, UNIT, Outlook, phase
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.stones.rules import WISH_POINTS
from engine.tiles import CLOVER, TILES, WISH, bonus_points

# The board: for each colour the tiles face down and face up, then length and shape of each row.
_COLOUR = const(10)
_PHASE = const(50)
_SEATS = const(51)
_DOWN_LEFT = const(52)
_WISHES_LEFT = const(53)
_WISHES = const(54)  # of each seat
_BONUS = const(58)
_EXTRAS = const(62)  # what each symbol gains, _FAR added
_BOARD = const(67)

_TILES = const(55)
_SYMBOLS = const(4032)  # where this table begins
TURN_UP = const(64)  # as the best move: like stones.TURN_UP
_WIN = const(96)  # the worth of ending the game ahead, besides the points
_FAR = const(2000)  # added to gains in arrays: more than any move loses
_MEAN = const(110)  # the place in `gains` of turning a tile up, whichever it is
_PLACES = const(111)
_ALL = const(31)  # colours

# For masks of six values: numbers of bits, and behind them what the symbols count.
_MARKS = const(64)
_SUMS = BIT_COUNTS + LOW_MARKS + HIGH_MARKS


class Survey:
    """`gains` holds what it found for the seat that thinks, and for the other surveyed last: for
    each tile, of laying it, its symbol apart; behind them, of turning it up and leaving it; and
    then, of turning up any. All with _FAR added; 0 stands for what cannot be done. Colours in which
    nothing has changed are not reckoned again.
    """

    def __init__(self, outlook: Outlook):
        self._outlook = outlook
        self.board = array("H", bytes(2 * _BOARD))
        self.gains = array("H", bytes(2 * 2 * _PLACES))
        self._changed = bytearray(2)  # for each of both, a bit mask of colours
        self._seat = 0
        self._other = 0

    def look(self, seat: int) -> None:
        """Copy what the outlook sees, for a seat that thinks."""
        self._seat = seat
        self._change(_ALL)
        outlook = self._outlook
        board = self.board
        for colour in range(5):
            at = colour * _COLOUR
            board[at] = outlook.down[colour]
            board[at + 1] = outlook.up[colour]
            for seat in range(outlook.seats):
                board[at + 2 + 2 * seat] = outlook.lengths[seat * 5 + colour]
                board[at + 3 + 2 * seat] = outlook.shapes[seat * 5 + colour]
        board[_PHASE] = outlook.phase
        board[_SEATS] = outlook.seats
        board[_DOWN_LEFT] = outlook.down_left
        board[_WISHES_LEFT] = outlook.wishes_left
        for seat in range(outlook.seats):
            board[_WISHES + seat] = outlook.wishes[seat]
            board[_BONUS + seat] = outlook.bonus[seat]

    def copy(self, other: "Survey") -> None:
        copy(other.board, self.board, _BOARD)
        copy(other.gains, self.gains, 2 * _PLACES)
        self._changed[0] = other._changed[0]
        self._changed[1] = other._changed[1]
        self._seat = other._seat
        self._other = other._other

    # ---- what a move does

    def turn_up(self, tile: int) -> None:
        at = tile // 11 * _COLOUR
        bit = 1 << tile % 11
        self.board[at] &= ~bit
        self.board[at + 1] |= bit
        self.board[_DOWN_LEFT] -= 1
        before = self.board[_PHASE]
        self.board[_PHASE] = phase(self.board[_DOWN_LEFT], self.board[_SEATS])
        self._change(_ALL if self.board[_PHASE] != before else 1 << tile // 11)

    def lay(self, mover: int, tile: int) -> None:
        """A tile that lies face up."""
        board = self.board
        at = tile // 11 * _COLOUR
        row = at + 2 + 2 * mover
        board[at + 1] &= ~(1 << tile % 11)
        board[row] += 1
        board[row + 1] = rows.with_number(board[row + 1], tile % 11)
        board[_BONUS + mover] += bonus_points(STONES_SYMBOLS[tile])
        if STONES_SYMBOLS[tile] == WISH:
            board[_WISHES + mover] += 1
            board[_WISHES_LEFT] -= 1
        self._change(1 << tile // 11)

    def _change(self, colours: int) -> None:
        self._changed[0] |= colours
        self._changed[1] |= colours

    # ---- what it gains

    def survey(self, mover: int) -> int:
        """Reckon what each move gains a seat. The best one: a tile, or TURN_UP."""
        self._reckon_symbols(mover)
        if mover != self._seat and mover != self._other:
            self._other = mover
            self._changed[1] = _ALL
        at = self._places(mover)
        which = 1 if at else 0
        for colour in range(5):
            if self._changed[which] >> colour & 1:
                reckon(self.board, mover, colour, self._outlook.table, _SUMS, self.gains, at)
        self._changed[which] = 0
        best = pick(self.board, STONES_SYMBOLS, self.gains, at)
        if self.board[_DOWN_LEFT] > 1:
            return best
        self.gains[at + _MEAN] = _FAR + self._turn_up_the_last(mover)
        return self._best_of_all(mover)

    def _places(self, mover: int) -> int:
        """Where the gains of a seat begin."""
        return 0 if mover == self._seat else _PLACES

    def gain(self, mover: int, move: int) -> int:
        """Of laying a tile, or of TURN_UP, as surveyed for a seat."""
        if move == TURN_UP:
            return self.gains[self._places(mover) + _MEAN] - _FAR
        symbol = self.board[_EXTRAS + STONES_SYMBOLS[move]] - _FAR
        return self.gains[self._places(mover) + move] - _FAR + symbol

    def gain_of_leaving(self, mover: int, tile: int) -> int:
        """Of turning it up, and no more."""
        return self.gains[self._places(mover) + TILES + tile] - _FAR

    def can_be_laid(self, mover: int, tile: int) -> bool:
        return self.gains[self._places(mover) + tile] != 0

    def is_face_down(self, tile: int) -> bool:
        return self.board[tile // 11 * _COLOUR] >> tile % 11 & 1 == 1

    def down_left(self) -> int:
        return self.board[_DOWN_LEFT]

    def clover(self) -> int:
        """A turn more for the one, and a turn less for the others."""
        return self.board[_EXTRAS + CLOVER] - _FAR

    def _best_of_all(self, mover: int) -> int:
        best = TURN_UP
        most = self.gain(mover, TURN_UP) - 1
        for tile in range(TILES):
            if self.can_be_laid(mover, tile) and not self.is_face_down(tile):
                gain = self.gain(mover, tile)
                if gain > most:
                    most = gain
                    best = tile
        return best

    # ---- the end

    def _turn_up_the_last(self, mover: int) -> int:
        """The game is over then: what counts is who has won, and the points."""
        before = self._relative(mover, False)
        lead = self._lead(mover)
        gain = self._relative(mover, True) - before
        for tile in range(TILES):
            if self.is_face_down(tile) and self.can_be_laid(mover, tile):
                laid = self.gain_in_points(mover, tile)
                if laid > 0:
                    lead += laid
                    gain += laid
        if lead > 0:
            return gain + _WIN
        return gain - _WIN if lead < 0 else gain

    def gain_in_points(self, mover: int, tile: int) -> int:
        """Of laying a tile, if the game ends like that."""
        length = self.board[tile // 11 * _COLOUR + 2 + 2 * mover]
        gain = rows.points(rows.SHORT_ROW_POINTS, length + 1)
        gain -= rows.points(rows.SHORT_ROW_POINTS, length)
        gain += bonus_points(STONES_SYMBOLS[tile])
        if STONES_SYMBOLS[tile] == WISH:
            wishes = self.board[_WISHES + mover]
            gain += rows.points(WISH_POINTS, wishes + 1) - rows.points(WISH_POINTS, wishes)
        return UNIT * gain

    def _lead(self, mover: int) -> int:
        """A seat's points less the best of the others'."""
        best = -10 * _FAR
        for seat in range(self.board[_SEATS]):
            if seat != mover:
                points = self._worth(seat, True)
                if points > best:
                    best = points
        return self._worth(mover, True) - best

    def _relative(self, mover: int, at_the_end: bool) -> int:
        """A seat's worth less the mean of the others', when its turn is over."""
        seats = self.board[_SEATS]
        others = 0 if at_the_end else self._outlook.turn()
        for seat in range(seats):
            if seat != mover:
                others += self._worth(seat, at_the_end)
        return self._worth(mover, at_the_end) - others // (seats - 1)

    def _worth(self, seat: int, at_the_end: bool) -> int:
        board = self.board
        outlook = self._outlook
        outlook.phase = 0 if at_the_end else board[_PHASE]
        total = UNIT * board[_BONUS + seat]
        total += outlook.wish_worth(board[_WISHES + seat], board[_WISHES_LEFT])
        for colour in range(5):
            at = colour * _COLOUR
            row = at + 2 + 2 * seat
            total += outlook.worth(colour, board[row], board[row + 1], board[at], board[at + 1])
        outlook.phase = board[_PHASE]
        return total

    def _reckon_symbols(self, mover: int) -> None:
        board = self.board
        outlook = self._outlook
        outlook.phase = board[_PHASE]
        left = board[_WISHES_LEFT]
        own = others = 0
        for seat in range(board[_SEATS]):
            wishes = board[_WISHES + seat]
            before = outlook.wish_worth(wishes, left)
            if seat == mover:
                own = outlook.wish_worth(wishes + 1, left - 1) - before
            else:
                others += outlook.wish_worth(wishes, left - 1) - before
        for symbol in range(5):
            board[_EXTRAS + symbol] = _FAR + UNIT * bonus_points(symbol)
        board[_EXTRAS + WISH] += own - others // (board[_SEATS] - 1)
        board[_EXTRAS + CLOVER] += 2 * outlook.turn()


@micropython.viper
def copy(source: ptr16, target: ptr16, size: int):
    """Like target[:] = source, but no slice is made, of which there would be hundreds."""
    for index in range(size):
        target[index] = source[index]


@micropython.viper
def reckon(board: ptr16, mover: int, colour: int, table: ptr8, sums: ptr8, gains: ptr16, at: int):
    """What each tile of a colour gains a seat: some forty rows are judged for it."""
    now = board[_PHASE]
    seats = board[_SEATS]
    first = colour * _COLOUR
    all_down = board[first]
    all_up = board[first + 1]
    own_shape = board[first + 3 + 2 * mover]
    places = at + colour * 11
    before = 0
    # Each tile left, then laid; but first, as step -1, the rows as they are.
    for step in range(-1, 22):
        value = step >> 1
        laying = step & 1
        bit = 0
        place = places + value
        if step < 0:
            laying = 0
        else:
            bit = 1 << value
            if laying == 0:
                place += _TILES
            gains[place] = 0
            if laying == 0:
                if all_down & bit == 0:
                    continue
            else:
                if (all_down | all_up) & bit == 0:
                    continue
                if own_shape & 0x10 and value < own_shape & 15:
                    continue
                if own_shape & 0x20 and value > own_shape & 15:
                    continue
        down = all_down & ~bit
        up = all_up & ~bit
        if laying == 0:
            up |= bit
        gain = 0
        for seat in range(seats):
            length = board[first + 2 + 2 * seat]
            shape = board[first + 3 + 2 * seat]
            if laying and seat == mover:
                if length == 1:
                    if value > shape & 15:
                        shape = 0x10
                    else:
                        shape = 0x20
                length += 1
                shape = shape & 0x30 | value
            if length > 6:
                length = 6
            symbols_length = length
            if symbols_length > 2:
                symbols_length = 2
            # One side of the last number, or the better of both.
            side = 0x7FF
            other_side = -1
            if length:
                side = 0x7FF & ~((2 << (shape & 15)) - 1)
                other_side = (1 << (shape & 15)) - 1
                if shape & 0x10:
                    other_side = -1
                elif shape & 0x20:
                    side = other_side
                    other_side = -1
            worth = 0
            while side >= 0:
                down_there = down & side
                up_there = up & side
                there = down_there | up_there
                down_tiles = sums[down_there & 63] + sums[down_there >> 6]
                up_tiles = sums[up_there & 63] + sums[up_there >> 6]
                if up_tiles > 5:
                    up_tiles = 5
                marks = sums[_MARKS + (colour << 6) + (there & 63)] + 1
                marks += sums[_MARKS + 320 + (colour << 6) + (there >> 6)]
                one_way = table[((now * 7 + length) * 12 + down_tiles) * 6 + up_tiles]
                one_way += table[_SYMBOLS + (now * 3 + symbols_length) * 9 + (marks >> 1)]
                if one_way > worth:
                    worth = one_way
                side = other_side
                other_side = -1
            if seat == mover:
                gain += worth * (seats - 1)
            else:
                gain -= worth
        if step < 0:
            before = gain
        else:
            gains[place] = _FAR + (gain - before) // (seats - 1)


@micropython.viper
def pick(board: ptr16, symbols: ptr8, gains: ptr16, places: int) -> int:
    """The move that gains a seat most; what turning up gains is noted. Symbols count from here on:
    their worth changes with every wish stone taken."""
    best = -1
    found = TURN_UP
    total = 0
    for tile in range(_TILES):
        laid = gains[places + tile]
        left = gains[places + _TILES + tile]
        if laid:
            laid += board[_EXTRAS + symbols[tile]] - _FAR
        if left:
            if laid > left:
                left = laid
            total += left
        elif laid > best:
            best = laid
            found = tile
    if board[_DOWN_LEFT]:
        gains[places + _MEAN] = total // board[_DOWN_LEFT]
        if gains[places + _MEAN] > best:
            found = TURN_UP
    return found

"""The dice game, played by expectation.

A move is worth what it changes of the own outlook (see dice_outlook.py), less the mean of what it
changes for the others. Which dice to roll again is an exact expectation over all they can show.
"""

from array import array

from micropython import const

from engine import dice, rows
from engine.players.dice_outlook import TABLES, UNIT, ZERO, Outlook
from engine.players.dice_table import TABLE
from engine.players.mind import Mind
from engine.players.rolls import Rolls
from engine.tiles import CLOVER, DICE_SYMBOLS, LEPRECHAUN, TILES, VALUES, WISH, bonus_points

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")

_MUCH = const(1000)  # more than any move gains
_WIN = const(96)  # the worth of ending the game ahead, besides the points


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(dice)
        self.outlook = Outlook(table)
        self._rolls = Rolls()
        self._gains = array("h", bytes(2 * TILES))  # what each tile gains, or -_MUCH
        self._hope = False  # is there a tile or a stone that gains and does not end the game?

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        self.outlook.look(s)
        return self.outlook.entries(dice.turn(s), seat, found)

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return dice.score_part(s, seat, 6)

    # ---- thinking

    def think(self):
        s = self.view
        self._hope = False
        self.outlook.begin(s)
        for colour in range(5):
            self.outlook.look_at(s, colour)
            yield
        for tile in range(TILES):
            self._gains[tile] = self._survey(tile // VALUES, tile % VALUES)
            self.progress = 90 * (tile + 1) // TILES
            if self._gains[tile] > -_MUCH:
                yield
        self._tell_rolls()
        yield
        if dice.may_roll_again(s):
            self._rolls.reckon()
            yield
        best = self.moves[0]
        most = -10 * _MUCH
        for index in range(self.count):
            move = self.moves[index]
            gain = self._worth(s, move)
            if gain > most:
                most = gain
                best = move
        self.prefer(best)

    def _worth(self, s: bytearray, move: int) -> int:
        if move == dice.KEEP:
            return self._rolls.kept(s)
        if move >= dice.ROLL:
            return self._rolls.rolled(s, move - dice.ROLL)
        if move == dice.TAKE_NOTHING:
            return self._rolls.by_stones[0]
        if move == dice.TAKE_STONES:
            stones = 0
            for die in range(3):
                if dice.die(s, die) == 0:
                    stones += 1
            return self._rolls.by_stones[stones]
        return self._gains[move - dice.TAKE]

    def _survey(self, colour: int, value: int) -> int:
        """What a tile gains, or -_MUCH if it cannot be taken."""
        outlook = self.outlook
        free = outlook.untaken[colour] >> value & 1
        if free and rows.fits(outlook.shapes[self.seat * 5 + colour], value):
            return self._take_tile(colour, value)
        return -_MUCH

    def _tell_rolls(self) -> None:
        """Note what the best tile of each value gains, and what stones do."""
        for value in range(VALUES):
            best = -_MUCH
            for tile in range(value, TILES, VALUES):
                if self._gains[tile] > best:
                    best = self._gains[tile]
            self._rolls.by_sum[value] = best
        for stones in range(1, 4):
            self._rolls.by_stones[stones] = self._take_stones(stones)
        self._rolls.by_stones[0] = self._take_nothing()

    def _take_nothing(self) -> int:
        """Worse than useless stones. With nothing to wait for, who is not behind must not wait at
        all: the others may, and the game would never end."""
        if self._hope or self.outlook.lead(self.seat) < 0:
            return -1
        return -_MUCH // 2

    # ---- what a move gains

    def _take_tile(self, colour: int, value: int) -> int:
        outlook = self.outlook
        table = outlook.table
        symbol = DICE_SYMBOLS[colour * VALUES + value]
        untaken = outlook.untaken[colour] & ~(1 << value)
        stones = 1 if symbol == WISH and outlook.stones_left else 0
        buried = 1 if symbol == CLOVER and outlook.stones_left else 0
        bonus = bonus_points(symbol)
        luck = 1 if symbol == LEPRECHAUN else 0
        if (untaken == 0 and not outlook.stones_only) or outlook.stones_left == stones + buried:
            return self._end(colour, 1 + buried, stones, bonus, luck)
        own = others = 0
        for row in range(colour, outlook.seats * 5, 5):
            length = outlook.lengths[row]
            shape = outlook.shapes[row]
            seat = row // 5
            if seat == self.seat:
                length += 1 + buried
                shape = rows.with_number(shape, value)
            change = outlook.row(colour, length, shape, untaken) - outlook.rows[row]
            if luck:
                change += table[outlook.leprechaun_entry(seat, self.seat)]
                change -= table[outlook.leprechaun_entry(seat, -1)]
            if seat == self.seat:
                own = change
            else:
                others += change
        gain = own - others // (outlook.seats - 1) + UNIT * bonus
        if stones:
            gain += self._take_stones(1)
        if gain > 0:
            self._hope = True
        return gain

    def _take_stones(self, stones: int) -> int:
        outlook = self.outlook
        if stones >= outlook.stones_left:
            return self._end(0, 0, outlook.stones_left, 0, 0)
        own = outlook.wishes[self.seat]
        table = outlook.table
        gain = table[outlook.wish_entry(own + stones)] - table[outlook.wish_entry(own)]
        if gain > 0:
            self._hope = True
        return gain

    def _end(self, colour: int, longer: int, stones: int, bonus: int, luck: int) -> int:
        """The gain of a move that ends the game, by what it adds to the seat's score."""
        outlook = self.outlook
        seat = self.seat
        before = outlook.relative(seat)
        outlook.lengths[seat * 5 + colour] += longer
        outlook.wishes[seat] += stones
        outlook.bonus[seat] += bonus
        outlook.leprechauns[seat] += luck
        margin = outlook.margin(seat)
        lead = outlook.lead(seat)
        outlook.lengths[seat * 5 + colour] -= longer
        outlook.wishes[seat] -= stones
        outlook.bonus[seat] -= bonus
        outlook.leprechauns[seat] -= luck
        if lead > 0:
            return margin - before + _WIN
        return margin - before - _WIN if lead < 0 else margin - before

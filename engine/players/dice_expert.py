"""The dice game, played by expectation.

A move is worth what it changes of the own outlook (see dice_outlook.py), less the mean of what it
changes for the others. Which dice to roll again is an exact expectation over all they can show. So
is what a turn will gain: with two seats, the best few moves are compared by what they leave for the
next turns. That wins 57 of 100 decided games against an expert that does not look ahead; with more
seats, too much happens in between.
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
_LOOKED_AHEAD = const(4)  # moves: more would take too long on a Pico
_WIDTH = const(60)  # none that is worse than the best by more than this
_WIN = const(96)  # the worth of ending the game ahead, besides the points


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(dice)
        self.outlook = Outlook(table)
        self._rolls = Rolls()
        self._gains = array("h", bytes(2 * TILES))  # what each tile gains, or -_MUCH
        self._worths = array("h", bytes(2 * dice.MOST_MOVES))
        self._after = bytearray(dice.SIZE)
        self._prospect = 0  # what is to be expected after a move
        self._mover = 0  # the seat whose gains are reckoned
        self.looks_ahead = True
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
        choosing = not dice.may_roll_again(s)
        yield from self._survey_for(s, self.seat, 30 if choosing else 90)
        if not choosing:
            self._rolls.reckon()
            yield
        most = -10 * _MUCH
        for index in range(self.count):
            self._worths[index] = gain = self._worth(s, self.moves[index])
            if gain > most:
                most = gain
                self.prefer(self.moves[index])
        if choosing and self.looks_ahead and self.outlook.seats == 2:
            yield from self._compare(most - _WIDTH)

    def _compare(self, least: int):
        """Choose among the best moves by looking further ahead."""
        best = self.best()
        most = -10 * _MUCH
        for number in range(_LOOKED_AHEAD):
            index = 0
            for other in range(1, self.count):
                if self._worths[other] > self._worths[index]:
                    index = other
            gain = self._worths[index]
            if gain < least:
                break
            self._worths[index] = -10 * _MUCH
            yield from self._look_ahead(self.moves[index], 30 + 60 * number // _LOOKED_AHEAD)
            gain += self._prospect
            if gain > most:
                most = gain
                best = self.moves[index]
        self.prefer(best)

    def _look_ahead(self, move: int, progress: int):
        """What can be expected after a move: of the own next turn, the half, for much may happen
        before; less all of the next seat's turn."""
        after = self._after
        after[:] = self.view
        dice.apply(after, move)
        self._prospect = 0
        if not dice.is_over(after):
            yield from self._survey_for(after, dice.turn(after), progress + 7)
            self._rolls.reckon()
            self._prospect -= self._rolls.turn()
            yield
            yield from self._survey_for(after, self.seat, progress + 14)
            self._rolls.reckon()
            self._prospect += self._rolls.turn() // 2
            yield

    def _survey_for(self, s: bytearray, seat: int, progress: int):
        """Note what each tile and stones would gain for a seat."""
        self._mover = seat
        self._hope = False
        self.outlook.begin(s)
        for colour in range(5):
            self.outlook.look_at(s, colour)
            yield
        before = self.progress
        for tile in range(TILES):
            self._gains[tile] = self._survey(tile // VALUES, tile % VALUES)
            self.progress = before + (progress - before) * (tile + 1) // TILES
            if self._gains[tile] > -_MUCH:
                yield
        self._tell_rolls()
        yield

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
        if free and rows.fits(outlook.shapes[self._mover * 5 + colour], value):
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
        if self._hope or self.outlook.lead(self._mover) < 0:
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
            if seat == self._mover:
                length += 1 + buried
                shape = rows.with_number(shape, value)
            change = outlook.row(colour, length, shape, untaken) - outlook.rows[row]
            if luck:
                change += table[outlook.leprechaun_entry(seat, self._mover)]
                change -= table[outlook.leprechaun_entry(seat, -1)]
            if seat == self._mover:
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
        own = outlook.wishes[self._mover]
        table = outlook.table
        gain = table[outlook.wish_entry(own + stones)] - table[outlook.wish_entry(own)]
        if gain > 0:
            self._hope = True
        return gain

    def _end(self, colour: int, longer: int, stones: int, bonus: int, luck: int) -> int:
        """The gain of a move that ends the game, by what it adds to the seat's score."""
        outlook = self.outlook
        seat = self._mover
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

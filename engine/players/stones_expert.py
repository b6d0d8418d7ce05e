"""The way of stones, played by expectation.

A move is worth what it changes of the own outlook (see stones_outlook.py), less the mean of what it
changes for the others; turning a tile up, the mean over all tiles it may be. Whoever turns up the
last one ends the game, and knows which it is: that is judged by the points themselves.

Looking one reply further was tried, and made it no stronger; neither did a finer sense of time, in
which every face-down tile counts.
"""

from array import array

from micropython import const

from engine import rows, stones
from engine.players.mind import Mind
from engine.players.stones_outlook import TABLES, UNIT, ZERO, Outlook
from engine.players.stones_table import TABLE
from engine.tiles import CLOVER, STONES_SYMBOLS, TILES, VALUES, WISH, bonus_points

__all__ = ("TABLES", "UNIT", "ZERO", "Expert")

_MUCH = const(1000)  # more than any move gains
_WIN = const(96)  # the worth of ending the game ahead, besides the points


class Expert(Mind):
    def __init__(self, table: bytes = TABLE):
        super().__init__(stones)
        self.outlook = Outlook(table)
        self._clover = 0  # the worth of another turn

    def entries(self, s: bytearray, seat: int, found: array) -> tuple:
        """For tuning: which entries make up a seat's worth, and behind them the others'."""
        self.outlook.look(s)
        return self.outlook.entries(stones.turn(s), seat, found)

    def known(self, s: bytearray, seat: int) -> int:
        """For tuning: the points a seat has for sure."""
        return stones.score_part(s, seat, 6)

    # ---- thinking

    def think(self):
        outlook = self.outlook
        outlook.begin(self.view)
        for colour in range(5):
            outlook.look_at(self.view, colour)
            yield
        # A turn more for the one, and a turn less for the others.
        self._clover = 2 * outlook.turn()
        best = self.moves[0]
        most = -_MUCH
        for index in range(1, self.count):
            tile = self.moves[index] - stones.LAY
            gain = self._lay(tile // VALUES, tile % VALUES)
            if gain > most:
                most = gain
                best = self.moves[index]
            self.progress = 50 * index // self.count
            yield
        gain = 0  # of leaving the tile, or of declining a clover's turn
        if self.moves[0] == stones.TURN_UP:
            if outlook.down_left == 1:
                gain = self._foresee_the_end()
            for tile in range(TILES):
                if outlook.down[tile // VALUES] >> tile % VALUES & 1:
                    gain += self._turn_up(tile // VALUES, tile % VALUES)
                    self.progress = 50 + 50 * tile // TILES
                    yield
            gain //= outlook.down_left
        self.prefer(self.moves[0] if gain > most else best)

    def _foresee_the_end(self) -> int:
        """What the end of the game changes of the outlook, which from now on is that of the end."""
        outlook = self.outlook
        before = outlook.relative(self.seat)
        outlook.end()
        self._clover = 0
        return outlook.relative(self.seat) - before

    # ---- what a move gains

    def _lay(self, colour: int, value: int) -> int:
        outlook = self.outlook
        down = outlook.down[colour] & ~(1 << value)
        up = outlook.up[colour] & ~(1 << value)
        row = self.seat * 5 + colour
        shape = rows.with_number(outlook.shapes[row], value)
        gain = outlook.worth(colour, outlook.lengths[row] + 1, shape, down, up) - outlook.rows[row]
        gain -= self._change_for_others(row, down, up)
        symbol = STONES_SYMBOLS[colour * VALUES + value]
        if symbol == WISH:
            return gain + self._take_wish_stone()
        if symbol == CLOVER:
            return gain + self._clover
        return gain + UNIT * bonus_points(symbol)

    def _leave(self, colour: int, value: int) -> int:
        """Turn a tile up and leave it there."""
        outlook = self.outlook
        down = outlook.down[colour] & ~(1 << value)
        up = outlook.up[colour] | 1 << value
        row = self.seat * 5 + colour
        gain = outlook.row(row, down, up) - outlook.rows[row]
        return gain - self._change_for_others(row, down, up)

    def _change_for_others(self, own_row: int, down: int, up: int) -> int:
        outlook = self.outlook
        change = 0
        for row in range(own_row % 5, outlook.seats * 5, 5):
            if row != own_row:
                change += outlook.row(row, down, up) - outlook.rows[row]
        return change // (outlook.seats - 1)

    def _take_wish_stone(self) -> int:
        outlook = self.outlook
        left = outlook.wishes_left
        own = change = 0
        for seat in range(outlook.seats):
            wishes = outlook.wishes[seat]
            before = outlook.wish_worth(wishes, left)
            if seat == self.seat:
                own = outlook.wish_worth(wishes + 1, left - 1) - before
            else:
                change += outlook.wish_worth(wishes, left - 1) - before
        return own - change // (outlook.seats - 1)

    def _turn_up(self, colour: int, value: int) -> int:
        """What a face-down tile gains when it is turned up, and laid or left."""
        outlook = self.outlook
        gain = self._leave(colour, value)
        if rows.fits(outlook.shapes[self.seat * 5 + colour], value):
            lay = self._lay(colour, value)
            if lay > gain:
                gain = lay
        if outlook.phase == 0:  # it was the last one
            lead = outlook.lead(self.seat) + gain
            if lead > 0:
                return gain + _WIN
            return gain - _WIN if lead < 0 else gain
        return gain

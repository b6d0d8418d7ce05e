"""The way of stones, played by expectation, a few turns ahead.

A move is worth what it gains (see judge.py) and what it leads to: what the next seats will
do then, and what is left for the own next turns. A tile that nobody else wants can wait; a tile
turned up and left is for the next seat to take first. Whoever turns up the last tile ends the game:
that is judged by the points themselves.
"""

from array import array

from micropython import const

from engine.players.mind import Mind
from engine.stones import judge
from engine.stones import rules as stones
from engine.stones.judge import FAR, GAINS, NO_TILE
from engine.stones.rules import SYMBOLS as STONES_SYMBOLS
from engine.stones.weights import WEIGHTS
from engine.tiles import CLOVER, TILES, VALUES

_MUCH = const(10000)  # more than any move gains
_LOOKED_AHEAD = const(4)  # moves
_CLEAR = const(5)  # a move that looks worse at first must lead to this much more
_TURNS = (0, 0, 4, 3, 0)  # that are looked ahead, for each number of seats; with four it was no use
_LATER = const(70)  # percent: an own gain that is still to come, for much may happen before
_WIN = const(96)  # the worth of ending the game ahead, besides the points
_NOW = const(0)  # boards: the game as it is, after some moves, and at the end
_THEN = const(1)
_END = const(2)
_EVERY_COLOUR = const(31)


class Expert(Mind):
    SCALE = judge.UNIT

    def __init__(self, weights: bytes = WEIGHTS):
        super().__init__(stones)
        self.weights = weights
        self.looks_ahead = True
        self._boards = [array("H", bytes(2 * judge.BOARD)) for _ in range(3)]
        # What moves gain the seat that thinks, and behind that what they gain the other one that
        # was surveyed last; the colours of both in which something has changed since.
        self._gains = [array("H", bytes(size * GAINS)) for size in (4, 4, 2)]
        self._changed = [bytearray(2), bytearray(2)]
        self._others = bytearray(2)
        self._places = array("H", bytes(2 * judge.NOTED))  # in the weights
        self._worths = array("h", bytes(2 * stones.MOST_MOVES))
        self._worth = 0  # what turning a tile up leads to

    def think(self):
        for colour in range(5):
            judge.load(self.view, self._boards[_NOW], colour)
            yield
        self._change(_NOW, _EVERY_COLOUR)
        self._survey(_NOW, self.seat)
        for index in range(self.count):
            self._worths[index] = self._gain(self.moves[index])
        self.prefer(self.moves[self._best_index()])
        self.progress = 10
        yield
        seats = stones.seat_count(self.view)
        if self.looks_ahead and _TURNS[seats] and judge.down_left(self._boards[_NOW]) > 1:
            self._survey(_NOW, self._seat_after(self.seat))  # most of it will be of use again
            yield
            yield from self._compare()

    def _gain(self, move: int) -> int:
        """Return what a move gains by itself; nothing is gained by passing."""
        if move == stones.PASS:
            return 0
        return judge.gain(self._gains[_NOW], 0, NO_TILE if move == stones.TURN_UP else move)

    def _best_index(self) -> int:
        """Return the place of the best move; of equals, rather one that lays a tile."""
        best = self.count - 1
        for index in range(self.count - 2, -1, -1):
            if self._worths[index] > self._worths[best] - (1 if index else 0):
                best = index
        return best

    # ---- what decisions cost

    def worth(self, move: int) -> int:
        return self._gain(move)

    def duel(self, first: int, second: int):
        """Compare what both lead to, where looking ahead is of use."""
        seats = stones.seat_count(self.view)
        if not self.looks_ahead or not _TURNS[seats] or judge.down_left(self._boards[_NOW]) < 2:
            yield from super().duel(first, second)
            return
        self._survey(_NOW, self._seat_after(self.seat))
        yield
        yield from self._foresee(first)
        lead = self._worth
        yield
        yield from self._foresee(second)
        self.lead = lead - self._worth

    def outlook(self) -> int:
        for colour in range(5):
            judge.load(self.view, self._boards[_NOW], colour)
        return self._relative(self._boards[_NOW], self.seat)

    # ---- what moves gain on a board

    def _survey(self, which: int, mover: int) -> int:
        """Find what each move gains a seat; return the best tile, or NO_TILE to turn one up."""
        board = self._boards[which]
        changed = self._changed[which]
        slot = 0 if mover == self.seat else 1
        if slot and mover != self._others[which]:
            self._others[which] = mover
            changed[1] = _EVERY_COLOUR
        gains = self._gains[which]
        at = slot * GAINS
        judge.weigh_symbols(board, mover, self.weights, gains, at, self._places)
        for colour in range(5):
            if changed[slot] >> colour & 1:
                judge.weigh_tiles(board, mover, colour, self.weights, gains, at, self._places)
        changed[slot] = 0
        if judge.down_left(board) == 1:
            gains[at + judge.TURNING] = FAR + self._turn_up_last(board, mover)
        return judge.pick(board, gains, at)

    def _turn_up_last(self, board: array, mover: int) -> int:
        """Return what the last tile gains: the game is over then, and it counts who has won."""
        gains = self._gains[_END]
        end = self._boards[_END]
        judge.copy(board, end, judge.BOARD)
        worth = -self._relative(end, mover)
        tile = 0
        while not judge.is_face_down(end, tile):
            tile += 1
        judge.turn_up(end, tile)
        worth += self._relative(end, mover)
        if gains[tile] and judge.gain(gains, 0, tile) > 0:
            worth += judge.gain(gains, 0, tile)
            judge.lay(end, mover, tile)
        lead = judge.lead(end, mover)
        return worth + (_WIN if lead > 0 else -_WIN if lead < 0 else 0)

    def _relative(self, board: array, mover: int) -> int:
        """Return a seat's worth less the mean of the others', when its turn is over."""
        gains = self._gains[_END]
        worth = judge.weigh_symbols(board, mover, self.weights, gains, 0, self._places)
        for colour in range(5):
            worth += judge.weigh_tiles(board, mover, colour, self.weights, gains, 0, self._places)
        worth -= (gains[judge.GAINS_OF + CLOVER] - FAR) // 2  # the next seat's turn
        return worth // (stones.seat_count(self.view) - 1)

    # ---- looking ahead

    def _compare(self):
        """Choose among the moves that gain most by what they lead to."""
        most = -_MUCH
        for number in range(min(self.count, _LOOKED_AHEAD)):
            index = self._best_index()
            move = self.moves[index]
            yield from self._foresee(move)
            if self._worth > most:
                # The first one gains most by itself.
                most = self._worth + (_CLEAR if number == 0 else 0)
                self.prefer(move)
            self._worths[index] = -_MUCH
            self.progress = 10 + 90 * (number + 1) // _LOOKED_AHEAD
            yield

    def _foresee(self, move: int):
        """Find out what a move leads to."""
        if move == stones.TURN_UP:
            yield from self._look_behind_all_tiles()
        else:
            self._copy_now()
            self._worth = self._after(move, self._gain(move))

    def _copy_now(self) -> None:
        judge.copy(self._boards[_NOW], self._boards[_THEN], judge.BOARD)
        judge.copy(self._gains[_NOW], self._gains[_THEN], 2 * GAINS)
        self._others[_THEN] = self._others[_NOW]
        self._changed[_THEN][0] = self._changed[_THEN][1] = 0

    def _change(self, which: int, colours: int) -> None:
        self._changed[which][0] |= colours
        self._changed[which][1] |= colours

    def _look_behind_all_tiles(self):
        """Find out what turning a tile up leads to, on average."""
        board = self._boards[_NOW]
        gains = self._gains[_NOW]
        total = 0
        for tile in range(TILES):
            if judge.is_face_down(board, tile):
                self._turn_up(tile)
                worth = self._after(stones.PASS, gains[judge.LEAVING + tile] - FAR)
                yield
                if gains[tile]:
                    self._turn_up(tile)
                    worth = max(worth, self._after(tile, judge.gain(gains, 0, tile)))
                    yield
                total += worth
        self._worth = total // judge.down_left(board)

    def _turn_up(self, tile: int) -> None:
        self._copy_now()
        before = judge.phase(self._boards[_THEN])
        judge.turn_up(self._boards[_THEN], tile)
        same = judge.phase(self._boards[_THEN]) == before
        self._change(_THEN, 1 << tile // VALUES if same else _EVERY_COLOUR)

    def _after(self, move: int, gain: int) -> int:
        """Return what a move leads to, with what it gains by itself."""
        if move == stones.PASS:
            return gain + self._follow(self._seat_after(self.seat))
        self._lay(self.seat, move)
        if STONES_SYMBOLS[move] == CLOVER:  # what the further turn gains is seen now
            return gain - self._clover(_NOW, 0) + self._follow(self.seat)
        return gain + self._follow(self._seat_after(self.seat))

    def _lay(self, mover: int, tile: int) -> None:
        judge.lay(self._boards[_THEN], mover, tile)
        self._change(_THEN, 1 << tile // VALUES)

    def _clover(self, which: int, slot: int) -> int:
        """Return what a turn more is worth."""
        return self._gains[which][slot * GAINS + judge.GAINS_OF + CLOVER] - FAR

    def _follow(self, mover: int) -> int:
        """Return what the next turns bring, if each seat does what gains it most."""
        seats = stones.seat_count(self.view)
        turns = _TURNS[seats]
        worth = 0
        while turns and judge.down_left(self._boards[_THEN]):
            slot = 0 if mover == self.seat else 1
            best = self._survey(_THEN, mover)
            gain = judge.gain(self._gains[_THEN], slot * GAINS, best)
            again = best != NO_TILE and STONES_SYMBOLS[best] == CLOVER
            if again:
                gain -= self._clover(_THEN, slot)
            if best != NO_TILE:
                self._lay(mover, best)
            elif judge.down_left(self._boards[_THEN]) == 1:
                turns = 1  # the end
            if mover == self.seat:
                worth += gain * _LATER // 100
            else:
                worth -= gain // (seats - 1)
            if not again:
                mover = self._seat_after(mover)
                turns -= 1
        return worth

    def _seat_after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < stones.seat_count(self.view) else 0

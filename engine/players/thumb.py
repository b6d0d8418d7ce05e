"""Players by rule of thumb: each move is judged by itself, in tenths of a point or so.

`judge` is one function of one game and level; `wobble` is how much its judgement varies from move
to move, drawn from the player's luck. A beginner wobbles a lot.
"""

from engine import rng
from engine.players.mind import Mind
from engine.players.reach import gap, room
from engine.tiles import VALUES


def tile_worth(game, s: bytearray, seat: int, tile: int, gap_cost: int, pays: int) -> int:
    """Judge a tile by the row it joins; rows are worth having from a length of `pays` on."""
    shape = game.row_shape(s, seat, tile // VALUES)
    length = game.row_length(s, seat, tile // VALUES)
    worth = 30 - gap_cost * gap(shape, tile % VALUES)
    if 0 < length < pays and room(shape, tile % VALUES) < pays - length:
        return worth - 10
    return worth + 10 if length >= pays - 1 else worth


class Thumb(Mind):
    """Play the move that a function judges best."""

    def __init__(self, game, judge, wobble: int):
        super().__init__(game)
        self._judge = judge
        self._wobble = wobble

    def think(self):
        best = self.moves[0]
        most = -10000
        for index in range(self.count):
            move = self.moves[index]
            worth = self._judge(self.view, self.seat, move) + rng.below(self.luck, 0, self._wobble)
            if worth > most:
                most = worth
                best = move
            self.progress = 100 * (index + 1) // self.count
            yield
        self.prefer(best)

"""Players by rule of thumb: each move is judged by itself, in tenths of a point or so.

`judge` is one function of one game and level; `wobble` is how much its judgement varies from move
to move, drawn from the player's luck. A beginner wobbles a lot.
"""

from engine import rng
from engine.players.mind import Mind


class Thumb(Mind):
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

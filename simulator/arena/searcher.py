"""The arena's seat `search`: a yardstick for the experts, with all the time in the world.

It deals what it cannot see anew, 64 times; in each of these worlds it tries every move and lets
experts play on to the end. The expert's own choice stands unless another move does better by a
clear margin. A game takes minutes on a desktop: nothing for a Pico.
"""

from array import array
from math import sqrt
from statistics import fmean, stdev
from types import ModuleType

import engine
from engine import players

NAME = "search"
WORLDS = 64
WORLDS_A_ROUND = 16  # after each round, moves that are clearly worse are dropped
WORSE = 1.5  # standard errors
BETTER = 2.0
WIN = 10  # what it is worth to win, besides the points


class Searcher:
    def __init__(self, game: ModuleType):
        self.game = game
        self.expert = players.player("expert", game)
        self.guide = players.player("expert", game)
        self.guide.looks_ahead = False  # it plays thousands of games
        self.moves = array("H", bytes(2 * game.MOST_MOVES))
        self.view = engine.module(game.NAME, "view").view
        self.world = bytearray(game.SIZE)
        self.future = bytearray(game.SIZE)

    def choose(self, view: bytearray, seat: int, luck: bytearray) -> int:
        usual = self.expert.choose(view, seat, luck)
        candidates = list(self.moves[: self.game.legal_moves(view, self.moves)])
        if self.game.NAME == "dice" and usual >= self.game.KEEP:
            return usual  # which dice to roll again is an exact expectation already
        results: dict[int, list[int]] = {move: [] for move in candidates}
        while len(candidates) > 1 and len(results[usual]) < WORLDS:
            for _ in range(WORLDS_A_ROUND):
                self.view(view, seat, self.world, luck)
                for move in candidates:
                    results[move].append(self.outcome(move, seat, luck))
            best = max(candidates, key=lambda move: sum(results[move]))
            candidates = [
                move
                for move in candidates
                if move in (best, usual) or lead(results[best], results[move]) < WORSE
            ]
        best = max(candidates, key=lambda move: sum(results[move]))
        return best if best != usual and lead(results[best], results[usual]) > BETTER else usual

    def outcome(self, move: int, seat: int, luck: bytearray) -> int:
        """Return how a move ends for a seat in the present world, when all play on like experts."""
        game, state = self.game, self.future
        state[:] = self.world
        game.apply(state, move)
        while not game.is_over(state):
            game.apply(state, self.guide.choose(state, game.turn(state), luck))
        scores = [game.score(state, other) for other in range(game.seat_count(state))]
        margin = scores.pop(seat) - max(scores)
        return margin + WIN * ((margin > 0) - (margin < 0))


def lead(better: list[int], worse: list[int]) -> float:
    """Return by how many standard errors one move beats another in the same worlds."""
    gains = [one - other for one, other in zip(better, worse, strict=True)]
    error = stdev(gains) / sqrt(len(gains))
    return fmean(gains) / error if error else 99.0 * (fmean(gains) > 0)

"""The expert at pebbles thinks to the end of the heap."""

from engine.pebbles import rules

from engine.players.mind import Mind


class Expert(Mind):
    def __init__(self, weights=None):
        super().__init__(rules)

    def think(self):
        heap = rules.left(self.view)
        ahead = _ahead(heap)
        best, most = self.moves[0], -100
        for index in range(self.count):
            move = self.moves[index]
            worth = _gain(move, heap) - ahead[heap - move]
            if worth > most:
                best, most = move, worth
            self.progress = 100 * (index + 1) // self.count
            yield
        self.prefer(best)


def _gain(take: int, heap: int) -> int:
    return take + (3 if take == heap else 0)


def _ahead(heap: int) -> list:
    """Return by how many points a seat can be ahead of the next, for every size of the heap."""
    ahead = [0]
    for size in range(1, heap + 1):
        takes = range(1, min(3, size) + 1)
        ahead.append(max([_gain(take, size) - ahead[size - take] for take in takes]))
    return ahead

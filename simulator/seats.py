"""Who sits at the table: players by name, for records, the terminal and matches."""

from collections.abc import Callable
from types import ModuleType

from engine import players, rng

Chooser = Callable[[bytearray], int]  # from a state in which it is the seat's turn to its move

_SEED_MASK = rng.SEED_LIMIT - 1


def luck(seed: int, seat: int) -> bytearray:
    """A player's own random numbers: the same for the same seed and seat, and not the deck's."""
    return rng.new((seed * 8 + seat + 0x15A4E35) & _SEED_MASK)


def chooser(name: str, game: ModuleType, seat: int, seed: int) -> Chooser:
    """The player called `name` in this seat of a game with this seed."""
    mind = players.player(name, game)
    own_luck = luck(seed, seat)
    if name == "random":  # looks at nothing but the list of moves: no need to deal a view for it
        return lambda state: mind.choose(state, seat, own_luck)
    view = bytearray(game.SIZE)

    def choose(state: bytearray) -> int:
        game.view(state, seat, view, own_luck)
        return mind.choose(view, seat, own_luck)

    return choose

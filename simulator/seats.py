"""Who sits at the table: players by name, for records, the terminal and matches."""

from array import array
from collections.abc import Callable
from types import ModuleType

from engine import rng
from engine.errors import GameError

Chooser = Callable[[bytearray], int]  # from a state in which it is the seat's turn to its move

_SEED_MASK = rng.SEED_LIMIT - 1


def luck(seed: int, seat: int) -> bytearray:
    """A player's own random numbers: the same for the same seed and seat, and not the deck's."""
    return rng.new((seed * 8 + seat + 0x15A4E35) & _SEED_MASK)


def chooser(name: str, game: ModuleType, seat: int, seed: int) -> Chooser:
    """The player called `name` in this seat of a game with this seed."""
    if name != "random":
        raise GameError(f"there is no player {name!r}; the players are random")
    moves = array("H", bytes(2 * game.MOST_MOVES))
    own_luck = luck(seed, seat)

    def choose(state: bytearray) -> int:
        return moves[rng.below(own_luck, 0, game.legal_moves(state, moves))]

    return choose

"""Who sits at the table: players by name, for records, the terminal and matches."""

from collections.abc import Callable
from types import ModuleType

import engine
from engine import players, rng
from simulator.arena import own_player, searcher

Chooser = Callable[[bytearray], int]  # from a state in which it is the seat's turn to its move

_SEED_MASK = rng.SEED_LIMIT - 1


def luck(seed: int, seat: int) -> bytearray:
    """A player's own random numbers: the same for the same seed and seat, and not the deck's."""
    return rng.new((seed * 8 + seat + 0x15A4E35) & _SEED_MASK)


def mind(name: str, game: ModuleType):
    """The player called `name`: a level of the console, the searcher, or a file of one's own."""
    if name == searcher.NAME:
        return searcher.Searcher(game)
    if name.endswith(own_player.ENDING):
        return own_player.own_player(name, game)
    return players.player(name, game)


def chooser(name: str, game: ModuleType, seat: int, seed: int) -> Chooser:
    """The player called `name` in this seat of a game with this seed."""
    player = mind(name, game)
    own_luck = luck(seed, seat)
    if name == "random":  # looks at nothing but the list of moves: no need to deal a view for it
        return lambda state: player.choose(state, seat, own_luck)
    look = engine.module(game.NAME, "view").view
    view = bytearray(game.SIZE)

    def choose(state: bytearray) -> int:
        look(state, seat, view, own_luck)
        return player.choose(view, seat, own_luck)

    return choose

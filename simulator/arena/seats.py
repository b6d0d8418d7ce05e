"""Who sits at the table: players by name, for records, the terminal and matches."""

from collections.abc import Callable
from functools import cache
from types import ModuleType

import engine
from engine import players, rng
from engine.errors import GameError
from simulator.arena import searcher
from simulator.arena.own_player import OwnPlayer, is_own
from simulator.arena.workers import Worker

Chooser = Callable[[bytearray], int]  # from a state in which it is the seat's turn to its move

PLAYERS = (*players.LEVELS, searcher.NAME)
LONGEST = 4000  # decisions; a game beyond that is stalled, and that is a fault to be told

_SEED_MASK = rng.SEED_LIMIT - 1


def entrants(text: str) -> tuple[str, ...]:
    """Read who sits down: `expert, club` or `mine.py,random,random`."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYERS and not is_own(name):
            raise GameError(f"there is no player {name!r}; the players are {', '.join(PLAYERS)}")
    if not 2 <= len(names) <= 4:
        raise GameError(f"a game has 2 to 4 seats, not {len(names)}")
    return names


def luck(seed: int, seat: int) -> bytearray:
    """Return a player's own random numbers: the same for the same seed and seat, not the deck's."""
    return rng.new((seed * 8 + seat + 0x15A4E35) & _SEED_MASK)


def mind(name: str, game: ModuleType):
    """Return the player `name`: a level of the console, the searcher, or a file of one's own."""
    if name == searcher.NAME:
        return searcher.Searcher(game)
    if is_own(name):
        return OwnPlayer(name, game)
    return players.player(name, game)


def chooser(name: str, game: ModuleType, seat: int, seed: int) -> Chooser:
    """Return the player called `name` in this seat of a game with this seed."""
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


def chooser_aside(name: str, game: ModuleType, seat: int, seed: int, worker: Worker) -> Chooser:
    """Do the same for a player of one's own, in another process, whose work is `think`."""
    own_luck = luck(seed, seat)
    look = engine.module(game.NAME, "view").view
    view = bytearray(game.SIZE)
    worker.do((name, game.NAME))  # so that mistakes in the file are told before the game

    def choose(state: bytearray) -> int:
        look(state, seat, view, own_luck)
        move, own_luck[:] = worker.do((name, game.NAME, view, seat, own_luck))
        return move

    return choose


def think(task: tuple) -> tuple[int, bytearray] | None:
    """Do the work of a process for `chooser_aside`: load a player, or let it choose a move."""
    name, game, *question = task
    player = _loaded(name, game)
    if not question:
        return None
    view, seat, own_luck = question
    return player.choose(view, seat, own_luck), own_luck


@cache
def _loaded(name: str, game: str) -> OwnPlayer:
    return OwnPlayer(name, engine.game(game))

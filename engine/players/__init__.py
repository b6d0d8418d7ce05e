"""The players' minds: four levels for each game.

    thinker = player("expert", cards)   its buffers are made here, once
    thinker.start(view, seat, luck)     view: from the game's `view`; luck: from `rng.new`
    thinker.step()                      one slice of thinking; True at the end
    thinker.progress                    percent
    thinker.best()                      the best move so far, sensible at any time
    thinker.reason()                    why: an index into `reasons.REASONS`
    thinker.choose(view, seat, luck)    all of it at once

A player is given a view and never the state: what a seat cannot know is dealt anew in it. Random
numbers come from `luck` alone, so the same view and luck give the same move on every interpreter.
"""

from engine import module
from engine.errors import GameError
from engine.players.mind import Random

__all__ = ("LEVELS", "player")

LEVELS = ("random", "novice", "club", "expert")
_NOVICE_WOBBLE = 25


def player(level: str, game):
    """Return a mind of this level for the game; it may play at several seats in turn."""
    if level not in LEVELS:
        raise GameError(
            "there is no player " + repr(level) + "; the players are " + ", ".join(LEVELS)
        )
    if level == "random":
        return Random(game)
    if level == "expert":
        # The weights first: where they lie in the heap, they need the most room in one piece.
        weights = _weights_of(game)
        return module(game.NAME, "expert").Expert(weights)
    from engine.players.thumb import Thumb  # not where only experts play: memory is short there

    thumb = module(game.NAME, "thumb")
    if level == "novice":
        return Thumb(game, thumb.novice, _NOVICE_WOBBLE)
    return Thumb(game, thumb.club, 1)


def _weights_of(game):
    """Return what the expert has learned; a game may do without."""
    try:
        return module(game.NAME, "weights").WEIGHTS
    except ImportError:
        return None

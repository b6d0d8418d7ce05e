"""Many worlds: what a seat has not seen is dealt anew, and everybody plays on for a few turns."""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine import rng
from engine.cards import rules as cards
from engine.cards.deck import CARDS
from engine.cards.expert import keep_sensible, rise
from engine.cards.gains import best_move, prepare
from engine.cards.judge import expect, weigh
from engine.cards.listing import list_moves
from engine.cards.notes import note
from engine.cards.playing import play
from engine.cards.view import copy, deal, see

_WORLDS = const(32)
_WORLDS_FOR_ALL = const(8)  # after these, only the two best moves are followed further
_DUEL = const(12)  # worlds in which two moves are compared
_CLEAR = const(2)  # a move that looks worse at first must lead to this much more
_TURNS = (0, 0, 4, 3, 4)  # that are played on, for each number of seats
_FAR_BEHIND = const(-1000)  # worse than any seat can stand

# As in engine/cards/rules.py, moves.py, deck.py and judge.py.
_TURN = const(5)
_STAGE = const(6)
_PLAY = const(1)
_LAST_ROUND = const(3)
_EVERY_ROW = const(31)
_WIN = const(48)


class Worlds:
    """The worlds that a mind can think of, one at a time, in buffers of its own."""

    def __init__(self, mind, notes, world: bytearray, future: bytearray, replies) -> None:
        self._mind = mind
        self._notes = notes
        self._world = world
        self._future = future
        self._replies = replies
        self._cards = bytearray(CARDS)  # unseen, and dealt anew
        self._unseen = see(mind.view, mind.seat, self._cards)
        self._seats = cards.seat_count(mind.view)
        copy(mind.view, world)

    def compare(self, moves, count: int):
        """Compare moves, the one that is worth most at first sight in front, by what they lead to
        on average; the mind prefers the best."""
        mind = self._mind
        worths = [0] * count
        worths[0] = _CLEAR * _WORLDS
        for world in range(_WORLDS):
            self.deal()
            for index in range(count):
                worths[index] += self.after(moves[index])
                yield
            mind.progress = 100 * world // _WORLDS
            if world + 1 == _WORLDS_FOR_ALL or world + 1 == _WORLDS:
                for index in range(1, count):
                    rise(moves, worths, index)
                mind.prefer(moves[0])
                count = 2

    def duel(self, first: int, second: int):
        """Play both on in the same worlds: the mind's `lead` is the difference."""
        total = 0
        for _ in range(_DUEL):
            self.deal()
            total += self.after(first)
            yield
            total -= self.after(second)
            yield
        self._mind.lead = total // _DUEL

    def deal(self) -> None:
        """Go on to another world."""
        mind = self._mind
        rng.shuffle(mind.luck, 0, self._cards, self._unseen)
        deal(self._world, mind.seat, self._cards, self._unseen)

    def after(self, move: int) -> int:
        """Return what the seat may expect some turns after a move in this world."""
        future, notes, weights = self._future, self._notes, self._mind.weights
        copy(self._world, future)
        play(future, move)
        turns = _TURNS[self._seats] + 1
        if play_on(future, notes, weights, self._replies, turns) == _LAST_ROUND:
            return self._outcome()
        note(future, self._mind.seat, notes, 0)
        return expect(notes, weights)

    def _outcome(self) -> int:
        """Return how far the seat will be ahead after the last round, and the worth of winning so.

        In a world all hands are known, and what a seat may expect itself is nearly its points.
        """
        own = best = _FAR_BEHIND
        for seat in range(self._seats):
            note(self._future, seat, self._notes, 0)
            worth = weigh(self._notes, self._mind.weights, seat, _EVERY_ROW, 0)
            if seat == self._mind.seat:
                own = worth
            elif worth > best:
                best = worth
        lead = own - best
        return lead + max(-_WIN, min(_WIN, 4 * lead))


@micropython.viper
def play_on(s, notes, weights, moves, turns: int) -> int:
    """Let every seat make the move that gains it most, until so many turns have begun; return the
    stage."""
    b = ptr8(s)
    again = 0
    stage = b[_STAGE]
    while stage != _LAST_ROUND:
        if stage == _PLAY:
            turns -= 1
            if turns == 0:
                break
        seat = b[_TURN]
        count = int(keep_sensible(s, seat, moves, int(list_moves(s, moves))))
        note(s, seat, notes, again)
        again = 1 if stage == _PLAY else 0
        prepare(notes, weights, 1 - again)
        stage = int(play(s, int(best_move(notes, weights, moves, 0, count))))
    return stage

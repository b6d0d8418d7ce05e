"""The card game, played by expectation.

Every move is judged by what it changes of the seat's prospect (see gains.py). The best few
are then compared in many worlds: what the seat has not seen is dealt anew, and everybody plays on
for a few turns, each time the move that gains most. The last two cards are found by trying all.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine.cards import rules as cards
from engine.cards.deck import KIND
from engine.cards.gains import judge, prepare
from engine.cards.judge import UNIT, expect
from engine.cards.listing import list_moves
from engine.cards.notes import NOTES, note
from engine.cards.playing import play
from engine.cards.view import copy
from engine.cards.weights import WEIGHTS
from engine.players.mind import Mind

_COMPARED = const(4)  # moves
_MUCH = const(1000)  # more than any move gains

# As in engine/cards/rules.py, moves.py and deck.py.
_HELD = const(31)
_HANDS = const(35)
_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)


class Expert(Mind):
    SCALE = UNIT

    def __init__(self, weights: bytes = WEIGHTS):
        super().__init__(cards)
        self.weights = weights
        self.looks_ahead = True
        self._notes = array("H", bytes(2 * NOTES))
        self._best = array("H", bytes(2 * _COMPARED))  # moves, the one that is worth most first
        self._worths = array("l", [0] * _COMPARED)
        self._world = bytearray(cards.SIZE)
        self._future = bytearray(cards.SIZE)
        self._replies = array("H", bytes(2 * cards.MOST_MOVES))

    def save_memory(self) -> None:
        """Do not look ahead: where memory is short, the code for it is small and slow."""
        self.looks_ahead = False

    def think(self):
        if cards.is_last_round(self.view):
            return self._think_of_last_cards()
        return self._think_of_turn()

    def _think_of_turn(self):
        note(self.view, self.seat, self._notes, 0)
        prepare(self._notes, self.weights, 1)
        yield
        moves = self._replies
        sensible = keep_sensible(self.view, self.seat, moves, list_moves(self.view, moves))
        count = 0
        for index in range(sensible):
            gain = judge(self._notes, self.weights, moves[index])
            place = count if count < _COMPARED else _COMPARED - 1
            if place == count or gain > self._worths[place]:
                self._best[place] = moves[index]
                self._worths[place] = gain
                rise(self._best, self._worths, place)
                count = place + 1
            yield
        self.prefer(self._best[0])
        yield
        if self.looks_ahead and count > 1:
            yield from self._all_worlds().compare(self._best, count)

    def _all_worlds(self):
        from engine.cards.worlds import Worlds  # where memory is short, nobody needs them

        return Worlds(self, self._notes, self._world, self._future, self._replies)

    # ---- what decisions cost

    def worth(self, move: int) -> int:
        if cards.is_last_round(self.view):
            return UNIT * self._last_points(move)
        return judge(self._notes, self.weights, move)

    def duel(self, first: int, second: int):
        """Play both on in the same worlds. In the last round it is known what they give."""
        if cards.is_last_round(self.view) or not self.looks_ahead:
            yield from super().duel(first, second)
            return
        yield from self._all_worlds().duel(first, second)

    def outlook(self) -> int:
        note(self.view, self.seat, self._notes, 0)
        return expect(self._notes, self.weights)

    # ---- the last two cards

    def _think_of_last_cards(self):
        """Try every card, and every second card after it."""
        most = -_MUCH
        for index in range(self.count - 1, -1, -1):  # to stop comes first: of equals, it will do
            points = self._last_points(self.moves[index])
            if points > most:
                most = points
                self.prefer(self.moves[index])
            yield

    def _last_points(self, move: int) -> int:
        """Return the points that the seat can have after one of its last cards."""
        self._world[:] = self.view
        cards.apply(self._world, move)
        if cards.turn(self._world) == self.seat and not cards.is_over(self._world):
            return self._most_points()
        return cards.score(self._world, self.seat)

    def _most_points(self) -> int:
        """Return the most points that the seat can have with one more card, or none."""
        most = -_MUCH
        for index in range(list_moves(self._world, self._replies)):
            copy(self._world, self._future)
            play(self._future, self._replies[index])
            most = max(most, cards.score(self._future, self.seat))
        return most


def rise(moves, worths, place: int) -> None:
    """Move one of the moves up to where it belongs, the one that is worth most first."""
    while place and worths[place] > worths[place - 1]:
        moves[place], moves[place - 1] = moves[place - 1], moves[place]
        worths[place], worths[place - 1] = worths[place - 1], worths[place]
        place -= 1


@micropython.viper
def keep_sensible(s: ptr8, seat: int, moves: ptr16, count: int) -> int:
    """Keep of a list what does not let a game go on for ever, and return how many moves are left.

    Not sensible is to discard a card that was taken from a pile, as long as the hand holds another
    one, and to take one more when it holds none.
    """
    kinds = ptr8(KIND)
    hand = _HANDS + seat * _HAND_SIZE
    end = hand + s[_HELD + seat]
    fresh = taken = 0
    kind = -1
    place = hand
    while place < end:
        if kinds[s[place] & _CARD] != kind:  # of twins, the one in front will go first
            kind = kinds[s[place] & _CARD]
            if s[place] < _KNOWN:
                fresh = 1
            else:
                taken = 1
        place += 1
    if fresh and taken == 0:
        return count
    kept = index = 0
    while index < count:
        move = moves[index]
        index += 1
        if move >= _TAKE and move < _TAKE_STOCK and fresh == 0:
            continue
        if move >= _DISCARD and move < _ONTO and fresh:
            place = hand
            while kinds[s[place] & _CARD] != move - _DISCARD:
                place += 1
            if s[place] >= _KNOWN:
                continue
        moves[kept] = move
        kept += 1
    return kept

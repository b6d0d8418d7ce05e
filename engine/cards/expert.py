"""The card game, played by expectation.

Every move is judged by what it changes of the seat's prospect (see gains.py). The best few
are then compared in many worlds: what the seat has not seen is dealt anew, and everybody plays on
for a few turns, each time the move that gains most. The last two cards are found by trying all.
"""

from array import array

from micropython import const

from engine import rng
from engine.cards import rules as cards
from engine.cards.deck import CARDS
from engine.cards.gains import best_move, is_sensible, judge, prepare
from engine.cards.judge import NOTES, UNIT, expect, note, weigh
from engine.cards.listing import list_moves
from engine.cards.playing import play
from engine.cards.view import copy, deal, see
from engine.cards.weights import WEIGHTS
from engine.players.mind import Mind

_COMPARED = const(4)  # moves
_WORLDS = const(32)
_WORLDS_FOR_ALL = const(8)  # after these, only the two best moves are followed further
_DUEL = const(16)  # worlds in which two moves are compared
_CLEAR = const(2)  # a move that looks worse at first must lead to this much more
_TURNS = (0, 0, 4, 3, 4)  # that are played on, for each number of seats
_MUCH = const(1000)  # more than any move gains

# As in engine/cards/rules.py, engine/cards/moves.py and engine/cards/judge.py.
_PLAY = const(1)
_LAST_ROUND = const(3)
_EVERY_ROW = const(31)
_WIN = const(48)


class Expert(Mind):
    SCALE = UNIT

    def __init__(self, weights: bytes = WEIGHTS):
        super().__init__(cards)
        self.weights = weights
        self.looks_ahead = True
        self._notes = array("H", bytes(2 * NOTES))
        self._unseen = bytearray(CARDS)
        self._cards = bytearray(CARDS)  # unseen, and dealt anew
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
        note(self.view, self.seat, self._notes, self._unseen, 0)
        prepare(self._notes, self.weights)
        yield
        count = 0
        for index in range(self.count):
            move = self.moves[index]
            if is_sensible(self.view, self.seat, move):
                gain = judge(self._notes, self.weights, move)
                place = count if count < _COMPARED else _COMPARED - 1
                if place == count or gain > self._worths[place]:
                    self._best[place] = move
                    self._worths[place] = gain
                    self._rise(place)
                    count = place + 1
            yield
        self.prefer(self._best[0])
        yield
        if self.looks_ahead and count > 1:
            yield from self._compare(count)

    def _rise(self, place: int) -> None:
        """Move one of the best moves up to where it belongs, the one that is worth most first."""
        moves = self._best
        worths = self._worths
        while place and worths[place] > worths[place - 1]:
            moves[place], moves[place - 1] = moves[place - 1], moves[place]
            worths[place], worths[place - 1] = worths[place - 1], worths[place]
            place -= 1

    # ---- many worlds

    def _compare(self, count: int):
        """Compare the best moves by what they lead to, on average."""
        unseen = see(self.view, self.seat, self._cards)
        copy(self.view, self._world)
        for index in range(count):
            self._worths[index] = 0
        self._worths[0] = _CLEAR * _WORLDS
        for world in range(_WORLDS):
            rng.shuffle(self.luck, 0, self._cards, unseen)
            deal(self._world, self.seat, self._cards, unseen)
            for index in range(count):
                self._worths[index] += self._play_on(self._best[index])
                yield
            self.progress = 100 * world // _WORLDS
            if world + 1 == _WORLDS_FOR_ALL or world + 1 == _WORLDS:
                for index in range(1, count):
                    self._rise(index)
                self.prefer(self._best[0])
                count = 2

    def _play_on(self, move: int) -> int:
        """Return what the seat may expect some turns after a move in this world."""
        future = self._future
        notes = self._notes
        turns = _TURNS[cards.seat_count(self.view)] + 1
        again = 0
        copy(self._world, future)
        stage = play(future, move)
        while stage != _LAST_ROUND:
            if stage == _PLAY:
                turns -= 1
                if turns == 0:
                    break
            count = list_moves(future, self._replies)
            note(future, cards.turn(future), notes, self._unseen, again)
            again = 1 if stage == _PLAY else 0
            move = best_move(future, notes, self.weights, self._replies, count)
            stage = play(future, move)
        if stage == _LAST_ROUND:
            return self._outcome()
        note(future, self.seat, notes, self._unseen, 0)
        return expect(notes, self.weights)

    def _outcome(self) -> int:
        """Return how far the seat will be ahead after the last round, and the worth of winning so.

        In a world all hands are known, and what a seat may expect itself is nearly its points.
        """
        own = best = -_MUCH
        for seat in range(cards.seat_count(self.view)):
            note(self._future, seat, self._notes, self._unseen, 0)
            worth = weigh(self._notes, self.weights, seat, _EVERY_ROW, 0)
            if seat == self.seat:
                own = worth
            elif worth > best:
                best = worth
        lead = own - best
        return lead + max(-_WIN, min(_WIN, 4 * lead))

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
        unseen, total = see(self.view, self.seat, self._cards), 0
        copy(self.view, self._world)
        for _ in range(_DUEL):
            rng.shuffle(self.luck, 0, self._cards, unseen)
            deal(self._world, self.seat, self._cards, unseen)
            total += self._play_on(first)
            yield
            total -= self._play_on(second)
            yield
        self.lead = total // _DUEL

    def outlook(self) -> int:
        note(self.view, self.seat, self._notes, self._unseen, 0)
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

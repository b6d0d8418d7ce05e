"""Matches between players: paired deals, rotated seats, all cores."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from types import ModuleType

import engine
from engine.errors import GameError
from simulator.arena import own_player
from simulator.arena.seats import LONGEST, luck, mind
from simulator.arena.workers import shared


@dataclass(frozen=True)
class Match:
    """Who meets whom, at which game, how often."""

    game: str
    entrants: tuple[str, ...]
    games: int
    seed: int
    options: int

    @property
    def deals(self) -> int:
        """Return how many deals there are; each is played once for every rotation of entrants."""
        return -(-self.games // len(self.entrants))

    def seated(self, shift: int) -> tuple[str, ...]:
        """Return the entrants by seat, when they have moved on by so many."""
        return self.entrants[-shift:] + self.entrants[:-shift]


@dataclass
class Outcome:
    """Play one game; return scores and thinking times by entrant, not by seat."""

    deal: int
    scores: list[int]
    turns: int  # of all seats together
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]

    @property
    def winners(self) -> list[int]:
        best = max(self.scores)
        return [entrant for entrant, score in enumerate(self.scores) if score == best]


def play(
    game: ModuleType, minds: Sequence, seed: int, shift: int, options: int, deal: int = 0
) -> Outcome:
    """Play one game; `minds[i]` sits at seat (i + shift) modulo their number, seat 0 begins."""
    seats = len(minds)
    state = game.new_game(seats, seed, 0, options)
    view = bytearray(game.SIZE)
    look = engine.module(game.NAME, "view").view
    chance = engine.module(game.NAME, "text").chance_text
    lucks = [luck(seed, seat) for seat in range(seats)]
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    turns = 0
    before = -1
    mark = own_player.mark
    mark.seed, mark.shift, mark.ply = seed, shift, 0
    marked = any(isinstance(one, own_player.OwnPlayer) for one in minds)
    while not game.is_over(state):
        seat = game.turn(state)
        if seat != before:
            before = seat
            turns += 1
        if marked:
            mark.ply += 2 if chance(state) else 1  # chance is a ply of its own
        entrant = (seat - shift) % seats
        look(state, seat, view, lucks[seat])
        began = perf_counter()
        move = minds[entrant].choose(view, seat, lucks[seat])
        took = perf_counter() - began
        decisions[entrant] += 1
        seconds[entrant] += took
        slowest[entrant] = max(slowest[entrant], took)
        game.apply(state, move)
        if sum(decisions) > LONGEST:
            raise GameError(f"a game of {game.NAME} from seed {seed} does not end")
    scores = [game.score(state, (entrant + shift) % seats) for entrant in range(seats)]
    return Outcome(deal, scores, turns, decisions, seconds, slowest)


def play_deal(match: Match, deal: int) -> list[Outcome]:
    """Play all rotations of one deal."""
    game = engine.game(match.game)
    minds = [mind(name, game) for name in match.entrants]
    return [
        play(game, minds, match.seed + deal, shift, match.options, deal)
        for shift in range(len(minds))
    ]


def _play_deal(task: tuple[Match, int]) -> list[Outcome]:
    return play_deal(*task)


def run(
    matches: Sequence[Match], jobs: int, limit: float = own_player.LIMIT
) -> list[list[Outcome]]:
    """Play all matches, each deal a task of its own; the outcomes of each match in order."""
    tasks = [(match, deal) for match in matches for deal in range(match.deals)]
    own = any(own_player.is_own(name) for match in matches for name in match.entrants)
    results = list(shared(_play_deal, tasks, jobs, "deal", limit, aside=own))
    outcomes, at = [], 0
    for match in matches:
        deals = results[at : at + match.deals]
        at += match.deals
        outcomes.append([outcome for deal in deals for outcome in deal][: match.games])
    return outcomes

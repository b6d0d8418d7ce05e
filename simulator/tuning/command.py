"""`python -m simulator tune`: learn the experts' weights from self-play.

The experts foretell how a game will end: a seat's score, less the mean of the others', as a sum of
weights, one for each of its rows and so on; in the dice game, each seat's chance to win, as such a
sum. Here they play each other with the present weights; after each game, every forecast made on the
way is compared with the later ones and with the end (temporal differences), and the weights it was
the sum of share the correction. Rounds follow each other, each played with what was learned
before. The mean over the later half of them is the result.
"""

import argparse
from array import array
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import engine
from engine import players, rng
from engine.errors import GameError
from simulator.arena.workers import processes, shared
from simulator.records.commands import check_seeds
from simulator.tuning import experts
from simulator.tuning.first_guess import first_guess

WANDER = 0.06  # of the moves are not the expert's, so that more of the game is seen
TRUST = 0.8  # how much a forecast believes the end of the game rather than the next forecast
CAUTION = 500  # the pace of learning: what was met n times moves by 1 / (CAUTION + n) of a miss
SLOWEST = 0.0002
CHANCE_PACE = 0.09  # of strengths: by so much of a miss over the root of all squared misses so far
GAMES_A_LESSON = 20
SEATS = (2, 2, 3, 2, 4)  # lesson by lesson


@dataclass(frozen=True)
class Lesson:
    """Some games of self-play with the same weights."""

    game: str
    weights: bytes
    seats: int
    options: int
    seed: int


@dataclass
class Glance:
    """A moment of a game as one seat sees it: places of its own weights, and the others'."""

    seat: int
    sure: float  # points, less the mean of the others'
    own: array
    others: array


@dataclass
class Course:
    """One game as the learner sees it: each turn a glance of every seat; and how it ended."""

    seats: int
    turns: list[list[Glance]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def study(lesson: Lesson) -> list[Course]:
    """Play a lesson's games."""
    game = engine.game(lesson.game)
    expert = experts.expert(lesson.game, lesson.weights)
    wanderer = players.player("club", game)
    courses = []
    for seed in range(lesson.seed, lesson.seed + GAMES_A_LESSON):
        dice = Random(seed)
        state = game.new_game(lesson.seats, seed, seed % lesson.seats, lesson.options)
        luck = rng.new(seed)
        course = Course(lesson.seats)
        before = -1
        while not game.is_over(state):
            seat = game.turn(state)
            if seat != before:
                before = seat
                course.turns.append(glances(lesson, state))
            # The experts do not look at what they cannot see, so the state will do for a view.
            mind = wanderer if dice.random() < WANDER else expert
            game.apply(state, mind.choose(state, seat, luck))
        course.scores = [game.score(state, seat) for seat in range(lesson.seats)]
        courses.append(course)
    return courses


def glances(lesson: Lesson, state: bytearray) -> list[Glance]:
    seats = range(lesson.seats)
    sure = relative([experts.sure_points(lesson.game, state, seat) for seat in seats])
    seen = []
    for seat in seats:
        own, others = experts.places(lesson.game, state, seat, lesson.weights)
        if own:
            seen.append(Glance(seat, sure[seat], array("H", own), array("H", others)))
    return seen


class Learner:
    """Weights in the making.

    A part of them has dimensions (how long the row is, how long the game will last, ...). Besides
    every entry itself, the learner corrects its kin: for each dimension, all the entries that
    differ from it in nothing else. So what is learned of one situation holds a little for its
    neighbours, and situations seldom met are not left behind.
    """

    def __init__(self, name: str, weights: bytes):
        self.name = name
        judge = experts.judgement(name)
        self.unit, self.zero = judge.UNIT, judge.ZERO
        self.start = [(weight - self.zero) / self.unit for weight in weights]
        self.kin = kinship(judge.PARTS)
        self.settled = experts.settled(name)
        groups = 1 + max(max(group) for group in self.kin)
        self.corrections = [0.0] * groups
        self.times = [0] * groups
        self.error = 0.0  # of the forecasts, lately, in points

    def worth(self, entry: int) -> float:
        if entry in self.settled:
            return self.start[entry]
        return self.start[entry] + sum(self.corrections[group] for group in self.kin[entry])

    def weights(self) -> bytes:
        worths = (round(self.worth(entry) * self.unit) for entry in range(len(self.start)))
        return bytes(max(0, min(255, worth + self.zero)) for worth in worths)

    def forecast(self, glance: Glance, seats: int) -> float:
        """Return a seat's final score, less the mean of the others'."""
        own = sum(self.worth(entry) for entry in glance.own)
        others = sum(self.worth(entry) for entry in glance.others)
        return glance.sure + own - others / (seats - 1)

    def learn(self, course: Course) -> None:
        """Learn from the end of a game back to its beginning."""
        goals = relative(course.scores)
        for turn in reversed(course.turns):
            for glance in turn:
                miss = goals[glance.seat] - self.forecast(glance, course.seats)
                self.error += 0.0005 * (abs(miss) - self.error)
                self.correct(glance.own, miss)
                self.correct(glance.others, -miss / (course.seats - 1))
                goals[glance.seat] -= (1 - TRUST) * miss

    def correct(self, entries: array, miss: float) -> None:
        times, corrections = self.times, self.corrections
        for entry in entries:
            for group in self.kin[entry]:
                times[group] += 1
                corrections[group] += miss * max(SLOWEST, 1 / (CAUTION + times[group]))

    def lessons(self, games: int, seed: int) -> list[Lesson]:
        game = engine.game(self.name)
        weights = self.weights()
        lessons = []
        for number in range(games // GAMES_A_LESSON):
            # Every fifth lesson is about the options that are seldom chosen.
            options = game.DEFAULT_OPTIONS
            if game.OPTIONS and number % 5 == 3:
                options ^= 1
            at = seed + number * GAMES_A_LESSON
            lessons.append(Lesson(self.name, weights, SEATS[number % len(SEATS)], options, at))
        return lessons


class ChanceLearner(Learner):
    """Of weights that say how strong a seat is: a strength of one more doubles the odds.

    There are more of these entries, and most are seldom met. So each has a pace of its own, which
    slows down with what it has missed by so far (AdaGrad).
    """

    def __init__(self, name: str, weights: bytes):
        super().__init__(name, weights)
        self.missed = [1.0] * len(self.corrections)  # the sum of squares

    def learn(self, course: Course) -> None:
        goals = shares(course.scores)
        for turn in reversed(course.turns):
            odds = [2 ** sum(self.worth(entry) for entry in glance.own) for glance in turn]
            for glance, own in zip(turn, odds, strict=True):
                miss = goals[glance.seat] - own / sum(odds)
                self.error += 0.0005 * (abs(miss) - self.error)
                self.correct(glance.own, miss)
                goals[glance.seat] -= (1 - TRUST) * miss

    def correct(self, entries: array, miss: float) -> None:
        missed, corrections = self.missed, self.corrections
        square, step = miss * miss, CHANCE_PACE * miss
        for entry in entries:
            for group in self.kin[entry]:
                missed[group] += square
                corrections[group] += step / sqrt(missed[group])


def learner_of(name: str, weights: bytes) -> Learner:
    return (ChanceLearner if name in experts.CHANCES else Learner)(name, weights)


def kinship(parts: tuple) -> list[tuple[int, ...]]:
    """Return for each entry the numbers of the corrections of it: its own, and its kin's."""
    kin: list[tuple[int, ...]] = []
    numbers: dict[tuple, int] = {}
    for index, (_, sizes) in enumerate(parts):
        for place in product(*map(range, sizes)):
            keys: list[tuple] = [(index, place)]
            if len(sizes) > 1:
                keys += [(index, place[:i], None, place[i + 1 :]) for i in range(len(sizes))]
            kin.append(tuple(numbers.setdefault(key, len(numbers)) for key in keys))
    return kin


def shares(scores: list[int]) -> list[float]:
    """Return what each seat has of the win: equal totals share it."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def relative(worth: list) -> list[float]:
    """Return each seat's less the mean of the others'."""
    total = sum(worth)
    return [own - (total - own) / (len(worth) - 1) for own in worth]


def tune(learner: Learner, rounds: int, games: int, seed: int, jobs: int) -> None:
    later: list[list[float]] = []
    for number in range(rounds):
        for courses in shared(study, learner.lessons(games, seed + number * games), jobs, "lesson"):
            for course in courses:
                learner.learn(course)
        if number >= rounds // 2:
            later.append(list(learner.corrections))
        print(
            f"round {number + 1} of {rounds}: forecasts miss by {learner.error:.3f}",
            flush=True,
        )
    learner.corrections = [fmean(weights) for weights in zip(*later, strict=True)]


# ---- the command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=engine.GAMES, required=True)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=1000, help="of each round (default 1000)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--afresh", action="store_true", help="forget what was learned before")
    parser.add_argument("--out", help="where to write the weights (default: the expert's own)")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: every core)")


def main(args: argparse.Namespace) -> int:
    if args.rounds < 1 or args.games < GAMES_A_LESSON:
        raise GameError(f"tuning takes at least 1 round of {GAMES_A_LESSON} games")
    check_seeds(args.seed, args.games, args.rounds * args.games)
    held = experts.weights_module(args.game)
    out = Path(args.out or str(held.__file__))
    if out.is_dir() or not out.parent.is_dir():  # said now, rather than after hours of learning
        raise GameError(f"can't write {out}: it is a folder, or in none")
    learner = learner_of(args.game, first_guess(args.game) if args.afresh else held.WEIGHTS)
    tune(learner, args.rounds, args.games, args.seed, processes(args.jobs))
    try:
        out.write_text(source(learner.weights(), note(args)), encoding="ascii")
    except OSError as error:
        raise GameError(f"can't write {out}: {error}") from None
    print(f"{out} written; compare them with the old ones in the arena before you keep them")
    return 0


def note(args: argparse.Namespace) -> str:
    """Return how weights were made, to be kept with them."""
    command = f"tune --game {args.game} --rounds {args.rounds} --games {args.games}"
    command += f" --seed {args.seed}" + (" --afresh" if args.afresh else "")
    return (
        f"What the expert of the game `{args.game}` has learned; made by\n\n"
        f"    python -m simulator {command}\n\n"
        "and not to be edited. The judgement says what the bytes mean.\n"
    )


def source(weights: bytes, words: str) -> str:
    """Return the module that holds weights."""
    lines = [f'"""{words}"""', "", "WEIGHTS = ("]
    for start in range(0, len(weights), 22):
        line = "".join(f"\\x{weight:02x}" for weight in weights[start : start + 22])
        lines.append(f'    b"{line}"')
    return "\n".join([*lines, ")", ""])

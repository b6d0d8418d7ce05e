"""`python -m simulator tune`: learn the expert's tables from self-play.

The experts foretell how a game will end: a seat's score, less the mean of the others', as a sum of
table entries, one for each of its rows and so on; in the dice game, each seat's chance to win, as
such a sum. Here they play each other with the present tables; after each game, every forecast made
on the way is compared with the later ones and with the end (temporal differences), and the entries
it was the sum of share the correction. Rounds follow each other, each played with what was learned
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
from simulator.tuning.experts import expert_room, table_room
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
    """Some games of self-play with one table."""

    game: str
    table: bytes
    seats: int
    options: int
    seed: int


@dataclass
class Glance:
    """A moment of a game as one seat sees it: entries of its own, and the others'."""

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
    expert = expert_room(lesson.game).Expert(lesson.table)
    expert.looks_ahead = False  # the table is to be good by itself; and it takes much longer
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
                course.turns.append(glances(expert, state, lesson.seats))
            # The experts do not look at what they cannot see, so the state will do for a view.
            mind = wanderer if dice.random() < WANDER else expert
            game.apply(state, mind.choose(state, seat, luck))
        course.scores = [game.score(state, seat) for seat in range(lesson.seats)]
        courses.append(course)
    return courses


def glances(expert, state: bytearray, seats: int) -> list[Glance]:
    found = array("H", bytes(256))
    sure = relative([expert.known(state, seat) for seat in range(seats)])
    seen = []
    for seat in range(seats):
        own, count = expert.entries(state, seat, found)
        if count:
            seen.append(Glance(seat, sure[seat], found[:own], found[own:count]))
    return seen


class Learner:
    """Tables in the making.

    A table has dimensions (how long the row is, how long the game will last, ...). Besides every
    entry itself, the learner corrects its kin: for each dimension, all the entries that differ from
    it in nothing else. So what is learned of one situation holds a little for its neighbours, and
    situations seldom met are not left behind.
    """

    def __init__(self, name: str, table: bytes):
        self.name = name
        room = expert_room(name)
        self.unit, self.zero = room.UNIT, room.ZERO
        self.start = [(entry - self.zero) / self.unit for entry in table]
        self.kin = kinship(room.TABLES)
        corrections = 1 + max(max(group) for group in self.kin)
        self.weights = [0.0] * corrections
        self.times = [0] * corrections
        self.error = 0.0  # of the forecasts, lately, in points

    def worth(self, entry: int) -> float:
        weights = self.weights
        return self.start[entry] + sum(weights[group] for group in self.kin[entry])

    def table(self) -> bytes:
        worths = (round(self.worth(entry) * self.unit) for entry in range(len(self.start)))
        return bytes(max(0, min(255, worth + self.zero)) for worth in worths)

    def forecast(self, glance: Glance, seats: int) -> float:
        """A seat's final score, less the mean of the others'."""
        own = sum(self.worth(entry) for entry in glance.own)
        others = sum(self.worth(entry) for entry in glance.others)
        return glance.sure + own - others / (seats - 1)

    def learn(self, course: Course) -> None:
        """From the end of a game to its beginning."""
        goals = relative(course.scores)
        for turn in reversed(course.turns):
            for glance in turn:
                miss = goals[glance.seat] - self.forecast(glance, course.seats)
                self.error += 0.0005 * (abs(miss) - self.error)
                self.correct(glance.own, miss)
                self.correct(glance.others, -miss / (course.seats - 1))
                goals[glance.seat] -= (1 - TRUST) * miss

    def correct(self, entries: array, miss: float) -> None:
        times, weights = self.times, self.weights
        for entry in entries:
            for group in self.kin[entry]:
                times[group] += 1
                weights[group] += miss * max(SLOWEST, 1 / (CAUTION + times[group]))

    def lessons(self, games: int, seed: int) -> list[Lesson]:
        game = engine.game(self.name)
        table = self.table()
        lessons = []
        for number in range(games // GAMES_A_LESSON):
            # Every fifth lesson is about the options that are seldom chosen.
            options = game.DEFAULT_OPTIONS
            if game.OPTIONS and number % 5 == 3:
                options ^= 1
            at = seed + number * GAMES_A_LESSON
            lessons.append(Lesson(self.name, table, SEATS[number % len(SEATS)], options, at))
        return lessons


class ChanceLearner(Learner):
    """Of tables that say how strong a seat is: a strength of one more doubles the odds.

    There are more of these entries, and most are seldom met. So each has a pace of its own, which
    slows down with what it has missed by so far (AdaGrad).
    """

    def __init__(self, name: str, table: bytes):
        super().__init__(name, table)
        self.missed = [1.0] * len(self.weights)  # the sum of squares

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
        missed, weights = self.missed, self.weights
        square, step = miss * miss, CHANCE_PACE * miss
        for entry in entries:
            for group in self.kin[entry]:
                missed[group] += square
                weights[group] += step / sqrt(missed[group])


def learner_of(name: str, table: bytes) -> Learner:
    foretold = getattr(expert_room(name), "FORETELLS", "points")
    return (ChanceLearner if foretold == "chances" else Learner)(name, table)


def kinship(tables: tuple) -> list[tuple[int, ...]]:
    """For each entry the numbers of the corrections that apply to it: its own, and its kin's."""
    kin: list[tuple[int, ...]] = []
    numbers: dict[tuple, int] = {}
    for index, (_, sizes) in enumerate(tables):
        for place in product(*map(range, sizes)):
            keys: list[tuple] = [(index, place)]
            if len(sizes) > 1:
                keys += [(index, place[:i], None, place[i + 1 :]) for i in range(len(sizes))]
            kin.append(tuple(numbers.setdefault(key, len(numbers)) for key in keys))
    return kin


def shares(scores: list[int]) -> list[float]:
    """What each seat has of the win: equal totals share it."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def relative(worth: list) -> list[float]:
    """Each seat's less the mean of the others'."""
    total = sum(worth)
    return [own - (total - own) / (len(worth) - 1) for own in worth]


def tune(learner: Learner, rounds: int, games: int, seed: int, jobs: int) -> None:
    later: list[list[float]] = []
    for number in range(rounds):
        for courses in shared(study, learner.lessons(games, seed + number * games), jobs, "lesson"):
            for course in courses:
                learner.learn(course)
        if number >= rounds // 2:
            later.append(list(learner.weights))
        print(
            f"round {number + 1} of {rounds}: forecasts miss by {learner.error:.3f}",
            flush=True,
        )
    learner.weights = [fmean(weights) for weights in zip(*later, strict=True)]


# ---- the command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=engine.GAMES, required=True)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=1000, help="of each round (default 1000)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--afresh", action="store_true", help="forget what was learned before")
    parser.add_argument("--out", help="where to write the table (default: the expert's own)")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: every core)")


def main(args: argparse.Namespace) -> int:
    if args.rounds < 1 or args.games < GAMES_A_LESSON:
        raise GameError(f"tuning takes at least 1 round of {GAMES_A_LESSON} games")
    check_seeds(args.seed, args.games, args.rounds * args.games)
    held = table_room(args.game)
    out = Path(args.out or str(held.__file__))
    if out.is_dir() or not out.parent.is_dir():  # said now, rather than after hours of learning
        raise GameError(f"can't write {out}: it is a folder, or in none")
    learner = learner_of(args.game, first_guess(args.game) if args.afresh else held.TABLE)
    tune(learner, args.rounds, args.games, args.seed, processes(args.jobs))
    try:
        out.write_text(source(learner.table(), note(args)), encoding="ascii")
    except OSError as error:
        raise GameError(f"can't write {out}: {error}") from None
    print(f"{out} written; compare it with the old one in the arena before you keep it")
    return 0


def note(args: argparse.Namespace) -> str:
    """How a table was made, to be kept with it."""
    command = f"tune --game {args.game} --rounds {args.rounds} --games {args.games}"
    command += f" --seed {args.seed}" + (" --afresh" if args.afresh else "")
    return (
        f"What the expert of the game `{args.game}` has learned; made by\n\n"
        f"    python -m simulator {command}\n\n"
        "and not to be edited. The expert says what the bytes mean.\n"
    )


def source(table: bytes, words: str) -> str:
    """The module that holds a table."""
    lines = [f'"""{words}"""', "", "TABLE = ("]
    for start in range(0, len(table), 22):
        entries = "".join(f"\\x{entry:02x}" for entry in table[start : start + 22])
        lines.append(f'    b"{entries}"')
    return "\n".join([*lines, ")", ""])

"""The tuning tool: it learns what there is to learn, and its weights fit the experts."""

from array import array
from math import prod
from random import Random

import pytest

import engine
from simulator import __main__ as command_line
from simulator.tuning import experts
from simulator.tuning.command import ChanceLearner, Course, Glance, Learner, kinship, source, study
from simulator.tuning.experts import judgement, weights_module
from simulator.tuning.first_guess import first_guess

GAMES = engine.GAMES


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_weight_for_every_situation(name):
    size = sum(prod(sizes) for _, sizes in judgement(name).PARTS)
    assert len(weights_module(name).WEIGHTS) == size
    assert len(first_guess(name)) == size


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weights_of_a_game_are_found_in_every_part_of_them(name, seats):
    """Each glance asks every part; a place gone astray would lie in another's."""
    judge = judgement(name)
    starts = [0]
    for _, sizes in judge.PARTS:
        starts.append(starts[-1] + prod(sizes))
    learner = Learner(name, first_guess(name))
    lesson = learner.lessons(20, 77)[0]
    courses = study(type(lesson)(name, lesson.weights, seats, lesson.options, 77))
    asked = set()
    for course in courses:
        assert len(course.turns) > 10
        for glance in (glance for turn in course.turns for glance in turn):
            for entry in (*glance.own, *glance.others):
                assert entry < starts[-1]
                asked.add(sum(entry >= start for start in starts) - 1)
    assert asked == set(range(len(judge.PARTS)))


def test_kin_differ_in_one_dimension():
    kin = kinship((("one", (3, 4)), ("two", (5,))))
    assert len(kin) == 3 * 4 + 5
    for first in range(12):
        for second in range(12):
            shared = len(set(kin[first]) & set(kin[second]))
            same = (first // 4 == second // 4) + (first % 4 == second % 4)
            assert shared == (3 if first == second else same if same < 2 else 3)
    assert all(len(groups) == 1 for groups in kin[12:])


def test_it_learns_what_entries_are_truly_worth():
    """Made-up games, in which every entry has a worth of its own and there is some luck."""
    name = "stones"
    learner = Learner(name, bytes([judgement(name).ZERO]) * len(weights_module(name).WEIGHTS))
    luck = Random(3)
    used = [luck.randrange(504, 4032) for _ in range(12)]  # not when the game is over
    true = {entry: luck.uniform(-4, 10) for entry in used}
    for _ in range(3000):
        own, others = luck.sample(used, 3), luck.sample(used, 3)
        margin = sum(true[e] for e in own) - sum(true[e] for e in others) + luck.gauss(0, 3)
        course = Course(2, [[Glance(0, 0, array("H", own), array("H", others))]], [margin, 0])
        learner.learn(course)
    # Only differences can be learned: nothing tells all entries together from none.
    shift = sum(learner.worth(e) - true[e] for e in used) / len(used)
    for entry in used:
        assert learner.worth(entry) - shift == pytest.approx(true[entry], abs=1)


def test_when_a_game_is_over_there_is_nothing_to_learn():
    """In the way of stones the weights of phase 0 are the points themselves, and stay so."""
    name, luck = "stones", Random(4)
    settled, guess = experts.settled(name), first_guess(name)
    learner = Learner(name, guess)
    places = range(len(guess))
    for _ in range(200):
        own, others = (array("H", luck.sample(places, 8)) for _ in range(2))
        learner.learn(Course(2, [[Glance(0, 0, own, others)]], [luck.randrange(60), 0]))
    learned = learner.weights()
    assert all(learned[place] == guess[place] for place in settled)
    assert any(learned[place] != guess[place] for place in places if place not in settled)
    assert all(weights_module(name).WEIGHTS[place] == guess[place] for place in settled)
    assert not experts.settled("cards")


def test_it_learns_how_much_entries_truly_raise_the_odds():
    """Made-up games again, won by chance: a strength of one more doubles it."""
    name = "dice"
    learner = ChanceLearner(name, bytes([judgement(name).ZERO]) * len(weights_module(name).WEIGHTS))
    luck = Random(3)
    used = [luck.randrange(len(learner.start)) for _ in range(12)]
    true = {entry: luck.uniform(-2, 2) for entry in used}
    for _ in range(6000):
        turn = [Glance(seat, 0, array("H", luck.sample(used, 3)), array("H")) for seat in range(3)]
        odds = [2 ** sum(true[entry] for entry in glance.own) for glance in turn]
        winner = luck.choices(range(3), odds)[0]
        learner.learn(Course(3, [turn], [seat == winner for seat in range(3)]))
    shift = sum(learner.worth(e) - true[e] for e in used) / len(used)
    for entry in used:
        assert learner.worth(entry) - shift == pytest.approx(true[entry], abs=0.3)


def test_weights_are_kept_as_a_module_that_says_how_they_were_made():
    table = bytes(range(256)) * 3
    names: dict = {}
    exec(source(table, "Made so.\n"), names)
    assert names["WEIGHTS"] == table
    assert names["__doc__"] == "Made so.\n"


@pytest.mark.slow
@pytest.mark.thinking
def test_tuning_writes_the_same_weights_from_the_same_seed(tmp_path, capsys):
    tables = []
    for jobs in ("1", "2"):
        out = tmp_path / f"table{jobs}.py"
        arguments = ["--game", "dice", "--rounds", "2", "--games", "40", "--jobs", jobs, "--afresh"]
        assert command_line.main(["tune", *arguments, "--out", str(out)]) == 0
        tables.append(out.read_text())
        assert f"{out} written" in capsys.readouterr().out
    assert tables[0] == tables[1]
    assert "python -m simulator tune --game dice --rounds 2 --games 40" in tables[0]
    names: dict = {}
    exec(tables[0], names)
    assert names["WEIGHTS"] != first_guess("dice")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--jobs", "-3"], "--jobs is a number of processes"),
        (["--seed", "-1"], "seed -1 is not between"),
        (["--seed", "1073741000"], "seed 1073760999 is not between"),
        (["--out", "/nowhere/table.py"], "can't write /nowhere/table.py"),
        (["--out", "."], "can't write ."),
    ],
)
def test_a_wrong_argument_is_told_before_hours_of_learning(tmp_path, capsys, arguments, words):
    out = ["--out", str(tmp_path / "table.py")]
    assert command_line.main(["tune", "--game", "dice", *out, *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line


def test_too_short_a_tuning_is_refused(capsys):
    assert command_line.main(["tune", "--game", "dice", "--games", "3"]) == 2
    assert "at least 1 round of 20 games" in capsys.readouterr().err

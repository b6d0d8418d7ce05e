"""The soak test itself: it finds what is planted, names it, repeats it, and counts right."""

import re
import shlex
from collections import Counter
from pathlib import Path

import pytest
from in_progress import play_random
from modules import ROOT
from referee import referee

from boards.store import Store
from firmware.saves.session import Session
from firmware.table.table import Table
from simulator.__main__ import main
from simulator.records import records
from simulator.soak import cuts, files, games, playing, presses, report
from simulator.soak.case import Failure, Kind, Outcome, play
from simulator.soak.crew import Worker
from simulator.soak.kinds import KINDS
from simulator.soak.rules import Witness
from simulator.soak.schedule import Schedule, Tally, Task

REFEREE = referee.__code__.co_filename


@pytest.fixture(autouse=True)
def _kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "KEPT", tmp_path / "kept")


def played(kind: Kind, seeds: range, room: Path) -> tuple[Counter, list[Failure]]:
    """Return what some cases have tried, and what failed."""
    outcomes = [play(kind, seed, room, REFEREE) for seed in seeds]
    tried = sum((outcome.tried for outcome in outcomes), Counter())
    return tried, [failure for outcome in outcomes for failure in outcome.failures]


# ---- a little of each kind


@pytest.mark.slow
@pytest.mark.thinking
def test_presses_come_to_whole_games_and_power_cuts(tmp_path: Path) -> None:
    tried, failures = played(presses.KIND, range(4, 11), tmp_path)
    assert failures == []
    assert tried["presses"] >= 7 * presses.PRESSES
    assert tried["whole games"] > 1
    assert tried["moves checked"] > 500
    assert tried["power cuts"] >= 2


def test_damaged_files_of_every_kind_are_tried(micropython_console: Path, tmp_path: Path) -> None:
    tried, failures = played(files.KIND, range(120, 144), tmp_path)
    assert failures == []
    assert tried["files"] > 24
    assert tried["presses at damaged files"] > 150


def test_games_come_out_the_same_in_a_picos_heap(micropython_console: Path, tmp_path: Path) -> None:
    tried, failures = played(games.KIND, range(2), tmp_path)
    assert failures == []
    assert tried["games"] == 2 * games.GAMES


@pytest.mark.slow
def test_power_is_cut_before_and_within_every_operation_of_the_flash(
    firmware_image: Path, tmp_path: Path
) -> None:
    tried, failures = played(cuts.KIND, range(1), tmp_path)
    assert failures == []
    assert tried["cut images"] == 2 * tried["flash operations"] + 1 > 20
    assert tried["cut images booted"] > 0


@pytest.mark.parametrize("name", ["presses", "files"])
def test_a_case_is_the_same_whatever_was_played_before(name: str, tmp_path: Path) -> None:
    alone, _ = played(KINDS[name], range(6, 7), tmp_path)
    for kind in (presses.KIND, files.KIND):
        played(kind, range(20, 21), tmp_path)
    assert played(KINDS[name], range(6, 7), tmp_path)[0] == alone


# ---- what is planted is found


def cheat(patch: pytest.MonkeyPatch) -> None:
    """Let the console change a table behind the rules' back."""
    honest = Session.play

    def play(self: Session, move: int) -> None:
        honest(self, move)
        if self.moves_made() == 9:
            self.state[8] ^= 1

    patch.setattr(Session, "play", play)


def miscount(patch: pytest.MonkeyPatch) -> None:
    """Let the engine give everybody a point too much."""
    honest = records.scores

    def scores(*of) -> list:
        return [{**score, "total": score["total"] + 1} for score in honest(*of)]

    patch.setattr(records, "scores", scores)


def stumble(patch: pytest.MonkeyPatch) -> None:
    """Put an error into a screen."""
    patch.setattr(Table, "open_menu", lambda table: table.no_such_menu)


def forget(patch: pytest.MonkeyPatch) -> None:
    """Let the store lose the last byte of a file."""
    honest = Store.write
    patch.setattr(Store, "write", lambda store, name, data: honest(store, name, data[:-1]))


def throw_away(patch: pytest.MonkeyPatch) -> None:
    """Let the store delete what is damaged."""

    def set_aside(self: Store, name: str) -> str:
        Path(self._path(name)).unlink()
        return name

    patch.setattr(Store, "set_aside", set_aside)


def think_otherwise(patch: pytest.MonkeyPatch) -> None:
    """CPython and MicroPython do not agree."""
    honest = playing.play
    patch.setattr(playing, "play", lambda *game: honest(*game).replace("0", "1"))


ON_THE_UNIX_PORT = ("files", "games")
PLANTED = [
    ("presses", cheat, "does not stand as its moves have left it"),
    ("presses", miscount, "the referee counts"),
    ("presses", stumble, "no_such_menu"),
    ("presses", forget, "neither the old file nor the new one"),
    ("files", throw_away, "is not kept aside"),
    ("games", think_otherwise, "on the unix port"),
]


@pytest.mark.parametrize(("name", "plant", "words"), PLANTED)
def test_what_is_planted_is_found_named_and_repeated_by_its_seed(
    name, plant, words, tmp_path, monkeypatch, capsys, request
):
    if name in ON_THE_UNIX_PORT:
        request.getfixturevalue("micropython_console")
    plant(monkeypatch)
    cases = (played(KINDS[name], range(seed, seed + 1), tmp_path) for seed in range(4, 16))
    failure = next(failure for _, failures in cases for failure in failures)
    assert words in failure.line
    # As it says itself, but for `make`, which would not know what is planted.
    *make, arguments = shlex.split(failure.command)
    assert make == ["make", "soak"]
    again = shlex.split(arguments.removeprefix("ARGS="))
    assert main(["soak", "--referee", REFEREE, *again]) == 1
    said = capsys.readouterr()
    assert failure.line in said.out
    assert failure.line in said.err
    assert failure.command in said.out
    kept = (report.KEPT / f"{name}-{failure.seed}.txt").read_text()
    assert failure.command in kept
    assert failure.line in kept


def test_power_cuts_must_leave_the_old_files_or_the_new(tmp_path: Path) -> None:
    old, new = {"saves/game": b""}, {"saves/game": b"", "board.py": b"2"}
    assert cuts.damage(old, old, new, None) == ""
    assert cuts.damage(new, old, new, None) == ""
    assert "board.py" in cuts.damage({**old, "board.py": b"3"}, old, new, None)
    assert "saves/game" in cuts.damage({"board.py": b"2"}, old, new, None)
    assert "gone" in cuts.damage(None, old, new, None)
    assert cuts.damage(None, None, new, None) == ""  # it is being made
    torn = {"saves/game": b"12345"}
    assert "game is damaged" in cuts.damage(torn, torn, torn, None)
    assert cuts.damage(torn, torn, torn, torn) == ""  # it was so from the first


# ---- processes, shares and the table


def test_a_process_that_dies_is_a_failure_and_is_replaced(tmp_path: Path, capfd) -> None:
    nobody = Kind("nobody", "", "", 1, 1, 0.0, lambda case: None)
    worker = Worker(tmp_path, REFEREE)
    try:
        for kind, lines in ((nobody, ["the process died"]), (files.KIND, [])):
            worker.give(Task(kind, range(120, 121)))
            outcomes: list[Outcome] = []
            while worker.task:
                outcomes += worker.outcomes()
            assert [failure.line for failure in outcomes[0].failures] == lines
            assert all(failure.seed == 120 for failure in outcomes[0].failures)
    finally:
        worker.dismiss()
    assert "KeyError" in capfd.readouterr().err  # what it died of


def kind(name: str, aim: int, batch: int = 1) -> Kind:
    return Kind(name, f"all {name}", name, aim, batch, 1.0, lambda case: None)


def finished(task: Task, amount: int, seconds: float = 1.0) -> list[Outcome]:
    return [Outcome(task.kind.name, Counter({task.kind.unit: amount}), [], seconds)] * len(
        task.seeds
    )


def test_the_time_is_shared_in_proportion_to_the_aims() -> None:
    left = 1000.0
    schedule = Schedule([kind("many", 900, batch=5), kind("few", 100)], 7, 0, lambda: left)
    seeds: dict[str, list[int]] = {"many": [], "few": []}
    while task := schedule.next():
        seeds[task.kind.name] += task.seeds
        for outcome in finished(task, amount=1):
            schedule.note(outcome)
            left -= 1
    assert left < 5
    for name, done in seeds.items():
        assert done == list(range(7, 7 + len(done))), name
    assert len(seeds["many"]) / 900 == pytest.approx(len(seeds["few"]) / 100, abs=0.06)


def test_a_kind_that_comes_to_nothing_does_not_take_all_the_time() -> None:
    left = 1000.0
    schedule = Schedule([kind("good", 600), kind("broken", 600)], 0, 0, lambda: left)
    given = Counter()
    while task := schedule.next():
        given[task.kind.name] += 1
        for outcome in finished(task, amount=int(task.kind.name == "good")):
            schedule.note(outcome)
            left -= 1
    assert given["good"] > 400


def test_what_would_not_be_done_in_time_is_not_begun() -> None:
    schedule = Schedule([kind("long", 10)], 0, 0, lambda: 0.5)
    assert schedule.next() is None


def test_a_count_is_kept_whatever_the_time() -> None:
    schedule = Schedule([kind("many", 900, batch=4)], 0, 6, lambda: -1.0)
    tasks = [schedule.next(), schedule.next(), schedule.next()]
    assert [task and task.seeds for task in tasks] == [range(4), range(4, 6), None]


def test_the_table_says_what_was_tried_beside_the_aim_and_what_failed() -> None:
    first, second = Tally(kind("presses", 6000)), Tally(kind("images", 60))
    first.tried = Counter({"moves": 12, "presses": 12_345, "emulated seconds": 150})
    second.failures = [Failure("images", 3, "why\nbroken"), Failure("images", 5, "broken")]
    assert report.table([first, second], minutes=30).splitlines() == [
        "| what was tried | how much                                     | the aim | failures |",
        "| ---            | ---                                          | ---:    | ---:     |",
        "| all presses    | 12,345 presses, 12 moves, 2 emulated minutes | 3,000   | 0        |",
        "| all images     | 0 images                                     | 30      | 2        |",
    ]
    told = report.summary(second.failures)
    assert told == 'broken (2 times)\n    make soak ARGS="--only images --seed 3 --count 1"'


@pytest.mark.parametrize("name", ["presses", "files"])
def test_a_clean_run_ends_with_status_0_and_a_table(
    name: str, capsys: pytest.CaptureFixture, request: pytest.FixtureRequest
) -> None:
    kind = KINDS[name]
    if name in ON_THE_UNIX_PORT:
        request.getfixturevalue("micropython_console")
    command = f"soak --only {name} --seed 4 --count 2 --jobs 2"
    assert main([*command.split(), "--referee", REFEREE]) == 0
    line = rf"{kind.what} +\| [\d,]+ {kind.unit}, .* \| 0 +\|$"
    assert re.search(line, capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("wrong", ["--minutes 0", "--count -1", "--jobs -3"])
def test_a_senseless_number_is_refused(wrong: str, capsys: pytest.CaptureFixture) -> None:
    assert main(["soak", "--only", "files", *wrong.split()]) == 2
    assert wrong.split()[0] in capsys.readouterr().err


def test_a_table_from_a_review_that_begins_in_the_middle_is_no_wrong_deal() -> None:
    session = Session.new("cards", [("novice", "Nina"), ("", "Anna")], 1, 0, 4)
    play_random(session, 30, lambda: session.moves_made() > 30)
    witness = Witness(str(ROOT / "tests" / "referee" / "referee.py"))
    witness.see(session.practice(20))
    assert not witness.moves

"""The oldest MicroPython that the console is promised to run on, from npm: 1.23."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from learning import whole_lesson
from modules import ROOT
from replays import facts_of, seen_by
from sizes import SIZES
from tours import TABLE, TOURS, session_of, tour

import engine
from firmware.toolchain import ToolchainMissing
from simulator.web import modules, npm

OLDEST = "oldest-micropython"
PROGRAM = """
import sys
sys.path.insert(0, "/")
import viper_types, visits
print(".".join([str(part) for part in sys.implementation.version[:2]]))
visits.play_all("/visits.jsonl")
"""


@pytest.fixture(scope="module")
def oldest() -> Path:
    try:
        return npm.packages(checkers=True) / OLDEST / "micropython.mjs"
    except ToolchainMissing as reason:
        pytest.skip(str(reason))


def replay(interpreter: Path, facts: list[dict], folder: Path) -> list[str]:
    (folder / "packed").write_bytes(modules.packed())
    (folder / "visits.jsonl").write_text("".join(json.dumps(each) + "\n" for each in facts))
    tools = ROOT / "tests"
    files = [tools / "device/visits.py", folder / "visits.jsonl"]
    command = ["node", tools / "tools/oldest.mjs", interpreter, folder / "packed", PROGRAM, *files]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.slow
def test_it_shows_the_same_pictures_on_every_tour(oldest: Path, tmp_path: Path) -> None:
    facts, expected = [], []
    for name in TOURS:
        visit = tour(name, next(iter(SIZES)), "en", tmp_path / name, work_ms=0)
        facts.append(facts_of(name, visit, session_of(name) if name in TABLE else None))
        expected += seen_by(name, visit)
    version, *seen = replay(oldest, facts, tmp_path)
    assert seen == expected
    promised = re.search(r"runs MicroPython ([\d.]+) or newer", (ROOT / "README.md").read_text())
    assert promised
    assert promised[1] == version


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_machine_thinks_there(game: str, oldest: Path, tmp_path: Path) -> None:
    """In a whole lesson, to the score."""
    visit = whole_lesson(tmp_path, game)
    _, *seen = replay(oldest, [facts_of(game, visit)], tmp_path)
    assert seen == seen_by(game, visit)

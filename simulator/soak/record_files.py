"""Records that somebody has changed: `replay` names what is wrong with each, and goes on."""

import argparse
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path

import engine
from engine.errors import GameError
from simulator.records import records
from simulator.records.commands import Replay
from simulator.soak.case import Case
from simulator.soak.damage import damaged, senseless, text_of


def play(case: Case) -> None:
    """Put a changed one between two that are right."""
    luck = case.luck
    good = record(luck.randrange(12))
    right = json.dumps(good).encode()
    if luck.random() < 0.5:
        changed = damaged(luck, right)
    else:
        changed = text_of(luck, senseless(luck, good))
    file = case.folder / "games.jsonl"
    file.write_bytes(b"\n".join((right, b" ".join(changed.split()), right)))
    case.tried["files"] += 1
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(io.StringIO()):
            status = Replay.main(argparse.Namespace(file=str(file)))
    except GameError:
        case.check(not _is_text(file), "replay can't read what is a text")
        return
    first, *middle, last = said.getvalue().splitlines()
    case.check("WRONG" not in first + last, f"a good record is called wrong: {first} {last}")
    wrong = any("WRONG" in line for line in middle)
    case.check(status == wrong, f"replay ends with {status} after saying {middle}")


def _is_text(file: Path) -> bool:
    try:
        file.read_text("utf-8")
    except UnicodeDecodeError:
        return False
    return True


@cache
def record(number: int) -> dict:
    """Return some records of all games."""
    name = engine.GAMES[number % 3]
    return records.record(name, ["random"] * (2 + number // 4), number, 0, {}, number % 2 == 0)

"""A player out of a file of one's own sits at any table, and its mistakes are told in one line."""

import json
import re
from pathlib import Path

import pytest

from firmware import words
from simulator.__main__ import main
from simulator.terminal.game import play

STEADY = """
from engine.stones import rules as stones

def judge(view, seat, move):
    return 1 if move == stones.TURN_UP else 2
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(STEADY)
    return file


def test_it_plays_what_it_likes_best(mine: Path, capsys) -> None:
    assert main(f"record --game stones --seats {mine},random --seed 3 --legal".split()) == 0
    record = json.loads(capsys.readouterr().out)
    own = [
        (token, legal)
        for (seat, token), legal in zip(record["moves"], record["legal"], strict=True)
        if seat == 0
    ]
    assert {token for token, _ in own} > {"?"}
    for token, legal in own:
        if token == "?":
            assert legal == ["?"], "it turns a tile up only where it can take none"


def test_the_arena_seats_it_beside_the_levels(mine: Path, capsys) -> None:
    seats = f"arena --game stones --seats club,{mine} --games 20 --jobs 1 --json".split()
    assert main(seats) == 0
    club, own = json.loads(capsys.readouterr().out)["entrants"]
    assert own["player"] == str(mine)
    assert club["score"] > own["score"]


def test_a_person_can_play_against_it_in_the_terminal(mine: Path) -> None:
    heard: list[str] = []
    words.use("en")
    play("stones", ["you", str(mine)], 1, ask=lambda question: "1", say=heard.append)
    assert any(line.startswith("Mine takes ") for line in heard)
    assert re.fullmatch("(Player 1|Mine) wins!|.* share the win!", heard[-1])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "has no function judge(view, seat, move)"),
        ("x = 1\ndef judge(view, seat, move)\n    pass\n", "line 2: SyntaxError: expected ':'"),
        ("import no_such\n", "line 1: ModuleNotFoundError: No module named 'no_such'"),
        ("def judge(view, seat, move):\n    return mvoe\n", "line 2: NameError: name 'mvoe'"),
        ("def judge(view, seat, move):\n    pass\n", "for the move . it returned None"),
        (
            "def judge(view, seat):\n    return 1\n",
            "mine.py: TypeError: judge() takes 2 ",
        ),
    ],
)
def test_a_mistake_is_told_in_one_line(mine: Path, capsys, text: str, message: str) -> None:
    mine.write_text(text)
    assert main(f"record --game stones --seats {mine},random --seed 3".split()) == 2
    error = capsys.readouterr().err
    assert message in error
    assert len(error.splitlines()) == 1
    assert str(mine) in error


def test_a_file_that_is_not_there_is_named(capsys) -> None:
    assert main(["arena", "--seats", "no_such.py,club", "--games", "2", "--jobs", "1"]) == 2
    assert "can't read no_such.py" in capsys.readouterr().err

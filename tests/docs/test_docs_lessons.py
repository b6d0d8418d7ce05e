"""What the lessons claim beyond what their pages show."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.players import player
from engine.stones import rules as stones
from engine.stones import thumb as stones_thumb
from engine.stones.view import view as look
from simulator import own_code
from simulator.__main__ import main
from simulator.arena.command import table
from simulator.arena.matches import Match, run
from simulator.arena.seats import chooser
from simulator.docs.pages import ROOT, blocks

CLASSROOM = ROOT / "docs" / "classroom"


@pytest.fixture
def players(tmp_path: Path) -> list[str]:
    """Return the three versions of mine.py, in the order of lesson 5."""
    versions = [block.text for block in blocks(CLASSROOM / "lesson-5.md") if block.notes]
    files = []
    for number, text in enumerate(versions):
        file = tmp_path / f"version_{number}.py"
        file.write_text(text)
        files.append(str(file))
    return files


def margin(one: str, other: str) -> tuple[float, float]:
    match = Match("stones", (one, other), 200, 1, 0)
    first = table(match, run([match], 1)[0])["entrants"][0]
    return first["margin"], first["margin_error"]


@pytest.mark.slow
def test_the_second_player_stands_between_novice_and_club(players: list[str]) -> None:
    ahead, error = margin(players[1], "novice")
    assert ahead > 3 * error
    behind, error = margin(players[1], "club")
    assert behind < -3 * error


def test_it_can_take_the_place_of_the_novice(
    players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = own_code.function(players[2], "judge(view, seat, move)")
    monkeypatch.setattr(stones_thumb, "novice", judge)
    own = player("novice", stones)
    state, view = stones.new_game(2, 5), bytearray(stones.SIZE)
    other = chooser("club", stones, 1, 5)
    luck = bytearray(8)
    while not stones.is_over(state):
        if stones.turn(state) == 0:
            look(state, 0, view, luck)
            stones.apply(state, own.choose(view, 0, luck))
        else:
            stones.apply(state, other(state))
    assert stones.score(state, 0) > 0


def test_the_game_of_lesson_4_is_the_same_on_micropython(micropython: Path, tmp_path: Path) -> None:
    text = next(block.text for block in blocks(CLASSROOM / "lesson-4.md") if block.notes)
    assert text.startswith("import pocket_keltis\n")
    (tmp_path / "desktop.py").write_text(text)
    (tmp_path / "pico.py").write_text(text.removeprefix("import pocket_keltis\n"))
    said = [
        subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
        for command, env in (
            ([sys.executable, "desktop.py"], None),
            ([str(micropython), "pico.py"], {"MICROPYPATH": str(ROOT)}),
        )
    ]
    assert said[0].stdout == said[1].stdout != ""


MISTAKES = [
    ("lesson-3.md", "picture.py", "frame.fill(BLUE)", "frame.fill(BLEU)", "play --run picture.py"),
    ("lesson-3.md", "picture.py", "def run(board)", "def rnu(board)", "play --run picture.py"),
    (
        "lesson-5.md",
        "mine.py",
        "abs(value",
        "abs(valeu",
        "record --game stones --seats mine.py,random",
    ),
    (
        "lesson-5.md",
        "mine.py",
        "return LEAVE",
        "return",
        "record --game stones --seats mine.py,random",
    ),
    ("lesson-5.md", "mine.py", "judge(", "jugde(", "record --game stones --seats mine.py,random"),
]


@pytest.mark.parametrize(("page", "file", "right", "wrong", "command"), MISTAKES)
def test_a_mistake_gets_the_sentence_that_the_page_explains(
    page: str, file: str, right: str, wrong: str, command: str, tmp_path: Path, monkeypatch, capsys
) -> None:
    texts = [block.text for block in blocks(CLASSROOM / page) if block.notes.get("file") == file]
    text = texts[1] if len(texts) > 1 else texts[0]
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong))
    (tmp_path / "script.txt").write_text("wait 10\n")
    monkeypatch.chdir(tmp_path)
    headless = ["--headless", "--script", "script.txt"] if command.startswith("play") else []
    assert main([*command.split(), *headless]) == 2
    said = capsys.readouterr().err.strip().partition(": ")[2]
    assert f"`{said}`" in (CLASSROOM / page).read_text()


NO_ANSWER = [
    ("    colour, value", "    while True: pass\n    colour, value"),
    ("    colour, value", "    import os; os._exit(1)\n    colour, value"),
]


@pytest.mark.parametrize(("right", "wrong"), NO_ANSWER)
def test_a_player_that_never_answers_gets_the_sentence_that_the_page_explains(
    right: str, wrong: str, players: list[str], tmp_path: Path, monkeypatch, capsys
) -> None:
    text = Path(players[1]).read_text()
    assert right in text
    (tmp_path / "mine.py").write_text(text.replace(right, wrong))
    monkeypatch.chdir(tmp_path)
    limited = "arena --game stones --seats mine.py,random --games 2 --jobs 1 --limit 0.5"
    assert main(limited.split()) == 1
    said = capsys.readouterr().err.splitlines()[0].partition(": ")[2].replace("0.5 s", "10 s")
    assert f"`{said}`" in (CLASSROOM / "lesson-5.md").read_text()

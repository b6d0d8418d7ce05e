"""A fourth game is added by its two folders alone, and is then a game like the others."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sizes import SIZES

ROOT = Path(__file__).parents[2]
FOURTH = ROOT / "tests" / "fourth"
NAME = "pebbles"

# Played on the console by buttons alone: saved, switched off, gone on with, to the score.
ON_THE_CONSOLE = """
import sys
from pathlib import Path
from firmware import games, words
from firmware.saves.session import Session
from simulator.soak.saves import games_counted
from simulator.visit import Visit

SIZES = sys.argv[2:]
folder = Path(sys.argv[1])
for board in SIZES:
    for language in words.LANGUAGES:
        saves = folder / board / language
        saves.mkdir(parents=True)
        visit = Visit(saves, board, language=language, seed=3)
        visit.start()
        visit.choose("menu_new")
        visit.set("new_game", games.title("pebbles"))
        visit.choose("new_start")
        visit.play_turn()
        visit.leave()
        session = Session.load(visit.board.store)
        assert session.game.NAME == "pebbles" and session.moves_made() >= 1
        again = Visit(saves, board, language=language, seed=3)
        again.resume()
        session = again.table.session
        while not session.is_over():
            again.play_turn()
        again.wait(5000)  # for the score to be added up
        again.go_home()
        assert games_counted(again.board.store, ["pebbles"])
print("played")
"""

# Learned on the console: what the lesson asks for, and then any move to the end.
LEARNED = """
import sys
from pathlib import Path
from firmware import games, words
from simulator.visit import Visit
SIZES = sys.argv[2:]
for board in SIZES:
    for language in words.LANGUAGES:
        folder = Path(sys.argv[1]) / board / language
        folder.mkdir(parents=True)
        visit = Visit(folder, board, language=language)
        visit.start()
        visit.choose("menu_learn")
        visit.choose(games.title("pebbles"))
        lesson = visit.table
        for _ in range(100):
            if visit.told:
                break
            if visit.top is lesson and lesson.can_choose() and not lesson._steps:
                visit.play("+" + str(max(1, lesson.wanted())))
            else:
                visit.press("A")
                visit.wait(900)
        assert games.title("pebbles") in visit.told
        assert lesson.session.is_over()
print("learned")
"""

ON_MICROPYTHON = """
import engine
from array import array
from engine import rng
from engine.players import LEVELS, player
from engine.state import pack
from firmware import games, words
from firmware.saves.session import telling
for language in words.LANGUAGES:
    words.use(language)
    words.use_game("pebbles")
    game = engine.game("pebbles")
    moves, view = array("H", bytes(2 * game.MOST_MOVES)), bytearray(game.SIZE)
    for seed in range(20):
        s = game.new_game(2 + seed % 3, seed, 0, seed % 2)
        luck, minds = rng.new(seed), [player(level, game) for level in LEVELS]
        while not game.is_over(s):
            seat = game.turn(s)
            engine.module("pebbles", "view").view(s, seat, view, luck)
            move = minds[(seat + seed) % 4].choose(view, seat, luck)
            before = bytes(s)
            tell = telling("pebbles")
            said = tell.action(s, move), tell.effect(s, move, view)
            game.apply(s, move)
            engine.module("pebbles", "check").check(s)
            print(move, *said, tell.told(before, s, move))
        print(games.title("pebbles"), [game.score(s, seat) for seat in range(game.seat_count(s))])
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project, with the two folders laid into it and nothing else."""
    home = tmp_path_factory.mktemp("house")
    for room in ("boards", "display", "engine", "firmware", "input", "simulator"):
        shutil.copytree(ROOT / room, home / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", home)
    for folder in (f"engine/{NAME}", f"firmware/games/{NAME}"):
        shutil.copytree(FOURTH / folder, home / folder)
    run(home, "-m", "firmware.toolchain", "package")
    return home


def run(house: Path, *words: str) -> str:
    path = f"{house}{os.pathsep}{house / 'simulator' / 'shims'}"
    env = {**os.environ, "PYTHONPATH": path, "COMPILE": "no"}  # its loops are short
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    return done.stdout


def test_it_is_found_by_its_folder(house: Path) -> None:
    assert (
        'NAMES = ("cards", "stones", "dice", "pebbles")' in (house / "engine/games.py").read_text()
    )
    assert f"firmware/games/{NAME}/scene.py" in (house / "package.json").read_text()


@pytest.mark.slow
def test_it_is_played_on_the_console_saved_and_gone_on_with(house: Path, tmp_path: Path) -> None:
    (tmp_path / "play.py").write_text(ON_THE_CONSOLE)
    said = run(house, str(tmp_path / "play.py"), str(tmp_path), *SIZES)
    assert said.splitlines()[-1] == "played"


def test_it_brings_a_lesson_of_its_own(house: Path, tmp_path: Path) -> None:
    (tmp_path / "learn.py").write_text(LEARNED)
    said = run(house, str(tmp_path / "learn.py"), str(tmp_path), *SIZES)
    assert said.splitlines()[-1] == "learned"


def test_it_is_recorded_replayed_and_entered_in_the_arena(house: Path, tmp_path: Path) -> None:
    seats = ["--game", NAME, "--seats", "expert,novice", "--seed", "7", "--games", "40"]
    records = run(house, "-m", "simulator", "record", "--legal", *seats)
    assert {json.loads(line)["game"] for line in records.splitlines()} == {NAME}
    (tmp_path / "games.jsonl").write_text(records)
    assert "40" in run(house, "-m", "simulator", "replay", str(tmp_path / "games.jsonl"))
    said = run(house, "-m", "simulator", "arena", *seats, "--jobs", "1", "--json")
    result = json.loads(said)
    assert result["games"] >= 40


def test_micropython_plays_it_as_cpython_does(house: Path, micropython: Path) -> None:
    done = subprocess.run(
        [micropython, "-X", "heapsize=192k", "-c", ON_MICROPYTHON],
        cwd=house,
        env={**os.environ, "MICROPYPATH": str(house)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == run(house, "-c", ON_MICROPYTHON)
    assert "Kavicsok" in done.stdout

"""A player of one's own that fails, whatever way, is named; nothing hangs or stays behind."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from engine.errors import GameError
from firmware.table.telling import signed
from simulator.__main__ import main
from simulator.arena.own_player import LIMIT
from simulator.arena.workers import processes, shared
from simulator.own_code import OwnCodeError
from simulator.terminal import game as terminal

# It plays for a while; then it does line 6.
LATER = """n = 0
def judge(view, seat, move):
    global n
    n += 1
    if n > 200:
        {}
    return 1
"""
# It is loaded for every game anew; in the third, it does line 6.
THIRD_GAME = """open("loads", "a").write("x")
loads = len(open("loads").read())

def judge(view, seat, move):
    if loads == 3:
        {}
    return 1
"""
FAILURES = {
    "raises": ("1 // 0", "mine.py line 6: ZeroDivisionError: integer division or modulo by zero"),
    "says much": ("raise ValueError('a\\nb ' * 999)", "mine.py line 6: ValueError: a b a b"),
    "exits": ("raise SystemExit(3)", "mine.py line 6: SystemExit: 3"),
    "interrupts": ("raise KeyboardInterrupt", "mine.py line 6: KeyboardInterrupt"),
    "recurses": ("judge(view, seat, move)", "mine.py line 6: RecursionError: maximum"),
    "returns text": ("return 'good'", "mine.py: judge has to return a whole number"),
    "returns much": ("return [0] * 10_000", "mine.py: judge has to return a whole number"),
    "asks": ("input()", "mine.py line 6: EOFError"),
    "leaves": ("import os; os._exit(3)", "mine.py: its process ended (exit status 3)"),
    "leaves content": ("import os; os._exit(0)", "mine.py: its process ended (exit status 0)"),
    "loops": ("while True: pass", "mine.py line 6: no answer within 1 s"),
    "sleeps": ("import time; time.sleep(10_000)", "mine.py line 6: no answer within 1 s"),
    "loops in C": ("sum(range(10**15))", "mine.py: no answer within 1 s"),
}
if os.name == "posix":
    FAILURES |= {
        "crashes": ("import ctypes; ctypes.string_at(0)", "mine.py: its process ended (SIGSEGV)"),
        "is killed": ("import os; os.kill(os.getpid(), 9)", "mine.py: its process ended (SIGKILL)"),
        "stops": (
            "import signal; signal.raise_signal(signal.SIGSTOP)",
            "mine.py: no answer within 1 s",
        ),
        "shuts": ("import os; os.closerange(3, 99)", "mine.py: its process ended"),
    }
ENDS = ("raises", "exits", "leaves", "loops")
SILENT = ("loops", "sleeps", "loops in C", "stops")  # one second is enough to see it
STONES = ["--game", "stones"]


@pytest.fixture
def mine(tmp_path: Path, monkeypatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    yield tmp_path / "mine.py"
    assert active_children() == []


def limit(kind: str) -> list[str]:
    return ["--limit", "1"] if kind in SILENT else []


def arena(*arguments: str, jobs: str = "1") -> int:
    return main(["arena", *STONES, "--games", "20", "--jobs", jobs, *arguments])


@pytest.mark.parametrize("kind", FAILURES)
def test_the_arena_names_it_and_stops(mine: Path, capfd, kind: str) -> None:
    code, words = FAILURES[kind]
    mine.write_text(LATER.format(code))
    assert arena("--seats", "club,mine.py", *limit(kind)) == 1
    said = capfd.readouterr()
    assert said.out == ""
    first, second = said.err.splitlines()
    assert first.startswith(f"pocket-keltis arena: {words}")
    assert len(first) < 400
    assert second.startswith("It was at ply ")


def test_the_game_can_be_seen_again(mine: Path, capfd) -> None:
    """Some deals go well; then it fails, at another seat than the one it was given."""
    mine.write_text(
        "from engine.dice import rules as dice\n"
        "def judge(view, seat, move):\n"
        "    return 1 // (seat != 1 or dice.score(view, 0) != 3)\n"
    )
    match = ["--game", "dice", "--options", "stones_only"]
    assert arena("--seats", "club,random,mine.py", *match, jobs="2") == 1
    first, second = capfd.readouterr().err.splitlines()
    assert "line 3: ZeroDivisionError" in first
    command = second.partition("python -m simulator ")[2]
    assert "--game dice --seats random,mine.py,club --seed" in command
    assert main(command.split()) == 1
    assert capfd.readouterr().err.splitlines() == [first, second]


def test_plies_are_numbered_as_in_a_record(mine: Path, capfd) -> None:
    """Chance, which rolls the dice, has plies of its own."""
    mine.write_text("def judge(view, seat, move):\n    return 1\n")
    match = ["--game", "dice", "--seats", "club,mine.py", "--seed", "4"]
    assert main(["record", *match]) == 0
    plies = json.loads(capfd.readouterr().out)["moves"]
    mine.write_text(LATER.format("1 // 0").replace("200", "50"))
    assert arena(*match) == 1
    ply = int(capfd.readouterr().err.partition("at ply ")[2].partition(".")[0])
    seat, token = plies[ply - 1]
    assert seat == 1
    assert token[0] != "="
    assert main(["record", *match, "--games", "2"]) == 2
    assert f"(seed 4, ply {ply})" in capfd.readouterr().err


@pytest.mark.parametrize("kind", ENDS)
def test_a_file_that_fails_while_it_is_loaded_is_named(mine: Path, capfd, kind: str) -> None:
    code, words = FAILURES[kind]
    mine.write_text(f"\n\n\n\n\n{code}\n")
    assert arena("--seats", "mine.py,club", *limit(kind)) == 1
    (said,) = capfd.readouterr().err.splitlines()
    assert said.startswith(f"pocket-keltis arena: {words}")


def test_what_it_prints_does_not_come_between_the_results(mine: Path, capfd) -> None:
    mine.write_text(
        "import os\n"
        "def judge(view, seat, move):\n"
        "    print('x' * 1000)\n"
        "    os.write(1, b'y' * 1000)\n"
        "    return 1\n"
    )
    assert arena("--seats", "mine.py,club", "--games", "2", "--json") == 0
    assert json.loads(capfd.readouterr().out)["games"] == 2
    assert main(["record", *STONES, "--seats", "mine.py,club"]) == 0
    assert json.loads(capfd.readouterr().out)["seats"] == ["mine.py", "club"]


def test_what_it_does_to_its_view_is_its_own_affair(mine: Path, capfd) -> None:
    plain = "def judge(view, seat, move):\n    return move\n"
    mine.write_text(plain)
    assert main(["record", *STONES, "--seats", "mine.py,club"]) == 0
    before = capfd.readouterr().out
    mine.write_text(plain.replace("return", "view.clear(); return"))
    assert main(["record", *STONES, "--seats", "mine.py,club"]) == 0
    assert capfd.readouterr().out == before


@pytest.mark.parametrize("kind", ENDS)
def test_record_names_it_and_keeps_the_games_before(mine: Path, capfd, kind: str) -> None:
    code, words = FAILURES[kind]
    mine.write_text(THIRD_GAME.format(code))
    match = [*STONES, "--seats", "club,mine.py", "--games", "9", "--seed", "30"]
    assert main(["record", *match, *limit(kind)]) == 2
    said = capfd.readouterr()
    assert [json.loads(line)["seed"] for line in said.out.splitlines()] == [30, 31]
    (line,) = said.err.splitlines()
    assert line.startswith(f"pocket-keltis record: {words} (seed 32, ply ")


@pytest.mark.parametrize("kind", ENDS)
def test_the_terminal_names_it_instead_of_a_move(mine: Path, kind: str) -> None:
    code, words = FAILURES[kind]
    mine.write_text(LATER.format(code))
    heard: list[str] = []
    seconds = 1.0 if kind in SILENT else LIMIT
    with pytest.raises(OwnCodeError) as error:
        terminal.play(
            "stones",
            ["you", "mine.py"],
            1,
            ask=lambda _: "1",
            say=heard.append,
            limit=seconds,
        )
    assert str(error.value) == words
    assert any(line.startswith("Player 1") for line in heard)


def test_the_terminal_refuses_a_file_without_a_player_before_the_game(mine: Path) -> None:
    mine.write_text("")
    heard: list[str] = []
    with pytest.raises(GameError, match="has no function judge"):
        terminal.play("stones", ["you", "mine.py"], 1, say=heard.append)
    assert heard == []


def test_it_plays_the_same_game_in_the_terminal_and_in_a_record(mine: Path, capfd) -> None:
    mine.write_text("def judge(view, seat, move):\n    return sum(view) * move % 97\n")
    heard: list[str] = []
    terminal.play("stones", ["mine.py", "club"], 5, say=heard.append)
    assert main(["record", *STONES, "--seats", "mine.py,club", "--seed", "5"]) == 0
    scores = json.loads(capfd.readouterr().out)["scores"]
    totals = " ".join(heard[heard.index("The score") :])
    assert all(signed(score["total"]) in totals for score in scores)


# ---- processes


def test_there_are_never_more_processes_than_cores(mine: Path, capfd) -> None:
    mine.write_text(
        "import os\n"
        "open(f'{os.getpid()}.pid', 'w').close()\n"
        "def judge(view, seat, move):\n"
        "    return 1\n"
    )
    assert arena("--seats", "mine.py,random", "--games", "200", jobs="999") == 0
    cores = os.cpu_count() or 1
    assert f"more than there are cores; using {cores}" in capfd.readouterr().err
    assert 1 <= len(list(mine.parent.glob("*.pid"))) <= cores
    assert processes(0) == cores


def test_a_process_that_dies_without_a_player_of_ones_own_is_told_too() -> None:
    with pytest.raises(GameError, match=r"a process ended .*exit status 7"):
        list(shared(os._exit, [7, 7, 7], 2, "task"))
    assert active_children() == []


SLOW = """import time
def judge(view, seat, move):
    open("begun", "w").close()
    time.sleep(0.01)
    return 1
"""
LOOP = SLOW.replace("time.sleep(0.01)", "while True: pass")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("player", [SLOW, LOOP])
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_or_a_sudden_end_leaves_no_process_behind(mine: Path, player: str, blow) -> None:
    mine.write_text(player)
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "simulator", "arena", *STONES, "--limit", "600"]
    command += ["--seats", f"{mine},club", "--jobs", "2"]
    env = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=env, start_new_session=True) as one:
        assert one.stderr
        while not mine.with_name("begun").exists():
            assert one.poll() is None, one.stderr.read()
            sleep(0.02)
        if blow == signal.SIGINT:
            os.killpg(one.pid, blow)  # as a terminal does
        else:
            one.kill()
        said = one.stderr.read().decode()  # ends when the last process that could write has ended
    assert "Traceback" not in said
    assert one.returncode == (130 if blow == signal.SIGINT else -blow)
    for _ in range(500):
        if not left_of(one.pid):
            break
        sleep(0.02)  # it is about to end
    assert left_of(one.pid) == []


def left_of(session: int) -> list[str]:
    """The processes of a session."""
    left = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            name, _, fields = stat.read_text().rpartition(")")
            if int(fields.split()[3]) == session:
                left.append(name)
    return left

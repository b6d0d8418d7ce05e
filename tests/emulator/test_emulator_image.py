"""The very image people flash, in the emulated handheld: it shows what the desktop shows."""

import subprocess
import sys
from pathlib import Path

import pytest
from emulator_tools import press
from pictures import close
from PIL import Image

import boards
from simulator import headless, script
from simulator.emulator import Handheld
from simulator.emulator.command import follow
from simulator.emulator.twin import LOOK_MS


def desktop(board: str, presses: str, folder: Path) -> Image.Image:
    """Return what the simulator shows after a script, on the same board."""
    shots: list[Image.Image] = []
    moments = script.parse(presses + "\nwait 300\nshot it")
    headless.play(
        boards.named(board),
        moments,
        folder,
        camera=lambda shown, name: shots.append(shown.picture()),
    )
    return shots[0]


def boot(image: Path, board: str) -> Handheld:
    handheld = Handheld(image, board, files={"board.py": f'BOARD = "{board}"\n'})
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    return handheld


@pytest.fixture
def waveshare(firmware_image: Path) -> Handheld:
    """Boot one for each test: none may rely on what another has pressed."""
    return boot(firmware_image, boards.REFERENCE)


def test_the_image_boots_to_its_first_screen(waveshare: Handheld, tmp_path: Path) -> None:
    seen = waveshare.picture()
    assert close(seen, desktop(boards.REFERENCE, "", tmp_path))
    assert waveshare.panel.complaints == []


def test_scripted_presses_do_what_they_do_on_the_desktop(
    waveshare: Handheld, tmp_path: Path
) -> None:
    presses = "press A\nwait 400"
    (shot,) = follow(waveshare, script.parse(presses + "\nshot menu"), tmp_path / "shots")
    menu = desktop(boards.REFERENCE, presses, tmp_path / "saves")
    assert close(Image.open(shot), menu)
    assert not close(menu, desktop(boards.REFERENCE, "", tmp_path / "fresh"))


def test_what_was_set_outlives_a_power_cut(waveshare: Handheld) -> None:
    press(waveshare, "A")  # whoever leaves the title for the first time saves the settings
    waveshare.run(LOOK_MS)
    kept = {name: data for name, data in waveshare.files().items() if name.startswith("saves/")}
    assert kept
    waveshare.power_cut()
    waveshare.power_on()
    assert not waveshare.picture().getbbox()
    waveshare.run(150)  # long enough to have mounted the file system
    assert kept.items() <= waveshare.files().items()


def test_the_command_line_refuses_what_it_cannot_do() -> None:
    def emulate(*words: str) -> str:
        command = [sys.executable, "-m", "simulator", "emulate", *words]
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode == 2
        assert "Traceback" not in result.stderr
        return result.stderr

    assert "needs a --script" in emulate("--headless")
    assert "there is no board gameboy" in emulate("--uf2", __file__, "--board", "gameboy")
    assert "there is no image nowhere.uf2" in emulate("--uf2", "nowhere.uf2")
    assert "not a UF2 file" in emulate("--uf2", __file__)

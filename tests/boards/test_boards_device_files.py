"""Board files that are wrong, or unusual, on the emulated Pico: told, or run with."""

import itertools
import random
from pathlib import Path

import pytest
from board_files import TEMPLATE, changed_file
from pictures import close

import boards
from boards.complaint import draw_complaint
from boards.declaration import LONGEST
from display.frame import Frame
from simulator.board import Panel
from simulator.emulator import Handheld
from simulator.emulator.hardware import from_wiring
from simulator.emulator.twin import Twin


def broken(image: Path, text: str | bytes) -> Handheld:
    handheld = Handheld(image, "breadboard_st7789", files={"board.py": text}, usb=True)
    handheld.run_until_text(">>> ", 10_000)
    return handheld


def test_a_wrong_button_is_told_on_the_panel_and_the_class_gets_its_prompt(firmware_image):
    handheld = broken(firmware_image, 'BOARD = "breadboard_st7789"\n\nBUTON_A = 6\n')
    said = "board.py line 3: BUTON_A is not understood; did you mean BUTTON_A?"
    assert said in handheld.text
    assert handheld.lines.backlight > 0
    colours = handheld.picture().convert("RGB").getcolors(100)
    assert colours is not None
    assert len(colours) >= 4, "background, and words in three colours"
    handheld.type("1000 + 234\r\n")
    handheld.run_until_text("1234", 2000)


def test_a_wrong_wire_to_the_panel_is_told_at_the_prompt_and_drives_nothing(firmware_image):
    handheld = broken(firmware_image, 'BOARD = "breadboard_st7789"\nDC = 30\n')
    assert "board.py line 2: DC: there is no GPIO 30" in handheld.text
    assert handheld.lines.bytes == 0
    assert handheld.lines.backlight == 0
    handheld.type("1000 + 234\r\n")
    handheld.run_until_text("1234", 2000)


WORDS = "board.py line {}: {}"
REFUSED = {
    "not UTF-8": (b"# gr\xfcn\n" + TEMPLATE.encode(), WORDS.format(1, "this is not plain text")),
    "zeros in it": (TEMPLATE.encode() + b"\0\0\n", "this is not plain text; save the file"),
    "200 KB": (TEMPLATE.encode() + b"# more\n" * 30_000, "the file is longer than 8000 bytes"),
    "no volts between empty and full": (
        b'BOARD = "breadboard_st7789"\nBATTERY_FULL = 3.3\n',
        WORDS.format(2, "BATTERY_FULL (3.3) must be more than BATTERY_EMPTY (3.3)"),
    ),
    "a button that is None": (
        b'BOARD = "breadboard_st7789"\nBUTTON_A = None\n',
        WORDS.format(2, "BUTTON_A is None, but must be the number of a GPIO"),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_no_console_could_run_with_is_told_on_the_panel_and_at_the_prompt(
    firmware_image, case
):
    text, said = REFUSED[case]
    handheld = broken(firmware_image, text)
    assert said in handheld.text
    assert "Traceback" not in handheld.text
    wiring = boards.described(text[: LONGEST + 1], "board.py")
    frame, panel = Frame(240, 240), Panel(240, 240)
    draw_complaint(frame, wiring.file, wiring.problems)
    panel.show(frame)
    assert close(handheld.picture(), panel.picture())


def test_a_folder_in_the_place_of_the_board_file_is_told_at_the_prompt(firmware_image):
    files = {"board.py/board.py": ""}
    handheld = Handheld(firmware_image, "breadboard_st7789", files=files, usb=True)
    handheld.run_until_text(">>> ", 10_000)
    assert "board.py: it can't be read, or is a folder" in handheld.text
    assert handheld.lines.bytes == 0


ACCEPTED = {
    "the slowest bus, in the most colours": (
        "breadboard_ili9341",
        "SPI_HZ = 4_000_000\nBATTERY = 26\nBATTERY_FULL = 3.4",
    ),
    "a glass of 280 x 240": ("breadboard_st7789", "WIDTH = 280\nROTATION = 90\nOFFSET_Y = 20"),
    "other pins, and labels": (
        "breadboard_st7789",
        "SPI = 1\nSCK = 14, 'clock'\nMOSI = (15, 'data')\nBUTTON_A = 28, 'fire'\nCS = None",
    ),
}


@pytest.mark.parametrize("case", ACCEPTED)
def test_an_unusual_board_file_runs_through_the_first_screens(firmware_image, tmp_path, case):
    base, changes = ACCEPTED[case]
    text = f'BOARD = "{base}"\n{changes}\n'
    wiring = boards.described(text, "board.py")
    handheld = Handheld(firmware_image, from_wiring(wiring), files={"board.py": text})
    handheld.set_supply(3.38)
    handheld.run_until_lit(3000)
    twin = Twin(handheld, tmp_path, board=wiring)

    def look() -> None:
        twin.wait(500)
        assert close(handheld.picture(), twin.board.picture())

    look()
    twin.start()
    if not wiring["BATTERY"]:  # the desktop's is always at 80 percent
        look()
    twin.choose("menu_settings")
    twin.choose("set_test")
    look()
    assert handheld.panel.complaints == []
    assert handheld.resets == []


def sample(count: int) -> list[str]:
    """Board files that were changed at random and accepted, with a screen as one can buy it."""
    found: list[str] = []
    ours = [boards.named(name).values for name in boards.NAMES]
    for seed in itertools.count():
        data = changed_file(random.Random(seed))
        wiring = boards.described(data, "board.py")
        usual = wiring["SPI_MODE"] in (0, 3) and wiring["PANEL"] == "st7789"
        if usual and not wiring.problems and wiring.values not in ours:
            found.append(data.decode())
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("number", range(5))
def test_what_is_accepted_boots_and_answers(firmware_image, number):
    text = sample(number + 1)[number]
    wiring = boards.described(text, "board.py")
    handheld = Handheld(firmware_image, from_wiring(wiring), files={"board.py": text})
    handheld.run_until_lit(3000)
    handheld.run_until_quiet(100, 2000)
    for button in ("A", "DOWN", "UP", "UP", "A"):
        handheld.press(button)
        handheld.run_until_changed(1500)
        handheld.release(button)
        handheld.run_until_quiet(100, 2000)
    assert handheld.panel.complaints == []
    assert handheld.resets == []

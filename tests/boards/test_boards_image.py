"""Which board an image is for, on the emulated Pico: said inside the image, changed by another."""

import binascii
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from pictures import close
from PIL import Image

import boards
from boards import image
from firmware.saves import keep
from firmware.toolchain import build, uf2
from simulator.emulator import Handheld, hardware
from simulator.emulator.flash import FLASH_BYTES, Storage, load_uf2
from simulator.emulator.saves import Files, kept
from simulator.emulator.twin import Twin

ImageOf = Callable[[str], Path]
SQUARE, OTHER = "pimoroni_picosystem", "spotpear_1_54"
PAGE = image.ADDRESS - uf2.FLASH


def shown(handheld: Handheld) -> Image.Image:
    handheld.run_until_lit(2000)
    handheld.run_until_quiet(60, 1000)
    return handheld.picture()


def press(handheld: Handheld, *buttons: str) -> None:
    for button in buttons:
        handheld.tap(button)
        handheld.run(400)


# The files


def test_images_differ_in_the_boards_page_alone(image_of: ImageOf, plain_image: Path) -> None:
    plain = load_uf2(plain_image.read_bytes())
    storage = Storage.of(plain)
    assert plain[PAGE : storage.start] == b"\xff" * (storage.start - PAGE), "no board"
    for name in boards.NAMES:
        flash = load_uf2(image_of(name).read_bytes())
        assert image.name_in(bytes(flash[PAGE : PAGE + image.SIZE])) == name
        flash[PAGE : PAGE + image.SIZE] = plain[PAGE : PAGE + image.SIZE]
        assert flash == plain


def test_an_image_writes_whole_sectors_and_not_the_file_system(image_of: ImageOf) -> None:
    raw = image_of(SQUARE).read_bytes()
    pages = {int.from_bytes(raw[at + 12 : at + 16], "little") for at in range(0, len(raw), 512)}
    sectors = {page // uf2.SECTOR * uf2.SECTOR for page in pages}
    assert len(raw) == 512 * len(pages)
    assert pages == {sector + at for sector in sectors for at in range(0, uf2.SECTOR, 256)}
    start = Storage.of(load_uf2(raw)).start
    assert max(pages) < uf2.FLASH + start


def test_a_pico_2_has_the_page_at_the_same_place_and_no_image_for_what_has_its_own_chip() -> None:
    for chip in build.IMAGES:
        assert build.IMAGES[chip].most == PAGE
    assert build.boards_with("rp2040") == list(boards.NAMES)
    assert set(boards.NAMES) - set(build.boards_with("rp2350")) == {"pimoroni_picosystem"}


@pytest.mark.parametrize("bit", [0, 70, 100, 8 * 12, 8 * 30, 8 * 255 + 7])
def test_a_page_with_one_bit_changed_names_no_board(image_of: ImageOf, bit: int) -> None:
    flash = load_uf2(image_of(SQUARE).read_bytes())
    page = bytearray(flash[PAGE : PAGE + image.SIZE])
    page[bit // 8] ^= 1 << bit % 8
    assert image.name_in(bytes(page)) == ""


# On the Pico


@pytest.mark.slow
def test_another_image_changes_the_board_and_keeps_saves_and_settings(image_of: ImageOf) -> None:
    first = Handheld(image_of(SQUARE), SQUARE)
    shown(first)
    press(first, "DOWN", "A", "DOWN")  # German; below the offer to learn
    for _ in range(20):  # a new game, until a turn has been saved
        if any(name.startswith("saves/game") for name in first.files()):
            break
        press(first, "A")
    before = {name: data for name, data in first.files().items() if name.startswith("saves/")}
    assert "saves/settings" in before
    assert any(name.startswith("saves/game") for name in before)
    first.power_cut()
    second = Handheld(image_of(OTHER), OTHER, flash=first.flash)
    title = shown(second)
    assert {name: second.files()[name] for name in before} == before
    assert second.panel.complaints == []
    again = Handheld(image_of(SQUARE), SQUARE, flash=second.flash)
    assert close(shown(again), title), "the same saves under another board of that size"
    wrong = Handheld(image_of(OTHER), SQUARE, flash=second.flash)
    wrong.run(800)
    assert wrong.lines.bytes == 0, "these two have their screens on different pins"


def test_a_board_file_wins_over_the_image(image_of: ImageOf) -> None:
    files = {"board.py": f'BOARD = "{SQUARE}"\n'}
    handheld = Handheld(image_of("pimoroni_pico_display_2"), SQUARE, files=files, usb=True)
    shown(handheld)
    assert handheld.panel.complaints == []


def test_an_image_says_which_board_it_believes_in(image_of: ImageOf) -> None:
    handheld = Handheld(image_of(SQUARE), SQUARE, usb=True)
    shown(handheld)
    handheld.run_until(lambda: handheld.host.connected, 2000, "USB")
    handheld.run(100)
    handheld.type("\x03\x04")  # Ctrl-C, Ctrl-D: a terminal that was opened late
    handheld.run_until_text("Pocket Keltis on: Pimoroni PicoSystem, says its image", 2000)


@pytest.mark.parametrize("page", ["damaged", "of a board that is not known"])
def test_what_stands_there_and_is_no_board_is_as_good_as_nothing(plain_image, page) -> None:
    flash = load_uf2(plain_image.read_bytes())
    rest = b"zx81".ljust(image.SIZE - 12, b"\0")
    total = binascii.crc32(rest) ^ (page == "damaged")
    flash[PAGE : PAGE + image.SIZE] = image.MAGIC + total.to_bytes(4, "little") + rest
    assert len(flash) == FLASH_BYTES
    handheld = Handheld(flash=bytes(flash))
    handheld.run_until_pin(25, 1, 1500)
    assert handheld.lines.bytes == 0


def test_without_a_board_the_led_blinks_two_short_and_one_long(plain_image: Path) -> None:
    handheld = Handheld(plain_image)
    handheld.run_until_pin(25, 1, 1500)
    handheld.run(2500)
    edges = handheld.watch(25)
    start = next(n for n, (_, level) in enumerate(edges) if level)
    times = [at for at, _ in edges[start : start + 7]]
    lengths = [round((later - at) / 150) for at, later in pairwise(times)]
    assert lengths == [1, 1, 1, 1, 3, 7], "light, dark, light, dark, a long light, a pause"


def test_at_the_prompt_one_chooses_a_board_and_the_console_starts_there(plain_image: Path) -> None:
    handheld = Handheld(plain_image, OTHER, usb=True)
    handheld.run_until(lambda: handheld.host.connected, 3000, "USB")
    handheld.run(300)
    handheld.type("\r\n")
    handheld.run_until_text(">>> ", 2000)
    handheld.type("\x04")  # Ctrl-D: for whoever comes later, it is said again
    handheld.run_until_text("To tell it, type:  import boards; boards.choose()", 2000)
    handheld.run_until_text(">>> ", 500)
    handheld.type("boards.choose()\r\n")
    number = boards.NAMES.index(OTHER) + 1
    handheld.run_until_text(f"{number:4}  {boards.named(OTHER)['NAME']}\r\n", 3000)
    handheld.run_until_text("Which one is yours?", 2000)
    handheld.type("99\r\n")
    handheld.run_until_text(f"A number from 1 to {len(boards.NAMES)}, please.", 2000)
    assert handheld.lines.bytes == 0
    handheld.type(f"{number}\r\n")
    handheld.run_until(lambda: handheld.resets, 3000, "a restart")
    shown(handheld)
    assert handheld.files()["board.py"].decode() == f'BOARD = "{OTHER}"\n'
    assert handheld.panel.complaints == []


def test_a_board_file_of_ones_own_is_kept_when_another_board_is_chosen(plain_image: Path) -> None:
    mine = b'BOARD = "zx81"\nBUTTON_A = 3\n'
    handheld = Handheld(plain_image, OTHER, files={"board.py": mine}, usb=True)
    handheld.run_until_text(">>> ", 10_000)
    handheld.type("boards.choose()\r\n")
    handheld.run_until_text("Which one is yours?", 3000)
    handheld.type(f"{OTHER}\r\n")
    handheld.run_until(lambda: handheld.resets, 3000, "a restart")
    shown(handheld)
    assert handheld.files()["board.old1.py"] == mine


# What is driven


class Pins:
    """Notes every pin that the chip drives, or hands to a part of the chip that may."""

    def __init__(self, handheld: Handheld) -> None:
        self._driven: set[int] = set()
        self._gpio = handheld.rp2040.gpio
        for number in range(30):
            self._gpio[number].add_listener(
                lambda new, old, number=number: self._note(number, new.name)
            )

    def _note(self, number: int, state: str) -> None:
        if state in ("LOW", "HIGH"):
            self._driven.add(number)

    def driven(self) -> set[int]:
        """Those driven at any time, or lent to SPI, UART, I2C, PWM or PIO now."""
        lent = {number for number in range(30) if self._gpio[number].function_select in LENT}
        return self._driven | lent


LENT = (1, 2, 3, 4, 6, 7)  # the chip's functions of a pin: 5 is a plain pin, 31 none


def outputs(name: str) -> set[int]:
    """Return the pins that lead to something that listens."""
    wired = hardware(name)
    pins = (wired.sck, wired.mosi, wired.dc, wired.cs, wired.reset, wired.backlight, wired.sound)
    return {pin for pin in pins if pin is not None}


@pytest.mark.parametrize("name", boards.NAMES)
def test_without_a_board_nothing_is_driven_but_the_led(plain_image: Path, name: str) -> None:
    handheld = Handheld(plain_image, name)
    pins = Pins(handheld)
    handheld.run(700)
    assert pins.driven() == {25}


def sleeping_soon() -> dict[str, bytes]:
    """Return a kept game, and settings of a console that sleeps after a minute."""
    files = Files(kept("stones", 40))
    keep.write(files, "settings", {"language": "en", "sleep": 1})
    return files


@pytest.mark.slow
@pytest.mark.parametrize("name", boards.NAMES)
def test_no_button_and_no_sense_pin_is_ever_driven(
    image_of: ImageOf, name: str, tmp_path: Path
) -> None:
    """Through boot, title, menu, self-test with its sounds, a table, sleep; and on error pages."""
    scenes = {
        "console": sleeping_soon(),
        "a wrong board file": {"board.py": f'BOARD = "{name}"\nBUTTON_A = 99\n'},
    }
    for scene, files in scenes.items():
        handheld = Handheld(image_of(name), name, files=files)
        pins = Pins(handheld)
        shown(handheld)
        if scene == "console":
            twin = Twin(handheld, tmp_path, board=name)
            twin.start()
            twin.choose("menu_settings")
            twin.choose("set_test")
            twin.press("UP", "DOWN", "B")
            twin.hold("A")  # the second page
            twin.hold("B")  # and back to the settings
            twin.press("B")
            twin.choose("menu_continue")
            twin.press("A")
            handheld.run_until(lambda it=handheld: not it.panel.visible, 70_000, every_ms=500)
            press(handheld, "A")
            assert handheld.panel.visible
            assert pins.driven() == outputs(name), "all of them are in use"
        assert pins.driven() <= outputs(name), scene

"""Power-on with the real image: storage is never lost, and nobody is locked out."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from firmware.toolchain.contents import version
from simulator.emulator import FlashError, Handheld, Storage

BLOCK = 4096  # bytes, of which the file system's first two say what it is
SLOWER = "import time\ntime.sleep_ms(1500)\n"  # until the USB console is there to be read


def at_the_prompt(handheld: Handheld) -> Handheld:
    """Stop the console with Ctrl-C, as anybody would."""
    assert handheld.host
    handheld.run_until(lambda: handheld.host.connected, 2000, "USB")
    handheld.run(100)
    handheld.type("\x03\r\n")
    handheld.run_until_text(">>> ", 500)
    return handheld


def ask(handheld: Handheld, code: str, answer: str, limit_ms: float = 500) -> None:
    """Type a line at the prompt and wait for what it prints."""
    handheld.type(code + "\r\n")
    handheld.run_until_text(f"\r\n{answer}\r\n", limit_ms)


def storage_of(flash: bytes) -> bytes:
    where = Storage.of(flash)
    return flash[where.start : where.start + where.size]


# Storage


def test_a_flash_that_was_never_written_gets_a_file_system(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image)

    def formatted() -> bool:
        try:
            return handheld.files() == {}
        except FlashError:
            return False

    assert not formatted()
    handheld.run_until(formatted, 1000, "a file system", every_ms=20)


def with_data(image: Path, data: bytes) -> bytes:
    """Return a flash with the image, and data at the end of what its file system would take."""
    flash = Handheld(image).flash
    return flash[: -len(data)] + data


def test_the_last_byte_of_the_flash_is_data_too(firmware_image: Path) -> None:
    flash = with_data(firmware_image, b"\0")
    handheld = Handheld(flash=flash)
    handheld.run(600)  # an erased flash has been formatted by then
    assert storage_of(handheld.flash) == storage_of(flash)


def _without_superblock(data: bytearray) -> None:
    """Where the file system begins was erased; the files are still there."""
    data[: 2 * BLOCK] = b"\xff" * 2 * BLOCK


def _one_bit_less(data: bytearray) -> None:
    """Damage a small file: it lies in the first blocks, right behind the name littlefs."""
    for start in (0, BLOCK):
        data[start + 9] &= 0xFE  # the i of littlefs


def _nearly_a_first_page(data: bytearray) -> None:
    """As if the first page had been cut, but for one bit that formatting never clears."""
    data[20:] = b"\xff" * (len(data) - 20)
    data[30] = 0x7F


@pytest.mark.parametrize("damage", [_without_superblock, _one_bit_less, _nearly_a_first_page])
def test_a_damaged_file_system_is_left_alone(
    damage: Callable[[bytearray], None], firmware_image: Path
) -> None:
    large = {} if damage is _one_bit_less else {"photo": bytes(range(256)) * 40}
    flash = Handheld(firmware_image, files={"note": "somebody's", **large}).flash
    where = Storage.of(flash)
    data = bytearray(storage_of(flash))
    damage(data)
    flash = flash[: where.start] + data + flash[where.start + where.size :]
    with pytest.raises(FlashError):
        where.files(flash)
    handheld = Handheld(flash=flash)
    handheld.run_until_lit(2000)
    handheld.tap("A")
    handheld.run(300)
    assert storage_of(handheld.flash) == data


def test_data_that_is_no_file_system_is_left_alone_until_asked(firmware_image: Path) -> None:
    size = Storage.of(Handheld(firmware_image).flash).size
    flash = with_data(firmware_image, random.Random(3).randbytes(size))
    handheld = Handheld(flash=flash, usb=True)
    handheld.run_until_lit(3000)
    handheld.tap("A")
    handheld.run(300)  # the console runs, and would save
    assert storage_of(handheld.flash) == storage_of(flash)

    at_the_prompt(handheld)
    reason = "the flash holds data that is not a file system, or a damaged one"
    ask(handheld, "from boards import flash; print(flash.mount())", reason)
    assert storage_of(handheld.flash) == storage_of(flash)
    ask(handheld, "flash.make_file_system(); print(repr(flash.mount()))", "''", 5000)
    assert handheld.files() == {}


def test_a_file_written_before_a_power_cut_is_read_after_it(firmware_image: Path) -> None:
    main = """
from machine import Pin
try:
    with open("/note") as note: found = note.read()
except OSError:
    found = ""
    with open("/note", "w") as note: note.write("kept")
Pin(25, Pin.OUT, value=found == "kept")
"""
    handheld = Handheld(firmware_image, files={"main.py": main})
    handheld.run_until_pin(25, 0, 1000)
    handheld.power_cut()
    handheld.power_on()
    handheld.run_until_pin(25, 1, 1000)


# Nobody is locked out


def test_ctrl_c_gives_a_prompt_that_stays(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, usb=True)
    handheld.run_until_lit(2000)
    at_the_prompt(handheld)
    assert "KeyboardInterrupt" in handheld.text
    handheld.run(10_000)  # longer than the watchdog waits
    assert handheld.resets == []
    ask(handheld, "print(6 * 7)", "42")
    ask(handheld, "import firmware.version as v; print(v.VERSION)", version())
    ask(handheld, "import firmware.toolchain", "ImportError: no module named 'firmware.toolchain'")
    handheld.type("\x04")  # Ctrl-D: a soft reset starts the console again
    handheld.run_until_text("soft reboot", 500)
    lines = handheld.lines.bytes
    handheld.run_until(lambda: handheld.lines.bytes > lines + 10_000, 2000, "a picture")


def test_a_button_held_at_power_on_skips_the_console(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, usb=True)
    handheld.power_cut()
    handheld.press("B")
    handheld.power_on()
    handheld.run_until_lit(2000)  # with a sentence that says why
    said = handheld.picture()
    assert handheld.host
    handheld.run_until(lambda: handheld.host.connected, 2000, "USB")
    handheld.run(200)
    ask(handheld, "print(6 * 7)", "42")  # no Ctrl-C was needed
    handheld.release("B")
    handheld.type("from console import start; start()\r\n")
    handheld.run_until_changed(3000)
    handheld.run_until_quiet(30, 1000)
    assert handheld.picture() != said


def test_an_error_in_the_console_leads_to_its_traceback_and_the_prompt(
    firmware_image: Path,
) -> None:
    """The broken module lies on the file system, which wins over the frozen one."""
    broken = SLOWER + "def run(board):\n    raise ValueError('broken on purpose')\n"
    handheld = Handheld(firmware_image, files={"firmware/main.py": broken}, usb=True)
    handheld.run_until_text("ValueError: broken on purpose", 4000)
    assert "Traceback" in handheld.text
    handheld.run_until_text(">>> ", 200)
    ask(handheld, "print(6 * 7)", "42")


def test_a_main_of_the_users_own_wins(firmware_image: Path) -> None:
    main = SLOWER + "answer = 6 * 7\nprint('mine')\n"
    handheld = Handheld(firmware_image, files={"main.py": main}, usb=True)
    handheld.run_until_text("mine", 4000)
    handheld.run_until_text(">>> ", 200)
    ask(handheld, "print(answer)", "42")  # its names are there, as always at MicroPython's prompt
    assert not handheld.panel.visible

"""Flash, power cuts and resets of the emulated handheld, with plain MicroPython in it."""

from pathlib import Path

import pytest
from emulator_tools import LOG, MARK, boot

from simulator.emulator import Handheld

WRITE = (
    LOG
    + """
import os
log(open("count").read() if "count" in os.listdir() else "none")
number = 0
while True:
    number += 1
    with open("next", "w") as file:
        file.write(str(number) * 300)
    os.rename("next", "count")
    mark.toggle()
    log("kept", number)
"""
)


def test_a_file_outlives_a_power_cut(stock_image: Path) -> None:
    handheld = boot(stock_image, WRITE)
    handheld.run_until_text("kept 2\n", 4000)
    handheld.power_cut()
    with pytest.raises(RuntimeError, match="off"):
        handheld.run(1)
    assert handheld.files()["count"] == b"2" * 300
    handheld.power_on()
    assert handheld.ms == 0
    handheld.run_until_text("2" * 300, 1000)
    copy = Handheld(flash=handheld.flash)
    copy.run_until_text("2" * 300, 1000)


@pytest.mark.parametrize("after", [3, 17, 60])
def test_power_cut_while_the_flash_is_busy_leaves_the_old_file_or_the_new(
    stock_image: Path, after: int
) -> None:
    handheld = boot(stock_image, WRITE)
    handheld.run_until_text("kept 1\n", 4000)
    handheld.run_until(lambda: handheld.flash_chip.busy, 500, "the flash at work", every_ms=0.05)
    handheld.run(after)
    before = handheld.flash
    was_busy = handheld.flash_chip.busy
    handheld.power_cut()
    assert (handheld.flash != before) == was_busy  # something was left half done
    kept = handheld.text.count("kept")
    assert handheld.files()["count"] in (b"%d" % kept * 300, b"%d" % (kept + 1) * 300)
    handheld.power_on()
    handheld.run_until_text(handheld.files()["count"].decode(), 1000)


def test_erasing_takes_its_time(stock_image: Path) -> None:
    main = LOG + "flash = rp2.Flash()\nmark(1)\nflash.ioctl(6, 300)\nmark(0)\n"
    handheld = boot(stock_image, main)
    up = handheld.run_until_pin(MARK, 1, 1000)
    down = handheld.run_until_pin(MARK, 0, 1000)
    assert down - up == pytest.approx(45, abs=0.5)


def test_a_reset_and_the_watchdog_start_the_firmware_again(stock_image: Path) -> None:
    main = (
        LOG
        + """
cause = machine.reset_cause()
log("cause", cause)
if cause == machine.PWRON_RESET:
    machine.WDT(timeout=500)
"""
    )
    handheld = boot(stock_image, main)
    handheld.run_until_text("cause 3", 3000)
    assert len(handheld.resets) == 1
    assert handheld.text.startswith("cause 1\n")

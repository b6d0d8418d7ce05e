"""The battery: the image sleeps whenever nobody presses anything, deeper when nobody looks."""

from pathlib import Path

import pytest
from PIL import ImageChops

from firmware.saves import keep
from simulator.bench.measuring import answer, at_the_menu
from simulator.emulator import Handheld
from simulator.emulator.saves import Files, kept

pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

MINUTE = 60_000
CRYSTAL, FULL_SPEED = 12_000_000, 125_000_000


def awake(handheld: Handheld, ms: float) -> float:
    """Return the share of this time in which the processor is awake."""
    began, slept = handheld.ms, handheld.slept_ms
    handheld.run(ms)
    return 1 - (handheld.slept_ms - slept) / (handheld.ms - began)


@pytest.fixture
def table(firmware_image: Path) -> Handheld:
    """A table of the card game; the console is to sleep after a minute."""
    files = Files(kept("cards", 40, True))
    keep.write(files, "settings", {**(keep.read(files, "settings") or {}), "sleep": 1})
    handheld = at_the_menu(firmware_image, files)
    handheld.run(1000)
    answer(handheld, "A")
    handheld.run(3000)
    return handheld


def test_at_a_table_that_nobody_touches_it_sleeps_nearly_always(table: Handheld) -> None:
    assert awake(table, 10_000) < 0.005
    assert table.clocks.system_hz == FULL_SPEED, "the light's PWM needs it"


def test_asleep_the_chip_sleeps_too_and_a_short_tap_wakes_it(table: Handheld) -> None:
    before, files = table.picture(), table.files()
    table.run(MINUTE)
    assert not table.panel.visible
    assert awake(table, 30_000) < 0.005
    assert table.clocks.system_hz == CRYSTAL
    assert not table.clocks.pll_sys.on
    assert not table.resets, "the watchdog was fed"
    pressed = table.press("RIGHT")
    table.run(15)
    table.release("RIGHT")
    assert table.run_until_lit(150) - pressed < 150
    table.run_until_quiet(60, 1000)
    assert table.clocks.system_hz == table.rp2040.clk_peri == FULL_SPEED
    assert not ImageChops.difference(table.picture(), before).getbbox(), "the press only woke it"
    assert table.files() == files
    answer(table, "RIGHT")  # and the next one does what it should
    assert ImageChops.difference(table.picture(), before).getbbox()


def test_with_a_usb_host_it_stays_within_reach(firmware_image: Path) -> None:
    files = Files(kept("cards", 40, True))
    keep.write(files, "settings", {"sleep": 1})
    handheld = Handheld(firmware_image, files=files, usb=True)
    handheld.run_until_lit(5000)
    handheld.run(MINUTE + 2000)
    assert not handheld.panel.visible
    assert handheld.clocks.system_hz == FULL_SPEED
    handheld.type("\x03")
    handheld.run_until_text(">>>", 2000)

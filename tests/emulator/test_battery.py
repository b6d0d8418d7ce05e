"""The battery: the image sleeps whenever nobody presses anything, deeper when nobody looks."""

from pathlib import Path

import pytest
from PIL import ImageChops

import boards
from firmware.saves import keep
from simulator.bench.measuring import answer, at_the_menu
from simulator.emulator import Handheld
from simulator.emulator.saves import Files, kept

pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

MINUTE = 60_000
CRYSTAL, FULL_SPEED, FASTER = 12_000_000, 125_000_000, 200_000_000
AT_1_15_V = 0b1100


def awake(handheld: Handheld, ms: float) -> float:
    """Return the share of this time in which the processor is awake."""
    began, slept = handheld.ms, handheld.slept_ms
    handheld.run(ms)
    return 1 - (handheld.slept_ms - slept) / (handheld.ms - began)


@pytest.fixture
def table(firmware_image: Path) -> Handheld:
    return table_of(firmware_image)


def table_of(firmware_image: Path, board: str = "") -> Handheld:
    """Return a table of the card game on a console that sleeps after a minute."""
    files = Files(kept("cards", 40, True))
    if board:
        files["board.py"] = f'BOARD = "{boards.REFERENCE}"\n{board}\n'
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


def test_a_faster_clock_is_there_again_after_sleep(firmware_image: Path) -> None:
    """At a higher voltage, without which an RP2040 is not specified to be that fast."""
    table = table_of(firmware_image, "CPU_HZ = 200_000_000")
    before = table.picture()
    assert table.clocks.system_hz == table.rp2040.clk_peri == FASTER
    assert table.rp2040.vreg_and_chip_reset.vreg >> 4 & 15 == AT_1_15_V
    assert table.lines.spi.clock_frequency == 50_000_000, "the highest rate up to the panel's"
    table.run(MINUTE)
    assert table.clocks.system_hz == CRYSTAL
    table.tap("RIGHT", 15)
    table.run_until_lit(150)
    table.run_until_quiet(60, 1000)
    assert table.clocks.system_hz == table.rp2040.clk_peri == FASTER
    assert not ImageChops.difference(table.picture(), before).getbbox()


def test_a_press_while_it_falls_asleep_wakes_it_again(table: Handheld) -> None:
    before = table.picture()
    for late in (0, 0.5, 2, 5, 6, 20, 130):
        table.run(MINUTE - 200)
        table.run_until(lambda: not table.lines.backlight, 1000, "the dark", 0.25)
        table.run(late)
        pressed = table.press("RIGHT")
        table.run(15)
        table.release("RIGHT")
        assert table.run_until_lit(150) - pressed < 150
        table.run_until_quiet(60, 1000)
        assert not ImageChops.difference(table.picture(), before).getbbox(), late


def test_of_two_buttons_the_first_wakes_it_and_the_second_counts(table: Handheld) -> None:
    before = table.picture()
    answer(table, "RIGHT")
    moved = table.picture()
    answer(table, "LEFT")
    assert not ImageChops.difference(table.picture(), before).getbbox()
    for apart in (1, 8, 30):
        table.run(MINUTE + 1000)
        assert not table.panel.visible
        table.press("B")
        table.run(apart)
        table.press("RIGHT")
        table.run(20)
        table.release("B")
        table.release("RIGHT")
        table.run_until_lit(150)
        table.run_until_quiet(60, 1000)
        assert not ImageChops.difference(table.picture(), moved).getbbox(), apart
        answer(table, "LEFT")


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

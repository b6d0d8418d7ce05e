"""The profiler: every cycle is counted once, where it was spent, and none is added."""

from pathlib import Path

import pytest
from emulator_tools import boot

from simulator.bench.measuring import answer
from simulator.bench.programs import program
from simulator.emulator import Handheld
from simulator.emulator.profile import INTERPRETER, Profile, profiled
from simulator.emulator.saves import saves
from simulator.emulator.symbols import NoSymbolsError

pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

CYCLES_PER_MS = 125_000


@pytest.fixture(scope="module")
def menu(firmware_image: Path, plain_image: Path) -> tuple[Profile, Handheld]:
    """From the press that leaves the title until the menu is drawn, profiled."""
    handheld = Handheld(firmware_image, files=saves())
    profile = Profile(handheld, plain_image.with_suffix(".elf"))
    handheld.run_until_lit(3000)
    profile.start()
    answer(handheld, "A", settled=True)
    profile.stop()
    return profile, handheld


def test_it_changes_nothing_of_what_it_looks_at(menu, firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, files=saves())
    handheld.run_until_lit(3000)
    answer(handheld, "A", settled=True)
    assert handheld.ms == menu[1].ms
    assert handheld.last_byte_ms == menu[1].last_byte_ms


def test_it_accounts_for_every_cycle_once(firmware_image: Path, plain_image: Path) -> None:
    handheld = Handheld(firmware_image, files=saves())
    began = handheld.run_until_lit(3000)  # from then on the clock stays as it is
    with profiled(handheld, plain_image.with_suffix(".elf")) as profile:
        answer(handheld, "A", settled=True)
    counted = profile.cycles / CYCLES_PER_MS + profile.asleep_ms
    assert counted == pytest.approx(handheld.ms - began, abs=1e-3)
    assert profile.stopped_ms == pytest.approx(0, abs=1e-3)
    by_function = [alone for alone, *_ in profile.ours().values()]
    by_symbol = [cycles for cycles, _ in profile.theirs().values()]
    assert sum(by_function) == sum(by_symbol) == profile.cycles
    assert profile.waited == sum(w for _, w, *_ in profile.ours().values()) > 0
    fetched = sum(profile.fetched().values()) * handheld.rp2040.cache.cost
    assert fetched == pytest.approx(profile.waited, rel=0.01)  # and a flush


def test_functions_of_bytecode_and_of_machine_code_have_our_names(menu) -> None:
    ours = menu[0].ours()
    for name in (
        "firmware.stage: Stage.step",
        "firmware.screens.mainmenu: import",
        "display.pico: expand_12",
        "display.quick_text: write",
        "boards.parts: Buttons._edge",
        "(interrupts)",
    ):
        assert ours[name][0] > 0, name
    assert ours["display.pico: expand_12"][3] == ours["display.pico: PicoBus.send"][3]  # calls
    step = ours["firmware.stage: Stage.step"]
    assert step[0] < 0.1 * step[2], "a function is not billed for those that it calls"
    assert INTERPRETER in menu[0].theirs("firmware.stage: Stage.step")


def test_a_function_takes_as_long_as_a_pin_says_that_it_does(
    firmware_image: Path, plain_image: Path
) -> None:
    handheld = Handheld(firmware_image, files={"main.py": program("frames")})
    profile = Profile(handheld, plain_image.with_suffix(".elf"))
    up = handheld.run_until_pin(25, 1, 3000)
    profile.start()
    took = handheld.run_until_pin(25, 0, 3000) - up
    profile.stop()
    *_, inside, calls = profile.ours()["display.panel: Panel.show"]
    assert calls == 1
    assert inside / CYCLES_PER_MS == pytest.approx(took, rel=0.01)


def test_it_refuses_what_another_image_was_linked_from(
    firmware_image: Path, stock_image: Path
) -> None:
    handheld = boot(firmware_image, "")
    with pytest.raises(NoSymbolsError, match="is not what this image was linked from"):
        Profile(handheld, stock_image.with_suffix(".elf"))
    with pytest.raises(NoSymbolsError, match="there is no"):
        Profile(handheld, firmware_image.with_suffix(".nothing"))

"""What our linker script is for: the interpreter's busiest functions run from SRAM."""

from pathlib import Path

from firmware.toolchain.build import PORT
from simulator.emulator import Handheld, symbols

SRAM, SRAM_END = 0x20000000, 0x20040000


def test_the_functions_that_are_listed_are_in_sram_and_no_others(
    firmware_image: Path, plain_image: Path
) -> None:
    text = (PORT / "POCKET_KELTIS" / "in_sram.txt").read_text()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    listed = {line.removeprefix("__wrap_") for line in lines}
    found = symbols.read(plain_image.with_suffix(".elf"), Handheld(firmware_image).flash)
    here = {s.name for s in found if s.code and SRAM <= s.address < SRAM_END}
    assert listed <= here, "MicroPython may have renamed it"
    assert "mp_execute_bytecode" not in here
    assert sum(s.size for s in found if s.name in listed) < 6 * 1024

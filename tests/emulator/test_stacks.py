"""Both stacks of the Pico, C's and the one of Python's frames, are never nearly used up."""

from pathlib import Path
from random import Random

import pytest
from elftools.elf.elffile import ELFFile

import engine
from simulator.emulator import Handheld
from simulator.emulator.saves import kept

SRAM = 0x20000000
UNUSED = 0xA5
SPARE = 512  # bytes: below that, one function more may be one too many
BUTTONS = ("A", "A", "A", "A", "B", "X", "Y", "UP", "DOWN", "LEFT", "RIGHT")


class Stacks:
    """How deep the stacks have been, seen by what was never written to."""

    def __init__(self, handheld: Handheld, elf: Path):
        with elf.open("rb") as file:
            symbols = ELFFile(file).get_section_by_name(".symtab")
            (frames,) = symbols.get_symbol_by_name("frames")
            bottom, top = (
                symbols.get_symbol_by_name(name)[0].entry.st_value - SRAM
                for name in ("__StackBottom", "__StackTop")
            )
        start = frames.entry.st_value - SRAM
        self._sram = handheld.rp2040.sram
        self._frames = slice(start, start + frames.entry.st_size)
        self._stack = slice(bottom, top)
        self._sram[self._stack] = bytes([UNUSED]) * (top - bottom)

    def spare(self) -> int:
        """Return the bytes of C's stack that were never used: it grows downwards."""
        stack = bytes(self._sram[self._stack])
        return len(stack) - len(stack.lstrip(bytes([UNUSED])))

    def spare_frames(self) -> int:
        """Return the same of the frames' stack, which grows upwards out of zeros."""
        frames = bytes(self._sram[self._frames])
        return len(frames) - len(frames.rstrip(b"\0"))


@pytest.mark.parametrize("game", engine.GAMES)
def test_hasty_presses_leave_room_on_both_stacks(
    firmware_image: Path, plain_image: Path, game: str
) -> None:
    handheld = Handheld(firmware_image, files=kept(game, 40))
    stacks = Stacks(handheld, plain_image.with_suffix(".elf"))
    handheld.run_until_lit(5000)
    luck = Random(game)
    for button in [
        "A",
        "A",
        *luck.choices(BUTTONS, k=60),
    ]:
        handheld.tap(button, 40)
        handheld.run(luck.choice((20, 60, 300, 700)))
    assert handheld.resets == []
    assert "saves/errors" not in handheld.files()
    assert stacks.spare() >= SPARE
    assert stacks.spare_frames() >= SPARE

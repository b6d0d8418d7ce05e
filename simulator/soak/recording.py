"""Every change of an emulated Pico's flash, noted while it runs; and the flash at each moment."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from simulator.emulator import Handheld

PAGE = 256  # bytes: what is programmed at once; an erase is of more


@dataclass(frozen=True)
class Operation:
    """A sector erased, or a page programmed."""

    start: int
    before: bytes
    after: bytes


class Recording:
    """From when it is made on, as long as the power is on."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self.flash = handheld.flash  # as it was at first
        self.operations: list[Operation] = []
        chip = handheld.flash_chip
        apply = chip._apply_command

        def noted() -> None:
            done = chip.operations
            apply()
            if chip.operations > done:
                start, before = chip._before
                after = bytes(handheld.rp2040.flash[start : start + len(before)])
                self.operations.append(Operation(start, before, after))

        chip._apply_command = noted  # type: ignore[method-assign]

    def cuts(self, luck: Random) -> Iterator[tuple[str, bytes, bytes]]:
        """For each operation, the flash as a power cut would leave it: half done, and done."""
        flash = bytearray(self.flash)
        for number, operation in enumerate(self.operations):
            kind = "erase" if len(operation.before) > PAGE else "program"
            piece = slice(operation.start, operation.start + len(operation.before))
            share = luck.random()
            flash[piece] = bytes(
                new if luck.random() < share else old
                for old, new in zip(operation.before, operation.after, strict=True)
            )
            half = bytes(flash)
            flash[piece] = operation.after
            label = f"operation {number}, {kind} at {operation.start:#x}, {share:.0%} done"
            yield label, half, bytes(flash)

"""Power cuts at every single change of the flash: recorded once, computed as often as one likes.

    handheld = Handheld("build/pocket-keltis-waveshare_pico_lcd_1_3.uf2")
    flash, operations = handheld.flash, recorded(handheld)
    handheld.run_until_lit(1000)
    for cut in cut_images(flash, operations):
        Storage.of(cut.flash).files(cut.flash)

Nothing has to run again for that, so a thousand of them take seconds.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from rp2040py.peripherals.ssi import FLASH_PAGE_SIZE

from simulator.emulator.flash import Operation
from simulator.emulator.handheld import Handheld


@dataclass(frozen=True)
class Cut:
    """A flash as a power cut left it: before an operation, or with that one half done."""

    number: int  # of the operation; as many as there are: after the last
    seed: int | None  # of the way in which it is half done; None: it had not begun
    flash: bytes

    def __str__(self) -> str:
        if self.seed is None:
            return f"cut before operation {self.number}"
        return f"cut within operation {self.number}, seed {self.seed}"


def recorded(handheld: Handheld) -> list[Operation]:
    """Return a list that gets every change of the flash from now on, until power is cut."""
    operations: list[Operation] = []
    handheld.flash_chip.recording = operations
    return operations


def cut_images(
    flash: bytes, operations: list[Operation], seeds: Iterable[int] = range(3)
) -> Iterator[Cut]:
    """Give every flash that a power cut can leave, from before the first operation to after the
    last. `flash` is what it held when the recording began; each operation is left half done in as
    many ways as there are seeds."""
    now = bytearray(flash)
    for number, operation in enumerate(operations):
        place = slice(operation.start, operation.start + len(operation.before))
        if now[place] != operation.before:
            raise ValueError(f"operation {number} was recorded on another flash")
        yield Cut(number, None, bytes(now))
        for seed in seeds:
            now[place] = half_done(operation, Random(f"{number} {seed}"))
            yield Cut(number, seed, bytes(now))
        now[place] = operation.after
    yield Cut(len(operations), None, bytes(now))


def half_done(operation: Operation, chance: Random) -> bytes:
    """Return what may lie there if power fails meanwhile.

    Some bits are as before and some as after. Many chips first program a sector to zeros when they
    are to erase it, so a half erased one may hold nearly anything.
    """
    old, new = operation.before, operation.after
    if len(old) > FLASH_PAGE_SIZE:  # it is erased
        zeros = bytes(len(old))
        old, new = chance.choice(((old, new), (old, zeros), (zeros, new)))
    size = len(old)
    share = chance.random()  # of it is done
    way = chance.choice(("in order", "byte by byte", "bit by bit"))
    if way == "in order":
        done = b"\xff" * int(size * share)
    elif way == "byte by byte":
        done = bytes(255 if chance.random() < share else 0 for _ in old)
    else:
        done = bytes(_bits(chance, share) for _ in old)
    mask = int.from_bytes(done.ljust(size, b"\0"))
    return (int.from_bytes(old) & ~mask | int.from_bytes(new) & mask).to_bytes(size)


def _bits(chance: Random, share: float) -> int:
    return sum(1 << bit for bit in range(8) if chance.random() < share)

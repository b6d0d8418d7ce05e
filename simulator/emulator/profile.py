"""Where the emulated time goes: by function of ours, and by C function of the interpreter.

    with profiled(handheld, Path("build/pocket-keltis.elf")) as profile:
        handheld.tap("A")
    print(profile.report())

Every cycle is counted, none is sampled, and none is added: what the firmware sees, and when, is the
same. Beside each figure stands how much of it was spent waiting for the flash: the cache (see
cache.py) did not have the instruction, or the bytecode, or a table. "alone" is a function without
those of ours that it calls, "with others" is with them.
"""

from array import array
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from simulator.emulator import symbols
from simulator.emulator.handheld import Handheld
from simulator.emulator.processor import sprint

OUTSIDE, INTERRUPT, NOBODY = range(3)
ROWS = ["(no function of ours)", "(interrupts)", "(not in the image)"]
COLUMNS = ["(elsewhere)", "(boot ROM)"]
INTERPRETER = "mp_execute_bytecode"
BYTECODE, MACHINE_CODE = 1, 2
RAM, RAM_BYTES, ROM_BYTES, FLASH_BYTES = 0x20000000, 264 * 1024, 16 * 1024, 2 * 1024 * 1024
LINES = 25


class Profile:
    """Counts while `on`; reads what was counted."""

    def __init__(self, handheld: Handheld, elf: Path):
        if sprint is None:
            raise symbols.NoSymbolsError(
                "profiling needs the compiled emulator: python -m simulator.faster"
            )
        found = symbols.read(elf, handheld.flash)
        ours = symbols.names(found)
        self.rows = ROWS + list(dict.fromkeys(ours.values()))
        self.columns = COLUMNS + [symbol.name for symbol in found]
        row_of = {name: number for number, name in enumerate(self.rows)}
        slots = array("H", bytes(FLASH_BYTES + RAM_BYTES + ROM_BYTES))
        slots[-ROM_BYTES // 2 :] = array("H", [1]) * (ROM_BYTES // 2)
        kinds = bytearray(len(slots))
        rows = array("H", bytes(2 * len(self.columns)))
        bytecode = {}
        for number, symbol in enumerate(found, len(COLUMNS)):
            first = _slot(symbol.address)
            count = (symbol.size + 1) // 2
            if first is None:
                continue
            slots[first : first + count] = array("H", [number]) * count
            if symbol.name == INTERPRETER:
                kinds[first] = BYTECODE
            if symbol.frozen:
                rows[number] = row_of[ours[symbol.name]]
                if symbol.code:
                    kinds[first : first + count] = bytes([MACHINE_CODE]) * count
                else:
                    bytecode[symbol.address] = rows[number]
        pairs = 8 * len(self.rows) * len(self.columns)
        self.counters = {
            "cycles": array("Q", bytes(pairs)),
            "misses": array("Q", bytes(pairs)),
            "inside": array("Q", bytes(8 * len(self.rows))),
            "calls": array("Q", bytes(8 * len(self.rows))),
            "fetched": array("Q", bytes(8 * len(self.columns))),
            "active": array("H", bytes(2 * len(self.rows))),
        }
        self._notes = sprint.Profile(slots, kinds, rows, bytecode, self.counters)
        self._handheld = handheld
        self._began = self._ended = self._slept = 0.0
        handheld.processor.profile = self._notes

    def start(self) -> None:
        """Count from now on, from nothing."""
        for name, counter in self.counters.items():
            if name != "active":
                memoryview(counter).cast("B")[:] = bytes(len(counter) * counter.itemsize)
        self._notes.begin()
        self._began, self._slept = self._handheld.ms, self._handheld.slept_ms

    def stop(self) -> None:
        """Count no more until the next start."""
        self._notes.settle()
        self._notes.on = False
        self._ended, self._slept = self._handheld.ms, self._handheld.slept_ms - self._slept

    # What was counted

    @property
    def cycles(self) -> int:
        """Return all cycles in which the processor was awake."""
        return sum(self.counters["cycles"])

    @property
    def waited(self) -> int:
        """Return how many of them it waited for the flash."""
        return sum(self.counters["misses"])

    def ms(self, cycles: int) -> float:
        """Return how long so many of them take, at the clock that the processor has now."""
        return cycles * 1000 / self._handheld.rp2040.clk_sys

    @property
    def asleep_ms(self) -> float:
        """Return how long it slept until something was due."""
        return self._slept

    @property
    def stopped_ms(self) -> float:
        """Return how long it stood still because the flash was being changed."""
        awake = self.ms(self.cycles)
        return max(0.0, self._ended - self._began - awake - self.asleep_ms)

    def ours(self) -> dict[str, tuple[int, int, int, int]]:
        """Return cycles alone, of these waited, cycles with others and calls, by function."""
        width = len(self.columns)
        found = {}
        for number, name in enumerate(self.rows):
            part = slice(number * width, (number + 1) * width)
            alone, waited = (sum(self.counters[key][part]) for key in ("cycles", "misses"))
            inside, calls = (self.counters[key][number] for key in ("inside", "calls"))
            if alone or inside:
                found[name] = (alone, waited, max(inside, alone), calls)
        return found

    def theirs(self, function: str | None = None) -> dict[str, tuple[int, int]]:
        """Return cycles, and of these waited, by symbol; of one function of ours, or of all."""
        width = len(self.columns)
        first = 0 if function is None else self.rows.index(function)
        last = len(self.rows) if function is None else first + 1
        found: dict[str, tuple[int, int]] = {}
        for number, name in enumerate(self.columns):
            part = slice(first * width + number, last * width, width)
            cycles, waited = (sum(self.counters[key][part]) for key in ("cycles", "misses"))
            if cycles:
                others = found.get(name, (0, 0))  # files may have functions of the same name
                found[name] = (others[0] + cycles, others[1] + waited)
        return found

    def fetched(self) -> dict[str, int]:
        """Return how many words were read from the flash, by the symbol they belong to."""
        found: Counter[str] = Counter()
        for name, count in zip(self.columns, self.counters["fetched"], strict=True):
            found[name] += count
        return dict(+found)

    def report(self, lines: int = LINES) -> str:
        """Say it in tables, the longest first; times in milliseconds."""
        total, ms = self.cycles or 1, self.ms
        said = [
            f"awake {self.ms(total):.2f} ms, of these {self.ms(self.waited):.2f}"
            f" waiting for the flash ({100 * self.waited // total} %); asleep"
            f" {self.asleep_ms:.2f} ms; stopped while the flash was changed {self.stopped_ms:.2f}",
            f"{'alone':>9} {'waiting':>9} {'with others':>12} {'calls':>7}  functions of ours",
        ]
        ours = sorted(self.ours().items(), key=lambda item: -item[1][0])
        for name, (alone, waited, inside, calls) in ours[:lines]:
            figures = f"{ms(alone):>9.2f} {ms(waited):>9.2f} {ms(inside):>12.2f} {calls:>7}"
            said.append(f"{figures}  {name}")
        said.append(f"{'alone':>9} {'waiting':>9}  the interpreter's functions")
        theirs = sorted(self.theirs().items(), key=lambda item: -item[1][0])
        said += [f"{ms(a):>9.2f} {ms(w):>9.2f}  {name}" for name, (a, w) in theirs[:lines]]
        said.append(f"{'words':>9}  read from the flash, by what they belong to")
        fetched = sorted(self.fetched().items(), key=lambda item: -item[1])
        said += [f"{count:>9}  {name}" for name, count in fetched[:lines]]
        return "\n".join(said)


def _slot(address: int) -> int | None:
    """Return where an address stands in the tables of the sprint."""
    if 0 <= address - symbols.FLASH < FLASH_BYTES:
        return (address - symbols.FLASH) // 2
    if 0 <= address - RAM < RAM_BYTES:
        return (FLASH_BYTES + address - RAM) // 2
    if address < ROM_BYTES:
        return (FLASH_BYTES + RAM_BYTES + address) // 2
    return None


@contextmanager
def profiled(handheld: Handheld, elf: Path) -> Iterator[Profile]:
    """Count what is emulated in this block."""
    profile = Profile(handheld, elf)
    profile.start()
    try:
        yield profile
    finally:
        profile.stop()

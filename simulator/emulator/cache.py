"""The cache between the processor and the flash.

A Pico runs its program from a flash chip on a serial bus. Between the two is a cache of 16 KB:
1,024 sets of two ways, lines of 8 bytes, and a hit costs nothing (RP2040 data sheet, 2.6.3). Each
half of a line is valid on its own, and a miss reads one half, 4 bytes, because the bus does no more
at once (so says its designer: raspberrypi/pico-feedback, 307). What a miss costs follows from the
registers of that bus: see `FlashChip`. Which of two ways a new line takes is not published. The
data sheet of the RP2350 says that it is random; so it is here, but the same after each power-on.

Instructions, data and DMA share the cache. The processor waits for its own misses only, and DMA,
which takes no time here, for none.

    Cache       the model
    XipControl  its flush register
    Chip, Core  rp2040py's, which read the flash through the cache

The sprint asks the same cache on its own (`waits` in sprint_parts.pxi); a test compares the two.
"""

from array import array

from rp2040py.cortex_m0_core import CortexM0Core
from rp2040py.peripherals.xip_ctrl import FLUSH, RPXIPCtrl
from rp2040py.rp2040 import RP2040

XIP_CONTROL_BLOCK = 0x14000
SETS = 1024
WAYS = 2
EMPTY = 16 * 1024 * 1024 // 8  # a line behind the last that can be addressed
CHANCE, COST = WAYS * SETS, WAYS * SETS + 1  # behind the lines in their array
UNALLOCATED, UNCHECKED = 1 << 24, 1 << 25  # bits of an address: the window has four aliases
UNREAD, PUSH_LR, POP_PC = -1, 0xB5, 0xBD
_NO_LINES = array("I", [EMPTY]) * (WAYS * SETS)


class Cache:
    """held: for each word of the flash, whether the cache has it.
    lines: the line in each way of each set, then the state of chance, and the cost of a miss."""

    def __init__(self) -> None:
        self.held = bytearray(2 * (EMPTY + 1))
        self.lines = _NO_LINES + array("I", [1, 0])

    @property
    def cost(self) -> int:
        """Processor cycles for a miss."""
        return self.lines[COST]

    @cost.setter
    def cost(self, cycles: int) -> None:
        self.lines[COST] = cycles

    def read(self, address: int) -> int:
        """Read a word of the flash; return how many cycles the processor waits for it."""
        word = address % UNALLOCATED // 4
        if self.held[word] and not address & UNCHECKED:
            return 0
        if not address & UNALLOCATED:
            self._allocate(word // 2)
            self.held[word] = 1
        return self.cost

    def flush(self) -> None:
        held = self.held
        for line in self.lines[: WAYS * SETS]:
            if line != EMPTY:
                held[2 * line] = held[2 * line + 1] = 0
        self.lines[: WAYS * SETS] = _NO_LINES

    def _allocate(self, line: int) -> None:
        first = line % SETS * WAYS
        ways = self.lines[first : first + WAYS]
        if line not in ways:
            self._put(line, first + (ways.index(EMPTY) if EMPTY in ways else self._toss()))

    def _put(self, line: int, place: int) -> None:
        old = self.lines[place]
        self.held[2 * old] = self.held[2 * old + 1] = 0
        self.lines[place] = line

    def _toss(self) -> int:
        """Return 0 or 1, from a shift register of 16 bits, as hardware would."""
        chance = self.lines[CHANCE]
        chance = chance >> 1 ^ (0xB400 if chance & 1 else 0)
        self.lines[CHANCE] = chance
        return chance & 1


class XipControl(RPXIPCtrl):
    """rp2040py's registers of the cache, with a flush that flushes.

    The bootrom does that after every change of the flash, and a reset does it too. It takes a
    cycle for each set. The counters of hits and accesses stay 0.
    """

    def __init__(self, chip: "Chip"):
        super().__init__(chip, "XIP_CTRL")
        self.chip = chip
        chip.xip_ctrl = chip.peripherals[XIP_CONTROL_BLOCK] = self

    def reset(self) -> None:
        super().reset()
        self.chip.cache.flush()

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == FLUSH and value & 1:
            self.chip.cache.flush()
            self.chip.waited += SETS


_read_uint8, _read_uint16, _read_uint32 = RP2040.read_uint8, RP2040.read_uint16, RP2040.read_uint32
_execute_instruction = CortexM0Core.execute_instruction


class Chip(RP2040):
    """Reads the flash through the cache, and notes how long the processor waits for it.

    The processor fetches two instructions at a time, rp2040py one, and so the cache is asked for
    each: the second is there, because the first has just been read.
    """

    def __init__(self) -> None:
        self.cache = Cache()
        self.waited = 0  # for the flash, during this instruction
        self.opcode = UNREAD  # of this instruction
        super().__init__()
        self.core = Core(self)
        XipControl(self)

    def reset(self, *, preserve_flash: bool = True, from_watchdog: bool = False) -> None:
        """Leave the flash as it is: to erase all 16 MB that can be addressed takes longer than
        all else, and a handheld brings its own content."""
        super().reset(preserve_flash=True, from_watchdog=from_watchdog)

    def read_uint8(self, address: int) -> int:
        if address >> 24 == 0x10:  # rp2040py reads the aliases as words
            self.waited += self.cache.read(address)
        return _read_uint8(self, address)

    def read_uint16(self, address: int) -> int:
        if address >> 24 == 0x10:
            self.waited += self.cache.read(address)
        value = _read_uint16(self, address)
        if self.opcode == UNREAD:  # the first halfword that an instruction reads is itself
            self.opcode = value
        return value

    def read_uint32(self, address: int) -> int:
        if 0x10 <= address >> 24 < 0x14:
            self.waited += self.cache.read(address)
        return _read_uint32(self, address)


class Core(CortexM0Core):
    """Waits for the flash. Also counts the link register among what is pushed, and the program
    counter among what is popped: a cycle each, which rp2040py forgets."""

    rp2040: Chip

    def execute_instruction(self) -> int:
        chip = self.rp2040
        chip.waited, chip.opcode = 0, UNREAD
        cycles = _execute_instruction(self)
        more = chip.waited + (chip.opcode >> 8 in (PUSH_LR, POP_PC))
        self.cycles += more
        return cycles + more

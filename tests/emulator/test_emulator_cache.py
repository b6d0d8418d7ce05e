"""The flash cache of the emulated Pico: what it keeps, and what the processor waits for."""

import random
from pathlib import Path

import pytest
from emulator_tools import LOG, boot

from simulator.emulator.cache import Cache, Chip
from simulator.emulator.flash import FlashChip
from simulator.emulator.processor import Processor

FLASH, NO_ALLOCATE, NO_CHECK, NEITHER = 0x10000000, 0x11000000, 0x12000000, 0x13000000
WAY = 8 * 1024  # bytes after which addresses share a set again
MISS, HIT = 40, 0
SRAM = 0x20000000
SSI, XIP_CONTROL, DMA = 0x18000000, 0x14000000, 0x50000000
CTRLR0, SSIENR, BAUDR, SPI_CTRLR0, FLUSH = 0x00, 0x08, 0x14, 0xF4, 0x04
# What the boot stages of the SDK write: boot2_w25q080 (a Pico's), and boot2_generic_03h.
QUAD = 2 << 21 | 31 << 16 | 3 << 8, 0xA0 << 24 | 4 << 11 | 8 << 2 | 2
SERIAL = 0 << 21 | 31 << 16 | 3 << 8, 0x03 << 24 | 2 << 8 | 6 << 2


@pytest.fixture
def cache() -> Cache:
    cache = Cache()
    cache.cost = MISS
    return cache


def test_what_was_read_is_there(cache: Cache) -> None:
    assert [cache.read(FLASH + 0x1234), cache.read(FLASH + 0x1234)] == [MISS, HIT]
    assert [cache.read(FLASH + 0x1234 + byte) for byte in range(4)] == [HIT] * 4


def test_a_miss_reads_half_a_line(cache: Cache) -> None:
    line = FLASH + 0x4440
    assert [cache.read(line + 4), cache.read(line), cache.read(line + 4)] == [MISS, MISS, HIT]
    assert [cache.read(line + 8), cache.read(line - 4)] == [MISS, MISS]


def test_two_lines_of_a_set_are_both_kept_and_a_third_displaces_one(cache: Cache) -> None:
    first, second, third = (FLASH + 0x128 + way * WAY for way in range(3))
    assert [cache.read(first), cache.read(second)] == [MISS, MISS]
    assert [cache.read(first), cache.read(second)] == [HIT, HIT]
    assert [cache.read(third), cache.read(third)] == [MISS, HIT]
    # Whether the others are there is asked where asking changes nothing.
    there = [cache.read(address - FLASH + NO_ALLOCATE) for address in (first, second)]
    assert sorted(there) == [HIT, MISS]


def test_a_displaced_line_loses_both_halves(cache: Cache) -> None:
    for way in range(20):
        for half in (0, 4):
            cache.read(FLASH + 0x20 + way * WAY + half)
    halves = [cache.read(NO_ALLOCATE + 0x20 + half) for half in range(0, 20 * WAY, 4)]
    assert halves.count(HIT) == 2 * 2
    assert sum(cache.held) == 4


def test_either_way_may_have_to_go(cache: Cache) -> None:
    """By chance: after a miss, the next of three lines in turn is missed as often as it is not, and
    then the one after it is. So two of three are."""
    rounds = [FLASH + way * WAY for way in range(3)] * 1000
    misses = sum(cache.read(address) == MISS for address in rounds)
    assert misses / len(rounds) == pytest.approx(2 / 3, abs=0.03)


def test_what_fits_stays_and_a_little_more_does_not(cache: Cache) -> None:
    def misses(size: int) -> int:
        return sum(cache.read(FLASH + word) == MISS for word in range(0, size, 4))

    assert misses(16 * 1024) == 4096
    assert misses(16 * 1024) == 0
    assert misses(16 * 1024 + 256) == 64
    assert misses(16 * 1024 + 256) > 0


def test_a_flush_leaves_nothing(cache: Cache) -> None:
    for word in range(0, 40_000, 4):
        cache.read(FLASH + word)
    cache.flush()
    assert not any(cache.held)
    assert all(cache.read(FLASH + word) == MISS for word in range(0, 16 * 1024, 4))


def test_the_other_windows_go_past_the_cache(cache: Cache) -> None:
    """As the data sheet has it: one looks but leaves nothing, one the other way round, one
    neither."""
    assert [cache.read(NO_ALLOCATE), cache.read(NO_ALLOCATE)] == [MISS, MISS]
    cache.read(FLASH)
    assert cache.read(NO_ALLOCATE) == HIT
    assert [cache.read(NO_CHECK), cache.read(NEITHER)] == [MISS, MISS]
    assert [cache.read(NO_CHECK + 8), cache.read(FLASH + 8)] == [MISS, HIT]
    assert [cache.read(NEITHER + 16), cache.read(FLASH + 16)] == [MISS, MISS]


def test_the_sprint_finds_the_same() -> None:
    ours = pytest.importorskip("rp2040py_sprint", reason="`make test` compiles it, or says why not")
    chance = random.Random(11)
    chips = chip, twin = Chip(), Chip()
    chip.sio = ours.Sio(chip)
    ldm = 0xC9 << 8 | 0b00111100  # ldm r1!, {r2-r5}
    for each in chips:
        each.sram[0:2] = ldm.to_bytes(2, "little")
        each.cache.cost = MISS
    for _ in range(20_000):
        for each in chips:
            each.core.pc = SRAM
        chip.core.registers[1] = twin.core.registers[1] = FLASH + chance.randrange(0, 80_000, 4)
        cache = chip.cache
        took = ours.sprint(chip, chip.core, chip.sio, cache.held, cache.lines, 1)
        assert took == twin.core.execute_instruction()
    assert chip.cache.lines == twin.cache.lines
    assert chip.cache.held == twin.cache.held


def set_up(chip: Chip, ctrlr0: int, spi_ctrlr0: int, divider: int) -> int:
    """As a boot stage does it; the cost of a miss then."""
    FlashChip(chip, Processor(chip))
    registers = (SSIENR, 0), (BAUDR, divider), (CTRLR0, ctrlr0), (SPI_CTRLR0, spi_ctrlr0)
    for register, value in (*registers, (SSIENR, 1)):
        chip.write_uint32(SSI + register, value)
    return chip.cache.cost


def test_a_miss_costs_what_the_boot_stage_makes_it() -> None:
    assert set_up(Chip(), *QUAD, 2) == (8 + 4 + 8) * 2
    assert set_up(Chip(), *QUAD, 4) == (8 + 4 + 8) * 4
    assert set_up(Chip(), *SERIAL, 4) == (8 + 24 + 32) * 4


def test_a_bus_that_is_not_set_up_costs_nothing() -> None:
    chip = Chip()
    set_up(chip, *QUAD, 2)
    chip.write_uint32(SSI + SSIENR, 0)
    assert chip.cache.cost == 0
    chip.write_uint32(SSI + SSIENR, 1)
    assert chip.cache.cost == 40
    chip.ssi.reset()
    assert chip.cache.cost == 0


def instruction(chip: Chip, code: int, *registers: int) -> int:
    """Have it done, from the RAM; the cycles it takes."""
    chip.sram[0:2] = code.to_bytes(2, "little")
    chip.core.pc = SRAM
    for number, value in enumerate(registers):
        chip.core.registers[number] = value
    return chip.core.execute_instruction()


def test_a_read_is_counted_once_whatever_its_size() -> None:
    for load in (0x6808, 0x8808, 0x7808):  # ldr, ldrh and ldrb r0, [r1]
        for window, first, again in (
            (FLASH, MISS, HIT),
            (NO_ALLOCATE, MISS, MISS),
            (NEITHER, MISS, MISS),
        ):
            chip = Chip()
            chip.cache.cost = MISS
            took = [instruction(chip, load, 0, window + 0x100) for _ in range(2)]
            assert took == [2 + first, 2 + again], f"{load:04x} {window:08x}"


def test_an_instruction_waits_for_itself_and_for_what_it_reads() -> None:
    chip = Chip()
    chip.cache.cost = MISS
    chip.flash[0x100:0x102] = (0x6808).to_bytes(2, "little")  # ldr r0, [r1]
    took = []
    for address in (0x200, 0x200, 0x300):
        chip.core.pc = FLASH + 0x100
        chip.core.registers[1] = FLASH + address
        took.append(chip.core.execute_instruction())
    assert took == [2 + MISS + MISS, 2, 2 + MISS]


def test_what_dma_reads_comes_into_the_cache_but_the_processor_does_not_wait() -> None:
    chip = Chip()
    chip.cache.cost = MISS
    enabled, words, counting_up, at_once = 1, 2 << 2, 1 << 4 | 1 << 5, 0x3F << 15
    setting = enabled | words | counting_up | at_once
    for register, value in enumerate((FLASH + 0x500, SRAM + 0x100, 8, setting)):
        chip.write_uint32(DMA + 4 * register, value)
    chip.clock.tick(1e6)
    assert sum(chip.cache.held) == 8
    assert [instruction(chip, 0x6808, 0, FLASH + 0x500 + 4 * word) for word in range(9)] == [
        *[2] * 8,
        2 + MISS,
    ]


def test_the_flush_register_and_a_reset_empty_it() -> None:
    chip = Chip()
    for empty in (lambda: chip.write_uint32(XIP_CONTROL + FLUSH, 1), chip.xip_ctrl.reset):
        chip.cache.read(FLASH)
        empty()
        assert not any(chip.cache.held)


def test_a_flush_takes_a_cycle_for_each_set() -> None:
    assert instruction(Chip(), 0x6008, 1, XIP_CONTROL + FLUSH) == 2 + 1024  # str r0, [r1]


def test_the_link_register_takes_a_cycle_to_push_and_the_program_counter_to_pop() -> None:
    """As in Arm's manual of the Cortex-M0+: 1 + N and 3 + N cycles, with either of them in N."""
    chip = Chip()
    chip.core.sp = SRAM + 0x1000
    assert instruction(chip, 0xB4F0) == 1 + 4  # push {r4-r7}
    assert instruction(chip, 0xB5F0) == 1 + 5  # push {r4-r7, lr}
    assert instruction(chip, 0xBDF0) == 3 + 5  # pop {r4-r7, pc}
    assert instruction(chip, 0xBCF0) == 1 + 4  # pop {r4-r7}


WRITES = (
    LOG
    + """
import rp2
def work():
    mark.on()
    sum(len(str(n)) for n in range(20))
    mark.off()
flash, block = rp2.Flash(), bytearray(256)
for _ in range(3):
    work()
flash.writeblocks(flash.ioctl(4, 0) - 1, block, 0)
work()
work()
log("end")
"""
)


def test_after_a_write_to_the_flash_the_cache_is_cold(stock_image: Path) -> None:
    handheld = boot(stock_image, WRITES)
    edges = handheld.watch(25)
    handheld.run_until_text("end", 1000)
    times = [ms for ms, _ in edges[1:]]
    _, _, warm, cold, again = (down - up for up, down in zip(times[0::2], times[1::2], strict=True))
    assert handheld.rp2040.cache.cost == 40  # the boot stage was run again
    assert cold > warm * 1.1
    assert again == pytest.approx(warm, rel=0.05)

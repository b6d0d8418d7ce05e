"""The flash chip: what is in it (UF2 images, littlefs files), and how long it takes to read it and
to change it."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from littlefs import LittleFS, LittleFSError, UserContext
from rp2040py.device.load_flash import decode_block
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.ssi import (
    CMD_BLOCK_ERASE,
    CMD_PAGE_PROGRAM,
    CMD_READ_STATUS_1,
    CMD_SECTOR_ERASE,
    FLASH_BLOCK_SIZE,
    FLASH_PAGE_SIZE,
    FLASH_SECTOR_SIZE,
    RPSSI,
    SSI_DR0,
)

from simulator.emulator.cache import Chip
from simulator.emulator.processor import Processor

FLASH_BYTES = 2 * 1024 * 1024  # a Pico's
SSI_BLOCK = 0x18000
BUSY = 1
# Typical times of the Pico's W25Q16JV, in milliseconds; at worst they are ten times as long.
TAKES_MS = {CMD_SECTOR_ERASE: 45.0, CMD_BLOCK_ERASE: 150.0, CMD_PAGE_PROGRAM: 0.4}
SIZE = {
    CMD_SECTOR_ERASE: FLASH_SECTOR_SIZE,
    CMD_BLOCK_ERASE: FLASH_BLOCK_SIZE,
    CMD_PAGE_PROGRAM: FLASH_PAGE_SIZE,
}


class FlashError(ValueError):
    pass


def load_uf2(uf2: bytes, onto: bytes | bytearray = b"") -> bytearray:
    """Return a whole flash with the image of a UF2 file in it; elsewhere as before, or erased."""
    if not uf2 or len(uf2) % 512:
        raise FlashError(f"not a UF2 file: {len(uf2)} bytes are no whole number of 512-byte blocks")
    flash = bytearray(onto or b"\xff" * FLASH_BYTES)
    for start in range(0, len(uf2), 512):
        try:
            block = decode_block(uf2[start : start + 512])
        except ValueError as error:
            raise FlashError(f"not a UF2 file: block {start // 512}: {error}") from None
        offset = block.flash_address - FLASH_START_ADDRESS
        if not 0 <= offset <= FLASH_BYTES - len(block.payload):
            raise FlashError(f"UF2 block {start // 512} is for address 0x{block.flash_address:08x}")
        flash[offset : offset + len(block.payload)] = block.payload
    return flash


@dataclass(frozen=True)
class Storage:
    """Where in the flash an image keeps its file system."""

    start: int
    size: int

    @classmethod
    def of(cls, flash: bytes | bytearray) -> "Storage":
        """Read from the image itself: MicroPython declares its drive in the SDK's binary info."""
        marker = flash.find(struct.pack("<I", 0x7188EBF2), 0, 1024)
        if marker < 0:
            raise FlashError(
                "the image has no binary info: is it a MicroPython image for the Pico?"
            )
        first, last = struct.unpack_from("<II", flash, marker + 4)
        for pointer in range(first - FLASH_START_ADDRESS, last - FLASH_START_ADDRESS, 4):
            (entry,) = struct.unpack_from("<I", flash, pointer)
            kind, _, _, address, size = struct.unpack_from(
                "<HHIII", flash, entry - FLASH_START_ADDRESS
            )
            if kind == 7:  # a block device
                return cls(address - FLASH_START_ADDRESS, size)
        raise FlashError("the image declares no drive for a file system")

    def _open(self, flash: bytes | bytearray) -> LittleFS:
        context = UserContext(0)  # one of full size would begin as a list of a million numbers
        context.buffer = bytearray(flash[self.start : self.start + self.size])
        # Sizes as the rp2 port's boot mounts it.
        return LittleFS(
            context,
            mount=False,
            block_size=FLASH_SECTOR_SIZE,
            block_count=self.size // FLASH_SECTOR_SIZE,
            prog_size=256,
            read_size=32,
            cache_size=1024,  # it keeps files up to half of that inside their folder
            lookahead_size=32,
        )

    def put(self, flash: bytearray, files: Mapping[str, bytes | str]) -> None:
        """Write files into the file system, formatting it if there is none."""
        drive = self._open(flash)
        try:
            drive.mount()
        except LittleFSError:
            drive.format()
            drive.mount()
        for name, content in files.items():
            folder = str(Path(name).parent)
            if folder not in (".", "/"):
                drive.makedirs(folder, exist_ok=True)
            with drive.open(name, "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
        drive.unmount()
        flash[self.start : self.start + self.size] = drive.context.buffer

    def fill(self, flash: bytearray) -> None:
        """Write a file as large as there is room for: nothing of any size fits beside it."""
        drive = self._open(flash)
        drive.mount()
        free = self.size // FLASH_SECTOR_SIZE - drive.used_block_count
        while free:
            copy = bytearray(flash)
            try:
                self.put(copy, {"filler": bytes(free * FLASH_SECTOR_SIZE)})
            except LittleFSError:
                free -= 1
            else:
                flash[:] = copy
                return

    def files(self, flash: bytes) -> dict[str, bytes]:
        """Every file of the file system by its path."""
        drive = self._open(flash)
        try:
            drive.mount()
        except LittleFSError:
            raise FlashError("there is no file system in the flash") from None
        found = {}
        for folder, _, names in drive.walk("/"):
            for name in names:
                path = f"{folder.rstrip('/')}/{name}".lstrip("/")
                with drive.open(path, "rb") as file:
                    found[path] = file.read()
        return found


@dataclass(frozen=True)
class Operation:
    """A page programmed or a sector erased: what lay there before, and what lies there after."""

    start: int
    before: bytes
    after: bytes


class FlashChip(RPSSI):
    """rp2040py's flash, with the time that reading, erasing and programming take.

    The waiting costs the host nothing: when the firmware asks whether the chip is still busy, the
    emulated clock moves on at once to where it is not (timers, DMA and SPI going on meanwhile).
    """

    def __init__(self, rp2040: Chip, processor: Processor):
        super().__init__(rp2040, "SSI")
        self._cache = rp2040.cache
        rp2040.ssi = rp2040.peripherals[SSI_BLOCK] = self
        self._processor = processor
        self._began = self._until = 0.0
        self._before = (0, b"")
        self.operations = 0  # erases and programs so far
        self.recording: list[Operation] | None = None  # they are put in here, if somebody wants it
        self.waited_ms = 0.0  # for them

    def reset(self) -> None:
        super().reset()
        self._cache.cost = self.read_cycles

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset != SSI_DR0:
            self._cache.cost = self.read_cycles

    @property
    def read_cycles(self) -> int:
        """Processor cycles for one read that misses the cache, as the SSI is set up; 0 while it is
        not set up to read.

        A Pico's boot stage (the SDK's boot2_w25q080) wants four wires, and has the flash told
        once what to do: so there is no command, 24 bits of address and 8 of mode take 8 clocks,
        the flash wants 4, and 32 bits of data take 8. A clock has two cycles (BAUDR): 40 in all.

        That is the time on the wire. What the SSI adds to select the flash and to hand over the
        data is not published, nor what the processor still does meanwhile. Neither is counted.
        """
        if not self._ssienr or self._crtlr0 >> 8 & 3 != 3:  # TMOD: send an address, then receive
            return 0
        wires = (1, 2, 4, 1)[self._crtlr0 >> 21 & 3]  # SPI_FRF
        widened = self._spictlr0 & 3  # TRANS_TYPE: nothing, address, or command as well as data
        command = (0, 4, 8, 16)[self._spictlr0 >> 8 & 3]  # INST_L
        address = 4 * (self._spictlr0 >> 2 & 15)  # ADDR_L
        data = (self._crtlr0 >> 16 & 31) + 1  # DFS_32
        clocks = (
            command // (wires if widened == 2 else 1)
            + address // (wires if widened else 1)
            + (self._spictlr0 >> 11 & 31)  # WAIT_CYCLES
            + data // wires
        )
        return clocks * self._baudr

    def _apply_command(self) -> None:
        opcode = self._tx_buffer[0] if self._tx_buffer else 0
        changes = opcode in TAKES_MS and len(self._tx_buffer) >= 4 and self._write_enabled
        if changes:
            start = self._address_from_buffer() & ~(SIZE[opcode] - 1)
            self._before = start, bytes(self.rp2040.flash[start : start + SIZE[opcode]])
            self._began = self.rp2040.clock.nanos
            self._until = self._began + TAKES_MS[opcode] * 1e6
            self.operations += 1
        super()._apply_command()
        if changes and self.recording is not None:
            start, before = self._before
            after = bytes(self.rp2040.flash[start : start + len(before)])
            self.recording.append(Operation(start, before, after))

    def _shift_byte(self, byte_out: int) -> int:
        answer = super()._shift_byte(byte_out)
        if len(self._tx_buffer) > 1 and self._tx_buffer[0] == CMD_READ_STATUS_1:
            clock = self.rp2040.clock
            began = clock.nanos
            while clock.nanos < self._until and not self._processor.stopped:
                rest = self._until - clock.nanos
                next_alarm = clock.nanos_to_next_alarm if clock.has_scheduled_alarm else rest
                clock.tick(min(rest, next_alarm))
            self.waited_ms += (clock.nanos - began) / 1e6
            if clock.nanos < self._until:
                answer |= BUSY
        return answer

    @property
    def busy(self) -> bool:
        return self.rp2040.clock.nanos < self._until

    def lose_power(self) -> None:
        """Leave what was being erased or programmed half done, as a power cut would."""
        if not self.busy:
            return
        start, before = self._before
        flash = self.rp2040.flash
        done = (self.rp2040.clock.nanos - self._began) / (self._until - self._began)
        chance = Random(start)
        for index, old in enumerate(before):
            if chance.random() >= done:
                flash[start + index] = old

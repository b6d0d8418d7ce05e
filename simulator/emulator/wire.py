"""The SPI bus between chip and panel: every byte takes the time it takes on the wire."""

from collections.abc import Callable

from rp2040py.peripherals.dma import INCR_READ, INCR_WRITE, RPDMAChannel
from rp2040py.peripherals.spi import (
    BSY,
    RFF,
    RNE,
    RPSPI,
    SPH,
    SPO,
    SSPCR1,
    SSPDR,
    SSPRORINTR,
    SSPSR,
    TFE,
    TNF,
)
from rp2040py.rp2040 import RP2040

SPI_BLOCKS = (0x4003C, 0x40040)
SRAM_START, SRAM_END = 0x20000000, 0x20042000
FIFO = 8
BURST = 256  # at most; 33 us of the fastest bus
GAP_CLOCKS = 1.5  # as the data sheet draws it; with a scope people have seen 1.5 to 2


class TimedSpi(RPSPI):
    """rp2040py's SPI with a clock: a frame leaves after its bits, behind an 8-deep FIFO.

    A bit takes SSPCPSR * (1 + SCR) / clk_peri. In modes 0 and 2 (SPH is 0) the part raises its chip
    select between frames, even where no pin shows it, and the clock rests; in modes 1 and 3 bits
    follow without a gap (RP2040 data sheet, 4.4.3.10 to 13). A busy wait, a full FIFO and a DMA
    transfer all take as long as the wire.
    While DMA keeps the FIFO full, frames are handled a burst at once, at the end of its last: the
    total is exact, and a host second buys several times more. What a program writes meanwhile over
    bytes that it is still sending is seen, as it should be.
    """

    def __init__(self, rp2040: RP2040, number: int, sent: Callable[[bytes], None]):
        plain = rp2040.spi[number]
        self._queue: list[int] = []  # the first is in the shifter, the others in the FIFO
        self._at_once = 0  # frames that are through when the alarm rings; 0: it is not set
        super().__init__(rp2040, plain.name, plain.irq, plain.dreq)
        rp2040.spi[number] = rp2040.peripherals[SPI_BLOCKS[number]] = self
        self._sent = sent
        self._alarm = rp2040.clock.create_alarm(self._shifted)
        self._data_register = (SPI_BLOCKS[number] << 12) + SSPDR
        self.frames = 0

    @property
    def mode(self) -> int:
        return (2 if self._control0 & SPO else 0) | (1 if self._control0 & SPH else 0)

    @property
    def frame_nanos(self) -> float:
        clocks = self.data_bits + (0 if self._control0 & SPH else GAP_CLOCKS)
        return clocks * 1e9 / (self.clock_frequency or 1.0)

    def reset(self) -> None:
        self._queue.clear()
        self._alarm.cancel()
        self._at_once = 0
        super().reset()

    def read_uint32(self, offset: int) -> int:
        if offset == SSPSR:
            queued = len(self._queue)
            return (
                (BSY if queued else 0)
                | (RFF if self.rx_fifo.full else 0)
                | (RNE if not self.rx_fifo.empty else 0)
                | (TNF if queued <= FIFO else 0)
                | (TFE if queued <= 1 else 0)
            )
        return super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        if offset == SSPDR:
            if len(self._queue) <= FIFO:
                self._queue.append(value & ((1 << self.data_bits) - 1))
                if not self._at_once and self.enabled:
                    self._schedule()
                self._fifos_updated()
            return
        super().write_uint32(offset, value)
        if offset == SSPCR1 and self.enabled and self._queue and not self._at_once:
            self._schedule()

    def _schedule(self, at_once: int = 1) -> None:
        self._at_once = at_once
        self._alarm.schedule(at_once * self.frame_nanos)

    def _update_dma_tx(self) -> None:
        if len(self._queue) > FIFO:
            self.rp2040.dma.clear_dreq(self.dreq.tx)
        else:
            self.rp2040.dma.set_dreq(self.dreq.tx)

    def _shifted(self) -> None:
        """Go on when the alarm rings: `_at_once` frames have gone over the wire."""
        queue, count = self._queue, self._at_once
        more = self._refill(count) if len(queue) > FIFO else 0
        frames = queue[:count]
        del queue[:count]
        self.frames += count
        eight_bits = self.data_bits <= 8
        self._sent(bytes(frames) if eight_bits else b"".join(f.to_bytes(2, "big") for f in frames))
        self._at_once = 0
        full = len(queue) > FIFO
        if queue:
            self._schedule(min(BURST, more) or 1 if full else 1)
        if self._received(count) or not full:  # else all is as it was
            self._fifos_updated()

    def _channel(self, dreq: int) -> RPDMAChannel | None:
        for channel in self.rp2040.dma.channels:
            if channel._treq_value == dreq and channel.active:
                return channel
        return None

    def _received(self, count: int) -> bool:
        """Nothing drives MISO: zeros come in, to a waiting DMA channel or into the FIFO.

        Return whether that has changed the FIFO's state.
        """
        channel = self._channel(self.dreq.rx)
        if channel and channel._trans_count > count and not channel._ctrl & INCR_WRITE:
            channel._trans_count -= count
            return False
        before = self._int_raw, self.rx_fifo.item_count
        for _ in range(count):
            if self.rx_fifo.full:
                self._int_raw |= SSPRORINTR
                break
            self.rx_fifo.push(0)
        return before != (self._int_raw, self.rx_fifo.item_count)

    def _refill(self, count: int) -> int:
        """Queue what DMA has put in the place of so many frames; how many more could be.

        The channel's last transfer is left to rp2040py, with all that hangs on its end.
        """
        channel = self._channel(self.dreq.tx)
        if (
            channel is None
            or channel._data_size != 1
            or not channel._ctrl & INCR_READ
            or channel._ctrl & INCR_WRITE
            or channel._ring_mask
            or channel._write_addr != self._data_register
        ):
            return 0
        count = min(count, channel._trans_count - 1)
        start = channel._read_addr
        if count > 0:
            if start >= SRAM_START and start + count <= SRAM_END:
                self._queue.extend(
                    self.rp2040.sram[start - SRAM_START : start - SRAM_START + count]
                )
            else:
                self._queue.extend(self.rp2040.read_uint8(start + i) for i in range(count))
            channel._read_addr += count
            channel._trans_count -= count
        return channel._trans_count - 1

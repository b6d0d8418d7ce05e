"""The Pico's own way to a panel: expansion in assembler, sent by DMA meanwhile.

Imported on the device only. Each expander has a plain twin in `display/expand.py`. A whole frame of
240 x 240 at 62.5 MHz takes 12.7 ms in 12-bit colour (11.06 of them on the wire) and 16.3 ms in
16-bit colour (14.75), measured on the emulated Pico.
"""

# ruff: noqa: F821 (the assembler's own names)
# mypy: disable-error-code="name-defined"
import micropython
from _rp2 import DMA  # type: ignore[import-not-found]  # rp2 has 3 KB of other things

from display.bus import Bus

_SPI = (0x4003C000, 0x40040000)  # where the registers of SPI 0 and 1 are
_REQUEST = (16, 18)  # what asks DMA for the next byte of each


@micropython.asm_thumb
def expand_12(r0, r1, r2, r3):
    # pixels, target, table, job; 19 cycles for two pixels
    ldr(r4, [r3, 0])
    add(r0, r0, r4)
    ldr(r5, [r3, 4])
    ldr(r6, [r3, 8])
    ldr(r7, [r3, 12])
    label(ROW)
    mov(r4, r5)
    label(PAIR)
    ldrb(r3, [r0, 0])
    add(r0, 1)
    lsl(r3, r3, 2)
    add(r3, r3, r2)
    ldr(r3, [r3, 0])
    strb(r3, [r1, 0])
    lsr(r3, r3, 8)
    strb(r3, [r1, 1])
    lsr(r3, r3, 8)
    strb(r3, [r1, 2])
    add(r1, 3)
    sub(r4, 1)
    bne(PAIR)
    add(r0, r0, r7)
    sub(r6, 1)
    bne(ROW)


@micropython.asm_thumb
def expand_16(r0, r1, r2, r3):
    # pixels, target, table, job; 13 cycles for two pixels
    ldr(r4, [r3, 0])
    add(r0, r0, r4)
    ldr(r5, [r3, 4])
    ldr(r6, [r3, 8])
    ldr(r7, [r3, 12])
    label(ROW)
    mov(r4, r5)
    label(PAIR)
    ldrb(r3, [r0, 0])
    add(r0, 1)
    lsl(r3, r3, 2)
    add(r3, r3, r2)
    ldr(r3, [r3, 0])
    str(r3, [r1, 0])  # type: ignore[call-overload]
    add(r1, 4)
    sub(r4, 1)
    bne(PAIR)
    add(r0, r0, r7)
    sub(r6, 1)
    bne(ROW)


@micropython.viper
def _start(registers: ptr32, buffer: ptr8, count: int):
    """As soon as the DMA channel has done its work, give it the next.

    In Python, with rp2.DMA's own methods, the wire stood still for 60 microseconds between bands.
    """
    while registers[3] & 1 << 24:  # CTRL_TRIG: busy
        pass
    registers[2] = count  # TRANS_COUNT
    registers[15] = int(buffer)  # AL3_READ_ADDR_TRIG: from there, now


@micropython.viper
def _wait_until_sent(registers: ptr32, spi: int):
    """Until the channel is done and the wire has taken the last byte."""
    while registers[3] & 1 << 24:
        pass
    status = ptr32(spi + 12)
    while status[0] & 16:  # SSPSR: busy
        pass


class PicoBus(Bus):
    """number: which of the Pico's two SPIs `spi` is."""

    expand_12 = staticmethod(expand_12)  # type: ignore[assignment]
    expand_16 = staticmethod(expand_16)  # type: ignore[assignment]

    def __init__(self, spi, number: int, dc, cs=None, reset=None) -> None:
        super().__init__(spi, dc, cs, reset)
        self._block = _SPI[number]
        dma = DMA()
        control = dma.pack_ctrl(size=0, inc_write=False, treq_sel=_REQUEST[number])
        dma.config(write=self._block + 8, ctrl=control)  # SSPDR
        self._dma = dma
        self._channel = dma.registers

    def send(self, buffer: bytearray, count: int) -> None:
        _start(self._channel, buffer, count)

    def finish(self) -> None:
        _wait_until_sent(self._channel, self._block)
        super().finish()

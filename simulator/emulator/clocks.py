"""The chip's clocks as the firmware programs them.

rp2040py runs its processor at 125 MHz and takes the peripheral clock as 125 MHz too, whatever the
firmware wrote; its PLLs are blank. Here the PLLs keep what is written to them, and both clocks
follow the multiplexers. The processor starts with the ring oscillator, as slow as it is; the
crystal and the PLL come later. What a cycle takes follows from that, and so do PWM and SysTick. The
peripheral clock, on which SPI times rest, is 48 MHz after MicroPython's boot, until `machine.freq`
moves it. (The timer counts microseconds of the crystal, whatever the processor does. While a PIO
works, cycles are taken as those of 125 MHz: rp2040py's own loop does that.)
"""

from collections.abc import Callable

from rp2040py.peripherals.clocks import RPClocks
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.rp2040 import RP2040

CRYSTAL_HZ = 12_000_000
RING_HZ = 6_250_000  # the ring oscillator, roughly
PLL_SYS_BLOCK, PLL_USB_BLOCK, CLOCKS_BLOCK = 0x40028, 0x4002C, 0x40008
CS, POWER, FBDIV, PRIM = 0x0, 0x4, 0x8, 0xC
LOCKED = 1 << 31
OFF = 1 << 0 | 1 << 5  # the whole of it, or its oscillator


class Pll(BasePeripheral):
    def __init__(self, rp2040: RP2040, name: str, changed: Callable[[], None]):
        super().__init__(rp2040, name)
        self._changed = changed
        self.reset()

    def reset(self) -> None:
        self.registers = {CS: 1, POWER: 0x2D, FBDIV: 0, PRIM: 0x77000}

    def read_uint32(self, offset: int) -> int:
        value = self.registers.get(offset, 0)
        return value | LOCKED if offset == CS and self.on else value

    def write_uint32(self, offset: int, value: int) -> None:
        self.registers[offset] = value & 0x7FFFFFFF
        self._changed()

    @property
    def on(self) -> bool:
        return not self.registers[POWER] & OFF

    @property
    def hz(self) -> float:
        if not self.on:
            return 0.0
        reference = CRYSTAL_HZ / (self.registers[CS] & 0x3F or 1)
        prim = self.registers[PRIM]
        return reference * self.registers[FBDIV] / ((prim >> 16 & 7 or 1) * (prim >> 12 & 7 or 1))


class Clocks(RPClocks):
    """Gives rp2040py's clocks their true values after every change of a clock register."""

    def __init__(self, rp2040: RP2040):
        super().__init__(rp2040, "CLOCKS_BASE")
        self.pll_sys = Pll(rp2040, "PLL_SYS_BASE", self._follow)
        self.pll_usb = Pll(rp2040, "PLL_USB_BASE", self._follow)
        rp2040.clocks = rp2040.peripherals[CLOCKS_BLOCK] = self
        rp2040.peripherals[PLL_SYS_BLOCK] = self.pll_sys
        rp2040.peripherals[PLL_USB_BLOCK] = self.pll_usb
        self._follow()

    def reset(self) -> None:
        super().reset()
        self.pll_sys.reset()
        self.pll_usb.reset()
        self._follow()

    @property
    def system_hz(self) -> float:
        if not self.sys_ctrl & 1:
            return CRYSTAL_HZ if self.ref_ctrl & 3 == 2 else RING_HZ
        source = (self.pll_sys.hz, self.pll_usb.hz, RING_HZ, CRYSTAL_HZ)[self.sys_ctrl >> 5 & 3]
        return source / (self.sys_div / 256 or 65536)

    @property
    def peripheral_hz(self) -> float:
        sources = (self.system_hz, self.pll_sys.hz, self.pll_usb.hz, RING_HZ, CRYSTAL_HZ)
        choice = self.peri_ctrl >> 5 & 7
        return sources[choice] if choice < len(sources) else 0.0

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        self._follow()

    def _follow(self) -> None:
        rp2040 = self.rp2040
        rp2040.clk_peri = round(self.peripheral_hz) or CRYSTAL_HZ
        hz = round(self.system_hz) or CRYSTAL_HZ
        if hz != rp2040.clk_sys:
            rp2040.clk_sys = hz
            rp2040.clock.frequency = hz  # type: ignore[attr-defined]  # where the sprint looks
            for timer in (rp2040.ppb.systick_timer, *(c.timer for c in rp2040.pwm.channels)):
                timer.frequency = hz

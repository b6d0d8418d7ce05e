"""A light or a tone that is on costs the emulator nothing; who asks for its periods gets them."""

from simulator.emulator.cache import Chip
from simulator.emulator.pwm import PWM_BLOCK, Pwm

PWM = PWM_BLOCK << 12
CHANNEL_BYTES = 0x14
CSR, DIV, CC, TOP = 0, 4, 12, 16  # of a channel
RAISED, WANTED = PWM + 0xA4, PWM + 0xA8  # interrupts, a bit for each channel
PERIOD_NANOS = 1000


def running(number: int) -> Chip:
    """Return a chip with one channel on, half of the time high, 125 cycles for each period."""
    chip = Chip()
    Pwm(chip)
    chip.pwm.reset()
    for register, value in ((DIV, 1 << 4), (TOP, 124), (CC, 62), (CSR, 1)):
        chip.write_uint32(PWM + number * CHANNEL_BYTES + register, value)
    return chip


def test_nothing_happens_in_its_periods() -> None:
    chip = running(3)
    waiting = chip.clock.nanos_to_next_alarm
    assert not waiting or waiting > 1000 * PERIOD_NANOS
    chip.clock.tick(10 * PERIOD_NANOS)
    assert chip.read_uint32(RAISED) == 0


def test_an_interrupt_that_is_wanted_comes_in_every_period() -> None:
    chip = running(3)
    chip.write_uint32(WANTED, 1 << 3)
    for _ in range(5):
        chip.clock.tick(PERIOD_NANOS)
        assert chip.read_uint32(RAISED) == 1 << 3
        chip.write_uint32(RAISED, 1 << 3)
        assert chip.read_uint32(RAISED) == 0
    chip.write_uint32(WANTED, 0)
    chip.clock.tick(2 * PERIOD_NANOS)
    assert chip.read_uint32(RAISED) == 0


def test_what_is_written_counts_at_once() -> None:
    chip = running(0)
    chip.write_uint32(PWM + TOP, 249)
    chip.write_uint32(WANTED, 1)
    chip.clock.tick(PERIOD_NANOS)
    assert chip.read_uint32(RAISED) == 0, "its period is twice as long now"
    chip.clock.tick(PERIOD_NANOS)
    assert chip.read_uint32(RAISED) == 1

"""What keeps rp2040py's processor fast. None of it changes what the firmware sees, or when."""

from collections.abc import Sequence

from rp2040py.clock.clock import IClock
from rp2040py.execute_batch import execute_batch
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.peripherals.pio import RPPIO
from rp2040py.rp2040 import RP2040

try:
    import rp2040py_sprint as sprint  # compiled from sprint.pyx, where that can be done
except ImportError:
    sprint = None

# One instruction, one tick of the clock: exact and repeatable. rp2040py can advance the clock in
# steps of many instructions, but SPI bytes are 16 cycles apart, and it gains nothing.
INSTRUCTIONS_PER_TICK = 1
PIO_BLOCKS = (0x50200, 0x50300)


class Processor:
    """The run switch, which rp2040py looks at before every instruction: hence the slots."""

    __slots__ = ("clock", "pios", "profile", "rp2040", "slept_nanos", "stopped")

    def __init__(self, rp2040: RP2040):
        self.rp2040 = rp2040
        self.clock: IClock = rp2040.clock
        self.stopped = True
        self.slept_nanos = 0.0  # so long the processor has waited for something to happen
        self.profile: object = None  # what the sprint tells where the time goes: see profile.py
        rp2040.simulator = self  # type: ignore[assignment]  # else its PIOs would run on their own
        self.pios = SleepingPios(self)
        if sprint:
            rp2040.sio = sprint.Sio(rp2040)

    def run(self) -> None:
        """Until somebody calls `stop`."""
        self.stopped = False
        while not self.stopped:
            if self.pios.awake:
                execute_batch(self, INSTRUCTIONS_PER_TICK)  # type: ignore[arg-type]
            elif sprint:
                sprint.run(self)
            else:
                self._walk()

    def _walk(self) -> None:
        """Do what the sprint does, an instruction at a time."""
        core, clock = self.rp2040.core, self.clock
        while not self.stopped:
            if core.waiting:
                self.slept_nanos += clock.nanos_to_next_alarm
                clock.tick(clock.nanos_to_next_alarm)
            else:
                nanos = 1e9 / self.rp2040.clk_sys
                clock.tick(core.execute_instruction() * nanos)

    def stop(self) -> None:
        self.stopped = True

    def reset(self, from_watchdog: bool) -> None:
        self.pios.wake()  # a reset is theirs, too
        self.rp2040.enter_reset(from_watchdog=from_watchdog)
        self.rp2040.leave_reset()
        self.pios.sleep()


class SleepingPios:
    """rp2040py asks both PIOs after every instruction whether they have work, which is a quarter of
    its time. They are left out until the firmware touches one of their registers, and
    again after a reset."""

    def __init__(self, processor: Processor):
        self._processor = processor
        self._pios = list(processor.rp2040.pio)
        self.awake = True
        self.sleep()

    def sleep(self) -> None:
        if all(pio.stopped for pio in self._pios):
            self.awake = False
            self._put([_Bell(self, pio) for pio in self._pios])

    def wake(self) -> None:
        self.awake = True
        self._put(self._pios)
        self._processor.stop()  # when it runs again it sees them

    def _put(self, on_the_bus: Sequence[BasePeripheral]) -> None:
        for block, pio in zip(PIO_BLOCKS, on_the_bus, strict=True):
            self._processor.rp2040.peripherals[block] = pio


class _Bell(BasePeripheral):
    """Stands in a sleeping PIO's place on the bus."""

    def __init__(self, pios: SleepingPios, pio: RPPIO):
        super().__init__(pio.rp2040, pio.name)
        self._pios = pios
        self._pio = pio

    def read_uint32(self, offset: int) -> int:
        self._pios.wake()
        return self._pio.read_uint32(offset)

    def write_uint32_atomic(self, offset: int, value: int, atomic_type: int) -> None:
        self._pios.wake()
        self._pio.write_uint32_atomic(offset, value, atomic_type)

"""The wires to a panel: SPI, data/command, and (where the board has them) chip select and reset."""

from display.expand import expand_12, expand_16


class Bus:
    """Works with any SPI object; `display/pico.py` has the Pico's fast one.

    spi: has `write(buffer)`.  dc, cs, reset: called with 0 or 1, as a `machine.Pin` can be.
    """

    expand_12 = staticmethod(expand_12)
    expand_16 = staticmethod(expand_16)

    def __init__(self, spi, dc, cs=None, reset=None) -> None:
        self.spi = spi
        self._dc = dc
        self._cs = cs
        self._reset = reset
        self._code = bytearray(1)
        if cs:
            cs(1)

    def command(self, code: int, data: bytes | bytearray | None = None) -> None:
        """One command, with its data if it has any."""
        self.begin(code)
        if data:
            self.spi.write(data)
        self.finish()

    def begin(self, code: int) -> None:
        """Open a command; what follows is `send` as often as wanted, then `finish`."""
        self._code[0] = code
        self._dc(0)
        if self._cs:
            self._cs(0)
        self.spi.write(self._code)
        self._dc(1)

    def send(self, buffer: bytearray, count: int) -> None:
        """Send the buffer's first bytes; it may still be read until the next but one `send`."""
        self.spi.write(memoryview(buffer)[:count])

    def finish(self) -> None:
        if self._cs:
            self._cs(1)

    def reset(self, time) -> bool:
        """Pulse the reset wire; False if there is none."""
        if not self._reset:
            return False
        self._reset(0)
        time.sleep_ms(1)  # 10 microseconds would do
        self._reset(1)
        return True

"""The emulated Pico's consoles: UART 0, and USB with a host, here or on a TCP socket."""

import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rp2040py.peripherals.uart import RPUART, UARTDR, UARTTXINTR
from rp2040py.rp2040 import RP2040
from rp2040py.usb.cdc import USBCDC

if TYPE_CHECKING:
    from simulator.emulator.handheld import Handheld


UART0_BLOCK = 0x40034


class Uart(RPUART):
    """UART 0, whose bytes leave at once.

    rp2040py asks for the transmit interrupt without end, in which MicroPython's `machine.UART`
    drowns; here it is raised when a byte has left, and stays away once it is cleared.
    """

    def __init__(self, rp2040: RP2040, heard: Callable[[bytes], None]):
        plain = rp2040.uart[0]
        super().__init__(rp2040, plain.name, plain.irq, plain.dreq)
        rp2040.uart[0] = rp2040.peripherals[UART0_BLOCK] = self
        self.on_byte = lambda byte: heard(bytes((byte,)))

    def check_interrupts(self) -> None:
        self.rp2040.set_interrupt(self.irq, bool(self._interrupt_status & self._interrupt_mask))

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == UARTDR:
            self._interrupt_status |= UARTTXINTR
            self.check_interrupts()

    def send(self, data: bytes) -> None:
        for byte in data:
            self.feed_byte(byte)


class UsbHost:
    """A computer on the USB cable, with the serial port open.

    rp2040py's host answers every offer to receive with a packet, an empty one if need be, which
    keeps the firmware busy without end. Here an offer waits until there is something to send.
    """

    def __init__(self, rp2040: RP2040, heard: Callable[[bytes], None]):
        self.cdc = USBCDC(rp2040.usb_ctrl)
        assert rp2040.usb_ctrl.on_endpoint_read  # USBCDC has just set it
        self._answer: Callable[[int, int], None] = rp2040.usb_ctrl.on_endpoint_read
        rp2040.usb_ctrl.on_endpoint_read = self._offered
        self._offer: tuple[int, int] | None = None  # the endpoint that would take so many bytes
        self._rp2040 = rp2040
        self._waiting = bytearray()
        self._pump_alarm = rp2040.clock.create_alarm(self._pump)
        self.listeners: list[Callable[[bytes], None]] = [heard]
        self.cdc.on_serial_data = self._serial_data
        self.cdc.on_device_connected = self._device_connected
        self.connected = False

    def unplugged(self) -> None:
        """Note that the chip was reset, and so is gone from the bus until it comes back."""
        self.connected = False
        self._offer = None

    def _device_connected(self) -> None:
        self.connected = True

    def _serial_data(self, data: bytes | bytearray) -> None:
        for listener in self.listeners:
            listener(bytes(data))

    def _offered(self, endpoint: int, size: int) -> None:
        if endpoint == self.cdc._out_endpoint and self.cdc.tx_fifo.empty:
            self._offer = endpoint, size
        else:
            self._answer(endpoint, size)

    def send(self, data: bytes) -> None:
        """Queue bytes for the device; it takes them as fast as its buffers allow."""
        self._waiting += data
        self._pump()

    def _pump(self) -> None:
        fifo = self.cdc.tx_fifo
        room = fifo.size - fifo.item_count
        for byte in self._waiting[:room]:
            self.cdc.send_serial_byte(byte)
        del self._waiting[:room]
        if self._offer and not fifo.empty:
            offer, self._offer = self._offer, None
            self._answer(*offer)
        if self._waiting:
            self._pump_alarm.schedule(250_000)


class Pace:
    """Runs a handheld, mostly slower than life and never faster: a sleeping chip costs nothing.

    Only the flash is not waited for. `haste` is for those who are content with less: how many
    times faster than life it may run. `rest` waits for so many seconds, or less if there is news.
    """

    def __init__(
        self,
        handheld: "Handheld",
        haste: float = 1,
        rest: Callable[[float], None] = time.sleep,
    ):
        self._handheld = handheld
        self._haste = haste
        self._rest = rest
        self._ahead = 0.0  # seconds

    def step(self, ms: float) -> None:
        began, flash_ms = time.monotonic(), self._handheld.flash_chip.waited_ms
        self._handheld.run(ms)
        ms -= self._handheld.flash_chip.waited_ms - flash_ms
        took = time.monotonic() - began
        self._ahead = max(0.0, self._ahead + ms / 1000 / self._haste - took)
        if self._ahead > 0.005:
            asleep = time.monotonic()
            self._rest(self._ahead)
            self._ahead -= time.monotonic() - asleep


def _acknowledge(client: socket.socket) -> None:
    """Tell the client at once that its bytes are here. mpremote's socket holds back what follows
    until it has heard, and it would hear 40 ms later. (Where it can't be had, it is slower.)"""
    if hasattr(socket, "TCP_QUICKACK"):
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)


class SocketConsole:
    """The USB console on a local TCP port, for one client at a time, as a serial port has one.

    `mpremote connect socket://127.0.0.1:<port>` talks to it. Whoever runs the handheld polls it.
    """

    def __init__(self, handheld: "Handheld", port: int = 0):
        if handheld.host is None:
            raise ValueError("a handheld without USB has no console to serve")
        self._host = handheld.host
        self._host.listeners.append(self._heard)
        self._listening = socket.create_server(("127.0.0.1", port))
        self._client: socket.socket | None = None
        self._outgoing = bytearray()
        self.port: int = self._listening.getsockname()[1]

    def _heard(self, data: bytes) -> None:
        if self._client:
            self._outgoing += data

    def poll(self, seconds: float = 0) -> None:
        """Carry over what has come in from either side, waiting so long for the client's."""
        try:
            if self._client and self._outgoing:
                self._client.sendall(self._outgoing)
            self._outgoing.clear()
            sockets = [self._listening] + ([self._client] if self._client else [])
            readable, _, _ = select.select(sockets, [], [], seconds)
            if self._client in readable and self._client:
                data = self._client.recv(4096)
                if not data:
                    raise ConnectionError
                _acknowledge(self._client)
                self._host.send(data)
        except ConnectionError:
            self._hang_up()
            readable = []
        if self._listening in readable:
            newcomer, _ = self._listening.accept()
            newcomer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if self._client:
                newcomer.close()
            else:
                self._client = newcomer
                _acknowledge(newcomer)

    def _hang_up(self) -> None:
        if self._client:
            self._client.close()
        self._client = None
        self._outgoing.clear()

    def close(self) -> None:
        self._hang_up()
        self._listening.close()
        self._host.listeners.remove(self._heard)


@contextmanager
def serve(handheld: "Handheld", port: int = 0) -> Iterator[int]:
    """Run the handheld in a thread of its own, its console on a TCP port, until left.

    Gives the port. The handheld is not to be touched meanwhile; an error in it is raised on
    leaving.
    """
    console = SocketConsole(handheld, port)
    stop = threading.Event()
    failures: list[BaseException] = []

    def work() -> None:
        pace = Pace(handheld, rest=console.poll)
        try:
            while not stop.is_set():
                pace.step(1)
                console.poll()
        except BaseException as error:  # handed to the caller below
            failures.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield console.port
    finally:
        stop.set()
        thread.join()
        console.close()
    if failures:
        raise failures[0]

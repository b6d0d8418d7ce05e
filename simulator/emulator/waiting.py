"""How long a handheld is run: for some time, or until something is seen."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from PIL import Image

from simulator.emulator.lines import PanelLines
from simulator.emulator.panel import PanelModel


class NotSeenError(AssertionError):
    """What was waited for did not happen within its emulated time."""


class Waiting(ABC):
    """The part of a handheld that waits. Times are emulated milliseconds since power came on."""

    last_text_ms: float
    panel: PanelModel
    lines: PanelLines
    picture: Callable[[], Image.Image]
    watch: Callable[[int], list[tuple[float, int]]]
    _advance: Callable[[float], None]

    @property
    @abstractmethod
    def ms(self) -> float: ...

    @property
    @abstractmethod
    def last_byte_ms(self) -> float: ...

    @property
    @abstractmethod
    def text(self) -> str: ...

    @property
    @abstractmethod
    def traffic(self) -> tuple: ...

    def run(self, ms: float) -> None:
        """Run for so many emulated milliseconds."""
        end = self.ms + ms
        while self.ms < end - 1e-6:
            self._advance(end - self.ms)

    def run_until(
        self, seen: Callable[[], object], limit_ms: float, what: str = "", every_ms: float = 0.25
    ) -> float:
        """Run until `seen()` is true, and return the time. It is asked at once on console text
        and on edges of watched pins, and otherwise every so often."""
        end = self.ms + limit_ms
        while not seen():
            if self.ms >= end:
                raise NotSeenError(
                    f"{what or 'what was waited for'} was not seen within {limit_ms:g} emulated ms"
                    f" (now {self.ms:.1f} ms); the console said: {self.text[-500:]!r}"
                )
            self._advance(min(every_ms, end - self.ms + 1e-6))
        return self.ms

    def run_until_text(self, text: str, limit_ms: float) -> float:
        """Until the console has said so; the time of its last character."""
        self.run_until(lambda: text in self.text, limit_ms, f"the text {text!r}")
        return self.last_text_ms

    def run_until_pin(self, pin: int, value: int, limit_ms: float) -> float:
        """Until the chip drives a pin to a level; the time of that edge."""
        edges = self.watch(pin)
        if edges and edges[-1][1] == value:
            return edges[-1][0]
        self.run_until(
            lambda: edges and edges[-1][1] == value, limit_ms, f"pin {pin} going to {value}"
        )
        return edges[-1][0]

    def run_until_lit(self, limit_ms: float) -> float:
        """Until a person would see something: panel awake and on, backlight on."""
        return self.run_until(
            lambda: self.panel.visible and self.lines.backlight > 0, limit_ms, "a lit panel"
        )

    def run_until_changed(self, limit_ms: float) -> float:
        """Until the picture is another than now."""
        before = self.picture()
        at = self.traffic

        def changed() -> bool:
            nonlocal at
            if self.traffic == at:
                return False
            at = self.traffic
            return self.picture() != before

        return self.run_until(changed, limit_ms, "another picture")

    def run_until_quiet(self, quiet_ms: float, limit_ms: float) -> float:
        """Until the panel was sent nothing for so long; the time of the last byte."""
        self.run_until(
            lambda: self.ms - self.last_byte_ms >= quiet_ms, limit_ms, f"{quiet_ms:g} ms of quiet"
        )
        return self.last_byte_ms

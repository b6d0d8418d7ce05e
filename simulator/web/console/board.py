"""The board that is a browser's tab: its parts talk to the page through the module `host`."""

import io
import sys

import host
from uctypes import addressof

from boards.store import Store
from input import elapsed
from input.switches import Switches

SAVES = "/saves"


class Panel:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height

    def show(self, frame) -> None:
        """Let the page take what is damaged, straight from memory."""
        damage = frame.damage
        host.show(addressof(frame.pixels), addressof(damage.bands), len(damage.bands))
        damage.clear()

    def sleep(self, on: bool) -> None:
        host.sleep(on)


class Contacts(Switches):
    """What is no wire is never a loose one, however often it changes."""

    def _mute(self, switch: int) -> None:
        self._deaf[switch] = 0


class Buttons:
    """The switches of the wiring. The page says when one changes; the console reads them."""

    def __init__(self, wiring, clock) -> None:
        switches = wiring.switches()
        self.labels = {bit: label for _, bit, _, label in switches}
        self.contacts = [label for _, _, _, label in switches]
        self.switches = Contacts(bytes(bit for _, bit, _, _ in switches), wiring["BOUNCE_MS"])
        self.available = self.switches.available
        self._levels = 0  # bit n: switch n is down
        self._clock = clock

    def set(self, switch: int, down: int, now: int) -> None:
        """Note a change, and when it was: the interpreter may have been busy since."""
        self._levels = self._levels & ~(1 << switch) | down << switch
        self.switches.edge(switch, down, now)
        if self.switches.meter:
            self.switches.meter.note(switch, now)

    def read(self) -> int:
        return self.switches.read(self._levels, self._clock.ms())

    def waiting(self) -> int:
        return self.switches.waiting


class Backlight:
    def __init__(self, available: bool) -> None:
        self.available = available
        host.light(0 if available else 100)

    def set(self, percent: int) -> None:
        if self.available:
            host.light(max(0, min(100, percent)))


class Battery:
    """A guess, as on a desktop: always the same, so that pictures are."""

    def __init__(self, wiring) -> None:
        self._present = wiring["BATTERY"] is not None

    def percent(self) -> int | None:
        return 80 if self._present else None

    def charging(self) -> bool:
        return False


class Tone:
    def __init__(self, available: bool) -> None:
        self.available = available

    def play(self, *tones: int) -> None:
        """Play a tune: for each of its tones the pitch, and for how long."""
        after = 0
        for at in range(0, len(tones) if self.available else 0, 2):
            host.tone(tones[at], tones[at + 1], after)
            after += tones[at + 1]


class Clock:
    """The page's time. Nobody can sleep in a browser: a wait is noted, and the worker keeps it."""

    due = 0  # milliseconds until the console wants to go on

    def ms(self) -> int:
        return host.ms()

    def since(self, earlier: int) -> int:
        return elapsed(host.ms(), earlier)

    def wait(self, ms: int) -> None:
        self.due = ms


class KeptStore(Store):
    """A folder in memory, of which the worker keeps a copy that outlives the tab."""

    def __init__(self, board) -> None:
        super().__init__(SAVES)
        self._board = board

    def write(self, name: str, data: bytes) -> None:
        if self._board.storage_problem:
            raise OSError(5)
        super().write(name, data)
        host.keep(name)

    def set_aside(self, name: str) -> str:
        if self._board.storage_problem:
            raise OSError(5)
        aside = super().set_aside(name)
        host.keep(aside)
        host.keep(name)
        return aside


class Board:
    def __init__(self, wiring, problem: str) -> None:
        """problem: why there is no place for saves; "" if there is."""
        self.name = wiring["NAME"]
        self.clock = Clock()
        self.panel = Panel(wiring["WIDTH"], wiring["HEIGHT"])
        self.buttons = Buttons(wiring, self.clock)
        self.backlight = Backlight(wiring["BACKLIGHT"] is not None)
        self.battery = Battery(wiring)
        self.tone = Tone(wiring["SOUND"] is not None)
        self.storage_problem = problem
        self.store = KeptStore(self)
        self.language = ""
        self.today = host.today()

    def random_seed(self) -> int:
        return host.random()

    def free_memory(self) -> int:
        """0: there is no need to count."""
        return 0

    def format_storage(self) -> None:
        host.format()
        self.storage_problem = ""

    def traceback(self, error: Exception) -> str:
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()

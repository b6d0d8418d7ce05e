"""Taps at random moments while machines think and the flash is written: is one late, or lost?

Only machines sit at the table, all of the top level. So it never waits for anybody: they think,
their moves are told, and each turn is saved. B opens the menu, and closes it again.
"""

from collections.abc import Callable, Iterator
from random import Random

from engine import players
from firmware.saves import keep
from firmware.saves.settings import FAST
from simulator.bench.measuring import answer, at_the_menu
from simulator.emulator import NotSeenError
from simulator.emulator.flash import CMD_SECTOR_ERASE, TAKES_MS
from simulator.emulator.saves import Files, saves

MOST_LATE_MS = 100 + TAKES_MS[CMD_SECTOR_ERASE]  # for a press while a sector is erased
LOST_MS = 1000
SHORTEST_MS, LONGEST_MS = 30, 90  # of a tap
LONGEST_BOUNCE_MS = 6  # all bounces of a change together
APART_MS = 60  # from one press to the next: so quick are two thumbs
AFTER_WRITING_MS = 60  # from the first change of the flash: a save may take longer


class PressLost(AssertionError):  # noqa: N818 (it says what has happened)
    """A tap had no effect, or two of them came in the wrong order."""


class Thumbs:
    """Taps on a handheld at which machines play."""

    def __init__(self, image: bytes, game: str, seats: int, seed: int, bounces: int = 0) -> None:
        self.chance = Random(seed)
        self.bounces = bounces  # of a contact, at each change
        self.handheld = at_the_menu(image, _files(game, seats))
        answer(self.handheld, "A")
        self.handheld.run(1000 + 100 * self.chance.random())  # another moment is another deal
        answer(self.handheld, "A", quiet_ms=12)
        answer(self.handheld, "B", settled=True)
        self.menu = self._picture()
        answer(self.handheld, "DOWN")
        self.below = self._picture()
        answer(self.handheld, "B")

    def taps(self, count: int) -> Iterator[float]:
        """Open the menu so often; yield how long each press took to be seen. Three of four taps
        come while the flash is written, and every other is followed by another button's."""
        for number in range(count):
            self._wait(while_writing=number % 4 < 3)
            yield self._open(followed=number % 2 == 0)
            self.handheld.run(self.chance.uniform(30, 200))
            self._close()

    def _wait(self, while_writing: bool) -> None:
        handheld = self.handheld
        handheld.run(self.chance.uniform(20, 600))
        if while_writing:
            chip, before = handheld.flash_chip, handheld.flash_chip.operations
            handheld.run_until(lambda: chip.operations > before, 20_000, "a save", 1)
            handheld.run(self.chance.uniform(0, AFTER_WRITING_MS))

    def _open(self, followed: bool) -> float:
        """Tap B, and perhaps DOWN right after it; return the time from an edge to its picture."""
        handheld = self.handheld
        pressed = self._tap("B", APART_MS - 15 if followed else LONGEST_MS)
        if followed:
            handheld.run(pressed + APART_MS - handheld.ms)
            pressed = self._tap("DOWN", LONGEST_MS)
        wanted, at = self.below if followed else self.menu, None

        def seen() -> bool:
            nonlocal at
            if at == handheld.traffic:
                return False
            at = handheld.traffic
            return self._picture() == wanted

        try:
            handheld.run_until(seen, LOST_MS, every_ms=5)
        except NotSeenError:
            told = "B and DOWN" if followed else "B"
            raise PressLost(f"{told} at {pressed:.1f} ms came to nothing") from None
        return handheld.last_byte_ms - pressed

    def _close(self) -> None:
        handheld, at = self.handheld, self._tap("B", LONGEST_MS)
        handheld.run_until(lambda: handheld.last_byte_ms > at, LOST_MS, "the table")
        handheld.run(20)
        if self._picture() in (self.menu, self.below):
            raise PressLost(f"B at {at:.1f} ms did not close the menu")

    def _tap(self, button: str, longest_ms: float) -> float:
        handheld, pressed = self.handheld, self.handheld.ms
        end = pressed + self.chance.uniform(SHORTEST_MS, longest_ms)
        self._bounce(handheld.press, handheld.release, button)
        handheld.run(end - handheld.ms)
        self._bounce(handheld.release, handheld.press, button)
        return pressed

    def _bounce(self, change: Callable, back: Callable, button: str) -> None:
        """Let a contact change, and for some milliseconds back and forth, as worn ones do."""
        change(button)
        for _ in range(self.bounces):
            self.handheld.run(self.chance.uniform(0.1, LONGEST_BOUNCE_MS / 2 / self.bounces))
            back(button)
            self.handheld.run(self.chance.uniform(0.1, LONGEST_BOUNCE_MS / 2 / self.bounces))
            change(button)

    def _picture(self) -> bytes:
        """Return the menu's first two lines: what is below them depends on the game so far."""
        return self.handheld.panel.picture().crop((0, 0, 240, 90)).tobytes()


def _files(game: str, seats: int) -> Files:
    """Return the files of a console whose last game was one between machines, told fast."""
    files = Files(saves(game))
    level = players.LEVELS[-1]
    facts = {"game": game, "count": seats, "first": 0, "seats": [(level, "")] * 4}
    keep.write(files, "choice", facts)
    keep.write(files, "settings", {**keep.read(files, "settings"), "speed": FAST})
    return files

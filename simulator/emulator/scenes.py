"""What the console writes into its flash, scene by scene, recorded on the emulated Pico."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.errors import GameError
from firmware.saves import keep, slots
from firmware.saves.session import Session
from simulator.emulator.cuts import recorded
from simulator.emulator.flash import Operation, Storage
from simulator.emulator.handheld import Handheld
from simulator.emulator.saves import Files, kept, saves
from simulator.emulator.waiting import NotSeenError

LOOK_MS = 600  # at what a press has changed; all is written by then
MOST_PRESSES = 60


@dataclass(frozen=True)
class Scene:
    """The flash at the beginning, what was changed in it, and the flash at the end."""

    flash: bytes
    operations: list[Operation]
    end: bytes

    def files_at_the_end(self) -> Files:
        return files_of(self.end)


def files_of(flash: bytes) -> Files:
    """Every file, but for what was not finished, and so was never there."""
    found = Storage.of(flash).files(flash)
    return Files({name: data for name, data in found.items() if not name.endswith(".new")})


def complaints(files: Files) -> list[str]:
    """Say which of the console's files can't be read, and why."""
    found = []
    for name in ("settings", "choice", "statistics", "results_cards"):
        keep.read(Unharmed(files), name)
        found += [f"{damaged} is damaged" for damaged, _ in keep.damaged]
        keep.damaged.clear()
    for file in slots.waiting(files):
        try:
            Session.load(files, file)
        except GameError as error:
            found.append(str(error))
    return found


class Unharmed(Files):
    """Files of which nothing is set aside, and nothing was."""

    def names(self) -> list[str]:
        return []

    def set_aside(self, name: str) -> str:
        return name


class Actor:
    """Presses the buttons of a handheld, from the moment it is switched on."""

    def __init__(
        self,
        image: Path | bytes | None,
        files: Mapping[str, bytes | str] | None = None,
        flash: bytes | None = None,
    ) -> None:
        self.handheld = Handheld(image, files=files, flash=flash)
        self._flash = self.handheld.flash
        self._operations = recorded(self.handheld)
        self.handheld.run_until_lit(3000)

    def press(self, buttons: str) -> None:
        for button in buttons.split():
            self.handheld.tap(button)
            self.handheld.run(LOOK_MS)

    def press_until(self, button: str, seen: Callable[[Files], bool]) -> None:
        for _ in range(MOST_PRESSES):
            if seen(Files(self.handheld.files())):
                return
            self.press(button)
        raise NotSeenError(f"{MOST_PRESSES} times {button}, and it was not seen")

    def end(self) -> Scene:
        self.handheld.run(LOOK_MS)
        return Scene(self._flash, self._operations, self.handheld.flash)


def first_start(image: Path) -> Scene:
    """Give the flash a file system, and choose the language."""
    actor = Actor(image)
    actor.press("DOWN A")
    return actor.end()


def new_game(image: Path) -> Scene:
    """Play a new game, saved at its beginning, after each turn and when it is left."""
    actor = Actor(image, saves("cards"))
    actor.press("A A A")
    actor.press("A A A A A A A A")
    actor.press("B UP A")
    return actor.end()


def end_of_a_game(image: Path) -> Scene:
    """Play the last turns: the statistics, and the finished game is put away."""
    files = Files(kept("stones", 130))
    keep.write(files, "statistics", {"stones_novice": [3, 1, 40, 60]})
    actor = Actor(image, files)
    actor.press("A A")
    file = slots.file_of("stones")
    actor.press_until("A", lambda now: bool((game := Session.load(now, file)) and game.is_over()))
    actor.press("A A A")
    actor.handheld.run(3000)  # the totals are shown
    actor.press("B")
    return actor.end()


def settings(image: Path) -> Scene:
    actor = Actor(image, saves())
    actor.press("A DOWN DOWN DOWN A A DOWN A A DOWN A B")
    return actor.end()


DAMAGED = {
    f"saves/{name}": f"not at all what {name} should be".encode()
    for name in ("settings", "choice", "statistics", "results_cards", "game")
}


def set_aside(image: Path) -> Scene:
    """No file can be read: each is put out of the way, which is told, and a new one is begun."""
    actor = Actor(image, DAMAGED)
    actor.press("A A A A")  # the settings; the game
    actor.press("DOWN A A B")  # the statistics
    actor.press("UP A A B")  # the choice
    return actor.end()


def formatting(image: Path) -> Scene:
    """Begin with a flash that holds somebody's data, and the player wants it to be erased."""
    blank = Handheld(image).flash
    storage = Storage.of(blank)
    data = Random(1).randbytes(storage.size)
    actor = Actor(None, flash=blank[: storage.start] + data + blank[storage.start + storage.size :])
    actor.press("A A A")
    actor.press("DOWN DOWN DOWN DOWN A A")
    return actor.end()


SCENES: dict[str, Callable[[Path], Scene]] = {
    "first start": first_start,
    "new game": new_game,
    "end of a game": end_of_a_game,
    "settings": settings,
    "set aside": set_aside,
    "formatting": formatting,
}

"""What the console writes into its flash, scene by scene, recorded on the emulated Pico."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from engine.errors import GameError
from firmware.saves import keep, slots
from firmware.saves.session import Session
from simulator.board import Board
from simulator.emulator.cuts import recorded
from simulator.emulator.flash import Operation, Storage
from simulator.emulator.handheld import Handheld
from simulator.emulator.saves import Files, kept, saves
from simulator.emulator.twin import LOOK_MS, Twin, at_its_table

Walk = Callable[[Twin], None]


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


def recording(walk: Walk, image: Path | None, files: Files | None = None, **how) -> Scene:
    """Return what a handheld writes while somebody goes through its console.

    how: a flash instead of an image, and what happens to the twin's board before.
    """
    handheld = Handheld(image, files=files, flash=how.pop("flash", None))
    before, operations = handheld.flash, recorded(handheld)
    handheld.run_until_lit(3000)
    with TemporaryDirectory() as folder:
        walk(Twin(handheld, Path(folder), files or Files(), **how))
    handheld.run(LOOK_MS)
    return Scene(before, operations, handheld.flash)


def first_start(image: Path) -> Scene:
    """Give the flash a file system, and choose the language."""

    def walk(twin: Twin) -> None:
        twin.press("DOWN")
        twin.start()

    return recording(walk, image)


def new_game(image: Path) -> Scene:
    """Play a new game, saved at its beginning, after each turn and when it is left."""

    def walk(twin: Twin) -> None:
        twin.start()
        twin.choose("menu_new")
        twin.choose("new_start")
        with TemporaryDirectory() as folder:  # a Pico deals other cards than a desktop
            again = at_its_table(twin.handheld, Path(folder))
            session = again.table.session
            for _ in range(2):
                again.play_turn()
            again.leave()
        made = saved_game(twin.handheld)
        assert made is not None
        assert made.state == session.state, "they have lost each other"

    return recording(walk, image, Files(saves("cards")))


def end_of_a_game(image: Path) -> Scene:
    """Play the last turns: the statistics, and the finished game is put away."""

    def walk(twin: Twin) -> None:
        twin.resume()
        session = twin.table.session
        while not session.is_over():
            twin.play_turn()
        twin.listen()
        twin.wait(3000)
        twin.go_home()
        assert saved_game(twin.handheld) is None

    files = Files(kept("stones", 130))
    keep.write(files, "statistics", {"stones_novice": [3, 1, 40, 60]})
    return recording(walk, image, files)


def saved_game(handheld: Handheld) -> Session | None:
    return Session.load(Files(handheld.files()))


def settings(image: Path) -> Scene:
    def walk(twin: Twin) -> None:
        twin.start()
        twin.choose("menu_settings")
        for line in twin.lines[:3]:
            twin.choose(line)
            twin.press("A")
        twin.press("B")

    return recording(walk, image, Files(saves()))


DAMAGED = {
    f"saves/{name}": f"not at all what {name} should be".encode()
    for name in ("settings", "choice", "statistics", "results_cards", "game")
}


def set_aside(image: Path) -> Scene:
    """No file can be read: each is put out of the way, which is told, and a new one is begun."""

    def walk(twin: Twin) -> None:
        twin.start()
        twin.choose("hint_ok")  # the settings
        for line in ("menu_continue", "menu_new", "menu_statistics"):
            twin.choose(line)
            twin.choose("hint_ok")
            twin.go_home()

    return recording(walk, image, Files(DAMAGED))


def formatting(image: Path) -> Scene:
    """Begin with a flash that holds somebody's data, and the player wants it to be erased."""

    def fail(board: Board) -> None:
        board.storage_problem = "somebody's data"

    def walk(twin: Twin) -> None:
        twin.start()
        twin.choose("storage_format")
        twin.choose("storage_erase")
        twin.choose("menu_settings")
        twin.choose("set_language")

    blank = Handheld(image).flash
    storage = Storage.of(blank)
    data = Random(1).randbytes(storage.size)
    flash = blank[: storage.start] + data + blank[storage.start + storage.size :]
    return recording(walk, None, flash=flash, prepare=fail)


SCENES: dict[str, Callable[[Path], Scene]] = {
    "first start": first_start,
    "new game": new_game,
    "end of a game": end_of_a_game,
    "settings": settings,
    "set aside": set_aside,
    "formatting": formatting,
}

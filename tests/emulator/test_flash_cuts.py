"""Power is cut at every single change of the flash that the real image makes."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from pictures import close

import boards
from firmware.saves.session import Session
from simulator.emulator import FlashError, Handheld
from simulator.emulator.cuts import Cut, cut_images, recorded
from simulator.emulator.saves import Files
from simulator.emulator.scenes import DAMAGED, SCENES, Scene, complaints, files_of
from simulator.emulator.twin import Twin
from simulator.soak.saves import games_counted
from simulator.visit import Visit

SEEDS = range(4)
BOOTED = 3  # of each scene
STONES = "game_stones"


@cache
def recording(name: str, image: Path) -> Scene:
    return SCENES[name](image)


def mounted(cut: Cut) -> Files | None:
    """Return the files, or None where there is no file system."""
    try:
        return files_of(cut.flash)
    except FlashError:
        return None


def visit_with(files: Files, folder: Path) -> Visit:
    """Switch a desktop's console on that has the same files."""
    folder.mkdir()
    for name in files.names():
        (folder / name).write_bytes(files.read(name) or b"")
    return Visit(folder, boards.REFERENCE)


def restarted(flash: bytes, files: Files, folder: Path) -> Twin:
    """Switch the handheld on after a cut, and go on from its title."""
    handheld = Handheld(flash=flash)
    handheld.run_until_lit(2000)
    twin = Twin(handheld, folder, files)
    twin.start()
    twin.wait(400)
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_a_cut_costs_at_most_the_write_under_way(name: str, firmware_image: Path) -> None:
    scene = recording(name, firmware_image)
    assert len(scene.operations) > 5
    whole = [mounted(cut) for cut in cut_images(scene.flash, scene.operations, ())]
    for before, after in pairwise(whole):
        for path, data in (before or {}).items():
            assert after is not None
            assert path in after or after[f"{path}.bad"] == data
    for cut in cut_images(scene.flash, scene.operations, SEEDS):
        files = mounted(cut)
        neighbours = whole[cut.number : cut.number + (1 if cut.seed is None else 2)]
        assert files in neighbours, str(cut)
        if files is None:
            assert name in ("first start", "formatting"), str(cut)
            continue
        damaged = [path for path, data in files.items() if data == DAMAGED.get(path)]
        assert len(complaints(files)) == len(damaged), str(cut)
        if name == "set aside":
            for path, data in DAMAGED.items():
                assert path in damaged or files[f"{path}.bad"] == data, str(cut)
    assert whole[-1] == scene.files_at_the_end()


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_after_a_cut_it_starts_and_shows_what_the_desktop_shows(
    name: str, firmware_image: Path, tmp_path: Path
) -> None:
    scene = recording(name, firmware_image)
    cuts = list(cut_images(scene.flash, scene.operations, SEEDS))
    chosen = Random(name).sample(cuts, BOOTED)
    if name == "first start":
        chosen += [cut for cut in cuts if cut.number < 2]
    for number, cut in enumerate(chosen):
        files = mounted(cut)
        twin = restarted(cut.flash, files or Files(), tmp_path / str(number))
        handheld = twin.handheld
        if files is None and name == "formatting":
            assert handheld.flash == cut.flash, "nothing is erased unasked"
            continue
        assert close(handheld.picture(), twin.board.picture()), str(cut)
        assert complaints(Files(handheld.files())) == [] or name == "set aside"


def test_a_cut_right_after_setting_settings_aside_does_not_lose_the_message(
    firmware_image: Path, tmp_path: Path
) -> None:
    scene = recording("set aside", firmware_image)
    for cut in cut_images(scene.flash, scene.operations, ()):
        files = mounted(cut)
        if files is not None and files.read("settings") is None:
            break
    assert files is not None
    assert files.read("settings.bad") is not None
    twin = restarted(cut.flash, files, tmp_path / "same")
    assert twin.told
    assert close(twin.handheld.picture(), twin.board.picture())
    del files["saves/settings.bad"]
    unharmed = visit_with(files, tmp_path / "menu")
    unharmed.start()
    assert not unharmed.told
    assert not close(twin.handheld.picture(), unharmed.board.picture())


@pytest.mark.slow
def test_a_game_counts_once_wherever_its_end_is_cut(firmware_image: Path, tmp_path: Path) -> None:
    scene = recording("end of a game", firmware_image)
    seen: list[Files] = []
    for cut in cut_images(scene.flash, scene.operations, SEEDS):
        files = mounted(cut)
        assert files is not None
        if files in seen:
            continue
        seen.append(files)
        game = Session.load(files, STONES)
        after = files
        if not (game and game.counted):
            folder = tmp_path / str(len(seen))
            visit = visit_with(files, folder)
            visit.start()
            if "menu_continue" in visit.lines:
                visit.choose("menu_continue")
                visit.skip()
                visit.wait(9000)  # for the score to be added up
            after = Files({f"saves/{path.name}": path.read_bytes() for path in folder.iterdir()})
        reached = Session.load(after, STONES)
        ended = game is None or (reached and reached.is_over())
        assert games_counted(after, ["stones"]) == (4 if ended else 3), str(cut)
    assert len(seen) >= 4


def test_a_first_start_may_be_cut_again_and_again(firmware_image: Path) -> None:
    """What is left of the first page is completed, also if that is cut in its turn."""
    flash = Handheld(firmware_image).flash
    for _ in range(4):
        handheld = Handheld(flash=flash)
        operations = recorded(handheld)
        handheld.run_until_lit(2000)
        handheld.run(400)  # while the title is looked at
        assert handheld.files() == {}
        halves = cut_images(flash, operations[:1], range(99))
        flash = next(cut.flash for cut in halves if cut.flash != flash and mounted(cut) is None)

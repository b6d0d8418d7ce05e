"""The console at the table on the emulated Pico: the desktop's pictures, and power that fails."""

import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from pictures import close
from PIL import Image

import boards
import engine
from boards.store import Store
from firmware.saves.choice import Choice
from firmware.saves.session import Session
from firmware.saves.settings import SLOW, Settings
from simulator import headless, script
from simulator.emulator import Handheld

TABLE = [("", "Anna"), ("novice", "Neu"), ("random", "Robi")]
# From the title into the saved game, then the first turns. Each stop is a picture.
TURNS = {
    "cards": "A A RIGHT A DOWN A A A A A",
    "stones": "A A A RIGHT A A A A",
    "dice": "A A A RIGHT RIGHT RIGHT A A A",
}
QUIET_MS = 400  # of the panel, and the picture is complete: no save and no thought takes longer


def new_saves(name: str, folder: Path, seed: int = 4) -> dict[str, bytes]:
    """The files of a console that has a game saved: the same for both."""
    store = Store(str(folder))
    settings = Settings(store)
    settings.speed = SLOW  # so that nothing goes on by itself while it is looked at
    settings.save()
    Choice(store).save()
    Session.new(name, TABLE, engine.game(name).DEFAULT_OPTIONS, 0, seed).save(store)
    return saves(folder)


def saves(folder: Path) -> dict[str, bytes]:
    return {f"saves/{file.name}": file.read_bytes() for file in folder.iterdir()}


def on_the_desktop(presses: Iterable[str], folder: Path) -> list[Image.Image]:
    shots: list[Image.Image] = []
    text = "wait 300\nshot title\n"
    for number, button in enumerate(presses):
        text += f"press {button}\nwait 300\nshot {number}\n"
    headless.play(
        boards.named(boards.REFERENCE),
        script.parse(text),
        folder,
        camera=lambda board, name: shots.append(board.picture()),
    )
    return shots


def press(handheld: Handheld, button: str) -> Image.Image:
    """Each press here changes something, sooner or later."""
    handheld.press(button)
    handheld.run_until_changed(1500)
    handheld.release(button)
    handheld.run_until_quiet(QUIET_MS, 3000)
    return handheld.picture()


def boot(handheld: Handheld) -> Image.Image:
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(QUIET_MS, 1000)
    return handheld.picture()


@pytest.mark.slow
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_first_turns_look_the_same_on_the_pico(name, firmware_image, tmp_path):
    handheld = Handheld(firmware_image, files=new_saves(name, tmp_path))
    presses = TURNS[name].split()
    seen = [boot(handheld), *(press(handheld, button) for button in presses)]
    expected = on_the_desktop(presses, tmp_path)
    for number, (ours, theirs) in enumerate(zip(seen, expected, strict=True)):
        where = " ".join(presses[:number])
        assert close(ours, theirs), f"another picture after: {where}"
    assert handheld.panel.complaints == []
    # and the same moves were made and saved
    ours = Session.load(Store(str(tmp_path)))
    for file, data in handheld.files().items():
        if file.startswith("saves/"):
            (tmp_path / file.removeprefix("saves/")).write_bytes(data)
    theirs = Session.load(Store(str(tmp_path)))
    assert ours.moves_made() == theirs.moves_made() >= 2
    assert ours.state == theirs.state


@pytest.mark.slow
def test_after_a_hundred_presses_it_is_as_bright_as_it_was_set(firmware_image, tmp_path):
    handheld = Handheld(firmware_image, files=new_saves("cards", tmp_path))
    boot(handheld)
    pick = random.Random(5)
    light = handheld.lines.backlight
    for _ in range(100):
        handheld.tap(pick.choice(("A", "A", "RIGHT", "LEFT", "DOWN", "UP", "B", "X")), 30)
        handheld.run(pick.choice((10, 40, 300)))
        assert handheld.lines.backlight == light == pytest.approx(0.64, abs=0.001)
    assert max(most for _, most in handheld.picture().getextrema()) > 150


@pytest.mark.slow
def test_power_that_fails_costs_at_most_the_turn_and_the_game_goes_on(firmware_image, tmp_path):
    """Cut twice while a turn is being saved. (On the desktop it is cut many times more.)"""
    pick = random.Random(3)
    handheld = Handheld(firmware_image, files=new_saves("stones", tmp_path))
    boot(handheld)
    for _ in range(2):
        made = Session.load(Store(str(tmp_path))).moves_made()
        for button in ("A", "A", "A"):  # to the table, or past what was told; turn a tile up
            press(handheld, button)
        handheld.tap("A", 20)  # lay it, or leave it: the turn is over
        handheld.run(pick.uniform(20, 100))
        handheld.power_cut()
        for file, data in handheld.files().items():
            if file.startswith("saves/"):
                (tmp_path / file.removeprefix("saves/")).write_bytes(data)
        session = Session.load(Store(str(tmp_path)))
        assert session.moves_made() >= made
        assert session.game.shown_tile(session.state) < 0, "saved in the middle of a turn"
        handheld.power_on()
        boot(handheld)
    seen = [press(handheld, button) for button in ("A", "A")]
    expected = on_the_desktop(("A", "A"), tmp_path)
    assert close(seen[-1], expected[-1])

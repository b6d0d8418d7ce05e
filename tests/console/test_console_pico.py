"""The console at the table on the emulated Pico: the desktop's pictures, and power that fails."""

import random
from pathlib import Path

import pytest
from emulator_tools import press, settled
from learning import TAUGHT, learn, read_all, steps
from pictures import close

import engine
from boards.store import Store
from firmware.saves.choice import Choice
from firmware.saves.session import Session
from firmware.saves.settings import SLOW, Settings
from simulator.emulator import Handheld
from simulator.emulator.saves import Files
from simulator.emulator.twin import Twin
from simulator.visit import Visit

TABLE = [("", "Anna"), ("novice", "Neu"), ("random", "Robi")]
QUIET_MS = 400  # of the panel, and the picture is complete: no save and no thought takes longer


def new_saves(name: str, folder: Path, seed: int = 4) -> dict[str, bytes]:
    """Return the files of a console that has a game saved: the same for both."""
    store = Store(str(folder))
    settings = Settings(store)
    settings.speed = SLOW  # so that nothing goes on by itself while it is looked at
    settings.save()
    Choice(store).save()
    Session.new(name, TABLE, engine.game(name).DEFAULT_OPTIONS, 0, seed).save(store)
    return {f"saves/{file.name}": file.read_bytes() for file in folder.iterdir()}


def new_settings(folder: Path) -> dict[str, bytes]:
    """Return the files of a console on which only the language was chosen."""
    Settings(Store(str(folder))).save()
    return {f"saves/{file.name}": file.read_bytes() for file in folder.iterdir()}


def compared(handheld: Handheld, folder: Path) -> Visit:
    """Return a twin of the handheld that compares their pictures after each press."""

    def compare(button: str) -> None:
        seen = press(handheld, button, QUIET_MS)
        where = f"another picture after: {' '.join(visit.pressed)}"
        assert close(seen, visit.board.picture()), where

    visit = Twin(handheld, folder, after_press=compare)
    return visit


def play_cards(visit: Visit) -> None:
    visit.look_at(1)
    visit.press("A", "DOWN", "A")  # the second thing to do with the second card
    visit.play("*")


def play_stones(visit: Visit) -> None:
    visit.play("?")
    visit.look_at(1)
    visit.press("A")  # leave it


def play_dice(visit: Visit) -> None:
    visit.press("A")  # mark the first die
    visit.look_at(3)
    visit.press("A")  # and roll it again
    visit.press("A")


TURNS = {"cards": play_cards, "stones": play_stones, "dice": play_dice}


@pytest.mark.slow
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_first_turns_look_the_same_on_the_pico(name, firmware_image, tmp_path):
    handheld = Handheld(firmware_image, files=new_saves(name, tmp_path))
    seen = settled(handheld, QUIET_MS)
    visit = compared(handheld, tmp_path)
    visit.wait(300)
    assert close(seen, visit.board.picture())
    visit.resume()
    TURNS[name](visit)
    visit.press("A", "A")  # what is told
    assert handheld.panel.complaints == []
    # and the same moves were made and saved
    ours, theirs = Session.load(visit.board.store), Session.load(Files(handheld.files()))
    assert ours.moves_made() == theirs.moves_made() >= 2
    assert ours.state == theirs.state


@pytest.mark.slow
def test_a_lesson_begins_and_is_taken_up_again_on_the_pico(firmware_image, tmp_path):
    """All that is said at first, another move, the one asked for; and after power has failed."""
    game = TAUGHT[0]
    handheld = Handheld(firmware_image, files=new_settings(tmp_path))
    settled(handheld, QUIET_MS)
    visit = compared(handheld, tmp_path)
    lesson = learn(visit, game)
    read_all(visit)
    visit.press("A", "DOWN", "A")  # another card than the one asked for
    assert lesson.session.moves_made() == 0
    for made in steps(visit):
        if made >= 4:  # a whole turn of each
            break
    assert handheld.panel.complaints == []
    handheld.power_cut()
    handheld.power_on()
    settled(handheld, QUIET_MS)
    again = compared(handheld, tmp_path / "again")
    assert learn(again, game, "learn_go_on").session.moves_made() >= 4


@pytest.mark.slow
def test_after_a_hundred_presses_it_is_as_bright_as_it_was_set(firmware_image, tmp_path):
    handheld = Handheld(firmware_image, files=new_saves("cards", tmp_path))
    settled(handheld, QUIET_MS)
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
    for number in range(2):
        settled(handheld, QUIET_MS)
        made = Session.load(Files(handheld.files())).moves_made()
        visit = Twin(handheld, tmp_path / str(number))
        visit.resume()
        visit.listen()
        visit.play("?")
        handheld.tap("A", 20)  # lay it, or leave it: the turn is over
        handheld.run(pick.uniform(20, 100))
        handheld.power_cut()
        session = Session.load(Files(handheld.files()))
        assert session.moves_made() >= made
        assert session.game.shown_tile(session.state) < 0, "saved in the middle of a turn"
        handheld.power_on()
    settled(handheld, QUIET_MS)
    compared(handheld, tmp_path / "at last").resume()

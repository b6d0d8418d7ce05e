"""What can't be saved is said in words, waits for an answer, and leaves nothing half-written."""

from pathlib import Path

import pytest
from tours import walk
from visiting import Prepare, played, screens, visit

from boards.store import Store
from firmware import words
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.page import Page
from firmware.stage import Stage
from firmware.table.pause import PauseMenu
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from simulator.board import Board
from simulator.emulator import Handheld, Storage
from simulator.emulator.saves import Files, kept

FULL, BROKEN, READ_ONLY, NO_DEVICE = 28, 5, 30, 19
SEATS = [("", "Anna"), ("random", "Robi")]
TO_THE_TABLE = "A A"
LEAVE = "B U A"


class Unwritable(Store):
    """A folder that takes no change from the moment somebody says so."""

    error = 0

    def write(self, name: str, data: bytes) -> None:
        if self.error:
            raise OSError(self.error)
        super().write(name, data)


def saved(moves: int | None = 0) -> Prepare:
    """Prepares a console in which a game is saved, some moves old or at its end (None)."""
    return lambda board: played("stones", SEATS, moves).save(board.store)


def full(
    folder: Path, text: str, prepare: Prepare, error: int = FULL, language: str = "en"
) -> Stage:
    """Switch a console on whose store takes no change from then on."""

    def fail(board: Board) -> None:
        Settings(board.store).save()
        prepare(board)
        board.store = Unwritable(str(folder))
        board.store.error = error

    return visit(folder, text, fail, language)[0]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_who_leaves_a_game_that_cannot_be_saved_is_asked_first(tmp_path: Path) -> None:
    leaving = walk(f"{TO_THE_TABLE} A {LEAVE}")
    begun = saved()
    stage = full(tmp_path, leaving + "\nwait 60000", begun)
    assert screens(stage) == [MainMenu, Table, PauseMenu, Page]
    back = full(tmp_path, leaving + "\n" + walk("B"), begun)
    assert screens(back) == [MainMenu, Table, PauseMenu]
    assert screens(full(tmp_path, leaving + "\n" + walk("A"), begun)) == [MainMenu]
    session = Session.load(Store(str(tmp_path)))
    assert session is not None
    assert session.moves_made() == 0


@pytest.mark.parametrize("error", [FULL, BROKEN, READ_ONLY, NO_DEVICE])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_why_is_said_in_words(tmp_path: Path, language: str, error: int) -> None:
    page = full(tmp_path, walk(f"{TO_THE_TABLE} A {LEAVE}"), saved(), error, language).top()
    assert isinstance(page, Page)
    assert "Err" not in page._text  # as in OSError or [Errno 28]
    assert (words.say("store_full") in page._text) == (error == FULL)
    assert words.say("table_unsaved") in page._text


def test_while_one_plays_it_is_said_once(tmp_path: Path) -> None:
    first = walk(TO_THE_TABLE) + "\nwait 9000\n"
    assert screens(full(tmp_path, first, saved())) == [MainMenu, Table, Page]
    turn = walk("A A") + "\nwait 9000\n"  # turn up a tile, and lay or leave it
    on = first + walk("A") + "\n" + 4 * turn
    stage = full(tmp_path, on, saved())
    assert screens(stage) == [MainMenu, Table]
    table = stage.top()
    assert isinstance(table, Table)
    assert table.session.moves_made() > 8


def test_a_game_that_ends_with_the_memory_full_is_scored_and_not_counted(tmp_path: Path) -> None:
    def nearly_over(board: Board) -> None:
        keep.write(board.store, "statistics", {"stones_people": [3, 1, 40, 60]})
        whole = played("stones", SEATS, None)
        saved(whole.moves_made() - 1)(board)

    to_the_score = walk(f"{TO_THE_TABLE} HOLD") + "\nwait 9000\n"
    stage = full(tmp_path, to_the_score, nearly_over)
    assert screens(stage) == [MainMenu, Scoring, Page]
    page = stage.top()
    assert isinstance(page, Page)
    assert words.say("score_unsaved") in page._text
    before = files(tmp_path)
    assert keep.read(Store(str(tmp_path)), "statistics") == {"stones_people": [3, 1, 40, 60]}
    read = to_the_score + walk("A") + "\nwait 9000\n"
    assert screens(full(tmp_path, read, nearly_over)) == [MainMenu, Scoring]
    ended = full(tmp_path, read + walk("B") + "\nwait 300", nearly_over)
    assert screens(ended) == [MainMenu, Page]
    assert files(tmp_path) == before


def test_a_finished_game_that_was_saved_is_counted_when_there_is_room_again(
    tmp_path: Path,
) -> None:
    to_the_score = walk(f"{TO_THE_TABLE} HOLD") + "\nwait 9000\n"
    stage = full(tmp_path, to_the_score, saved(None))
    assert screens(stage) == [MainMenu, Scoring, Page]  # the statistics could not be written
    for _ in range(2):
        full(tmp_path, to_the_score, lambda board: None, error=0)
        (line,) = keep.read(Store(str(tmp_path)), "statistics").values()
        assert line[0] == 1


def test_one_who_plays_without_storage_is_told_only_on_leaving(tmp_path: Path) -> None:
    def without(board: Board) -> None:
        saved()(board)
        board.storage_problem = "the flash holds data that is not a file system"

    text = walk("A B A A A") + "\nwait 9000\n"
    assert screens(full(tmp_path, text, without, NO_DEVICE)) == [MainMenu, Table]
    stage = full(tmp_path, text + walk(LEAVE), without, NO_DEVICE)
    assert screens(stage) == [MainMenu, Table, PauseMenu, Page]


# ---- a flash that is really full, on the emulated Pico


def full_flash(image: Path, content: dict[str, bytes]) -> bytes:
    flash = bytearray(Handheld(image, files=content).flash)
    Storage.of(flash).fill(flash)
    return bytes(flash)


def press(handheld: Handheld, buttons: str) -> None:
    for button in buttons.split():
        handheld.tap(button)
        handheld.run(600)


@pytest.mark.slow
def test_a_full_flash_is_told_of_and_costs_nothing_that_was_saved(firmware_image: Path) -> None:
    content = kept("cards", 40, mid_turn=True)
    handheld = Handheld(flash=full_flash(firmware_image, content), usb=True)
    handheld.run_until_lit(3000)
    press(handheld, "A A A A A")
    press(handheld, "B UP A")
    said = handheld.picture()
    handheld.run(5000)
    assert handheld.picture() == said, "it stays until a button is pressed"
    press(handheld, "B")
    assert handheld.picture() != said
    assert "Traceback" not in handheld.text
    left = {name for name in handheld.files() if name != "filler"}
    assert left == set(content), "nothing half-written is left"
    assert handheld.files()["saves/game"] == content["saves/game"]


@pytest.mark.slow
def test_a_game_ends_on_a_full_flash_without_anything_breaking(firmware_image: Path) -> None:
    content = kept("stones", 130)
    handheld = Handheld(flash=full_flash(firmware_image, content), usb=True)
    handheld.run_until_lit(3000)
    press(handheld, "A A")
    press(handheld, "A " * 12)  # to the end, past whatever is told, to the score
    assert "Traceback" not in handheld.text
    now = Files(handheld.files())
    assert now.read("errors") is None
    assert not [name for name in now if name.endswith(".new")]
    assert now.read("game") == content["saves/game"]
    assert now.read("statistics") is None

"""What can't be saved is said in words, waits for an answer, and leaves nothing half-written."""

from pathlib import Path

import pytest
from in_progress import ONE_PERSON, played
from sizes import SQUARE

from boards.store import Store
from firmware import words
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.page import Page
from firmware.table.pause import PauseMenu
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from simulator.board import Board
from simulator.emulator import Handheld, Storage
from simulator.emulator.saves import Files, kept
from simulator.emulator.twin import Twin
from simulator.soak.saves import games_counted
from simulator.visit import Prepare, Visit

FULL, BROKEN, READ_ONLY, NO_DEVICE = 28, 5, 30, 19


class Unwritable(Store):
    """A folder that takes no change from the moment somebody says so."""

    error = 0

    def write(self, name: str, data: bytes) -> None:
        if self.error:
            raise OSError(self.error)
        super().write(name, data)


def saved(moves: int | None = 0) -> Prepare:
    """Prepare a console in which a game is saved, some moves old or at its end (None)."""
    return lambda board: played("stones", ONE_PERSON, moves).save(board.store)


def full(folder: Path, prepare: Prepare, error: int = FULL, language: str = "en") -> Visit:
    """Switch a console on whose store takes no change from then on, and go to its table."""

    def fail(board: Board) -> None:
        Settings(board.store).save()
        prepare(board)
        board.store = Unwritable(str(folder))
        board.store.error = error

    visit = Visit(folder, SQUARE, prepare=fail, language=language)
    visit.start()
    if visit.told:  # there is no storage at all
        visit.press("B")
    visit.choose("menu_continue")
    return visit


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_who_leaves_a_game_that_cannot_be_saved_is_asked_first(tmp_path: Path) -> None:
    visit = full(tmp_path, saved())
    visit.choose("hint_ok")  # that it can't be saved
    visit.leave()
    visit.wait(60000)
    assert visit.screens == [MainMenu, Table, PauseMenu, Page]
    visit.choose("hint_back")
    assert visit.screens == [MainMenu, Table, PauseMenu]
    visit.choose("table_leave")
    visit.choose("error_menu")
    assert visit.screens == [MainMenu]
    session = Session.load(Store(str(tmp_path)))
    assert session is not None
    assert session.moves_made() == 0


@pytest.mark.parametrize("error", [FULL, BROKEN, READ_ONLY, NO_DEVICE])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_why_is_said_in_words(tmp_path: Path, language: str, error: int) -> None:
    visit = full(tmp_path, saved(), error, language)
    visit.choose("hint_ok")
    visit.leave()
    assert "Err" not in visit.told  # as in OSError or [Errno 28]
    assert (words.say("store_full") in visit.told) == (error == FULL)
    assert words.say("table_unsaved") in visit.told


def test_while_one_plays_it_is_said_once(tmp_path: Path) -> None:
    visit = full(tmp_path, saved())
    visit.wait(9000)
    assert visit.screens == [MainMenu, Table, Page]
    visit.choose("hint_ok")
    for _ in range(4):
        visit.play("?")
        visit.press("A")  # lay it, or leave it
        visit.wait(9000)
    assert visit.screens == [MainMenu, Table]
    assert visit.table.session.moves_made() > 8


def test_a_game_that_ends_with_the_memory_full_is_scored_and_not_counted(tmp_path: Path) -> None:
    def nearly_over(board: Board) -> None:
        keep.write(board.store, "statistics", {"stones_people": [3, 1, 40, 60]})
        whole = played("stones", ONE_PERSON, None)
        saved(whole.moves_made() - 1)(board)

    visit = full(tmp_path, nearly_over)
    visit.skip()
    visit.wait(9000)
    assert visit.screens == [MainMenu, Scoring, Page]
    assert words.say("score_unsaved") in visit.told
    before = files(tmp_path)
    assert games_counted(Store(str(tmp_path)), ["stones"]) == 3
    visit.choose("hint_ok")
    visit.wait(9000)
    assert visit.screens == [MainMenu, Scoring]
    visit.press("B")
    visit.wait(300)
    assert visit.screens == [MainMenu]
    assert files(tmp_path) == before


def test_a_finished_game_that_was_saved_is_counted_when_there_is_room_again(
    tmp_path: Path,
) -> None:
    def go_to_the_score(prepare: Prepare, error: int) -> Visit:
        visit = full(tmp_path, prepare, error)
        visit.skip()
        visit.wait(9000)
        return visit

    visit = go_to_the_score(saved(None), FULL)
    assert visit.screens == [MainMenu, Scoring, Page]  # the statistics could not be written
    go_to_the_score(lambda board: None, error=0)
    again = Visit(tmp_path)
    again.start()
    assert "menu_continue" not in again.lines
    assert games_counted(Store(str(tmp_path)), ["stones"]) == 1


def test_one_who_plays_without_storage_is_told_only_on_leaving(tmp_path: Path) -> None:
    def without(board: Board) -> None:
        saved()(board)
        board.storage_problem = "the flash holds data that is not a file system"

    visit = full(tmp_path, without, NO_DEVICE)
    visit.play("?")
    visit.press("A")
    visit.wait(9000)
    assert visit.screens == [MainMenu, Table]
    visit.leave()
    assert visit.screens == [MainMenu, Table, PauseMenu, Page]


# ---- a flash that is really full, on the emulated Pico


def full_flash(image: Path, content: dict[str, bytes]) -> bytes:
    flash = bytearray(Handheld(image, files=content).flash)
    Storage.of(flash).fill(flash)
    return bytes(flash)


def twin_of_full(handheld: Handheld, folder: Path) -> Visit:
    """Return a visit on the desktop that does the same where nothing can be written either."""

    def fail(board: Board) -> None:
        board.store = Unwritable(str(folder))
        board.store.error = FULL

    visit = Twin(handheld, folder, prepare=fail)
    visit.resume()
    return visit


@pytest.mark.slow
def test_a_full_flash_is_told_of_and_costs_nothing_that_was_saved(
    firmware_image: Path, tmp_path: Path
) -> None:
    content = kept("cards", 40, mid_turn=True)
    handheld = Handheld(flash=full_flash(firmware_image, content), usb=True)
    handheld.run_until_lit(3000)
    visit = twin_of_full(handheld, tmp_path)
    visit.press("A", "A", "A")
    visit.leave()
    assert visit.told
    said = handheld.picture()
    handheld.run(5000)
    assert handheld.picture() == said, "it stays until a button is pressed"
    visit.choose("hint_back")
    assert handheld.picture() != said
    assert "Traceback" not in handheld.text
    left = {name for name in handheld.files() if name != "filler"}
    assert left == set(content), "nothing half-written is left"
    assert handheld.files()["saves/game_cards"] == content["saves/game_cards"]


@pytest.mark.slow
def test_a_game_ends_on_a_full_flash_without_anything_breaking(
    firmware_image: Path, tmp_path: Path
) -> None:
    content = kept("stones", 130)
    handheld = Handheld(flash=full_flash(firmware_image, content), usb=True)
    handheld.run_until_lit(3000)
    visit = twin_of_full(handheld, tmp_path)
    visit.press(*12 * ["A"])  # to the end, past whatever is told, to the score
    assert Scoring in visit.screens
    assert "Traceback" not in handheld.text
    now = Files(handheld.files())
    assert now.read("errors") is None
    assert not [name for name in now if name.endswith(".new")]
    assert now.read("game_stones") == content["saves/game_stones"]
    assert now.read("results_stones") is None

"""Every screen of the shell: all its words fit, in five languages and both sizes, and it looks as
it looked before."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pictures import Golden
from PIL import Image
from tours import GOLDEN_LANGUAGES, LANGUAGES, SIZES, TOURS, played_before, shots, tour, walk
from visiting import played

import engine
from firmware import main
from firmware.saves.settings import Settings
from firmware.stage import Screen
from simulator.board import Board
from simulator.docs.stage import at_the_table, session_at


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURS)
def test_every_text_fits_its_place(
    name: str, language: str, board: str, tmp_path: Path, strict_text: list, golden: Golden
) -> None:
    pictures = tour(name, board, language, tmp_path, played_before)
    assert strict_text == []
    if language in GOLDEN_LANGUAGES:
        golden(f"{name}_{language}_{SIZES[board]}", pictures.values())


class _Broken(Screen):
    def handle(self, event: int) -> None:
        raise RuntimeError("the cat sat on the console")


def _run_broken(board: Board) -> None:
    board.traceback = lambda error: f"Traceback:\n  File mind.py\nRuntimeError: {error}"  # type: ignore
    stage = main.set_up(board)
    stage.open(_Broken())
    main.go_on(stage)


def _damage(board: Board) -> None:
    for name in ("settings", "choice", "game"):
        board.store.write(name, b"not at all what it should be")


def _take_no_change(board: Board) -> None:
    def fail(*_) -> None:
        raise OSError(28)

    board.store.write = board.store.set_aside = fail  # type: ignore[method-assign]


def _stuck(board: Board) -> None:
    """Settings are damaged and can't be put aside, and a game goes on that can't be saved."""
    board.store.write("settings", b"not at all what it should be")
    played("stones", [("", "Anna"), ("club", "Klub")], 2).save(board.store)
    _take_no_change(board)


def _uncounted(board: Board) -> None:
    """A game is over but for its last move."""
    Settings(board.store).save()
    seats = [("", "Anna"), ("novice", "Neu")]
    whole = played("stones", seats, None)
    played("stones", seats, whole.moves_made() - 1).save(board.store)
    _take_no_change(board)


def _no_storage(board: Board) -> None:
    board.storage_problem = "the flash holds data that is not a file system"


def _break_button(board: Board) -> None:
    edge = 0
    while not board.buttons.switches.edge(0, edge & 1, edge // 5):
        edge += 1


def _run_after_hang(board: Board) -> None:
    main.run(board, lambda: None)


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_news_fits_its_place(
    language: str, board: str, tmp_path: Path, strict_text: list, golden: Golden
) -> None:
    pictures: list[Image.Image] = []

    def see(steps: str, prepare: Callable[[Board], None] = lambda board: None, run=None) -> None:
        folder = tmp_path / str(len(pictures))
        pictures.extend(shots(walk(steps), board, language, folder, prepare, run).values())

    see("A error D report", run=_run_broken)
    see("A damaged_settings A A damaged_game", _damage)
    see("A no_storage A sure", _no_storage)
    see("A stays A A A B U A unsaved", _stuck)
    see("A A HOLD uncounted", _uncounted)
    see("broken_button", _break_button)
    see("hung", run=_run_after_hang)
    assert strict_text == []
    if language in GOLDEN_LANGUAGES:
        golden(f"trouble_{language}_{SIZES[board]}", pictures)


@pytest.mark.parametrize(("width", "height"), [(240, 320), (240, 280), (280, 240)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_file_may_name_sizes_in_between(
    language: str, width: int, height: int, tmp_path: Path, strict_text: list
) -> None:
    turn = 90 if width > height else 0
    file = tmp_path / "board.py"
    file.write_text(
        f'BOARD = "breadboard_ili9341"\nWIDTH = {width}\nHEIGHT = {height}\nROTATION = {turn}\n'
    )
    for name in TOURS:
        tour(name, str(file), language, tmp_path / name, played_before)
    for name in engine.GAMES:
        table = at_the_table(session_at(name, 60))
        thumbs = (
            "hold A 700\nwait 60\npress A\nwait 60\npress A\nwait 60\npress B\nwait 60\nshot it"
        )
        shots(thumbs, str(file), language, tmp_path / name, run=table)
    assert strict_text == []

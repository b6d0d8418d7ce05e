"""Every screen: all its words fit, in every language and size, and it looks as it looked before."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from in_progress import played
from pictures import Golden
from PIL import Image
from sizes import SIZES
from tours import GOLDEN_LANGUAGES, TOURS, tour

import engine
from firmware import main
from firmware.saves.settings import Settings
from firmware.stage import Screen, Stage
from firmware.words import LANGUAGES
from simulator.board import Board
from simulator.docs.stage import session_at
from simulator.visit import Visit, at_the_table, at_the_title


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURS)
def test_every_text_fits_its_place(
    name: str, language: str, board: str, tmp_path: Path, strict_text: list, golden: Golden
) -> None:
    seen = tour(name, board, language, tmp_path).shots
    assert strict_text == []
    if language in GOLDEN_LANGUAGES:
        golden(f"{name}_{language}_{SIZES[board]}", seen.values())


# ---- bad news


class _Broken(Screen):
    def handle(self, event: int) -> None:
        raise RuntimeError("the cat sat on the console")


def _open_broken(stage: Stage) -> None:
    error = "Traceback:\n  File mind.py\nRuntimeError: the cat sat on the console"
    stage.board.traceback = lambda _: error
    stage.open(_Broken())


def _after_a_hang(stage: Stage) -> None:
    at_the_title(stage)
    stage.later(lambda: main._tell_of_hang(stage, lambda: None))


def _damage(board: Board) -> None:
    for name in ("settings", "choice", "game"):
        board.store.write(name, b"not at all what it should be")


def _take_no_change(board: Board) -> None:
    def fail(*_) -> None:
        raise OSError(28)

    board.store.write = board.store.set_aside = fail  # type: ignore[method-assign]


def _stuck(board: Board) -> None:
    """Leave settings damaged that can't be put aside, and a game that can't be saved."""
    board.store.write("settings", b"not at all what it should be")
    played("stones", [("", "Anna"), ("club", "Klub")], 2).save(board.store)
    _take_no_change(board)


def _uncounted(board: Board) -> None:
    """Leave a game that is over but for its last move."""
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


def _see_error(visit: Visit) -> None:
    visit.press("A")
    visit.shot("error")
    visit.press("DOWN")
    visit.shot("report")


def _see_damage(visit: Visit) -> None:
    visit.start()
    visit.shot("damaged_settings")
    visit.choose("hint_ok")
    visit.choose("menu_continue")
    visit.shot("damaged_game")


def _see_no_storage(visit: Visit) -> None:
    visit.start()
    visit.shot("no_storage")
    visit.press("A")
    visit.shot("sure")


def _see_what_stays(visit: Visit) -> None:
    visit.start()
    visit.shot("stays")
    visit.choose("hint_ok")
    visit.choose("hint_ok")
    visit.choose("menu_continue")
    visit.leave()
    visit.shot("unsaved")


def _see_uncounted(visit: Visit) -> None:
    visit.resume()
    visit.skip()
    visit.shot("uncounted")


def _see_at_once(visit: Visit) -> None:
    visit.shot("it")


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_news_fits_its_place(
    language: str, board: str, tmp_path: Path, strict_text: list, golden: Golden
) -> None:
    pictures: list[Image.Image] = []

    def see(walk: Callable[[Visit], None], **how) -> None:
        folder = tmp_path / str(len(pictures))
        visit = Visit(folder, board, language=language, **how)
        walk(visit)
        pictures.extend(visit.shots.values())

    see(_see_error, first=_open_broken)
    see(_see_damage, prepare=_damage)
    see(_see_no_storage, prepare=_no_storage)
    see(_see_what_stays, prepare=_stuck)
    see(_see_uncounted, prepare=_uncounted)
    see(_see_at_once, prepare=_break_button)
    see(_see_at_once, first=_after_a_hang)
    assert strict_text == []
    if language in GOLDEN_LANGUAGES:
        golden(f"trouble_{language}_{SIZES[board]}", pictures)


@pytest.mark.parametrize(
    ("width", "height"), [(240, 320), (240, 280), (280, 240), (320, 170), (240, 200)]
)
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
        tour(name, str(file), language, tmp_path / name)
    for name in engine.GAMES:
        table = at_the_table(session_at(name, 60))
        visit = Visit(tmp_path / f"table_{name}", str(file), language=language, first=table)
        visit.skip()
        visit.press("A", "A", "B")
        visit.wait(60)
    assert strict_text == []


def test_every_screen_there_is_gets_visited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a new one can't forget to be seen in all sizes and languages: it belongs into a tour."""
    seen = set()
    open_screen = Stage.open

    def note(stage: Stage, screen: Screen) -> None:
        seen.update(kind.__name__ for kind in type(screen).__mro__)
        open_screen(stage, screen)

    monkeypatch.setattr(Stage, "open", note)
    for name in TOURS:
        tour(name, next(iter(SIZES)), "en", tmp_path / name)
    assert screens_there_are() - seen == ELSEWHERE


# Among the bad news above, inside the self-test, at the end of a lesson; and two show nothing.
ELSEWHERE = {"ErrorPage", "Figures", "Bounces", "LessonScore", "Asleep", "Laying"}


def screens_there_are() -> set[str]:
    """Return the names of all classes in firmware that are a screen, by what they are made from."""
    bases: dict[str, set[str]] = {}
    for file in (Path(main.__file__).parent).rglob("*.py"):
        if "port" not in file.parts and "toolchain" not in file.parts:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = {b.id for b in node.bases if isinstance(b, ast.Name)}
    found = {"Screen"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found - {"Screen"}

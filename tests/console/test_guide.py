"""What the signs mean: each game's own table, explained part by part."""

import sys
from pathlib import Path

import pytest
from pointing import Pointing
from sizes import SIZES

import engine
from display.fonts import SMALL
from firmware import games, look, words
from firmware.saves.session import Session
from firmware.screens import help
from firmware.screens.help import Help
from firmware.table import guide
from simulator.board import Board
from simulator.visit import Visit, at_the_table, bring_back


@pytest.fixture(autouse=True)
def _as_it_was():
    """Keep what is put away and set here from the other tests."""
    yield
    bring_back()
    look.large_text = False
    words.use("en")


def screens(name: str) -> list[str]:
    """Return the keys of the pages that explain a game's table."""
    return [key for key, picture in help.pages(name) if picture == help.SCREEN]


def visit_help(name: str, folder: Path, board: str, language: str) -> Visit:
    visit = Visit(folder, board, language=language)
    visit.start()
    visit.choose("menu_help")
    visit.choose(games.title(name))
    return visit


@pytest.mark.parametrize("name", engine.GAMES)
def test_it_comes_first_in_how_to_play(name: str) -> None:
    pages = games.part(name, "help").PAGES
    keys = [key for key, picture in pages if picture in (help.SCREEN, help.TALL)]
    assert [key for key, _ in pages][: len(keys)] == keys
    assert list(games.part(name, "guide").BOXES) == keys
    assert len(keys) > 5


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_example_is_a_game_at_a_turn_of_the_first_seat(name: str) -> None:
    """With something of everything: rows that win and cost, and rows of the others."""
    words.use("en")
    session = guide._example(name)
    game, state = session.game, session.state
    engine.module(name, "check").check(state)
    assert session.turn() == 0
    assert not session.is_over()
    lengths = [game.row_length(state, 0, colour) for colour in range(game.ROWS)]
    points = [game.score_part(state, 0, colour) for colour in range(game.ROWS)]
    assert 0 in lengths
    assert min(points) < 0 < max(points)
    assert any(game.score_part(state, 0, part) for part in range(game.ROWS, len(game.PARTS)))
    for other in (1, 2):
        assert any(game.row_length(state, other, colour) for colour in range(game.ROWS))


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_words_never_cover_what_they_speak_of(
    name: str, board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page in every language: the framed part lies on the panel, and the words beside it."""
    pointing = Pointing(monkeypatch)
    for language in words.LANGUAGES:
        visit = visit_help(name, tmp_path / language, board, language)
        for key in screens(name):
            page = visit.top
            frame, scene = visit.stage.frame, page._guide[0]._scene  # type: ignore[union-attr]
            box = key != "see_example" and games.part(name, "guide").BOXES[key](scene, frame)
            pointing.check(box, frame.width, look.bottom(frame), (language, key))
            visit.press("A")
    assert pointing.count == len(words.LANGUAGES) * len(screens(name))


@pytest.mark.parametrize("name", engine.GAMES)
def test_it_leaves_the_memory_when_it_has_been_read(name: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, next(iter(SIZES)), language="en")
    visit.start()
    visit.choose("menu_help")
    for module in list(sys.modules):
        if module.startswith((f"firmware.games.{name}.", "firmware.table.", f"engine.{name}.")):
            words.forget(module)
    before = set(sys.modules)
    visit.choose(games.title(name))
    assert f"firmware.games.{name}.scene" in sys.modules
    visit.press(*["A"] * len(screens(name)))
    left = {module for module in set(sys.modules) - before if name in module}
    assert left <= {f"firmware.games.{name}.{part}" for part in ("help", "words", "words.en_help")}
    assert not any(module.startswith("firmware.table.") for module in sys.modules)
    visit.press("B", "B")
    assert words._game == ""


def test_at_a_table_only_the_guide_itself_goes(tmp_path: Path) -> None:
    seats = [("", "Anna"), ("novice", "Neu")]
    session = Session.new("cards", seats, 1, 0, 3)
    visit = Visit(tmp_path, next(iter(SIZES)), first=at_the_table(session), language="en")
    visit.shot("before")
    for module in ("firmware.table.guide", "firmware.games.cards.guide"):
        words.forget(module)
    visit.press("B")
    visit.choose("table_help")
    visit.press(*["UP"] * len(help.pages("cards")))
    assert visit.top._at == 0  # type: ignore[union-attr]
    visit.press("B", "B")
    visit.shot("after")
    assert visit.digests["before"] == visit.digests["after"]
    assert "firmware.games.cards.scene" in sys.modules
    assert "firmware.table.guide" not in sys.modules


# ---- larger text


def large(board: Board) -> None:
    from firmware.saves.settings import Settings

    settings = Settings(board.store)
    settings.text = 1
    settings.save()


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_in_larger_text_every_page_of_help_is_there_whole(
    language: str, board: str, tmp_path: Path, strict_text: list
) -> None:
    for name in (*engine.GAMES, ""):
        pages: list[Help] = []

        def first(stage, name=name, pages=pages) -> None:
            pages.append(Help(name))
            stage.open(pages[0])

        visit = Visit(tmp_path / f"{name}0", board, language=language, prepare=large, first=first)
        page, read = pages[0], {}
        for _ in range(3 * len(help.pages(name))):
            lines = page._lines(visit.stage.frame)[page._part]
            read.setdefault(page._at, []).extend(lines)
            visit.press("A")
        for at, (key, picture) in enumerate(help.pages(name)):
            if picture != help.SCREEN:
                texts = page._texts[key][1]
                assert " ".join(read[at])[: len(texts)] == texts, key
        assert look.page_font() is not SMALL
    assert strict_text == []


def test_the_setting_is_kept_and_old_settings_open(tmp_path: Path) -> None:
    visit = Visit(tmp_path, language="en")
    visit.start()
    visit.choose("menu_settings")
    visit.set("set_text", "set_large")
    visit.wait(100)
    assert look.large_text
    again = Visit(tmp_path)
    assert again.settings.text == 1
    assert look.large_text

    def older(board: Board) -> None:
        from firmware.saves import keep

        facts = keep.read(board.store, "settings")
        keep.write(board.store, "settings", {k: v for k, v in facts.items() if k != "text"})

    assert Visit(tmp_path, prepare=older).settings.text == 0
    assert not look.large_text


# ---- the first game of its kind


def begin(visit: Visit, game: str) -> None:
    """Start a game against a machine, and come to the own first choice."""
    visit.choose("menu_new")
    visit.set("new_game", games.title(game))
    if "new_start" in visit.lines:
        visit.choose("new_start")
    if visit.told:
        visit.press("A")  # the saved game is replaced
    while not visit.table.can_choose():
        visit.skip()
        visit.wait(500)


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_in_a_first_game_it_is_offered_once(name: str, board: str, tmp_path: Path) -> None:
    """What is pressed does what it always does; whatever it is, the offer is gone."""
    visit = Visit(tmp_path, board, language="en", seed=5)
    visit.start()
    begin(visit, name)
    assert visit.table.is_new
    before = visit.table.scene.at
    visit.press("RIGHT" if visit.has("RIGHT") else "DOWN")
    assert not visit.table.is_new
    assert visit.table.scene.at != before
    assert not visit.table.scene.covered
    visit.leave()
    begin(visit, name)
    assert not visit.table.is_new
    again = Visit(tmp_path, board, language="en", seed=6)
    again.start()
    begin(again, name)
    assert not again.table.is_new


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_menu_of_a_first_game_begins_with_it(name: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, language="en", seed=5)
    visit.start()
    begin(visit, name)
    visit.press("B")
    assert visit.menu.items[visit.menu.chosen]._name == "help_screen"
    visit.press("A")
    assert visit.top._pages[visit.top._at][0] == screens(name)[0]  # type: ignore[union-attr]
    visit.press("B", "B")
    assert visit.table.can_choose()
    assert not visit.table.is_new


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_at_a_table_it_says_that_it_is_an_example_and_ends_before_the_rules(
    name: str, board: str, tmp_path: Path
) -> None:
    session = Session.new(name, [("", "Anna"), ("novice", "Neu")], 0, 0, 3)
    visit = Visit(tmp_path, board, first=at_the_table(session), language="en")
    visit.press("B")
    visit.choose("help_screen")
    assert "example" in visit.top.spoken()[1]
    seen = []
    for _ in range(len(screens(name)) + 2):
        seen.append(visit.top.spoken()[1])
        more = words.say("hint_next") in [word for _, word in look.shown_hints]
        assert more == (len(seen) < len(screens(name)))
        visit.press("A")
    assert len(set(seen)) == len(screens(name))


@pytest.mark.parametrize("name", engine.GAMES)
def test_in_the_rules_its_end_is_told(name: str, tmp_path: Path) -> None:
    visit = visit_help(name, tmp_path, next(iter(SIZES)), "en")
    for _ in screens(name)[1:]:
        assert words.say("hint_next") in [word for _, word in look.shown_hints]
        visit.press("A")
    assert words.say("hint_rules") in [word for _, word in look.shown_hints]


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_offer_fits_in_its_place(
    language: str, board: str, tmp_path: Path, strict_text: list
) -> None:
    for name in engine.GAMES:
        visit = Visit(tmp_path / name, board, language=language, seed=5, prepare=large)
        visit.start()
        begin(visit, name)
        visit.press("B", "B", "DOWN", "A")
    assert strict_text == []


def test_whoever_comes_from_the_first_version_is_no_newcomer(tmp_path: Path) -> None:
    def older(board: Board) -> None:
        from firmware.saves import keep

        keep.write(board.store, "choice", {"game": "cards", "count": 2})

    visit = Visit(tmp_path, language="en", seed=5, prepare=older)
    visit.start()
    begin(visit, "dice")
    assert not visit.table.is_new

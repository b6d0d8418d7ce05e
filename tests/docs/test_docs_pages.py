"""The pages: everything in them works as it says, and they say what the code says."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from docs_desk import Desk, commands_in

import boards
import engine
from boards.wiring import PINS, PLAYER_NEEDS, SETTINGS
from engine import rows, state
from engine.cards import rules as cards
from engine.dice import rules as dice
from engine.stones import rules as stones
from firmware import version
from firmware.saves import choice
from firmware.toolchain import contents
from simulator.docs.__main__ import PICTURES
from simulator.docs.pages import ROOT, anchors, blocks, links, pages, without_code

PAGES = pages()
DOCS = ROOT / "docs"
HOW_IT_WORKS = DOCS / "how-it-works.md"


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name_of)
def test_doing_what_the_page_says_shows_what_it_says(
    page: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    desk = Desk(tmp_path, request)
    if page.name == "adding.md":  # its first block is saved under the name its text gives
        desk.files["my_board.py"] = blocks(page)[0].text
        (tmp_path / "my_board.py").write_text(blocks(page)[0].text)
    for block in blocks(page):
        desk.do(block)
    assert not list(ROOT.glob("my_board.*")), "nothing is left behind"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_in_a_sentence_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    for command in commands_in(without_code(page)):
        if command.startswith("make "):
            assert command.split()[1] in targets, command


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if target == ROOT.parent.parent / "releases" / "latest":
            continue  # on GitHub a page lies in blob/main: this leads to what can be downloaded
        assert target.exists(), f"{name_of(page)}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{name_of(page)}: {link}"


def test_every_picture_is_used() -> None:
    used = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    unused = [path.name for path in (ROOT / PICTURES).iterdir() if path not in used]
    assert unused == []


def test_the_readme_answers_in_the_order_in_which_a_newcomer_asks() -> None:
    titles = re.findall(r"^## (.*)$", (ROOT / "README.md").read_text(), re.M)
    assert titles == [
        "Play it now",
        "Put it on a Pico",
        "Get the project",
        "Build the image",
        "Test it",
        "The hardware",
        "Where to go next",
    ]
    for part in (ROOT / "README.md").read_text().split("\n## "):
        assert len(part.splitlines()) < 40, "one screen for each question"


@pytest.mark.parametrize("number", range(1, 7))
def test_every_lesson_has_what_a_teacher_needs(number: int) -> None:
    text = (DOCS / f"classroom/lesson-{number}.md").read_text()
    for part in ("**Goals.**", "**You need**", "**Plan.**", "**What should be seen:**"):
        assert part in text, part
    for part in ("## What goes wrong", "## Questions", "<summary>Answers</summary>"):
        assert part in text, part
    minutes = re.findall(r"(\d+) minutes", text.partition("**Plan.**")[2].partition("##")[0])
    assert sum(map(int, minutes)) == 45


# What the pages say of the code


def tables(page: Path) -> list[list[list[str]]]:
    """Its tables: rows of cells, the head left out."""
    found = []
    for table in re.findall(r"(?:^\|.*\n)+", page.read_text(), re.M):
        lines = [re.split(r"(?<!\\)\|", line)[1:-1] for line in table.splitlines()]
        found.append([[cell.strip() for cell in cells] for cells in lines[:1] + lines[2:]])
    return found


@pytest.mark.parametrize(("number", "module"), list(enumerate((state, cards, stones, dice))))
def test_the_byte_layout_is_that_of_the_code(number: int, module) -> None:
    layouts = [table for table in tables(HOW_IT_WORKS) if table[0][0] == "byte"]
    rows_of = layouts[number][1:]
    end = 0 if module is state else 16
    for byte, count, _, name in rows_of:
        assert int(byte) == end
        end += int(count or 0)
        if name:
            assert getattr(module, name.strip("`")) == int(byte), name
    assert end == (state.HEADER if module is state else module.SIZE)
    if module is not state:
        source = Path(module.__file__).read_text()
        begins = source.index("_STAGE = const(6)")
        names = re.findall(r"^(_\w+|SIZE) = const\(\d+\)", source[begins:], re.M)
        told = [row[3].strip("`") for row in rows_of]
        assert names[1 : names.index("SIZE") + 1] == told, "every field is told, and no other"


def test_every_function_on_the_walk_is_where_the_page_says() -> None:
    text = without_code(HOW_IT_WORKS)
    named = re.findall(r"`([a-z]+/[\w/]+\.py)`\s+`([\w.]+)`", text)
    assert len(named) > 20
    for file, name in named:
        tree: ast.AST = ast.parse((ROOT / file).read_text())
        for part in name.split("."):
            inside = [
                node
                for node in ast.iter_child_nodes(tree)
                if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == part
            ]
            assert inside, f"{file} has no {name}"
            tree = inside[0]


def test_every_room_of_the_house_is_named() -> None:
    rooms = [row[0] for row in tables(HOW_IT_WORKS)[0][1:]]
    assert [room.partition("]")[0][1:] for room in rooms] == [
        *("engine", "display", "input", "firmware", "boards", "simulator", "tests")
    ]


def points(cells: list[str]) -> tuple[int, ...]:
    return tuple(int(cell.replace("−", "-")) for cell in cells[1:])


def test_the_points_on_the_page_are_those_of_the_rules() -> None:
    found = [
        (table[0][0], points(table[1]))
        for table in tables(DOCS / "playing.md")
        if len(table) > 1 and table[1][0] == "points"
    ]
    assert found == [
        ("cards in a row", rows.LONG_ROW_POINTS),
        ("wish stones", cards.WISH_POINTS),
        ("tiles in a row", rows.SHORT_ROW_POINTS),
        ("wish stones", stones.WISH_POINTS),
        ("stone tiles", dice.WISH_POINTS),
    ]


def test_every_name_of_a_board_file_is_explained() -> None:
    table = next(table for table in tables(DOCS / "adding.md") if table[0][0] == "name")
    told = {name: row[2] for row in table[1:] for name in re.findall(r"`(\w+)`", row[0])}
    assert set(told) == set(PINS) | {name for name, _, _ in SETTINGS}
    for name, default, _ in SETTINGS:
        if default is None:
            assert told[name] == "needed"
        elif name != "NAME":
            assert str(default) in told[name].replace("_", ""), name
    assert {name for name in PLAYER_NEEDS if told[name] != "needed"} == set()


def test_every_module_of_a_game_is_explained() -> None:
    """The page, the engine's own list of names, and the small game of the tests agree."""
    listed: dict[str, set[str]] = {}
    for line in (engine.__doc__ or "").split("\n\n")[2].splitlines():
        module, names = line[4:16].strip() or list(listed)[-1], line[16:].split("   ")[0]
        if module != "moves":  # in the game's own words
            names = re.sub(r"\([^)]*\)", "", names)
            listed.setdefault(module, set()).update(re.findall(r"\w+", names))
    page = (DOCS / "adding.md").read_text()
    for module, names in listed.items():
        assert f"tests/fourth/engine/pebbles/{module}.py)" in page
        for game in engine.GAMES:
            declared = module == "__init__"
            holder = engine.declaration(game) if declared else engine.module(game, module)
            assert all(hasattr(holder, name) for name in names), (game, module)


def test_boards_levels_and_languages_are_named_where_one_looks_for_them() -> None:
    building, playing = (DOCS / "building.md").read_text(), (DOCS / "playing.md").read_text()
    for name in boards.NAMES:
        assert f"`{name}`" in building
        assert f"pictures/wiring-{name}.svg" in building
    for level in choice.LEVELS:
        assert f"*{level}*" in playing


def test_the_version_is_written_in_one_place_and_is_the_newest_release_of_the_changelog() -> None:
    assert contents.version() == version.VERSION
    newest = re.search(r"^## (?!Unreleased)(\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest
    assert newest[1] == version.VERSION, (
        "CHANGELOG.md: what is unreleased gets this version's title"
    )
    for page in PAGES:
        for named in re.findall(r"pocket_keltis-([\d.]+)-", page.read_text(encoding="utf-8")):
            assert named == version.VERSION, f"{name_of(page)} installs another version"


def test_files_of_ones_own_have_a_folder_that_nothing_looks_into(tmp_path: Path) -> None:
    """As saved there by pupils: not even Python."""
    mine = tmp_path / "my" / "mine.py"
    mine.parent.mkdir()
    mine.write_text("def judge(view seat, move:\n")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert settings["pytest"]["ini_options"]["testpaths"] == ["tests"]
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    lint = [sys.executable, "-m", "ruff", "check", str(tmp_path)]
    done = subprocess.run(lint, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "my/" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()

"""Who may know whom: the folders' imports, read from their sources."""

import ast
from pathlib import Path

import pytest
from unused import unused

import engine
from firmware.toolchain.contents import ENTRANCE, device_files

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "display", "input", "firmware", "boards", "simulator", "tests")
KNOWS: dict[str, set[str]] = {
    "engine": set(),
    "display": set(),
    "input": set(),
    "firmware": {"engine", "display", "input"},  # and is handed a board
    "boards": {"display", "input"},  # drivers
    "simulator": {"engine", "display", "input", "firmware", "boards"},
}
# The image's recipe and the way in belong to the desktop, or to the device as a whole.
APART = ("firmware/toolchain/", "firmware/port/", "firmware/manifest.py")


def imported(path: Path) -> set[str]:
    """Return the folders of ours that a file imports from, wherever in it, but for its own."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            first = node.args[0]
            while isinstance(first, ast.BinOp):
                first = first.left
            found.add(str(getattr(first, "value", "")))
    return {name.split(".")[0] for name in found} & set(FOLDERS)


@pytest.mark.parametrize("folder", KNOWS)
def test_a_folder_imports_only_what_it_may_know(folder: str) -> None:
    wrong = []
    for path in (ROOT / folder).rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(APART):
            others = imported(path) - {folder} - KNOWS[folder]
            wrong += [f"{name} imports {other}" for other in sorted(others)]
    assert not wrong


def test_the_toolchain_builds_what_the_device_runs_for_its_boards_and_knows_nobody_else() -> None:
    for path in (ROOT / "firmware" / "toolchain").glob("*.py"):
        assert imported(path) <= {"firmware", "boards"}, path


def test_an_import_is_found_wherever_it_stands(tmp_path: Path) -> None:
    source = tmp_path / "module.py"
    source.write_text(
        "import engine.cards.rules\n"
        "def f():\n    from boards import named\n    __import__('display.' + name)\n"
    )
    assert imported(source) == {"engine", "boards", "display"}


def test_device_code_asks_nobody_which_machine_it_runs_on() -> None:
    """Only a board knows: nothing but boards and the way in may look at the platform."""
    for folder in ("engine", "display", "input", "firmware"):
        for path in (ROOT / folder).rglob("*.py"):
            if not path.relative_to(ROOT).as_posix().startswith(APART):
                text = path.read_text()
                assert "sys.platform" not in text, path
                assert "sys.implementation" not in text, path


# Who has a reason to know particular games.
NAMES_GAMES = (
    "engine/games.py",  # `make package` writes it
    "simulator/docs/",  # the pages' pictures show particular games
    "simulator/tuning/",  # learns the weights of particular experts
    "simulator/arena/searcher.py",  # leaves to the expert what that knows exactly
    "simulator/bench/on_pico/",  # settings that are replaced
    "simulator/emulator/scenes.py",  # records what happens to the flash in some games
    "simulator/soak/damage.py",  # values to be put where they don't belong
)


def named_games(path: Path) -> set[str]:
    """Return the games that a file names, in a text or by importing from their folders."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Constant) and node.value in engine.GAMES:
            found.add(str(node.value))
        elif isinstance(node, ast.ImportFrom | ast.Import):
            module = getattr(node, "module", "") or ""
            for name in [f"{module}.{alias.name}" for alias in node.names]:
                found |= set(name.strip(".").split(".")) & set(engine.GAMES)
    return found


def test_nothing_outside_a_games_folders_names_it() -> None:
    own = tuple(f"{room}/{game}/" for game in engine.GAMES for room in ("engine", "firmware/games"))
    for room in (*KNOWS, "firmware"):
        for path in (ROOT / room).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith((*own, *NAMES_GAMES)) and "/words/" not in name:
                # "stones" is also a reason for a move, and the stones that a seat has.
                assert named_games(path) <= {"stones"}, name


# Not used by the device's own code, and yet there for somebody.
FOR_OTHERS = [
    "firmware/port/modules/console.py: start",  # what main.py calls, and a person at the prompt
    "boards/__init__.py: choose",  # for a person at the prompt
    "boards/__init__.py: which",
    "engine/codes.py: decode",  # for the page that a finished game's code leads to
    "firmware/screens/selftest.py: run",  # the self-test alone: at the prompt, and for pictures
    "input/__init__.py: describe",  # for programs of the lessons
    # What every game has for its records, which are written and read on desktops.
    *(f"engine/{game}/text.py: chance_text" for game in engine.GAMES),
    *(f"engine/{game}/text.py: setup" for game in engine.GAMES),
]


def test_the_device_carries_no_code_that_only_desktops_or_tests_use() -> None:
    by_name = (*(f"engine/{game}/" for game in engine.GAMES), "firmware/games/")
    found = unused(ROOT, [*device_files(), ENTRANCE], by_name)
    assert sorted(found) == sorted(FOR_OTHERS)


def test_code_that_nobody_uses_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        "def called(): pass\ndef asked(): called()\ndef itself(): itself()\ndef left(): pass\n"
    )
    (tmp_path / "two.py").write_text(
        "import one\nclass Left: pass\ndef f(): one.asked()\nprint(f, other.left)\n"
    )
    assert unused(tmp_path, ["one.py", "two.py"]) == [
        "one.py: itself",
        "one.py: left",
        "two.py: Left",
    ]
    assert unused(tmp_path, ["one.py", "two.py"], ("one",)) == ["one.py: itself", "two.py: Left"]


def newer_calls(source: str) -> list[int]:
    """Return the lines that call what came only with MicroPython 1.25."""
    tree = ast.parse(source)
    tuples = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def is_newer(call: ast.Call) -> bool:
        if isinstance(call.func, ast.Name):
            return call.func.id == "next" and len(call.args) > 1
        if not isinstance(call.func, ast.Attribute) or not call.args:
            return False
        first = call.args[0]
        many = isinstance(first, ast.Tuple) or (isinstance(first, ast.Name) and first.id in tuples)
        return call.func.attr in ("startswith", "endswith") and many

    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if is_newer(call)]


def test_device_code_needs_nothing_newer_than_the_micropython_it_is_promised_to_run_on() -> None:
    """Where no tour comes past; tests/console/test_console_oldest.py runs the rest on 1.23."""
    assert newer_calls("a = ('b',)\nc.startswith(a)\nnext(d, 1)\nnext(d)") == [2, 3]
    found = {name: newer_calls((ROOT / name).read_text()) for name in device_files()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_no_test_imports_from_another_test() -> None:
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in getattr(node, "names", []) if hasattr(alias, "name")]
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif not isinstance(node, ast.Import):
                continue
            assert not any(name.startswith("test_") for name in names), path

"""The games' folders: each is found, declares itself, and repeats no number that is another one."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine.errors import GameError
from firmware.toolchain import package
from firmware.toolchain.workshop import BuildFailed

ENGINE = Path(engine.__file__).parent


def test_the_games_are_the_folders_that_declare_one_by_their_numbers() -> None:
    folders = [file.parent.name for file in ENGINE.glob("*/rules.py")]
    assert sorted(engine.GAMES) == sorted(folders)
    for number, name in enumerate(engine.GAMES):
        declared = import_module(f"engine.{name}")
        assert engine.declaration(name) is declared
        assert (name, number) == (declared.NAME, declared.NUMBER)
        assert engine.game(name).new_game(2, 1)[1] == number


def declare(root: Path, **games: int) -> None:
    for name, number in games.items():
        (root / "engine" / name).mkdir(parents=True)
        text = f'NAME = "{name}"\nNUMBER = const({number})  # byte 1\n'
        (root / "engine" / name / "__init__.py").write_text(text)


def test_a_folder_with_a_number_is_a_game_and_one_without_is_not(tmp_path: Path) -> None:
    declare(tmp_path, zebra=0, ant=2, mouse=1)
    (tmp_path / "engine" / "players").mkdir()
    (tmp_path / "engine" / "players" / "__init__.py").write_text('"""No game."""\n')
    assert package.games(tmp_path) == ["zebra", "mouse", "ant"]


@pytest.mark.parametrize(
    ("games", "why"),
    [({"ant": 0, "bee": 0}, "ant and bee have the same NUMBER"), ({"ant": 0, "bee": 2}, "missing")],
)
def test_numbers_that_would_confuse_two_games_are_refused(
    games: dict, why: str, tmp_path: Path
) -> None:
    declare(tmp_path, **games)
    with pytest.raises(BuildFailed, match=why):
        package.games(tmp_path)


def test_a_declaration_needs_no_rules() -> None:
    """A menu that names the games loads none of them."""
    for name in engine.GAMES:
        tree = ast.parse((ENGINE / name / "__init__.py").read_text())
        imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert imported <= {"micropython", "engine.rows"}


def test_there_is_no_module_of_a_game_that_there_is_not() -> None:
    with pytest.raises(GameError, match="there is no game 'chess'"):
        engine.module("chess", "text")


# ---- numbers that stand in several modules


def constants(file: Path) -> dict[str, int]:
    """Return a file's names for numbers.

    MicroPython compiles those into the code, so a module that is to be quick has its own.
    """
    found: dict[str, int] = {}
    for name, value in re.findall(r"^(\w+) = const\((.+?)\)(?:  #.*)?$", file.read_text(), re.M):
        found[name] = eval(value, {}, dict(found))
    return found


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_name_for_a_number_means_the_same_in_all_modules_of_a_game(name: str) -> None:
    origins = [ENGINE / "state.py", ENGINE / "rows.py", ENGINE / name / "rules.py"]
    meanings: dict[str, int] = {}
    repeated = set()
    for file in [*origins, *sorted((ENGINE / name).glob("*.py"))]:
        for constant, value in constants(file).items():
            if constant in meanings and file not in origins:
                repeated.add(constant)
            assert meanings.setdefault(constant, value) == value, f"{constant} in {file}"
    assert {"_SEATS", "_STAGE", "_SHAPES"} <= repeated

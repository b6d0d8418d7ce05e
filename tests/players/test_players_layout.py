"""Numbers that minds and rules repeat: every copy has the name and the value of its origin.

Viper knows only the constants of its own file, so there are copies of layouts.
"""

import ast
import re
from pathlib import Path

import pytest

import engine

ROOT = Path(__file__).parents[2]
OTHERS = ("__init__", "check", "deck", "moves", "rules", "text")
MINDS = [
    path
    for path in sorted((ROOT / "engine").rglob("*/*.py"))
    if path.parent.name == "players" or path.stem not in OTHERS
]
COPIES = re.compile(r"^# As in (.*)\.\n((?:\w+ = const\(.*\n)+)", re.MULTILINE)


def constants(text: str) -> dict[str, int]:
    """What is bound to `const(...)`, by its name without the underscore in front."""
    found = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("const("):
            assert isinstance(node.value, ast.Call)
            assert isinstance(node.targets[0], ast.Name)
            name = node.targets[0].id.lstrip("_")
            assert name not in found, f"{name} is bound twice"
            found[name] = eval(ast.unparse(node.value.args[0]))
    return found


def copies(path: Path) -> list[tuple[str, int, list[str]]]:
    """Name and value of each copied number of a file, and where it is said to come from."""
    return [
        (name, value, re.findall(r"[\w/]+\.py", origins))
        for origins, block in COPIES.findall(path.read_text())
        for name, value in constants(block).items()
    ]


@pytest.mark.parametrize("path", MINDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_copied_number_is_that_of_its_origin(path: Path) -> None:
    for name, value, origins in copies(path):
        homes = [ROOT / origin if "/" in origin else path.with_name(origin) for origin in origins]
        there = [constants(home.read_text()) for home in homes]
        values = [numbers[name] for numbers in there if name in numbers]
        assert values, f"{name} is not in {' or '.join(origins)}"
        assert value == values[0], f"{name} is {value} in {path.name} and {values[0]} there"


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_number_of_a_game_has_one_home(game: str) -> None:
    """The same name in two files of a game is a copy that says so, or an accident."""
    homes: dict[str, str] = {}
    paths = [ROOT / "engine" / game / "rules.py", *(p for p in MINDS if p.parent.name == game)]
    for path in paths:
        copied = {name for name, _, _ in copies(path)}
        for name in constants(path.read_text()):
            if name not in copied:
                assert name not in homes, f"{name} is at home in {homes[name]} and {path.name}"
                homes[name] = path.name


def test_there_are_copies_to_be_held() -> None:
    assert sum(len(copies(path)) for path in MINDS) > 80


@pytest.mark.parametrize("path", MINDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_shapes_of_rows_are_taken_apart_by_name(path: Path) -> None:
    """A bare 0x10 or 0x20 would be a copy that nobody finds."""
    assert not re.search(r"\b0x[1248]0\b(?!\))", path.read_text())

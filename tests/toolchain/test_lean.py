"""What is compiled for the device: leaner than what people read, and it does the same."""

import ast
import os
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from firmware.toolchain import lean
from firmware.toolchain.contents import device_files
from firmware.toolchain.workshop import ROOT

SOURCES = {
    "display/ink.py": "RED = const(3)\nLAST = const(-RED)\nOPEN = 5\n",
    "engine/rules.py": "from display.ink import RED\nfrom display.ink import OPEN\n",
    "firmware/draw.py": """import micropython
from display import ink
from display.ink import (
    LAST,
    OPEN,
    RED as ROUGE,
)
from display.frame import Frame
from engine import rules


@micropython.native
def draw(frame: Frame, other) -> Frame:
    frame.box(ROUGE, LAST + ink.RED, OPEN)
    return rules.RED, f"{LAST}"


def other(OPEN):
    return ink.OPEN, OPEN
""",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lean")
    lean.write(folder)
    return folder


def test_numbers_are_written_out_and_what_only_readers_need_is_left_out() -> None:
    said = lean.Modules(SOURCES).lean("firmware/draw.py").splitlines()
    before = SOURCES["firmware/draw.py"].splitlines()
    assert len(said) == len(before)
    assert said[0] == ""  # MicroPython's compiler knows its decorators
    assert said[2] == "from display.ink import LAST, OPEN"  # one is inside of a text
    assert said[7] == ""  # only an annotation needs it
    assert said[13] == "    frame.box(3, LAST + 3, OPEN)"
    assert said[14:] == before[14:], "what another module takes on, and what is no constant, stays"


def test_what_another_module_takes_on_stays() -> None:
    assert lean.Modules(SOURCES).lean("engine/rules.py") == SOURCES["engine/rules.py"]


def test_short_texts_are_written_out_and_a_module_of_nothing_else_is_not_imported() -> None:
    sources = {
        "display/signs.py": 'UP = "\\ue00c"\nWORDS = "more than ten letters"\n',
        "firmware/one.py": "from display import signs\n\nmark = signs.UP, signs.UP\n",
        "firmware/two.py": "from display import signs\n\nmark = signs.UP + signs.WORDS\n",
    }
    modules = lean.Modules(sources)
    assert modules.lean("firmware/one.py") == "\n\nmark = '\\ue00c', '\\ue00c'\n"
    first, _, last = modules.lean("firmware/two.py").splitlines()
    assert first == "from display import signs"
    assert last == "mark = '\\ue00c' + signs.WORDS"


WORDS = """
from firmware import words
for language in words.LANGUAGES:
    words.use(language)
    for key in KEYS:
        print(words.say(key))
"""


def test_words_in_flash_are_found_as_words_in_memory_are(micropython: Path, folder: Path) -> None:
    """Each text of each language; in the image they lie in groups, by MicroPython's own hash."""
    keys = list(import_module("firmware.words.en").TEXTS)
    asked = f"KEYS = {[*keys, 'nothing']!r}\n{WORDS}"
    said = [under(micropython, root, asked) for root in (ROOT, folder)]
    assert said[0] == said[1]
    assert len(set(said[0].splitlines())) > 1000


def test_the_image_has_the_name_of_every_module(tmp_path: Path) -> None:
    """And of each part of it: MicroPython would make them in the heap."""
    names = (tmp_path / lean.write_names(tmp_path)).read_text()
    assert "import firmware.table.layout as layout\n" in names
    assert names.count("import ") == len(device_files())


def test_every_module_keeps_its_lines(folder: Path) -> None:
    for file in device_files():
        before, after = (functions((root / file).read_text("utf-8")) for root in (ROOT, folder))
        assert before == after, file


def functions(text: str) -> list[tuple[str, int]]:
    """Return each function and class with its line, and the number of all lines."""
    nodes = ast.walk(ast.parse(text))
    found = [(n.name, n.lineno) for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    return [*found, ("", text.count("\n"))]


PROGRAM = """
import engine
from engine import rng
from array import array
from binascii import crc32
import scenes

for name in engine.GAMES:
    game = engine.game(name)
    moves = array("H", bytes(2 * game.MOST_MOVES))
    state, luck = game.new_game(3, 5), rng.new(9)
    while not game.is_over(state):
        game.apply(state, moves[rng.below(luck, 0, game.legal_moves(state, moves))])
    print(name, crc32(state), [game.score(state, seat) for seat in range(3)])
scenes.play(240, 240, 3, 200)
"""


def test_lean_modules_play_and_draw_the_same(micropython: Path, folder: Path) -> None:
    said = [under(micropython, root, PROGRAM) for root in (ROOT, folder)]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) > 200


def under(micropython: Path, root: Path, program: str) -> str:
    """Return what a program says that runs with the modules of a folder."""
    env = {**os.environ, "MICROPYPATH": f"{root}:{ROOT / 'tests/device'}"}
    command = [str(micropython), "-X", "heapsize=4m", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

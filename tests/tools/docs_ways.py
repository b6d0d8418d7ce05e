"""How each kind of command on the pages is tried: `HOW`, at the end, knows a way for each."""

import argparse
import ast
import inspect
import re
import shlex
import sys
import sysconfig
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import mpremote.repl
from docs_pico import MEANWHILE
from PIL import Image, ImageColor

import boards
from firmware.toolchain import build, needs, sources
from simulator import own_code
from simulator.__main__ import COMMANDS
from simulator.board import wiring_of
from simulator.docs.pages import ROOT
from simulator.headless import play
from simulator.records.review import INKS
from simulator.script import parse

if TYPE_CHECKING:
    from docs_desk import Desk


def _as_typed(desk: "Desk", command: str) -> str:
    return desk.shell(command)


def _by_name(desk: "Desk", command: str, target: str) -> str:
    """Too long to run here: what it would run is there, and CI or other tests run it."""
    planned = desk.shell(f"make --dry-run {target}")
    for module in re.findall(r"-m (\S+)", planned):
        assert find_spec(module), module
    return planned


def _in_a_terminal(desk: "Desk", command: str) -> str:
    home = ROOT if command.startswith("make") else desk.folder
    said = desk.shell(command, answers="1\nq\n", home=home)
    assert "Pocket Keltis: " in said
    assert said.rstrip().endswith("The game is saved.") or "can’t be saved: Mine " in said
    return said


def _a_few_tests(desk: "Desk", command: str) -> str:
    """All of them would never end: these tests are among them."""
    said = desk.shell(
        f'{command} ARGS="--numprocesses 0 -q tests/simulator/test_simulator_script.py"'
    )
    assert " passed" in said
    return said


def _some_tests(desk: "Desk", command: str, arguments: str) -> str:
    """Its arguments reach pytest, and there are such tests."""
    planned = desk.shell(f"make --dry-run{command.removeprefix('make')}")
    assert planned.rstrip().endswith(arguments)
    for file in re.findall(r"tests/\S+", arguments):
        assert (ROOT / file).exists()
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    for word in re.findall(r"-k (\w+)", arguments):
        assert re.search(rf"def test_\w*{word}", tests), word
    return planned


def _firmware(desk: "Desk", command: str) -> str:
    desk.image()
    said = desk.shell(command)
    made = [f"build/pocket-keltis-{name}.uf2" for name in boards.NAMES]
    assert said.splitlines()[-len(made) - 1 :] == [*made, "build/pocket-keltis.uf2"]
    return said


def _firmware_of(desk: "Desk", command: str) -> str:
    """Check that what it would run knows this board or chip: building it takes long."""
    planned = desk.shell(command.replace("make", "make --dry-run", 1)).split()
    name = planned[-1]
    assert name in boards.NAMES if "--board" in planned else name in build.IMAGES
    return name


def _deploy(desk: "Desk", command: str) -> str:
    """Try a port with nobody behind it; a stock Pico gets it in another test."""
    tests = ast.parse((ROOT / "tests/toolchain/test_deploy.py").read_text())
    names = [node.name for node in ast.walk(tests) if isinstance(node, ast.FunctionDef)]
    assert "test_the_project_is_deployed_to_a_stock_pico_from_nothing_and_starts" in names
    said = desk.shell(f"{command} PORT=socket://127.0.0.1:1", wanted=2)
    assert "mpremote could not do it on socket://127.0.0.1:1" in said
    return said


def _activate(desk: "Desk", command: str) -> str:
    said = desk.shell(f"{command} && command -v python && command -v mpremote", home=ROOT)
    assert len(said.splitlines()) == 2
    return said


def _venv(desk: "Desk", command: str, folder: str) -> str:
    """Let a new Python find pygame and the like where ours does: nothing is downloaded."""
    said = desk.shell(command, home=desk.folder)
    desk.venv = desk.folder / folder
    (site,) = desk.venv.glob("lib/python*/site-packages")
    (site / "ours.pth").write_text(sysconfig.get_path("purelib"))
    return said


def _pip(desk: "Desk", command: str, program: str, wheel: str) -> str:
    """Check that the file of that name is the one that is made here."""
    desk.shell(f"{sys.executable} -m hatchling build -t wheel -d {desk.folder}")
    assert (desk.folder / wheel).is_file()
    return desk.shell(f"{desk.venv}/bin/pip install --no-deps --no-index {wheel}", home=desk.folder)


def _installed(desk: "Desk", command: str) -> str:
    """Play the wheel, not this project."""
    said = desk.shell(command, home=desk.folder)
    (site,) = desk.venv.glob("lib/python*/site-packages")
    assert (site / "pocket_keltis" / "engine").is_dir()
    return said


def _on_another_system(desk: "Desk", command: str) -> str:
    """Leave it to tests/toolchain/test_needs.py: `make firmware` says the same there."""
    said = {sources.GET_A_TREE, *(need.on_mac for need in needs.PICO)}
    said.add("sudo apt-get install " + " ".join(need.package for need in needs.PICO))
    assert any(command in advice for advice in said), command
    return ""


def _firmware_from_a_tree(desk: "Desk", command: str) -> str:
    """See a folder refused that is no tree of MicroPython's: so it was looked at."""
    said = desk.shell(command.replace("../micropython", str(desk.folder)), wanted=2)
    assert f"MICROPYTHON_DIR={desk.folder} is not a MicroPython source tree" in said
    return said


def _in_the_emulator(desk: "Desk", command: str) -> str:
    """With the image that is built here; what has no end is only understood."""
    name = f"pocket-keltis-{boards.REFERENCE}.uf2"
    assert name in command
    (desk.folder / name).write_bytes(desk.image().read_bytes())
    if "--script" in command:
        return desk.shell(command, home=desk.folder)
    return _understood(desk, command, "emulate", command.partition("emulate")[2])


def _headless(desk: "Desk", command: str, folder: str) -> str:
    said = desk.shell(command, home=desk.folder)
    assert {path.suffix for path in (desk.folder / folder).iterdir()} == {".png"}
    return said


def _here(desk: "Desk", command: str) -> str:
    """In the folder in which the page's files were saved."""
    return desk.shell(command, home=desk.folder)


def _review(desk: "Desk", command: str, picture: str) -> str:
    said = _here(desk, command)
    with Image.open(desk.folder / picture) as image:
        colours = {colour for _, colour in image.getcolors(image.width * image.height)}
    assert colours >= set(map(ImageColor.getrgb, INKS[:2])), "a curve for each seat"
    return said


def _play_here(desk: "Desk", command: str, what: str) -> str:
    """In a window that is closed again; or, with a board file that is wrong, not at all."""
    wrong = what == "my_board.py" and boards.described(desk.files[what], what).problems
    return desk.shell(command, wanted=2 if wrong else 0, home=desk.folder)


def _tournament(desk: "Desk", command: str) -> str:
    """Take the three players of lesson 5."""
    lesson = ROOT / "docs/classroom/lesson-5.md"
    versions = re.findall(r"^```python file=mine.py\n(.*?)^```", lesson.read_text(), re.M | re.S)
    for name, text in zip(("cem", "ben", "anna"), versions, strict=True):
        (desk.folder / f"{name}.py").write_text(text)
    return _here(desk, command)


def _understood(desk: "Desk", command: str, name: str, arguments: str) -> str:
    """Read its arguments, for it may take hours; the arena plays two of the games."""
    module, _, _ = COMMANDS[name][0].partition(":")
    parser = argparse.ArgumentParser(exit_on_error=False)
    import_module(module).add_arguments(parser)
    parser.parse_args(shlex.split(arguments))
    if name == "arena" and "--all" not in arguments:
        short = re.sub(r" --games \d+", "", command)
        desk.shell(f"{short} --games 2 --jobs 1", home=desk.folder)
    return ""


def _pico_prompt(desk: "Desk", command: str) -> str:
    """Go straight to the prompt, since it needs a terminal of its own."""
    desk.pico().interrupt()
    words = re.findall(r'print\("([^"]+)"', inspect.getsource(mpremote.repl))
    return "\n".join(word.replace("%s", "the desk") for word in words[:2])


def _mpremote(desk: "Desk", command: str, words: str) -> str:
    """Run the real one; while a lesson's program runs, somebody plays with it."""
    program = re.search(r"run (\w+)\.py|(\w+)\.run\(", words)
    name = (program[1] or program[2]) if program else ""
    said = desk.pico().mpremote(words, desk.folder, MEANWHILE.get(name))
    return re.sub(r"^(cp|exec) .*\n", "", said, flags=re.M)  # its own progress


def _mpremote_picture(desk: "Desk", command: str, words: str) -> str:
    """Compare what the Pico shows with what the simulator shows."""
    said = _mpremote(desk, command, words)
    run = own_code.function(str(desk.folder / "picture.py"), "run(board)")

    def stay(board) -> None:
        run(board)
        board.clock.wait(10_000)

    seen = play(wiring_of(boards.REFERENCE), parse("wait 100"), desk.folder / ".saves", run=stay)
    assert desk.pico().handheld.picture() == seen.picture().convert("RGB")
    return said


def _mpremote_board(desk: "Desk", command: str, words: str) -> str:
    """Start the console on a Pico that is wired as the file says."""
    said = _mpremote(desk, command, words)
    handheld = desk.pico().handheld
    handheld.run_until_lit(3000)
    assert handheld.panel.complaints == []
    return said


Way = Callable[..., str | None]
HOW: list[tuple[str, Way]] = [
    (r"make play", _as_typed),
    (r'make play ARGS="--board \w+"', _as_typed),
    (r"make play ARGS=--terminal", _in_a_terminal),
    (r"make (?:setup|help)", _as_typed),
    (r"make test", _a_few_tests),
    (r'make test ARGS="(.*)"', _some_tests),
    (r"make firmware", _firmware),
    (r"make firmware (?:BOARD|CHIP)=\w+", _firmware_of),
    (r"make deploy(?: BOARD=\w+)?", _deploy),
    (r"make (lint|docs|package|bench|release)(?: (?:PORT|PAGE)=\S+)?", _by_name),
    (r'make (soak) ARGS="--minutes \d+"', _by_name),
    (r"\. \.venv/bin/activate", _activate),
    (r"python3? -m venv (\S+)", _venv),
    (r"(\S*)pip install (\S+\.whl)(?: mpremote)?", _pip),
    (r"\w+/bin/pocket-keltis play", _installed),
    (r"echo .* > board\.py", _here),
    (r"python \w+\.py", _here),
    (r"pocket-keltis wiring my_board\.py", _here),
    (r"pocket-keltis arena .*--seats anna\.py,.*", _tournament),
    (r"pocket-keltis arena .*--seats mine\.py,.*", _here),
    (r"pocket-keltis (?:record|replay) .*", _here),
    (r"pocket-keltis review .* --picture (\S+\.png)", _review),
    (r"pocket-keltis play --(?:run|board) (\w+\.py)", _play_here),
    (r"pocket-keltis play --terminal .*", _in_a_terminal),
    (r"pocket-keltis play --headless .* --shots (\w+)", _headless),
    (r"pocket-keltis play(?: --(?:board|lang|game|seats) [\w,]+)*", _here),
    (r"pocket-keltis wiring \w+", _here),
    (r"pocket-keltis emulate --uf2 .*", _in_the_emulator),
    (
        r"sudo apt-get install .*|xcode-select .*|brew .*|git clone .*|make -C .*",
        _on_another_system,
    ),
    (r"make firmware MICROPYTHON_DIR=.*", _firmware_from_a_tree),
    (r"pocket-keltis (arena|tune|bench|emulate)\b(.*)", _understood),
    (r"mpremote", _pico_prompt),
    (r"mpremote (cp picture\.py .*)", _mpremote_picture),
    (r"mpremote (cp \w+\.py :board\.py \+ reset)", _mpremote_board),
    (r"mpremote ((?:run|exec|cp|soft-reset|ls|rm)\b.*)", _mpremote),
]

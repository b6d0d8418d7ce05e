"""Put the console on a Pico that runs MicroPython already, with mpremote, or run it from here.

The modules go into /lib, compiled: a Pico would do that slowly, and in little memory.
"""

import ast
import hashlib
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import boards

from . import bundle
from .connection import DeployFailed, command, find, mpremote
from .contents import ENTRANCE, PACKAGES
from .workshop import ROOT, say, step

DEPLOYED_MAIN = ROOT / "firmware" / "port" / "deployed" / "main.py"
# What our compiled modules need: .mpy files of version 6.3 (MicroPython 1.23 and later) on an Arm
# Cortex-M, armv6m to armv7emdp in MicroPython's numbering.
MPY_VERSION = 6, 3
ARCHES = range(4, 9)

_ASK = """
import hashlib, os, sys
try:
    import firmware.version
    place = getattr(firmware.version, "__file__", "the image")
except ImportError:
    place = ""
try:
    with open("/main.py") as file: main = file.read(60)
except OSError:
    main = None
files = {}
piece = memoryview(bytearray(1024))
def digest(path):
    total = hashlib.sha256()
    with open(path, "rb") as file:
        while size := file.readinto(piece): total.update(piece[:size])
    return total.digest()[:8]
def look(folder):
    try: found = list(os.ilistdir(folder))
    except OSError: return
    for name, kind, *_ in found:
        path = folder + "/" + name
        if kind == 0x4000:
            look(path)
        else:
            files[path] = digest(path)
for package in PACKAGES: look("/lib/" + package)
for name in ("/lib/" + ENTRANCE + ".py", "/lib/" + ENTRANCE + ".mpy"):
    try: files[name] = digest(name)
    except OSError: pass
told = "board.py" in os.listdir("/")
it = sys.implementation
print("answer", (sys.platform, it.version[:3], getattr(it, "_mpy", 0), place, main, files, told))
"""


def deploy(port: str | None, board: str | None = None) -> None:
    """Copy what differs, and tell the Pico which board it is, if it has not been told.

    board: a name. Without one, a person is asked if need be.
    """
    port = find(port)
    place, main, there, told = _ask(port)
    if place and not place.startswith("/"):
        raise DeployFailed(
            "the board runs the image that has the console in it, which wins over files: "
            "flash a new one (make firmware), or try changes with make run"
        )
    board_file = _board_file(told, board)
    wanted = {f"/lib/{name}": content for name, content in bundle.compiled().items()}
    stale = [path for path in there if path not in wanted]  # a .py would win over our .mpy
    changed = {path: new for path, new in wanted.items() if there.get(path) != _digest(new)}
    if main is None or main.startswith('"""Pocket Keltis'):
        changed["/main.py"] = DEPLOYED_MAIN.read_bytes()
    else:
        say(
            "The board has a /main.py of its own, which stays. To start the console, it needs: "
            "from console import start; start()"
        )
    changed |= board_file
    with (
        step(f"Copying {len(changed)} of {len(wanted | changed)} files to the board"),
        TemporaryDirectory() as folder,
    ):
        program = bundle.pack(changed, stale, Path(folder))
        mpremote(port, "mount", folder, "exec", program, "umount", "reset")
    say("The board starts the console now. Ctrl-C, or a button held at power-on, stops it.")


def run(port: str | None, board: str | None = None, program: Path = DEPLOYED_MAIN) -> int:
    """Run the console on the Pico, which reads the modules from this computer as it needs them."""
    port = find(port)
    *_, told = _ask(port)
    board_file = _board_file(told, board)
    with TemporaryDirectory() as folder:
        if board_file:
            mpremote(port, "mount", folder, "exec", bundle.pack(board_file, (), Path(folder)))
        bundle.compile_modules(Path(folder))
        return subprocess.run(command(port, "mount", folder, "run", str(program))).returncode


def _board_file(told: bool, board: str | None) -> dict[str, bytes]:
    """Return the board file to be written; none, if there is one: it may be somebody's own."""
    if told:
        if board:
            say("The Pico has a /board.py of its own, which stays and says what board it is.")
        return {}
    board = board or _ask_a_person()
    return {"/board.py": f'BOARD = "{board}"\n'.encode()}


def _ask_a_person() -> str:
    if not sys.stdin.isatty():
        raise DeployFailed(
            "the Pico has not been told which board it is: say BOARD= and one of\n  "
            + "\n  ".join(boards.NAMES)
        )
    for number, name in enumerate(boards.NAMES, 1):
        print(f"{number:4}  {name}")
    while True:
        said = input("Which board is it? (Its number.) ").strip()
        if said in boards.NAMES:
            return said
        if said.isdigit() and 0 < int(said) <= len(boards.NAMES):
            return boards.NAMES[int(said) - 1]


def misfit(platform: str, version: tuple[int, ...], mpy: int) -> str | None:
    """Return why a board can't run our compiled modules, or None if it can."""
    name = "MicroPython " + ".".join(str(number) for number in version)
    if platform != "rp2":
        return f"the board runs {name} for {platform}; the console needs a Raspberry Pi Pico"
    theirs = mpy & 0xFF, mpy >> 8 & 3
    if theirs != MPY_VERSION:
        return (
            f"the board runs {name}, which loads .mpy files of version {theirs[0]}.{theirs[1]}; "
            f"ours are {MPY_VERSION[0]}.{MPY_VERSION[1]}: put MicroPython 1.25 on the board"
        )
    if mpy >> 10 not in ARCHES:
        return f"the board's processor (.mpy architecture {mpy >> 10}) is not an Arm Cortex-M"
    return None


def _ask(port: str) -> tuple[str, str | None, dict[str, bytes], bool]:
    """Ask where it has the console from, how its /main.py begins, the digests of our modules, and
    whether it has a board file.

    Raises DeployFailed if it can't take the console.
    """
    names = f"PACKAGES = {PACKAGES!r}\nENTRANCE = {Path(ENTRANCE).stem!r}\n"
    said = mpremote(port, "exec", names + _ASK)
    answers = [line for line in said.splitlines() if line.startswith("answer ")]
    if not answers:
        raise DeployFailed(f"the board on {port} does not answer as MicroPython does")
    answer = ast.literal_eval(answers[-1][len("answer ") :])
    platform, version, mpy, place, main, files, told = answer
    problem = misfit(platform, version, mpy)
    if problem:
        raise DeployFailed(problem)
    return place, main, files, told


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:8]

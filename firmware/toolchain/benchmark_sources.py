"""MicroPython's own benchmark programs, which come with its sources."""

import shutil
from pathlib import Path

from . import sources
from .workshop import ToolchainMissing, lock, run


def benchmarks() -> Path:
    """Return their folder. Debian's packages are unpacked without it until somebody asks."""
    with lock():
        tree = sources.tree()
        folder = tree.path / "tests" / "perf_bench"
        if sources.users_tree():
            if not folder.is_dir():
                raise ToolchainMissing(f"MICROPYTHON_DIR={tree.path} lacks tests/perf_bench")
            return folder
        folder = tree.work / "perf_bench"
        if not folder.is_dir():
            _unpack(folder)
        return folder


def _unpack(folder: Path) -> None:
    download = sources.DEBIAN / "download"
    release = next(download.glob("micropython_*.orig.tar.*"), None)
    if release is None:
        raise ToolchainMissing(
            f"MicroPython's release is gone from {download}; make clean, try anew"
        )
    fresh = folder.with_name("tests.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    command = ["tar", "-xf", str(release), "-C", str(fresh), "--strip-components=2"]
    run([*command, "--wildcards", "*/tests/perf_bench"], "unpack-benchmarks")
    (fresh / "perf_bench").rename(folder)
    fresh.rmdir()

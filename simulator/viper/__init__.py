"""Viper functions, compiled on the desktop too.

MicroPython makes machine code of a `@micropython.viper` function. To CPython it is one more
function, and runs a hundred times slower than it could: too slow for thousands of games between
experts. So the same source is translated (translate.py) and compiled (`make test` does it, and the
arena) into build/viper. Where there is no compiler, everything works as it is written, only slower.

Compiled functions are stricter than Python: no index may lie outside, below zero neither, where the
device would only go astray. Numbers have 64 bits, twice those of the device.
"""

import hashlib
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

_COMPILED = "_compiled_functions"  # a module keeps its own under this name
_ROOT = Path(__file__).parents[2]
_TRANSLATOR = [
    Path(__file__).with_name(name) for name in ("translate.py", "calls.py", "pointers.pxi")
]


def title(source: Path) -> str:
    """Return a name for a module's compiled functions that no other module has."""
    return "_".join(source.resolve().relative_to(_ROOT.resolve()).with_suffix("").parts)


def place(source: Path) -> Path:
    """Return where a module's compiled functions lie, whether they have been compiled or not."""
    written = b"".join(part.read_bytes() for part in [source, *_TRANSLATOR])
    made_by = f"{sys.implementation.cache_tag}-{hashlib.sha256(written).hexdigest()[:12]}"
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    return _ROOT / "build" / "viper" / made_by / f"{title(source)}{suffix}"


@cache
def _compiled(filename: str) -> type | None:
    source = Path(filename)
    if not source.exists() or not source.resolve().is_relative_to(_ROOT.resolve()):
        return None
    found = place(source)
    if not found.exists():
        return None
    loader = ExtensionFileLoader(title(source), str(found))
    spec = spec_from_file_location(title(source), found, loader=loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module.Functions


def viper(function: Callable) -> Callable:
    """Return the function compiled, if it has been; else as it is."""
    kind = _compiled(function.__code__.co_filename)
    if kind is None:
        return function
    # A module may be imported again (a table puts other games away), and then has arrays of its
    # own: its functions work on those.
    module = function.__globals__
    if _COMPILED not in module:
        module[_COMPILED] = kind(module)
    return getattr(module[_COMPILED], function.__name__)

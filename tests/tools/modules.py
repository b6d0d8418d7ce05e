"""Modules that are put away and come back, and one once more besides that which others know."""

import sys
from importlib import util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]

_first: dict[str, ModuleType] = {}


def bring_back() -> None:
    """Undo what a table has put away: every module is again the one that tests have imported."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("engine", "firmware", "input"):
            _first.setdefault(name, module)
    sys.modules.update(_first)
    for name, module in _first.items():
        package, _, last = name.rpartition(".")
        if package:
            setattr(sys.modules[package], last, module)


def again(name: str) -> ModuleType:
    """Load the module of a file, such as "engine/rng.py"."""
    spec = util.spec_from_file_location("again", ROOT / name)
    assert spec
    assert spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

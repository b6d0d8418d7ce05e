"""A module once more, besides the one that others know."""

from importlib import util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def again(name: str) -> ModuleType:
    """Load the module of a file, such as "engine/rng.py"."""
    spec = util.spec_from_file_location("again", ROOT / name)
    assert spec
    assert spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

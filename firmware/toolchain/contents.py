"""What goes onto a Pico: the one list that the image, `make deploy` and package.json share."""

import re
from pathlib import Path

from .workshop import ROOT

PACKAGES = ["engine", "display", "input", "firmware", "boards"]
# What brings a board and the console together belongs to neither; it is a module of its own.
ENTRANCE = "firmware/port/modules/console.py"
# Recipes for the desktop that live beside the console's code.
NOT_FOR_THE_DEVICE = ["firmware/toolchain/", "firmware/port/", "firmware/manifest.py"]
# Tables read out are for those who play without a screen, on any interpreter: a console has one.
_READ_OUT = "reading.py"


def device_files(root: Path = ROOT) -> list[str]:
    """Return every module the device runs, as in `engine/cards/rules.py`, sorted."""
    files = []
    for package in PACKAGES:
        for path in (root / package).rglob("*.py"):
            name = path.relative_to(root).as_posix()
            if not name.startswith(tuple(NOT_FOR_THE_DEVICE)) and not name.endswith(_READ_OUT):
                files.append(name)
    return sorted(files)


def installed_files(root: Path = ROOT) -> dict[str, str]:
    """Return where each module goes below /lib, as in `console.py`, and where it lies here."""
    return {name: name for name in device_files(root)} | {Path(ENTRANCE).name: ENTRANCE}


def version(root: Path = ROOT) -> str:
    """Return the version in pyproject.toml, which is the only place it is written."""
    return _declared("version", root)


def page(root: Path = ROOT) -> str:
    """Return where the console can be played in a browser; "", while it is nowhere."""
    return _declared("page", root)


def _declared(name: str, root: Path) -> str:
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE)
    assert found, f"pyproject.toml has no {name}"
    return found[1]

"""What goes onto a Pico: the one list that the image, `make deploy` and package.json share."""

import os
import re
from pathlib import Path

from .workshop import ROOT, BuildFailed

PACKAGES = ["engine", "display", "input", "firmware", "boards"]
# What brings a board and the console together belongs to neither; it is a module of its own.
ENTRANCE = "firmware/port/modules/console.py"
# Recipes for the desktop that live beside the console's code.
NOT_FOR_THE_DEVICE = ["firmware/toolchain/", "firmware/port/", "firmware/manifest.py"]
# Tables read out are for those who play without a screen, on any interpreter: a console has one.
_READ_OUT = "reading.py"
VERSION_MODULE = "firmware/version.py"
# Where a page may be: a host, and a folder in it. A code has room for so much, and a long game.
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:-]+/[A-Za-z0-9/._~%+-]*")
LONGEST_ADDRESS = 72  # as GitHub's Pages of whoever has the longest name


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
    """Return where the console can be played in a browser; "", while nobody knows.

    Whoever publishes it says so: `make release PAGE=https://...`. Or it stands in pyproject.toml.
    """
    address = os.environ.get("PAGE") or declared_page(root)
    if address and not _ADDRESS.fullmatch(address):
        raise BuildFailed(f"PAGE={address} is no address such as https://example.org/keltis/")
    if len(address) > LONGEST_ADDRESS:
        raise BuildFailed(
            f"PAGE={address} has {len(address)} letters; so that a game has room beside it in a "
            f"code, it may have {LONGEST_ADDRESS}"
        )
    return address


def declared_page(root: Path = ROOT) -> str:
    """Return what pyproject.toml says of it."""
    return _declared("page", root)


def version_module(address: str, root: Path = ROOT) -> str:
    """Return the module that tells the console its version, and the address of its page."""
    return (
        '"""Written by `make package` from pyproject.toml."""\n\n'
        f'VERSION = "{version(root)}"\nPAGE = "{address}"  # of the console in a browser\n'
    )


def content(name: str, root: Path = ROOT) -> bytes:
    """Return a file as it is built in: the page's address is known only now."""
    if name == VERSION_MODULE:
        return version_module(page(root), root).encode()
    return (root / name).read_bytes()


def _declared(name: str, root: Path) -> str:
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE)
    assert found, f"pyproject.toml has no {name}"
    return found[1]

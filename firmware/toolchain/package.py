"""The files that repeat what stands elsewhere, so that a test can hold them to it.

package.json is what `mpremote mip install` reads: where each file lies in the repository, beside
it, and where it goes on the board. firmware/version.py tells the device the project's version, and
engine/games.py which games there are: a frozen package can't be asked what it contains. Pages that
install the wheel name its file, and so the version.
"""

import json
import re
from pathlib import Path

from .contents import VERSION_MODULE, declared_page, installed_files, version, version_module
from .workshop import ROOT, BuildFailed

_WHEEL = re.compile(r"pocket_keltis-[\w.]+-py3")


def expected(root: Path = ROOT) -> dict[str, str]:
    """Return what each of these files has to hold."""
    urls = [list(pair) for pair in installed_files(root).items()]
    urls.append(["../main.py", "firmware/port/deployed/main.py"])  # from /lib, mip's folder, to /
    lines = ",\n".join(f"    {json.dumps(pair)}" for pair in urls)
    names = str(tuple(games(root))).replace("'", '"')
    return {
        "package.json": f'{{\n  "version": "{version(root)}",\n  "urls": [\n{lines}\n  ]\n}}\n',
        VERSION_MODULE: version_module(declared_page(root), root),
        "engine/games.py": (
            '"""Written by `make package`: the folders that declare a game, by their NUMBER."""\n\n'
            f"NAMES = {names}\n"
        ),
        **_pages(root),
    }


def _pages(root: Path) -> dict[str, str]:
    """Return the pages that name the wheel's file, each with that of this version."""
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in pages}
    right = f"pocket_keltis-{version(root)}-py3"
    named = {name: _WHEEL.sub(right, text) for name, text in texts.items()}
    return {name: text for name, text in named.items() if right in text}


def games(root: Path = ROOT) -> list[str]:
    """Return the games that have a folder in engine/ with a NUMBER in its declaration."""
    found: dict[int, str] = {}
    for file in sorted((root / "engine").glob("*/__init__.py")):
        number = re.search(r"^NUMBER = (?:const\()?(\d+)", file.read_text(), re.MULTILINE)
        if number:
            name, other = file.parent.name, found.get(int(number[1]))
            if other:
                raise BuildFailed(f"the games {other} and {name} have the same NUMBER, {number[1]}")
            found[int(number[1])] = name
    if sorted(found) != list(range(len(found))):
        raise BuildFailed(f"the games' NUMBERs are {sorted(found)}: one is missing between them")
    return [found[number] for number in sorted(found)]


def renew(root: Path = ROOT) -> list[str]:
    """Write those that differ, and return their names."""
    changed = []
    for name, text in expected(root).items():
        path = root / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            changed.append(name)
    return changed

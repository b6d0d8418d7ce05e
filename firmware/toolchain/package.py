"""The files that repeat what stands elsewhere, so that a test can hold them to it.

package.json is what `mpremote mip install` reads: where each file lies in the repository, beside
it, and where it goes on the board. firmware/version.py tells the device the project's version.
"""

import json

from .contents import installed_files, version
from .stage import ROOT


def expected() -> dict[str, str]:
    """What each of these files has to hold."""
    urls = [list(pair) for pair in installed_files().items()]
    urls.append(["../main.py", "firmware/port/deployed/main.py"])  # from /lib, mip's folder, to /
    lines = ",\n".join(f"    {json.dumps(pair)}" for pair in urls)
    return {
        "package.json": f'{{\n  "version": "{version()}",\n  "urls": [\n{lines}\n  ]\n}}\n',
        "firmware/version.py": (
            f'"""Written by `make package` from pyproject.toml."""\n\nVERSION = "{version()}"\n'
        ),
    }


def renew() -> list[str]:
    """Write those that differ, and return their names."""
    changed = []
    for name, text in expected().items():
        path = ROOT / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            changed.append(name)
    return changed

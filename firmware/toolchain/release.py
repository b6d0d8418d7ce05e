"""Fill dist/ with what is published: images, wheel, files for mip, the browser's page, notes, sums.

Nothing in it tells when or where it was made: two releases of the same sources are the same bytes.
"""

import hashlib
import json
import re
import shutil
import sys
import zipfile
from pathlib import Path

from . import build, bundle
from .contents import VERSION_MODULE, content, version
from .wheel_hook import VARIABLE
from .workshop import BUILD, ROOT, BuildFailed, run, step

DIST = ROOT / "dist"
WEB = BUILD / "web"  # as `make web` leaves it
NOTES, SUMS = "NOTES.md", "SHA256SUMS"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first moment that a ZIP file knows


def release(tag: str | None = None) -> list[Path]:
    """Make dist/ anew and return its files; a tag has to be that of the project's version."""
    if tag and tag != f"v{version()}":
        raise BuildFailed(f"the tag is {tag}, but pyproject.toml says {version()}")
    notes = news((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    fresh = DIST.with_name("dist.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for image in images():
        shutil.copyfile(image, fresh / image.name)
    with step("Packing the wheel, the files for mip and the page"):
        make_wheel(fresh)
        archive(fresh / f"pocket-keltis-{version()}-mip.zip", files_for_mip())
        if WEB.is_dir():
            archive(fresh / f"pocket-keltis-{version()}-web.zip", files_in(WEB))
    (fresh / NOTES).write_text(notes, encoding="utf-8", newline="\n")
    (fresh / SUMS).write_text(sums(fresh), encoding="utf-8", newline="\n")
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    return sorted(DIST.iterdir())


def images() -> list[Path]:
    """Build the images of all boards, and the ones that know none."""
    made = []
    for chip in build.IMAGES:
        made.append(build.image(chip))
        made += [build.board_image(board, chip) for board in build.boards_with(chip)]
    return made


def wheel() -> Path:
    """Make build/wheel anew."""
    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    return make_wheel(folder)


def make_wheel(folder: Path) -> Path:
    """Build the simulator's wheel into a folder, and return it."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    env = {VARIABLE: content(VERSION_MODULE).decode()}
    run([*command, "--directory", str(folder)], "wheel", env)
    (made,) = folder.glob("*.whl")
    return made


def files_for_mip() -> dict[str, bytes]:
    """Return what `mpremote mip install package.json` wants: the list, and compiled modules."""
    files = bundle.compiled()
    urls = [[name, name] for name in files]
    urls.append(["../main.py", "main.py"])  # from /lib, mip's folder, to /
    package = {"version": version(), "urls": urls}
    files["main.py"] = (ROOT / "firmware" / "port" / "deployed" / "main.py").read_bytes()
    files["package.json"] = (json.dumps(package, indent=2) + "\n").encode()
    return files


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder by their names in it."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def archive(path: Path, files: dict[str, bytes]) -> None:
    """Write a ZIP file that is the same whoever writes it, and when."""
    with zipfile.ZipFile(path, "w") as packed:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            entry.create_system = 3  # or it would tell Windows from the others
            packed.writestr(entry, files[name])


def news(changelog: str) -> str:
    """Return the newest part of the changelog that has something to say."""
    for part in re.split(r"^## .*\n", changelog, flags=re.MULTILINE)[1:]:
        if part.strip():
            return part.strip() + "\n"
    raise BuildFailed("CHANGELOG.md says nothing")


def sums(folder: Path) -> str:
    """Return the digests of a folder's files, as `sha256sum --check` reads them."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
    )

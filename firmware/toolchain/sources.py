"""MicroPython's sources: a tree the user names, or one laid together from Debian's packages."""

import hashlib
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from . import needs
from .workshop import WORK, BuildFailed, ToolchainMissing, run, step

SUITE = "trixie"  # Debian 13: MicroPython 1.25.0, pico-sdk 2.1.1, tinyusb 0.18
SOURCE_PACKAGES = ["micropython", "mbedtls"]
BINARY_PACKAGES = ["pico-sdk-source", "tinyusb-source"]
VERSION = "v1.25.0"
GET_A_TREE = (
    f"get them, beside this folder, with: git clone --branch {VERSION} --depth 1 "
    "https://github.com/micropython/micropython ../micropython && "
    "make -C ../micropython/ports/rp2 BOARD=RPI_PICO submodules; "
    "then say MICROPYTHON_DIR=../micropython behind make"
)
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"


DEBIAN = WORK / "debian"
PACKAGE_LIST = DEBIAN / "packages"  # written once the tree is complete


@dataclass(frozen=True)
class Tree:
    path: Path
    work: Path  # where what is built from this tree goes

    def version(self) -> str:
        """Return it as in `1.25.0`."""
        header = (self.path / "py" / "mpconfig.h").read_text()
        found = dict(re.findall(r"#define MICROPY_VERSION_(MAJOR|MINOR|MICRO) (\d+)", header))
        return f"{found['MAJOR']}.{found['MINOR']}.{found['MICRO']}"

    def env(self) -> dict[str, str]:
        """Return what the build would else ask git, and find in *our* repository round its tree."""
        header = self.path / "py" / "mpconfig.h"
        env = {"SOURCE_DATE_EPOCH": str(int(header.stat().st_mtime))}
        env["PYTHONHASHSEED"] = "0"  # its scripts write down sets, in the order of the day
        if not (self.path / ".git").exists():
            env["MICROPY_GIT_TAG"] = f"v{self.version()}"
            env["MICROPY_GIT_HASH"] = "release"
        return env


def users_tree() -> Path | None:
    """Return the tree that MICROPYTHON_DIR names, if it does and is one."""
    given = os.environ.get("MICROPYTHON_DIR")
    if not given:
        return None
    path = Path(given).expanduser().resolve()
    _check(path)
    return path


def stamp() -> str:
    """Tell which sources these are, as far as one can tell without fetching any."""
    if users_tree():
        return f"{users_tree()}"
    return PACKAGE_LIST.read_text() if PACKAGE_LIST.exists() else ""


def tree() -> Tree:
    path = users_tree()
    if path is None:
        return _debian()
    key = hashlib.sha256(str(path).encode()).hexdigest()[:8]
    return Tree(path, WORK / f"tree-{key}")


def _check(path: Path) -> None:
    if not (path / "py" / "mpconfig.h").is_file():
        raise ToolchainMissing(f"MICROPYTHON_DIR={path} is not a MicroPython source tree")
    for part, probe in {"lib/pico-sdk": "pico_sdk_init.cmake", "lib/tinyusb": "src/tusb.c"}.items():
        if not (path / part / probe).is_file():
            raise ToolchainMissing(
                f"MICROPYTHON_DIR={path} lacks {part}; in it: "
                "make -C ports/rp2 BOARD=RPI_PICO submodules"
            )


def _debian() -> Tree:
    """Return the tree as laid out before, or a new one."""
    laid = Tree(DEBIAN / "tree", DEBIAN)
    if not PACKAGE_LIST.exists():
        mirror = _mirror()
        needs.require(needs.DEBIAN_SOURCES)
        with step(f"Fetching MicroPython's sources from Debian {SUITE}"):
            packages = _download(DEBIAN / "download", mirror)
        with step("Unpacking them"):
            _lay_out(packages, laid.path)
        PACKAGE_LIST.write_text("".join(f"{file.name}\n" for file in packages))
    return laid


def _mirror() -> str:
    """Return the machine's own Debian mirror, as its apt knows it."""
    if not shutil.which("apt-get"):
        raise ToolchainMissing(f"MicroPython's sources are missing; {GET_A_TREE}")
    ask = ["apt-get", "indextargets", "--format", "$(ORIGIN)/$(LABEL) $(REPO_URI)"]
    for refresh in (False, True):  # before its first update apt can't tell whose a mirror is
        if refresh and needs.may_install():
            run(["apt-get", "update"], "apt-update")
        answer = subprocess.run(ask, capture_output=True, text=True).stdout
        for line in answer.splitlines():
            whose, _, address = line.partition(" ")
            if whose == "Debian/Debian":
                return address
    raise ToolchainMissing(
        f"MicroPython's sources are missing, and apt knows no Debian mirror; {GET_A_TREE}"
    )


def _download(folder: Path, mirror: str) -> list[Path]:
    """Fetch the packages into `folder` by apt, which verifies them, and return them.

    apt gets a configuration of its own, so that nothing on the machine changes.
    """
    shutil.rmtree(folder, ignore_errors=True)
    apt = folder / "apt"
    (apt / "lists" / "partial").mkdir(parents=True)
    (apt / "cache" / "archives" / "partial").mkdir(parents=True)
    signed = f"[signed-by={KEYRING}] {mirror} {SUITE} main"
    (apt / "sources.list").write_text(f"deb {signed}\ndeb-src {signed}\n")
    settings = {
        "Dir::Etc::SourceList": apt / "sources.list",
        "Dir::Etc::SourceParts": "-",
        "Dir::Etc::Preferences": "-",
        "Dir::Etc::PreferencesParts": "-",
        "Dir::State::Lists": apt / "lists",
        "Dir::Cache": apt / "cache",
        "Acquire::Languages": "none",
        "Acquire::Retries": "3",
        "APT::Sandbox::User": "root",
    }
    get = ["apt-get", "-q"]
    for name, value in settings.items():
        get += ["-o", f"{name}={value}"]
    try:
        run([*get, "update"], "fetch-lists", cwd=folder)
        run([*get, "source", "--download-only", *SOURCE_PACKAGES], "fetch-sources", cwd=folder)
        run([*get, "download", *BINARY_PACKAGES], "fetch-packages", cwd=folder)
    except BuildFailed:
        raise ToolchainMissing(
            f"apt could not fetch MicroPython's sources (see build/fetch-*.log); {GET_A_TREE}"
        ) from None
    shutil.rmtree(apt)  # 40 MB of lists
    return sorted(file for file in folder.iterdir() if file.is_file())


def _lay_out(packages: list[Path], tree: Path) -> None:
    """Lay out MicroPython's release as it was published, with what it expects in `lib/`."""
    fresh = tree.with_name("tree.new")
    shutil.rmtree(fresh, ignore_errors=True)
    _unpack_source(packages, "micropython_", fresh)
    _unpack_source(packages, "mbedtls_", fresh / "lib" / "mbedtls")
    for package in BINARY_PACKAGES:
        name = package.removesuffix("-source")
        inside = fresh.with_name(package)
        run(["dpkg-deb", "-x", str(_only(packages, package + "_")), str(inside)], "unpack")
        shutil.rmtree(fresh / "lib" / name, ignore_errors=True)
        shutil.move(inside / "usr" / "src" / name, fresh / "lib" / name)
        shutil.rmtree(inside)
    for checked in (
        "pico-sdk",
        "micropython-lib",
    ):  # the build looks for these files, not into them
        (fresh / "lib" / checked).mkdir(exist_ok=True)
        (fresh / "lib" / checked / "README.md").touch()
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


def _unpack_source(packages: list[Path], prefix: str, folder: Path) -> None:
    """Unpack the release without Debian's patches, which bend it to Debian's libraries."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = _only([file for file in packages if ".orig.tar." in file.name], prefix)
    keep_out = [f"--exclude=*/{name}" for name in ("docs", "tests", "ChangeLog.d")]
    command = ["tar", "-xf", str(archive), "-C", str(folder), "--strip-components=1"]
    run([*command, *keep_out], "unpack")


def _only(files: list[Path], prefix: str) -> Path:
    found = [file for file in files if file.name.startswith(prefix)]
    if len(found) != 1:
        raise BuildFailed(f"expected one file {prefix}* among Debian's packages, found {found}")
    return found[0]

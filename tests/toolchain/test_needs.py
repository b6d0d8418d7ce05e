"""What is said on systems that lack something: lines that work there, with their tools faked."""

import os
import re
import stat
import sys
from pathlib import Path

import pytest

from firmware.toolchain import needs, sources
from firmware.toolchain.workshop import ROOT, ToolchainMissing

UBUNTU = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'
MINT = 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n'
DEBIAN = 'NAME="Debian GNU/Linux"\nID=debian\n'
FEDORA = 'NAME="Fedora Linux"\nID=fedora\n'

# What each package or line brings along: the programs, and the libraries Arm's compiler then finds.
BRINGS = {
    "make": ["make"],
    "gcc": ["gcc"],
    "g++": ["g++"],
    "cmake": ["cmake"],
    "gcc-arm-none-eabi": ["arm-none-eabi-gcc"],
    "libnewlib-arm-none-eabi": ["libc_nano.a"],
    "libstdc++-arm-none-eabi-newlib": ["libstdc++_nano.a"],
    "xcode-select --install": ["make", "gcc", "g++"],
    "brew install cmake": ["cmake"],
    "brew install --cask gcc-arm-embedded": [
        "arm-none-eabi-gcc",
        "libc_nano.a",
        "libstdc++_nano.a",
    ],
}
_ARM_GCC = """#!/bin/sh
for word; do file="${word#-print-file-name=}"; done
if [ -e "$0.d/$file" ]; then echo "$0.d/$file"; else echo "$file"; fi
"""


class System:
    """A machine with nothing but what its own tools have installed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.bin = folder / "bin"
        self.bin.mkdir()
        self._release = folder / "os-release"
        self._patch = monkeypatch
        monkeypatch.setenv("PATH", str(self.bin))
        monkeypatch.setattr(needs, "OS_RELEASE", str(self._release))
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        monkeypatch.delenv("MICROPYTHON_DIR", raising=False)

    def linux(self, release: str) -> None:
        self._release.write_text(release)
        self._patch.setattr(sys, "platform", "linux")
        self.has("sudo", "apt-get")

    def mac(self) -> None:
        self._patch.setattr(sys, "platform", "darwin")
        self.has("brew", "xcode-select")

    def has(self, *programs: str) -> None:
        for name in programs:
            if name.endswith(".a"):
                (self.bin / "arm-none-eabi-gcc.d").mkdir(exist_ok=True)
                (self.bin / "arm-none-eabi-gcc.d" / name).touch()
                continue
            program = self.bin / name
            program.write_text(_ARM_GCC if name == "arm-none-eabi-gcc" else "#!/bin/sh\n")
            program.chmod(program.stat().st_mode | stat.S_IXUSR)

    def follow(self, advice: str) -> None:
        """Type a line; a tool or package that this system has not fails it."""
        for line in advice.split(" && "):
            packages = [line]
            if apt := re.fullmatch(r"sudo apt-get install (.*)", line):
                packages = apt[1].split()
            assert needs.shutil.which(line.split()[0]), line
            for package in packages:
                self.has(*BRINGS[package])


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> System:
    return System(tmp_path, monkeypatch)


def told(wanted: list[needs.Need]) -> str:
    with pytest.raises(ToolchainMissing) as problem:
        needs.require(wanted)
    assert "\n" not in str(problem.value)
    return str(problem.value).partition("; ")[2]


@pytest.mark.parametrize("release", [UBUNTU, MINT, DEBIAN])
def test_what_it_says_on_debians_relatives_is_all_that_is_needed(system: System, release) -> None:
    system.linux(release)
    system.follow(told(needs.PICO))
    needs.require(needs.PICO)


def test_what_it_says_on_a_mac_is_all_that_is_needed(system: System) -> None:
    system.mac()
    system.follow(told(needs.PICO).removeprefix("on macOS: "))
    needs.require(needs.PICO)


def test_a_mac_without_homebrew_is_told_of_it(system: System) -> None:
    system.mac()
    (system.bin / "brew").unlink()
    assert told(needs.PICO).startswith("get Homebrew (https://brew.sh), then: ")


def test_what_no_mac_can_build_is_said(system: System) -> None:
    system.mac()
    assert "built on Linux" in told(needs.UNIX)


def test_elsewhere_it_names_packages_by_debians_names(system: System) -> None:
    system.linux(FEDORA)
    assert told(needs.PICO).startswith(
        "see what Fedora Linux calls these packages of Debian: make "
    )


@pytest.mark.parametrize("has_apt", [True, False])
def test_where_no_debian_is_near_the_sources_come_from_git(
    system: System, has_apt: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Ubuntu apt knows no Debian mirror; on a Mac there is no apt."""
    monkeypatch.setattr(sources, "PACKAGE_LIST", tmp_path / "nothing fetched yet")
    system.linux(UBUNTU)
    if not has_apt:
        (system.bin / "apt-get").unlink()
    with pytest.raises(ToolchainMissing) as problem:
        sources.tree()
    said = str(problem.value)
    page = (ROOT / "docs" / "images.md").read_text(encoding="utf-8")
    clone, submodules = re.findall(r"(git clone .*?) && (make -C .*?);", said)[0]
    assert f"{clone}\n{submodules}\nmake firmware MICROPYTHON_DIR=../micropython\n" in page
    assert "MICROPYTHON_DIR=../micropython" in said


def test_the_page_names_every_package_that_is_asked_for() -> None:
    page = (ROOT / "docs" / "images.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"sudo apt-get install (.*)", page)
    assert line.split() == [need.package for need in needs.PICO]
    for command in {need.on_mac for need in needs.PICO}:
        assert f"\n{command}\n" in page
    for need in (*needs.UNIX, *needs.PYTHON_MODULES):
        assert need.package in page, need

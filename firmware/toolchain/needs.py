"""Know the tools a build needs: is each of them here, and how does one get it?"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass

from .workshop import BuildFailed, ToolchainMissing, run, step


def _has(program: str) -> Callable[[], bool]:
    return lambda: shutil.which(program) is not None


def _has_file(path: str) -> Callable[[], bool]:
    return lambda: os.path.exists(path)


def _arm_has(library: str) -> Callable[[], bool]:
    """Ask the cross compiler: it answers with a path if it has the file, else with its name."""

    def found() -> bool:
        if not shutil.which("arm-none-eabi-gcc"):
            return False
        ask = ["arm-none-eabi-gcc", "-mcpu=cortex-m0plus", "-mthumb"]
        answer = subprocess.run([*ask, f"-print-file-name={library}"], capture_output=True)
        return os.path.isabs(answer.stdout.decode().strip())

    return found


def _compiles_32_bit() -> bool:
    if not shutil.which("gcc"):
        return False
    program = b'#include <stdio.h>\nint main(void) { return puts("") < 0; }\n'
    command = ["gcc", "-m32", "-x", "c", "-", "-o", os.devnull]
    return subprocess.run(command, input=program, capture_output=True).returncode == 0


APPLES = "xcode-select --install"
CASK = "brew install --cask gcc-arm-embedded"  # the formula of a similar name has no newlib


@dataclass(frozen=True)
class Need:
    what: str
    package: str  # Debian's name for it
    here: Callable[[], bool]
    on_mac: str = ""  # the command that gets it there; "": nothing does


GCC = Need("gcc", "gcc", _has("gcc"), APPLES)
COMMON = [Need("make", "make", _has("make"), APPLES), GCC]
UNIX = [
    *COMMON,
    Need("a gcc that compiles for 32 bits", "gcc-multilib", _compiles_32_bit),
]
PICO = [
    *COMMON,
    Need("g++", "g++", _has("g++"), APPLES),
    Need("cmake", "cmake", _has("cmake"), "brew install cmake"),
    Need("arm-none-eabi-gcc", "gcc-arm-none-eabi", _has("arm-none-eabi-gcc"), CASK),
    Need("newlib for Arm", "libnewlib-arm-none-eabi", _arm_has("libc_nano.a"), CASK),
    Need("libstdc++ for Arm", "libstdc++-arm-none-eabi-newlib", _arm_has("libstdc++_nano.a"), CASK),
]
_PYTHON_H = f"{sysconfig.get_path('include')}/Python.h"
PYTHON_MODULES = [
    GCC,
    Need("Python.h", "python3-dev", _has_file(_PYTHON_H), "brew install python"),
]
BROWSER = [Need("Chromium", "chromium", _has("chromium"))]
NPM = [Need("npm", "npm", _has("npm"))]
X11_FONTS = "/usr/share/fonts/X11"
FONTS = [
    Need(f"the X11 bitmap fonts ({size})", f"xfonts-{size}", _has_file(f"{X11_FONTS}/{size}"))
    for size in ("75dpi", "100dpi")
]
QR_READER = [Need("zbarimg", "zbar-tools", _has("zbarimg"))]
DEBIAN_SOURCES = [
    Need("xz", "xz-utils", _has("xz")),
    Need("bzip2", "bzip2", _has("bzip2")),
]


OS_RELEASE = "/etc/os-release"


def _system() -> dict[str, str]:
    """Return what a Linux says of itself, as in ID=ubuntu and ID_LIKE=debian."""
    try:
        with open(OS_RELEASE, encoding="utf-8") as file:
            pairs = [line.strip().partition("=") for line in file]
    except OSError:
        return {}
    return {name: value.strip("\"'") for name, _, value in pairs}


def on_debian() -> bool:
    """Tell whether this is Debian itself."""
    return _system().get("ID") == "debian"


def may_install() -> bool:
    """Tell whether we may: as root on Debian, unless told not to (`INSTALL=no`)."""
    return on_debian() and os.geteuid() == 0 and os.environ.get("INSTALL") != "no"


def require(needs: list[Need]) -> None:
    """Return if every need is met, installing if we may; else raise ToolchainMissing."""
    missing = [need for need in needs if not need.here()]
    if missing and may_install():
        packages = [need.package for need in missing]
        with step(f"Installing {' '.join(packages)}"):
            _install(packages)
        missing = [need for need in needs if not need.here()]
    if missing:
        what = ", ".join(need.what for need in missing)
        raise ToolchainMissing(f"missing: {what}; {_advice(missing)}")


def _advice(missing: list[Need]) -> str:
    """Return the line that gets what is missing, as this system's own tools take it."""
    if sys.platform == "darwin":
        lines = dict.fromkeys(need.on_mac for need in missing)
        if "" in lines:
            return "on macOS there is none: this part is built on Linux"
        if any(line.startswith("brew") for line in lines) and not shutil.which("brew"):
            return f"get Homebrew (https://brew.sh), then: {' && '.join(lines)}"
        return "on macOS: " + " && ".join(lines)
    system = _system()
    names = " ".join(need.package for need in missing)
    if {"debian", "ubuntu"} & {system.get("ID", ""), *system.get("ID_LIKE", "").split()}:
        sudo = "" if os.geteuid() == 0 else "sudo "
        return f"{sudo}apt-get install {names}"
    name = system.get("NAME", "your system")
    return f"see what {name} calls these packages of Debian: {names}"


def _install(packages: list[str]) -> None:
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300"]
    try:
        run([*install, *wait], "apt-install", env)
    except BuildFailed:  # mostly because what apt knows of its mirror is out of date, or nothing
        try:
            run(["apt-get", "update", *wait], "apt-update", env)
            run([*install, *wait], "apt-install", env)
        except BuildFailed:
            raise ToolchainMissing(
                f"apt-get could not install {' '.join(packages)}: see build/apt-install.log"
            ) from None

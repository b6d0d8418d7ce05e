"""What is frozen into the Pico's image; read by MicroPython's build, never by the device.

Level 1 leaves out the asserts and keeps the line numbers, so that a traceback says where.
"""

# ruff: noqa: F821
import sys

sys.path.insert(0, "..")
from firmware.toolchain.contents import device_files

module("rp2.py", base_path="$(PORT_DIR)/modules")
include("$(MPY_DIR)/extmod/asyncio")
freeze("port/modules", opt=1)
for name in device_files():
    module(name, base_path="..", opt=1)

"""What is frozen into build/micropython-console: the console, as in the Pico's image.

So a heap of 192 KB there holds what it holds on a Pico, and no code. Read by MicroPython's build.
"""

# ruff: noqa: F821
import sys

sys.path.insert(0, "../..")
from firmware.toolchain import lean

for name in lean.write(lean.FOLDER):
    if not name.startswith(("display/pico", "display/quick")):  # in the Pico's own assembler
        module(name, base_path="../../build/lean", opt=1)

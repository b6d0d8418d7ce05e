"""The console's modules for MicroPython in a browser: compiled, and packed into one file."""

import ast
import json
from pathlib import Path

from firmware.toolchain import mpy
from firmware.toolchain.contents import PACKAGES, content, device_files
from firmware.toolchain.workshop import ROOT

CONSOLE = "simulator/web/console"
RECORDS = ("simulator/records/again.py", "simulator/records/course.py")
# There is no code generator for WebAssembly: with these decorators a module can't be compiled.
MACHINE_CODE = ("viper", "native", "asm_thumb")
# What viper knows without an import; here its functions are plain Python over the same buffers.
VIPER_TYPES = """
import builtins
def pointer(thing):
    return thing.encode() if isinstance(thing, str) else thing
builtins.ptr8 = builtins.ptr16 = builtins.ptr32 = pointer
builtins.uint = int
"""
# What drives hardware stays out.
_BOARDS = ("complaint", "flash", "hangs", "hardware", "parts", "unused")
_DISPLAY = (
    "bus",
    "expand",
    "ili9341",
    "panel",
    "pico",
    "quick",
    "quick_box",
    "quick_text",
    "st7789",
)


def packed(root: Path = ROOT) -> bytes:
    """Return all that the console needs: a line of JSON with paths and sizes, then the files."""
    sources = {name: source(name, root) for name in names(root)}
    sources["viper_types.py"] = VIPER_TYPES
    modules = mpy.compiled(sources, "-msmall-int-bits=31")
    table = json.dumps([[name, len(code)] for name, code in modules.items()])
    return table.encode() + b"\n" + b"".join(modules.values())


def names(root: Path = ROOT) -> list[str]:
    """Return the modules by their paths: the device's, the readings, records, the page's board."""
    hardware = {f"boards/{name}.py" for name in _BOARDS} | {f"display/{n}.py" for n in _DISPLAY}
    assert all((root / name).is_file() for name in hardware), "a module has moved"
    readings = [path for room in PACKAGES for path in (root / room).rglob("*reading.py")]
    others = [*readings, *(root / CONSOLE).glob("*.py")]
    found = {*device_files(root), *RECORDS, *(path.relative_to(root).as_posix() for path in others)}
    return sorted(found - hardware)


def source(name: str, root: Path = ROOT) -> str:
    """Return a module's text as it is compiled for the page."""
    return plain(content(name, root).decode())


def plain(source: str) -> str:
    """Return a module without the decorators for machine code; every line keeps its number."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        for decorator in getattr(node, "decorator_list", []):
            if isinstance(decorator, ast.Attribute) and decorator.attr in MACHINE_CODE:
                lines[decorator.lineno - 1] = ""
    return "\n".join(lines) + "\n"

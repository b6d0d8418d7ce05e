"""Builds what the Pico runs, and puts it there. For the desktop: nothing in here is frozen.

    unix_port()     build/micropython
    unix_console()  build/micropython-console, with the console frozen in
    image()         build/pocket-keltis.uf2
    stock_image()   build/stock.uf2
    benchmarks()    MicroPython's own benchmark programs

Each returns the path, having built the file if it was missing or out of date, or raises
ToolchainMissing with one line that says what to install.
"""

from .benchmarks import benchmarks
from .build import image, stock_image, unix_console, unix_port
from .workshop import BuildFailed, ToolchainMissing

__all__ = [
    "BuildFailed",
    "ToolchainMissing",
    "benchmarks",
    "image",
    "stock_image",
    "unix_console",
    "unix_port",
]

"""Build what the Pico runs, and put it there. For the desktop: nothing in here is frozen.

    unix_port()     build/micropython
    unix_console()  build/micropython-console, with the console frozen in
    image()         build/pocket-keltis.uf2, which knows no board
    board_image()   build/pocket-keltis-<board>.uf2
    stock_image()   build/stock.uf2
    benchmarks()    MicroPython's own benchmark programs

Each returns the path, having built the file if it was missing or out of date, or raises
ToolchainMissing with one line that says what to install.
"""

from .benchmarks import benchmarks
from .build import board_image, image, stock_image, unix_console, unix_port
from .workshop import BuildFailed, ToolchainMissing

__all__ = [
    "BuildFailed",
    "ToolchainMissing",
    "benchmarks",
    "board_image",
    "image",
    "stock_image",
    "unix_console",
    "unix_port",
]

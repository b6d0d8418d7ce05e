"""The command line behind the Makefile: `python -m firmware.toolchain <what>`."""

import argparse
import sys

from . import BuildFailed, ToolchainMissing, build
from .stage import ROOT, say


def main() -> int:
    parser = argparse.ArgumentParser(prog="firmware.toolchain", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("micropython", help="build/micropython, the 32-bit unix port")
    firmware = commands.add_parser("firmware", help="build/pocket-keltis.uf2")
    firmware.add_argument("--board", choices=["RPI_PICO", "RPI_PICO2"], default="RPI_PICO")
    commands.add_parser("stock", help="build/stock.uf2, plain MicroPython")
    asked = parser.parse_args()
    try:
        if asked.command == "micropython":
            made = build.unix_port()
        elif asked.command == "stock":
            made = build.stock_image()
        else:
            made = build.image(asked.board)
    except (ToolchainMissing, BuildFailed) as problem:
        say(str(problem))
        return 1
    print(made.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())

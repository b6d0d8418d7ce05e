"""The command line behind the Makefile: `python -m firmware.toolchain <what>`."""

import argparse
import sys

from . import build
from .workshop import ROOT, BuildFailed, ToolchainMissing, say


def main() -> int:
    parser = argparse.ArgumentParser(prog="firmware.toolchain", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("micropython", help="build/micropython, the 32-bit unix port")
    firmware = commands.add_parser("firmware", help="build/pocket-keltis.uf2, the image to flash")
    firmware.add_argument("--board", choices=["RPI_PICO", "RPI_PICO2"], default="RPI_PICO")
    commands.add_parser("stock", help="build/stock.uf2, plain MicroPython")
    for name, what in {"deploy": "copy the console to a board", "run": "run it from here"}.items():
        commands.add_parser(name, help=what).add_argument("--port")
    commands.add_parser(
        "package", help="renew package.json, firmware/version.py and engine/games.py"
    )
    asked = parser.parse_args()
    if asked.command in ("deploy", "run"):
        return _on_a_board(asked.command, asked.port)
    if asked.command == "package":
        from . import package

        try:
            print("\n".join(package.renew()) or "package.json is as it should be")
        except BuildFailed as problem:
            say(str(problem))
            return 1
        return 0
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
    if getattr(asked, "board", None) == "RPI_PICO2":
        print("(never run by the tests: the emulator knows the Pico only, not the Pico 2)")
    return 0


def _on_a_board(command: str, port: str | None) -> int:
    from . import deploy

    try:
        if command == "run":
            return deploy.run(port)
        deploy.deploy(port)
    except (deploy.DeployFailed, BuildFailed) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

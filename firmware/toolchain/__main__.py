"""The command line behind the Makefile: `python -m firmware.toolchain <what>`."""

import argparse
import sys

import boards
from boards.spelling import nearest

from . import build
from .workshop import ROOT, BuildFailed, ToolchainMissing, say


def main() -> int:
    parser = argparse.ArgumentParser(prog="firmware.toolchain", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("micropython", help="build/micropython, the 32-bit unix port")
    firmware = commands.add_parser("firmware", help="build/pocket-keltis-<board>.uf2, to flash")
    firmware.add_argument("--board", help="only for this one")
    firmware.add_argument("--chip", choices=list(build.IMAGES), default="rp2040")
    commands.add_parser("wheel", help="build/wheel, the simulator for pip")
    commands.add_parser("stock", help="build/stock.uf2, plain MicroPython")
    for name, what in {"deploy": "copy the console to a board", "run": "run it from here"}.items():
        command = commands.add_parser(name, help=what)
        command.add_argument("--port")
        command.add_argument("--board")
    commands.add_parser("package", help="renew the files that repeat what stands elsewhere")
    commands.add_parser("release", help="dist, with all that is published").add_argument("--tag")
    asked = parser.parse_args()
    wrong = _no_such_board(asked)
    if wrong:
        say(wrong)
        return 1
    if asked.command in ("deploy", "run"):
        return _on_a_board(asked.command, asked.port, asked.board)
    if asked.command == "package":
        from . import package

        try:
            print("\n".join(package.renew()) or "everything is as it should be")
        except BuildFailed as problem:
            say(str(problem))
            return 1
        return 0
    try:
        if asked.command == "micropython":
            made = [build.unix_port()]
        elif asked.command == "stock":
            made = [build.stock_image()]
        elif asked.command in ("release", "wheel"):
            from . import release

            made = release.release(asked.tag) if asked.command == "release" else [release.wheel()]
        else:
            names = [asked.board] if asked.board else build.boards_with(asked.chip)
            made = [build.board_image(name, asked.chip) for name in names]
            if not asked.board:
                made.append(build.image(asked.chip))
    except (ToolchainMissing, BuildFailed) as problem:
        say(str(problem))
        return 1
    for path in made:
        print(path.relative_to(ROOT))
    if getattr(asked, "chip", None) == "rp2350":
        print("(never run by the tests: the emulator knows the Pico only, not the Pico 2)")
    return 0


def _no_such_board(asked: argparse.Namespace) -> str:
    """Return what is wrong with the board that was asked for; "", if nothing is."""
    board = getattr(asked, "board", None)
    known = build.boards_with(getattr(asked, "chip", "rp2040"))
    if board is None or board in known:
        return ""
    if board in boards.NAMES:
        return f"{board} has a chip of its own, which is no {asked.chip}"
    if board in ("RPI_PICO", "RPI_PICO2"):
        return "BOARD= is for a board's name; for a Pico 2 it is CHIP=rp2350"
    near = nearest(board, boards.NAMES)
    hint = f"did you mean {near}?" if near else "there are " + ", ".join(known)
    return f"no board is called {board}; {hint}"


def _on_a_board(command: str, port: str | None, board: str | None) -> int:
    from . import deploy

    try:
        if command == "run":
            return deploy.run(port, board)
        deploy.deploy(port, board)
    except (deploy.DeployFailed, BuildFailed) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

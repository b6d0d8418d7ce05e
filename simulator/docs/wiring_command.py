"""`pocket-keltis wiring my_board.py`: the wiring picture of any board file."""

import argparse
import sys
from pathlib import Path

import boards
from simulator.board import BoardError, wiring_of
from simulator.docs.wiring import wiring_picture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "board", help=f"one of {', '.join(boards.NAMES)}, or a board file of your own"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="default: the board's name with .svg, here"
    )


def main(args: argparse.Namespace) -> int:
    try:
        wiring = wiring_of(args.board)
    except BoardError as error:
        print(error, file=sys.stderr)
        return 2
    path = args.save or Path(Path(args.board).stem + ".svg")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(wiring_picture(wiring, wiring.file), encoding="utf-8")
    print(f"Saved {path}: open it in a browser.")
    return 0

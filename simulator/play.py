"""`python -m simulator play`: in a window, without one by a script, or in the terminal."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import boards
from boards.store import Store
from firmware import words
from simulator.board import Board, BoardError, wiring_of
from simulator.records.commands import add_game_arguments, parse_options
from simulator.script import ScriptError, read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board",
        default=boards.REFERENCE,
        help=f"one of {', '.join(boards.NAMES)}, or a board file of your own (default: the first)",
    )
    parser.add_argument(
        "--run", metavar="FILE", help="instead of the console, the function run(board) in this file"
    )
    parser.add_argument("--scale", type=_scale, help="window pixels for one pixel of the screen")
    parser.add_argument("--seed", type=int, help="the same seed shuffles the same cards")
    parser.add_argument("--lang", choices=words.LANGUAGES, default="", help="speak this language")
    parser.add_argument("--store", type=Path, help="folder for saves (default: one for the user)")
    parser.add_argument("--shots", type=Path, help="folder for pictures (default: this one)")
    headless = parser.add_argument_group("without a window")
    headless.add_argument("--headless", action="store_true", help="play a script, at full speed")
    headless.add_argument("--script", type=Path, help="with lines such as: press A, shot title")
    headless.add_argument("--whole", action="store_true", help="pictures show the whole board")
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play with text alone")
    terminal.add_argument("--seats", help="who plays, e.g. you,club or you,mine.py")
    add_game_arguments(parser)


def main(args: argparse.Namespace) -> int:
    try:
        if args.terminal:
            return _play_in_terminal(args)
        wiring = wiring_of(args.board)
        if args.headless:
            return _play_headless(args, wiring)
        return _play_in_window(args, wiring)
    except (BoardError, ScriptError) as error:
        print(error, file=sys.stderr)
        return 2


def _scale(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 8:
        raise argparse.ArgumentTypeError("a whole number from 1 to 8")
    return int(text)


def _play_in_terminal(args: argparse.Namespace) -> int:
    from simulator.terminal import game as terminal
    from simulator.terminal.voice import usual_language

    words.use(args.lang or usual_language())
    players = [name.strip() for name in args.seats.split(",")] if args.seats else None
    options = parse_options(args.options)
    store = Store(str(_saves(args)), rename=os.replace)
    return terminal.play(
        args.game, players, args.seed, args.first, options, store, limit=args.limit
    )


def _saves(args: argparse.Namespace) -> Path:
    """Where the window and the terminal keep the game: what one has begun, the other goes on."""
    folder = args.store or user_folder() / "saves"
    with suppress(OSError):  # whoever saves there will tell
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _play_in_window(args: argparse.Namespace, wiring) -> int:
    from simulator.window import window

    folder = _saves(args)
    shots = args.shots or Path()
    try:
        window.play(wiring, folder, args.seed, args.lang, args.scale, shots, program(args.run))
    except window.NoDisplayError:
        print(
            "No display to open a window on. Play in the terminal: "
            "python -m simulator play --terminal",
            file=sys.stderr,
        )
        return 1
    return 0


def _play_headless(args: argparse.Namespace, wiring) -> int:
    from simulator import headless
    from simulator.window.camera import save_picture

    if args.script is None:
        raise ScriptError("--headless needs --script FILE: who else should press the buttons?")
    moments = read(args.script)
    shots = args.shots or Path()

    def take(board: Board, name: str) -> None:
        if args.whole:
            _save_whole(board, shots, name, args.scale or 2)
        else:
            save_picture(board.picture(), shots, name)

    with tempfile.TemporaryDirectory() as empty:
        folder = args.store or Path(empty)
        seed = 0 if args.seed is None else args.seed
        run = program(args.run)
        headless.play(wiring, moments, folder, seed, args.lang, run=run, camera=take)
    return 0


def program(file: str | None) -> Callable[[Board], None]:
    """The console; or a program of one's own, whose last picture stays until the power goes."""
    if file is None:
        from firmware import main

        return main.run

    from simulator import own_code

    own = own_code.function(file, "run(board)")

    def run(board: Board) -> None:
        own(board)
        while True:
            board.clock.wait(1000)

    return run


def _save_whole(board: Board, shots: Path, name: str, scale: int) -> None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from simulator.window.artist import Artist

    shots.mkdir(parents=True, exist_ok=True)
    names = board.buttons.names
    down = [name for number, name in enumerate(names) if board.buttons.levels >> number & 1]
    drawing = Artist(board.wiring, scale).draw(board.panel, board.backlight.percent, down)
    pygame.image.save(drawing, shots / f"{name}.png")


def user_folder() -> Path:
    """Where this system keeps a program's data."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("APPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "pocket-keltis"

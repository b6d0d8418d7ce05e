"""`pocket-keltis play`: in a window, without one by a script, or in the terminal."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs
from PIL import Image

import boards
from boards.store import Store
from firmware import words
from simulator.arena.own_player import LIMIT
from simulator.board import Board, BoardError, wiring_of
from simulator.called import command
from simulator.records.commands import add_game_arguments, add_limit, parse_options
from simulator.script import ScriptError, read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board",
        help=f"one of {', '.join(boards.NAMES)}, or a board file of your own (default: the first)",
    )
    parser.add_argument(
        "--run", metavar="FILE", help="instead of the console, the function run(board) in this file"
    )
    parser.add_argument("--scale", type=_scale, help="window pixels for one pixel of the screen")
    parser.add_argument("--seed", type=int, help="the same seed shuffles the same cards")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="speak this language")
    parser.add_argument("--store", type=Path, help="folder for saves (default: one for the user)")
    parser.add_argument("--shots", type=Path, help="folder for pictures (default: this one)")
    parser.add_argument(
        "--seats", help="who plays: you, novice, club, expert; in the terminal also mine.py"
    )
    add_game_arguments(parser, usual=False)
    headless = parser.add_argument_group("without a window")
    headless.add_argument("--headless", action="store_true", help="play a script, at full speed")
    headless.add_argument("--script", type=Path, help="with lines such as: press A, shot title")
    headless.add_argument("--whole", action="store_true", help="pictures show the whole board")
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play with text alone")
    add_limit(terminal, None)


# What means nothing in the terminal, what needs --headless, what needs --terminal, and what a
# program of one's own has no use for. Better refused than forgotten.
_NOT_IN_TERMINAL = ("board", "run", "scale", "shots", "headless", "script", "whole")
_HEADLESS = ("script", "whole")
_TERMINAL = ("limit",)
_A_GAME = ("game", "seats", "first", "options")


def main(args: argparse.Namespace) -> int:
    try:
        _check(args)
        if args.terminal:
            return _play_in_terminal(args)
        wiring = wiring_of(args.board or boards.REFERENCE)
        if args.headless:
            return _play_headless(args, wiring)
        return _play_in_window(args, wiring)
    except (BoardError, ScriptError) as error:
        print(error, file=sys.stderr)
        return 2


def _check(args: argparse.Namespace) -> None:
    """Refuse what would have no effect."""
    if args.terminal and (useless := _given(args, _NOT_IN_TERMINAL)):
        raise ScriptError(f"--terminal has no use for {useless}")
    if not args.terminal and (useless := _given(args, _TERMINAL)):
        raise ScriptError(f"{useless} needs --terminal")
    if not args.headless and (useless := _given(args, _HEADLESS)):
        raise ScriptError(f"{useless} needs --headless")
    if args.run and (useless := _given(args, _A_GAME)):
        raise ScriptError(f"--run has no use for {useless}")


def _given(args: argparse.Namespace, names: tuple[str, ...]) -> str:
    """Return those options that were given; --first 0 is one of them."""
    values = {name: getattr(args, name) for name in names}
    here = [name for name, value in values.items() if value or type(value) is int]
    return ", ".join(f"--{name}" for name in here)


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
        args.game or "",
        players,
        args.seed,
        args.first or 0,
        options,
        store,
        limit=args.limit or LIMIT,
    )


def _saves(args: argparse.Namespace) -> Path:
    """Return where window and terminal keep games: what one has begun, the other goes on with."""
    folder = args.store or user_folder() / "saves"
    with suppress(OSError):  # whoever saves there will tell
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _play_in_window(args: argparse.Namespace, wiring) -> int:
    run = _program(args)
    from simulator.window import window

    folder = _saves(args)
    shots = args.shots or Path()
    try:
        window.play(wiring, folder, args.seed, args.lang or "", args.scale, shots, run)
    except window.NoDisplayError:
        instead = command("play", "--terminal")
        print(f"No display to open a window on. Play in the terminal: {instead}", file=sys.stderr)
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
        picture = _whole_board(board, args.scale or 2) if args.whole else board.picture()
        save_picture(picture, shots, name)

    run = _program(args)
    with tempfile.TemporaryDirectory() as empty:
        folder = args.store or Path(empty)
        _must_be_writable(folder)
        if any(moment.shot for moment in moments):
            _must_be_writable(shots)
        seed = 0 if args.seed is None else args.seed
        board = headless.play(wiring, moments, folder, seed, args.lang or "", run=run, camera=take)
    if board.failures:
        last = board.failures[-1].strip().splitlines()[-1]
        print(f"the console has failed: {last}", file=sys.stderr)
        return 1
    return 0


def _must_be_writable(folder: Path) -> None:
    """Make a folder, and refuse one that can't be written to before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ScriptError(f"can't write into the folder {folder}: {error.strerror}") from None


def _program(args: argparse.Namespace) -> Callable[[Board], None]:
    """Return what runs on the board: the console, a game in it, or a program of one's own."""
    if args.run:
        return own_program(args.run)
    if _given(args, _A_GAME):
        from simulator.opening import opening

        return opening(args.game, args.seats, args.first, parse_options(args.options))
    from firmware import main

    return main.run


def own_program(file: str) -> Callable[[Board], None]:
    """Return a program of one's own, whose last picture stays until the power goes."""
    from simulator import own_code

    own = own_code.function(file, "run(board)")

    def run(board: Board) -> None:
        own(board)
        while True:
            board.clock.wait(1000)

    return run


def _whole_board(board: Board, scale: int) -> Image.Image:
    """Return a picture of the board as it looks in the window."""
    from simulator.window.artist import Artist, as_picture

    names = board.buttons.names
    down = [name for number, name in enumerate(names) if board.buttons.levels >> number & 1]
    drawn = Artist(board.wiring, scale).draw(board.panel, board.backlight.percent, down)
    return as_picture(drawn)


def user_folder() -> Path:
    """Return where this system keeps a program's data."""
    return platformdirs.user_data_path("pocket-keltis", appauthor=False, roaming=True)

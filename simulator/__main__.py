"""Play the console on a desktop, let its players compete, record and replay their games."""

import argparse
import io
import os
import sys
from importlib import import_module
from pathlib import Path

from engine.errors import GameError
from simulator.called import NAME

# Command -> where its `add_arguments` and `main` are (imported only when asked for), and its help.
COMMANDS = {
    "play": ("simulator.play", "play in a window that looks like the console"),
    "record": ("simulator.records.commands:Record", "play games and print their records"),
    "replay": ("simulator.records.commands:Replay", "play records again and check them"),
    "review": ("simulator.records.review", "show the course of a game, and its mistakes"),
    "emulate": ("simulator.emulator.command", "run the firmware image in an emulated Pico"),
    "arena": ("simulator.arena.command", "let the players compete"),
    "tune": ("simulator.tuning.command", "tune the players by self-play"),
    "wiring": ("simulator.docs.wiring_command", "draw how a board is wired"),
    "bench": ("simulator.bench.command", "measure speed and memory beside their budgets"),
    "soak": ("simulator.soak.command", "try the console by chance, for minutes or hours"),
}
MANY_GAMES = ("arena", "tune", "soak")
# What is installed only by `pocket-keltis[emulate]`: the modules, and what they come with.
EXTRAS = {"emulate": {"rp2040py": "rp2040py==0.3.6", "littlefs": "littlefs-python"}}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog=NAME, description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    chosen = None
    for name, (place, words) in COMMANDS.items():
        module, _, member = place.partition(":")
        if not _is_here(module):
            continue
        subparser = commands.add_parser(name, help=words, description=words)
        if name in argv[:1]:
            if name in MANY_GAMES and _is_here("simulator.faster"):
                import_module("simulator.faster").inner_loops()  # before players are imported
            try:
                chosen = import_module(module)
            except ModuleNotFoundError as error:
                if (error.name or "").partition(".")[0] not in EXTRAS.get(name, {}):
                    raise
                more = " ".join(EXTRAS[name].values())
                print(f"{NAME} {name} needs more: pip install {more}", file=sys.stderr)
                return 2
            chosen = getattr(chosen, member) if member else chosen
            chosen.add_arguments(subparser)
    args = parser.parse_args(argv)
    assert chosen is not None  # argparse has refused anything else
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal has every letter
    try:
        status = chosen.main(args) or 0
        print(end="", flush=True)  # here, where a reader that has gone is no error
        return status
    except GameError as error:
        print(f"{parser.prog} {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone, as in `... | head`: nothing is wrong, and nothing more to say.
        _print_no_more()
        return 0
    except OSError as error:  # a full disk, mostly
        file = f"{error.filename}: " if error.filename else ""
        print(f"{parser.prog} {args.command}: {file}{error.strerror or error}", file=sys.stderr)
        _print_no_more()
        return 1


def _is_here(module: str) -> bool:
    """Tell whether a module is among what is installed: a wheel has only what players need."""
    return (Path(__file__).parents[1] / module.replace(".", "/")).with_suffix(".py").is_file()


def _print_no_more() -> None:
    """Let what is still to be printed go nowhere, or Python would complain of it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # while the command was being imported
        sys.exit(130)

"""`python -m simulator record` and `replay`."""

import argparse
import json
import sys
from pathlib import Path

from tqdm import tqdm

import engine
from engine.errors import GameError
from simulator.records.records import RecordError, read, record, replay

_ON = ("on", "true", "yes", "1")
_OFF = ("off", "false", "no", "0")
_SLOW = 2  # seconds before the progress bar shows itself


def parse_options(texts: list[str]) -> dict[str, bool]:
    """`name=on,other=off`, given once or more often; a name alone switches its option on."""
    options = {}
    for text in ",".join(texts).split(","):
        name, _, value = text.strip().partition("=")
        if not name:
            continue
        if value.lower() not in (*_ON, *_OFF, ""):
            raise GameError(f"option {name} is on or off, not {value!r}")
        options[name] = value.lower() not in _OFF
    return options


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """What every command that plays a game asks for."""
    parser.add_argument("--game", choices=engine.GAMES, default="cards")
    parser.add_argument("--first", type=int, default=0, help="the seat that starts (default 0)")
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="NAME=on|off,...",
        help="rule options: end_card_opens (cards, on by default), stones_only (dice, off)",
    )


class Record:
    """Play games and print their records."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        add_game_arguments(parser)
        parser.add_argument("--players", type=int, help="2 to 4 (default: as many as --seats)")
        parser.add_argument("--seats", help="who plays, e.g. random,random (default: all random)")
        parser.add_argument("--seed", type=int, default=0, help="of the first game")
        parser.add_argument("--games", type=int, default=1, help="with seeds one after the other")
        parser.add_argument("--legal", action="store_true", help="list every decision's moves too")

    @staticmethod
    def main(args: argparse.Namespace) -> int:
        seats = args.seats.split(",") if args.seats else ["random"] * (args.players or 2)
        if args.players not in (None, len(seats)):
            raise GameError(f"--players {args.players}, but --seats names {len(seats)}")
        options = parse_options(args.options)
        seeds = range(args.seed, args.seed + args.games)
        for seed in tqdm(seeds, unit="game", disable=None, delay=_SLOW):
            game = record(args.game, seats, seed, args.first, options, args.legal)
            print(json.dumps(game, separators=(", ", ": ")))
        return 0


class Replay:
    """Play records again, print the scores, and name the first ply that is wrong."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("file", help="records, one a line; - for standard input")

    @staticmethod
    def main(args: argparse.Namespace) -> int:
        try:
            text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise GameError(f"cannot read {args.file}: {error}") from None
        lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        wrong = 0
        for number, line in tqdm(lines, unit="game", disable=None, delay=_SLOW):
            try:
                rec = read(line)
                totals = [score["total"] for score in replay(rec)]
            except RecordError as error:
                wrong += 1
                print(f"line {number}: WRONG at {error}")
            else:
                won = " and ".join(str(seat) for seat in rec["winners"])
                points = " ".join(str(total) for total in totals)
                print(f"line {number}: {rec['game']}, seed {rec['seed']}: {points}, won by {won}")
        print(f"{len(lines)} games replayed, {wrong} wrong", file=sys.stderr)
        return 1 if wrong or not lines else 0

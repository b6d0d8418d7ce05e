"""`pocket-keltis record` and `replay`."""

import argparse
import json
import sys
from pathlib import Path

from tqdm import tqdm

import engine
from engine import rng
from engine.errors import GameError
from simulator.arena.own_player import LIMIT, is_own
from simulator.arena.seats import entrants
from simulator.arena.workers import shared
from simulator.own_code import OwnCodeError
from simulator.records.records import RecordError, read, record, replay

_ON = ("on", "true", "yes", "1")
_OFF = ("off", "false", "no", "0")
_SLOW = 2  # seconds before the progress bar shows itself
_LONGEST = 300  # characters of an error
_MOST_GAMES = 1_000_000
_DAY = 86_400  # seconds


def parse_options(texts: list[str]) -> dict[str, bool]:
    """Read `name=on,other=off`, given once or more often; a name alone switches its option on."""
    options = {}
    for text in ",".join(texts).split(","):
        name, _, value = text.strip().partition("=")
        if not name:
            continue
        if value.lower() not in (*_ON, *_OFF, ""):
            raise GameError(f"option {name} is on or off, not {value!r}")
        options[name] = value.lower() not in _OFF
    return options


def add_game_arguments(parser: argparse.ArgumentParser, usual: bool = True) -> None:
    """Add what every command that plays a game asks for; without what is usual, None is so."""
    game, first = (engine.GAMES[0], 0) if usual else (None, None)
    parser.add_argument("--game", choices=engine.GAMES, default=game)
    parser.add_argument("--first", type=int, default=first, help="the seat that starts: 0 to 3")
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="NAME=on|off,...",
        help="rule options: end_card_opens (cards, on by default), stones_only (dice, off)",
    )


def add_limit(
    parser: argparse.ArgumentParser | argparse._ArgumentGroup, usual: float | None = LIMIT
) -> None:
    parser.add_argument(
        "--limit",
        type=_seconds,
        default=usual,
        metavar="SECONDS",
        help="how long a player of your own, such as mine.py, may think about one decision "
        f"(default {LIMIT:g})",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _DAY:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds up to {_DAY}")
    return seconds


def check_seeds(seed: int, games: int, deals: int) -> None:
    """Refuse at once what would fail after many games, or never end."""
    if not 1 <= games <= _MOST_GAMES:
        raise GameError(f"--games is at least 1 and at most {_MOST_GAMES}, not {games}")
    for number in (seed, seed + deals - 1):
        if not 0 <= number < rng.SEED_LIMIT:
            raise GameError(f"seed {number} is not between 0 and {rng.SEED_LIMIT - 1}")


class Record:
    """Play games and print their records."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        add_game_arguments(parser)
        add_limit(parser)
        parser.add_argument("--players", type=int, help="2 to 4 (default: as many as --seats)")
        parser.add_argument("--seats", help="who plays, e.g. random,random (default: all random)")
        parser.add_argument("--seed", type=int, default=0, help="of the first game")
        parser.add_argument("--games", type=int, default=1, help="with seeds one after the other")
        parser.add_argument("--legal", action="store_true", help="list every decision's moves too")

    @staticmethod
    def main(args: argparse.Namespace) -> int:
        if args.seats is None:
            players = 2 if args.players is None else args.players
            if not 2 <= players <= 4:
                raise GameError(f"a game has 2 to 4 seats, not {players}")
            seats = ["random"] * players
        else:
            seats = list(entrants(args.seats))
        if args.players not in (None, len(seats)):
            raise GameError(f"--players {args.players}, but --seats names {len(seats)}")
        check_seeds(args.seed, args.games, args.games)
        options = parse_options(args.options)
        tasks = [
            (args.game, seats, seed, args.first, options, args.legal)
            for seed in range(args.seed, args.seed + args.games)
        ]
        own = any(map(is_own, seats))
        try:
            for game in shared(_record, tasks, 1, "game", args.limit, aside=own):
                print(json.dumps(game, separators=(", ", ": ")))
        except OwnCodeError as error:
            if args.games == 1 or not error.ply:
                raise
            raise GameError(f"{error} (seed {error.seed}, ply {error.ply})") from None
        return 0


def _record(task: tuple) -> dict:
    return record(*task)


class Replay:
    """Play records again, print the scores, and name the first ply that is wrong."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("file", help="records, one a line; - for standard input")

    @staticmethod
    def main(args: argparse.Namespace) -> int:
        try:
            # As bytes: what is no UTF-8 spoils its own line only.
            data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
        except OSError as error:
            raise GameError(f"cannot read {args.file}: {error}") from None
        lines = [(n, line) for n, line in enumerate(data.split(b"\n"), 1) if line.strip()]
        wrong = 0
        for number, line in tqdm(lines, unit="game", disable=None, delay=_SLOW):
            try:
                rec = read(line)
                totals = [score["total"] for score in replay(rec)]
            except RecordError as error:
                wrong += 1
                print(f"line {number}: WRONG{_plainly(error)}")
            else:
                won = " and ".join(str(seat) for seat in rec["winners"])
                points = " ".join(str(total) for total in totals)
                print(f"line {number}: {rec['game']}, seed {rec['seed']}: {points}, won by {won}")
        if lines:
            print(f"{len(lines)} games replayed, {wrong} wrong", file=sys.stderr)
        else:
            print(f"{args.file}: there are no records in it", file=sys.stderr)
        return 1 if wrong or not lines else 0


def _plainly(error: RecordError) -> str:
    """Return an error as one line for any terminal, whatever text it quotes out of a record."""
    text = str(error)
    if not (text.isascii() and text.isprintable()):
        text = text.encode("unicode_escape").decode("ascii")
    if len(text) > _LONGEST:
        text = text[:_LONGEST] + " ..."
    return f" at {text}" if text.startswith("ply ") else f": {text}"

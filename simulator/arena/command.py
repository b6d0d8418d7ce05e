"""`pocket-keltis arena`: let the players compete.

Every deal is played once for each rotation of the seats, so that luck favours nobody. The margin is
an entrant's score less the best of the others'; its standard error is taken over deals, because the
games of one deal resemble each other.
"""

import argparse
import json
import sys
import time
from itertools import combinations
from math import log10, sqrt
from statistics import fmean, stdev

import engine
from engine.errors import GameError
from engine.players import LEVELS
from simulator.arena.matches import Match, Outcome, run
from simulator.arena.seats import PLAYERS, entrants
from simulator.arena.workers import processes
from simulator.called import NAME, command
from simulator.own_code import OwnCodeError
from simulator.records.commands import add_limit, check_seeds, parse_options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=engine.GAMES, default=engine.GAMES[0])
    parser.add_argument(
        "--seats",
        default="expert,club",
        help=f"2 to 4 of {', '.join(PLAYERS)}, or files such as mine.py (default expert,club)",
    )
    parser.add_argument("--games", type=int, default=400, help="of each match (default 400)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (default 1)")
    parser.add_argument("--all", action="store_true", help="each level against each, with Elo")
    parser.add_argument("--options", action="append", default=[], metavar="NAME=on|off,...")
    parser.add_argument("--plot", metavar="FILE", help="save a picture, e.g. arena.png")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: every core)")
    add_limit(parser)


def main(args: argparse.Namespace) -> int:
    options = option_bits(args.game, parse_options(args.options))
    if args.all:
        pairs: list[tuple[str, ...]] = list(combinations(reversed(LEVELS), 2))
    else:
        pairs = [entrants(args.seats)]
    matches = [Match(args.game, pair, args.games, args.seed, options) for pair in pairs]
    check_seeds(args.seed, args.games, matches[0].deals)
    begun = time.monotonic()
    try:
        played = run(matches, processes(args.jobs), args.limit)
    except OwnCodeError as error:
        print(f"{NAME} arena: {error}", file=sys.stderr)
        if error.ply:
            print(once_more(matches[0], error), file=sys.stderr)
        return 1
    seconds = time.monotonic() - begun
    tables = [table(match, outcomes) for match, outcomes in zip(matches, played, strict=True)]
    ratings = elo(tables) if args.all else None
    if args.json:
        print(json.dumps({"matches": tables, "elo": ratings} if args.all else tables[0], indent=1))
    else:
        if ratings:
            print_cross_table(tables, ratings)
        else:
            print_table(tables[0])
        print_speed(sum(result["games"] for result in tables), seconds)
    if args.plot:
        from simulator.arena.plot import save

        save(tables, args.plot)
    return 0


def once_more(match: Match, error: OwnCodeError) -> str:
    """Return the game in which a player failed, as a command that begins with it."""
    game = engine.game(match.game)
    options = [
        f"--options={option}={'on' if match.options >> index & 1 else 'off'}"
        for index, option in enumerate(game.OPTIONS)
        if (match.options ^ game.DEFAULT_OPTIONS) >> index & 1
    ]
    words = ["arena", "--game", match.game, "--seats", ",".join(match.seated(error.shift))]
    words += ["--seed", str(error.seed), "--games", "1", *options]
    return f"It was at ply {error.ply}. To see it again: {command(*words)}"


def option_bits(name: str, chosen: dict[str, bool]) -> int:
    game = engine.game(name)
    bits = game.DEFAULT_OPTIONS
    for option, on in chosen.items():
        if option not in game.OPTIONS:
            raise GameError(f"{name} has no option {option!r}; it has {list(game.OPTIONS)}")
        bit = 1 << game.OPTIONS.index(option)
        bits = bits | bit if on else bits & ~bit
    return bits


# ---- what a match came to


def table(match: Match, outcomes: list[Outcome]) -> dict:
    """Return the figures of a match as plain data."""
    return {
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "games": len(outcomes),
        "turns": round(fmean(outcome.turns for outcome in outcomes) / len(match.entrants), 2),
        "entrants": [entrant_row(match, outcomes, index) for index in range(len(match.entrants))],
    }


def entrant_row(match: Match, outcomes: list[Outcome], index: int) -> dict:
    wins = sum(outcome.winners == [index] for outcome in outcomes)
    ties = sum(index in outcome.winners and len(outcome.winners) > 1 for outcome in outcomes)
    margins: dict[int, list[int]] = {}
    for outcome in outcomes:
        margins.setdefault(outcome.deal, []).append(margin(outcome, index))
    by_deal = [fmean(deal) for deal in margins.values()]
    decisions = sum(outcome.decisions[index] for outcome in outcomes)
    return {
        "player": match.entrants[index],
        "wins": wins,
        "ties": ties,
        "win_share": round(wins / len(outcomes), 4),
        "decided_share": round(wins / max(1, decided(outcomes)), 4),
        "score": round(fmean(outcome.scores[index] for outcome in outcomes), 3),
        "margin": round(fmean(margin(outcome, index) for outcome in outcomes), 3),
        "margin_error": round(stdev(by_deal) / sqrt(len(by_deal)), 3) if len(by_deal) > 1 else None,
        "ms_per_decision": round(
            1000 * sum(outcome.seconds[index] for outcome in outcomes) / max(1, decisions), 3
        ),
        "slowest_ms": round(1000 * max(outcome.slowest[index] for outcome in outcomes), 1),
        "win_course": win_course(outcomes, index),
    }


def margin(outcome: Outcome, index: int) -> int:
    others = outcome.scores[:index] + outcome.scores[index + 1 :]
    return outcome.scores[index] - max(others)


def decided(outcomes: list[Outcome]) -> int:
    """Count the games with a single winner."""
    return sum(len(outcome.winners) == 1 for outcome in outcomes)


def win_course(outcomes: list[Outcome], index: int) -> list[float]:
    """Return the share of wins after each twentieth of the games; a shared one counts in parts."""
    course, won, told = [], 0.0, 0
    for count, outcome in enumerate(outcomes, 1):
        won += (index in outcome.winners) / len(outcome.winners)
        if count * 20 // len(outcomes) > told:
            told = count * 20 // len(outcomes)
            course.append(round(won / count, 4))
    return course


def elo(tables: list[dict]) -> dict[str, int]:
    """Find the ratings that explain the cross table best (Bradley and Terry), random at 0."""
    points: dict[tuple[str, str], float] = {}
    for result in tables:
        first, second = result["entrants"]
        # Half a game more on either side keeps a whitewash finite.
        half_ties = first["ties"] / 2 + 0.5
        points[first["player"], second["player"]] = first["wins"] + half_ties
        points[second["player"], first["player"]] = second["wins"] + half_ties
    strength = dict.fromkeys(LEVELS, 1.0)
    for _ in range(2000):
        for name in LEVELS:
            scored = sum(points.get((name, other), 0.0) for other in LEVELS)
            expected = sum(
                (points[name, other] + points[other, name]) / (strength[name] + strength[other])
                for other in LEVELS
                if (name, other) in points
            )
            strength[name] = scored / expected
    return {name: round(400 * log10(strength[name] / strength["random"])) for name in LEVELS}


# ---- as text


def print_table(result: dict) -> None:
    print(
        f"{result['game']}, {len(result['entrants'])} seats, {result['games']} games "
        f"from seed {result['seed']}, {result['turns']} turns a seat"
    )
    print("player    wins  ties  share   score  margin        ms a decision  slowest")
    for row in result["entrants"]:
        error = "      " if row["margin_error"] is None else f"±{row['margin_error']:5.2f}"
        print(
            f"{row['player']:8} {row['wins']:5} {row['ties']:5} {row['win_share']:6.1%} "
            f"{row['score']:7.2f} {row['margin']:+7.2f} {error} "
            f"{row['ms_per_decision']:13.2f} {row['slowest_ms']:8.1f}"
        )


def print_speed(games: int, seconds: float) -> None:
    sys.stdout.flush()  # if the table has nowhere to go, that is all there is to say
    rate = games / seconds
    speed = f"{rate:.{0 if rate >= 10 else 2}f} games a second"
    print(f"{games} games in {seconds:.1f} s: {speed}", file=sys.stderr)


def print_cross_table(tables: list[dict], ratings: dict[str, int]) -> None:
    """Print wins, ties and losses of the row's player against the column's, and its share."""
    names = sorted(LEVELS, key=lambda name: -ratings[name])
    cells: dict[tuple[str, str], str] = {}
    for result in tables:
        first, second = result["entrants"]
        for one, other in ((first, second), (second, first)):
            cells[one["player"], other["player"]] = (
                f"{one['wins']}-{one['ties']}-{other['wins']} {one['decided_share']:.0%}"
            )
    print(
        f"{tables[0]['game']}, {tables[0]['games']} games a pair: wins-ties-losses, decided games"
    )
    print(f"{'':8} {'Elo':>5} " + "".join(f"{name:>17}" for name in names))
    for name in names:
        row = "".join(f"{cells.get((name, other), '-'):>17}" for other in names)
        print(f"{name:8} {ratings[name]:5} {row}")

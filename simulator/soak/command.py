"""`python -m simulator soak`: try the console for minutes or hours, by chance and by the thousand.

Failures are told at once and at the end, with the command that repeats each, and the whole story is
in build/soak/. The status is 1 if there was any.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from engine.errors import GameError
from firmware.toolchain import BuildFailed, ToolchainMissing
from simulator.soak import crew, report
from simulator.soak.case import Failure, Kind
from simulator.soak.kinds import KINDS
from simulator.soak.schedule import Schedule

OLD_NEWS_S = 60  # how often progress is told where nobody looks at a bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument(
        "--only", action="append", choices=KINDS, help="this kind of trials; may be given again"
    )
    parser.add_argument("--seed", type=int, help="of each kind's first case (default: any)")
    parser.add_argument(
        "--count", type=int, default=0, help="cases of each kind, instead of a time"
    )
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: every core)")
    parser.add_argument(
        "--referee", default="", metavar="FILE", help="a module that judges games (see tests/)"
    )


def main(args: argparse.Namespace) -> int:
    if args.minutes <= 0 or args.count < 0 or args.jobs < 0:
        raise GameError("--minutes is more than 0, --count and --jobs are not less")
    seed = random.randrange(1_000_000) if args.seed is None else args.seed
    jobs = min(args.jobs or os.cpu_count() or 1, 4 * (os.cpu_count() or 1))
    kinds = list(ready(KINDS[name] for name in args.only or KINDS))
    print(f"Soaking with seed {seed} in {jobs} processes; Ctrl-C ends it early.", file=sys.stderr)
    began = time.monotonic()

    def minutes() -> float:
        return (time.monotonic() - began) / 60

    schedule = Schedule(kinds, seed, args.count, lambda: 60 * (args.minutes - minutes()))
    failures: list[Failure] = []
    stopped = False
    try:
        with TemporaryDirectory(prefix="soak-") as room:
            total = args.count * len(kinds) or round(60 * args.minutes)
            with progress(total, "case" if args.count else "s") as bar:
                for outcome in crew.run(schedule, jobs, Path(room), args.referee):
                    schedule.note(outcome)
                    tell(outcome.failures, failures)
                    done = sum(tally.back for tally in schedule.tallies.values())
                    bar.n = done if args.count else min(total, round(60 * minutes()))
                    bar.set_postfix_str(", ".join(short(schedule)), refresh=False)
                    bar.update(0)
    except KeyboardInterrupt:
        stopped = True
    took = minutes()
    print(f"{took:.1f} minutes on {jobs} processes, seed {seed}{', stopped' if stopped else ''}:\n")
    print(report.table(schedule.tallies.values(), 0 if args.count else took))
    if failures:
        print(f"\n{report.summary(failures)}")
    return 1 if failures else 130 if stopped else 0


def ready(kinds: Iterable[Kind]) -> Iterable[Kind]:
    """Those for which this machine has everything; built now, and not by each process."""
    for kind in kinds:
        try:
            kind.prepare()
        except (BuildFailed, ToolchainMissing) as problem:
            print(f"{kind.name} are left out: {problem}", file=sys.stderr)
        else:
            yield kind


def progress(total: int, unit: str) -> tqdm:
    often = 0.5 if sys.stderr.isatty() else OLD_NEWS_S
    return tqdm(total=total, unit=unit, mininterval=often, leave=False, dynamic_ncols=True)


def short(schedule: Schedule) -> list[str]:
    """So much of each kind."""
    counts = [
        (tally.tried[tally.kind.unit], tally.kind.unit) for tally in schedule.tallies.values()
    ]
    return [f"{count:,} {unit}" for count, unit in counts]


def tell(new: list[Failure], failures: list[Failure]) -> None:
    """Keep every failure, and say what was not said before."""
    for failure in new:
        report.keep(failure)
        if not any((failure.kind, failure.line) == (old.kind, old.line) for old in failures):
            tqdm.write(f"FAILED: {failure.line}\n    {failure.command}", file=sys.stderr)
        failures.append(failure)

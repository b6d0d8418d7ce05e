"""`python -m simulator soak`: try the console for minutes or hours, by chance and by the thousand.

Failures are told at once and at the end, with the command that repeats each, and the whole story is
in build/soak/. The status is 1 if there was any.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from engine.errors import GameError
from firmware.toolchain import BuildFailed, ToolchainMissing
from simulator.arena.workers import processes
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
    if args.minutes <= 0 or args.count < 0:
        raise GameError("--minutes is more than 0, and --count is not less")
    seed = random.randrange(1_000_000) if args.seed is None else args.seed
    kinds = list(ready(KINDS[name] for name in args.only or KINDS))
    jobs = processes(args.jobs)
    if args.count:
        jobs = max(1, min(jobs, args.count * len(kinds)))
    print(f"Soaking with --seed {seed} --jobs {jobs}; Ctrl-C ends it early.", file=sys.stderr)
    began = time.monotonic()
    end = began + 60 * args.minutes
    schedule = Schedule(kinds, seed, args.count, lambda: end - time.monotonic())
    failures: list[Failure] = []
    stopped = False
    try:
        with TemporaryDirectory(prefix="soak-") as room, progress(args, len(kinds)) as bar:
            for outcome in crew.run(schedule, jobs, Path(room), args.referee):
                schedule.note(outcome)
                tell(outcome.failures, failures)
                bar.n = schedule.cases() if args.count else min(bar.total, _since(began))
                bar.set_postfix_str(", ".join(short(schedule)), refresh=False)
                bar.update(0)
    except KeyboardInterrupt:
        stopped = True
    minutes = _since(began) / 60
    how = f"{minutes:.1f} minutes with --seed {seed} --jobs {jobs}"
    print(f"{how}{', stopped early' if stopped else ''}\n")
    print(report.table(schedule.tallies.values(), 0 if args.count else minutes))
    if failures:
        print(f"\n{report.summary(failures)}")
    return 1 if failures else 130 if stopped else 0


def _since(began: float) -> int:
    return round(time.monotonic() - began)


def ready(kinds: Iterable[Kind]) -> Iterable[Kind]:
    """Those for which this machine has everything; built now, and not by each process."""
    for kind in kinds:
        try:
            kind.prepare()
        except (BuildFailed, ToolchainMissing) as problem:
            print(f"{kind.name} are left out: {problem}", file=sys.stderr)
        else:
            yield kind


def progress(args: argparse.Namespace, kinds: int) -> tqdm:
    often = 0.5 if sys.stderr.isatty() else OLD_NEWS_S
    total, unit = (args.count * kinds, "case") if args.count else (round(60 * args.minutes), "s")
    return tqdm(total=total, unit=unit, mininterval=often, leave=False, dynamic_ncols=True)


def short(schedule: Schedule) -> list[str]:
    """So much of each kind."""
    counts = [
        (tally.tried[tally.kind.unit], tally.kind.unit) for tally in schedule.tallies.values()
    ]
    return [f"{count:,} {unit}" for count, unit in counts]


def tell(new: list[Failure], failures: list[Failure]) -> None:
    """Keep every failure, and say what was not said before."""
    report.keep(new)
    for failure in new:
        if failure.sort not in {known.sort for known in failures}:
            tqdm.write(f"FAILED: {failure.line}\n    {failure.command}", file=sys.stderr)
        failures.append(failure)

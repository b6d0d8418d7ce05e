"""`make bench`: how true the emulated Pico is, how fast the engine is here, and the budgets."""

import argparse
import json
import random
import time
from array import array
from importlib.util import find_spec
from pathlib import Path

import boards
import engine

GOAL_PER_SECOND = 300_000  # decisions of a random game on one core, its rules compiled
GAMES = 200
RESULT = Path("build/bench.json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--desktop", action="store_true", help="leave out the emulated Pico")
    parser.add_argument(
        "--port",
        nargs="?",
        const="",
        metavar="PORT",
        help="measure a connected board instead, and leave a report to attach to an issue",
    )
    parser.add_argument("--no-model", action="store_true", help="with --port: the board alone")
    parser.add_argument("--no-questions", action="store_true", help="with --port: ask nothing")
    parser.add_argument(
        "--profile",
        metavar="PART",
        help="tell where the time of each measurement goes; without a right name, lists them",
    )
    parser.add_argument(
        "--lines", type=int, default=25, metavar="N", help="so many of each kind (default: 25)"
    )


def main(args: argparse.Namespace) -> int:
    if args.port is not None:
        from simulator.bench import board

        return board.main(args.port or None, not args.no_model, not args.no_questions)
    if find_spec("simulator.bench.device") is None:
        print("Installed as it is here, bench measures a connected board: name its --port.")
        print("All else is measured in the project's folder, by: make bench")
        return 2
    if args.profile:
        return profile(args.profile, args.lines)
    compared = []
    if not args.desktop:
        from simulator.bench import truth

        compared = truth.measure()
        _print_compared(compared, truth.mean(compared))
    rows = [decisions_per_second(name) for name in engine.GAMES]
    _print_rows("This computer", rows)
    if not args.desktop:
        from simulator.bench.device import measure

        device = measure()
        _print_rows("The emulated Pico (a model: 125 MHz, no USB host)", device)
        rows += device
        rows += page_rows()
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(compared + rows, indent=1) + "\n")
    print(f"Written to {RESULT}.")
    return 0


def page_rows() -> list[dict]:
    """Measure the page in a browser; where there is none, say so in one line."""
    from firmware.toolchain import ToolchainMissing
    from simulator.bench.browser import measure

    try:
        rows = measure()
    except ToolchainMissing as reason:
        print(f"The page was not measured: {reason}")
        return []
    _print_rows("The page, in a headless Chromium on this computer", rows)
    return rows


def profile(name: str, lines: int) -> int:
    """Measure one part of the budgets, and print where the time of each span went."""
    from firmware import toolchain
    from simulator.bench import device
    from simulator.bench.measuring import profiles

    if name not in device.PARTS:
        print(f"What can be profiled: {', '.join(device.PARTS)}")
        return 2
    image = toolchain.board_image(boards.REFERENCE).read_bytes()
    profiles.elf, profiles.lines = toolchain.image().with_suffix(".elf"), lines
    _print_rows(f"Measured: {name}", device.rows_of(device.PARTS[name], image))
    return 0


def decisions_per_second(name: str) -> dict:
    """Measure listing the moves and making one, over whole random games of 2 to 4 seats."""
    game = engine.game(name)
    moves = array("H", bytes(2 * game.MOST_MOVES))
    pick = random.Random(1).random  # the player's choice is not what is measured
    states = [game.new_game(2 + seed % 3, seed) for seed in range(GAMES)]
    decisions = 0
    start = time.process_time()
    for s in states:
        while not game.is_over(s):
            game.apply(s, moves[int(pick() * game.legal_moves(s, moves))])
            decisions += 1
    speed = decisions / (time.process_time() - start)
    return {
        "what": f"{name}: decisions a second in random games, CPython",
        "measured": round(speed),
        "budget": GOAL_PER_SECOND,
        "unit": "1/s",
        "met": speed >= GOAL_PER_SECOND,
    }


def _print_compared(rows: list[dict], mean: float) -> None:
    print("MicroPython's benchmark programs, scores (higher is faster)")
    print(f"  {'':<24} {'real Pico':>10} {'emulated':>10}  emulated / real")
    for row in rows:
        figures = f"{row['real']:>10.2f} {row['measured']:>10.2f} {row['ratio']:>9.2f}"
        print(f"  {row['what']:<24} {figures}")
    print(f"  {'mean':<46} {mean:>9.2f}")


def _print_rows(title: str, rows: list[dict]) -> None:
    print(title)
    for row in rows:
        verdict = {True: "met", False: "MISSED", None: ""}[row["met"]]
        measured = "not yet" if row["measured"] is None else f"{row['measured']:,}"
        budget = "" if row["budget"] is None else f"{row['budget']:,}"
        print(f"  {row['what']:<66} {measured:>10} {row['unit']:<5} budget {budget:>8}  {verdict}")

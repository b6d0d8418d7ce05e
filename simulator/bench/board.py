"""The same timing programs on a connected board, beside the model and the budgets.

They are sent over USB and run from memory: nothing is written to the board's file system. What only
a person can see is asked, and all of it is put into one file, to be attached to a report.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import boards
import engine
from engine import players
from firmware import toolchain
from firmware.toolchain import deploy
from simulator.bench import truth
from simulator.bench.measuring import marked, power_on, program
from simulator.bench.measuring import text as text_of

REPORT = Path("pocket-keltis-board.txt")
# Instead of pin 25 and UART 0, which only the emulated Pico's owner can read: a watch, and USB.
WATCH = """
import gc, sys, time
class Watch:
    def __init__(self): self.times, self.began = [], None
    def __call__(self, level):
        now = time.ticks_us()
        if not level and self.began is not None:
            self.times.append(time.ticks_diff(now, self.began))
        self.began = now if level else None
class UART:
    def __init__(self, *_): pass
    def write(self, text): print(text, end="")
mark = Watch()
"""
ABOUT = """
import boards, machine, sys
wiring = boards.find()
print("answer", (sys.version, sys.implementation._machine, machine.freq(), wiring["NAME"],
    wiring["COLOUR_BITS"], wiring["SPI_HZ"], wiring["SPI_MODE"], list(wiring.problems)))
"""
QUESTIONS = (
    "Do you see a picture with a thin white line along all four edges",
    "Does it say 'this is the top' at the top, the right way round",
    "Are the bars blue, green and yellow, as the words beside them say",
)
DARKER = "Has the light become clearly weaker just now"


@dataclass(frozen=True)
class Timing:
    """A program, and what is taken of the times that it marks."""

    what: str
    name: str
    count: int
    budget: float
    settings: dict = field(default_factory=dict)


def timings() -> Iterator[Timing]:
    yield Timing("a whole frame, as this board has it", "frames", 3, 16.5)
    yield Timing("a card moved by a step, and sent", "moving", 12, 33)
    for game in engine.GAMES:
        what = f"{game}: a whole random game of two, rules only"
        yield Timing(what, "decisions", 1, 400, {"GAME": game, "SEATS": 2, "SEED": 2})
    for game in engine.GAMES:
        for level, budget in zip(players.LEVELS, (150, 150, 1500), strict=False):
            what = f"{game}: longest of three decisions, {level}"
            yield Timing(what, "thinking", 3, budget, {"GAME": game, "LEVEL": level})


def on_board(port: str, timing: Timing) -> float:
    """Return the longest of the times in milliseconds, on the connected board."""
    lines = [WATCH]
    for line in text_of(timing.name, **timing.settings):
        if line.startswith("from machine import "):
            line = "from machine import Pin"
        lines.append("" if line.startswith("mark = ") else line)
    said = deploy.mpremote(port, "exec", "\n".join([*lines, 'print("times", mark.times)']))
    found = re.search(r"times (\[.+\])", said)
    if not found:
        raise deploy.DeployFailed(f"{timing.name} told no times; it said: {said.strip()[-300:]}")
    return max(ast.literal_eval(found[1])) / 1000


def on_model(image: bytes, timing: Timing) -> float:
    """Return the same on the emulated Pico."""
    handheld = power_on(image, {"main.py": program(timing.name, **timing.settings)})
    return max(marked(handheld, timing.count, 60_000))


def score_on_board(port: str, benchmark: Path) -> float:
    """Return a benchmark program's score on the connected board."""
    runner = benchmark.with_name("benchrun.py").read_text()
    code = f"{benchmark.read_text()}\n{runner}\nbm_run(100, 100)\n"
    found = re.search(r"(?m)^(\d+) (\d+) ", deploy.mpremote(port, "exec", code))
    if not found:
        raise deploy.DeployFailed(f"{benchmark.stem} told no result")
    return 1e6 * int(found[2]) / int(found[1])


def measure(port: str, wanted: Iterable[Timing], programs: Iterable[Path], model: bool) -> str:
    """Return a table: what, on the board, on the model, and the budget or the published score."""
    wanted, programs = list(wanted), list(programs)
    image = toolchain.board_image(boards.REFERENCE) if model else None
    with ProcessPoolExecutor(2) as processes:
        modelled = [
            processes.submit(on_model, image.read_bytes(), timing) if image else None
            for timing in wanted
        ]
        scored = [processes.submit(truth.score, image, p) if image else None for p in programs]
        lines = [f"{'milliseconds':<50} {'board':>9} {'model':>9} {'budget':>9}"]
        for timing, job in zip(wanted, modelled, strict=True):
            here = f"{on_board(port, timing):.2f}"
            there = f"{job.result():.2f}" if job else "-"
            lines.append(f"{timing.what:<50} {here:>9} {there:>9} {timing.budget:>9g}")
            print(lines[-1], flush=True)
        lines.append(f"{'scores, higher is faster':<50} {'board':>9} {'model':>9} {'published':>9}")
        for path, job in zip(programs, scored, strict=True):
            here = f"{score_on_board(port, path):.2f}"
            there = f"{job.result():.2f}" if job else "-"
            known = truth.REAL_PICO[path.stem]
            lines.append(f"{path.stem:<50} {here:>9} {there:>9} {known:>9.2f}")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def about(port: str) -> str:
    """Return what the board says of itself. Raises DeployFailed if it has no console."""
    said = deploy.mpremote(port, "exec", ABOUT)
    found = re.search(r"answer (\(.+\))", said)
    if not found:
        raise deploy.DeployFailed("the board does not know our modules: flash the image first")
    version, machine, hz, name, bits, spi, mode, problems = ast.literal_eval(found[1])
    return (
        f"{machine}\n{version}\nprocessor {hz / 1e6:g} MHz\nboard: {name}, {bits}-bit colour, SPI "
        f"{spi / 1e6:g} MHz, mode {mode}\nproblems of its board file: {problems or 'none'}"
    )


def ask(port: str, answer: Callable[[str], str]) -> str:
    """Show pictures, ask for buttons, and return what the person has answered."""
    said = []
    deploy.mpremote(port, "exec", "\n".join(text_of("eyes")))
    said += [f"{question}? {answer(question + '? [y/n] ')}" for question in QUESTIONS]
    deploy.mpremote(port, "exec", "\n".join(text_of("eyes", LIGHT=25)))
    said.append(f"{DARKER}? {answer(DARKER + '? [y/n] ')}")
    print("Now press the buttons that the panel asks for; each waits ten seconds.")
    said.append(deploy.mpremote(port, "exec", "\n".join(text_of("thumbs"))).strip())
    return "\n".join(said)


def main(port: str | None, model: bool, questions: bool) -> int:
    """Measure, ask, and write the report."""
    try:
        port = deploy.find(port)
        parts = [about(port)]
        print(parts[0])
        folder = toolchain.benchmarks()
        programs = [folder / f"{name}.py" for name in truth.REAL_PICO]
        parts.append(measure(port, timings(), programs, model))
        if questions:
            parts.append(ask(port, input))
        deploy.mpremote(port, "reset")
    except (deploy.DeployFailed, toolchain.BuildFailed, toolchain.ToolchainMissing) as problem:
        print(problem)
        return 2
    REPORT.write_text("Pocket Keltis on a real board\n\n" + "\n\n".join(parts) + "\n")
    print(f"Written to {REPORT}: please attach it to a report of your board, good or bad.")
    return 0

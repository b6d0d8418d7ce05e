"""The same timing programs on a connected board, beside the model and the budgets.

They are sent over USB and run from memory: nothing is written to the board's file system. What only
a person can see is asked, and all of it is put into one file, to be attached to a report.
"""

import ast
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from multiprocessing import Pool
from pathlib import Path

import boards
import engine
from engine import players
from firmware.toolchain.connection import DeployFailed, find, mpremote
from simulator.bench import longest
from simulator.bench.programs import program
from simulator.bench.programs import text as text_of

REPORT = Path("pocket-keltis-board.txt")
# From the wheel there is no model, and nothing is compiled: games here take their time.
INSTALLED = find_spec("simulator.bench.truth") is None
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
import machine, sys
try:
    import boards
    wiring = boards.find()
except ImportError:
    boards = wiring = None
print("answer", (sys.version, sys.implementation._machine, machine.freq(), boards is not None,
    wiring and (wiring["NAME"], wiring["COLOUR_BITS"], wiring["SPI_HZ"], wiring["SPI_MODE"],
    list(wiring.problems))))
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
    settings: Callable[[], dict] = dict  # asked for when it is measured: some have to be found


def timings() -> Iterator[Timing]:
    yield Timing("a whole frame, as this board has it", "frames", 3, 16.5)
    yield Timing("a card moved by a step, and sent", "moving", 12, 33)
    for game in engine.GAMES:
        what = f"{game}: a whole random game of two, rules only"
        yield Timing(what, "decisions", 1, 400, partial(_whole_game, game))
    for game in engine.GAMES:
        for level in players.LEVELS[1:]:
            what = f"{game}: longest decision of whole games, {level}"
            budget = 1500 if level == players.LEVELS[-1] else 150
            found = partial(longest.settings, game, level, 1 if INSTALLED else longest.DEALS)
            yield Timing(what, "thinking", 2 * len(longest.SEATS), budget, found)


def _whole_game(game: str) -> dict:
    return {"GAME": game, "SEATS": 2, "SEED": 2}


def on_board(port: str, timing: Timing) -> float:
    """Return the longest of the times in milliseconds, on the connected board."""
    lines = [WATCH]
    for line in text_of(timing.name, **timing.settings()):
        if line.startswith("from machine import "):
            line = "from machine import Pin"
        lines.append("" if line.startswith("mark = ") else line)
    said = mpremote(port, "exec", "\n".join([*lines, 'print("times", mark.times)']))
    found = re.search(r"times (\[.+\])", said)
    if not found:
        raise DeployFailed(f"{timing.name} told no times; it said: {said.strip()[-300:]}")
    return max(ast.literal_eval(found[1])) / 1000


def on_model(image: Path, timing: Timing) -> float:
    """Return the same on the emulated Pico."""
    from simulator.bench.measuring import marked, power_on

    main = program(timing.name, **timing.settings())
    return max(marked(power_on(image.read_bytes(), {"main.py": main}), timing.count, 60_000))


def score_on_board(port: str, benchmark: Path) -> float:
    """Return a benchmark program's score on the connected board."""
    runner = benchmark.with_name("benchrun.py").read_text()
    code = f"{benchmark.read_text()}\n{runner}\nbm_run(100, 100)\n"
    found = re.search(r"(?m)^(\d+) (\d+) ", mpremote(port, "exec", code))
    if not found:
        raise DeployFailed(f"{benchmark.stem} told no result")
    return 1e6 * int(found[2]) / int(found[1])


class Measuring:
    """Measures a board, and the model at the same time, if there is one."""

    def __init__(self, port: str, image: Path | None) -> None:
        self._port = port
        self._image = image
        self.lines: list[str] = []

    def run(self, wanted: Iterable[Timing], programs: Iterable[Path]) -> str:
        """Return a table: what, on the board, on the model, and the budget or the published score.

        Ctrl-C is for this process alone; leaving the pool ends the others.
        """
        # Board and model get the same to do: some of it is found by the time that it takes here.
        wanted = [replace(timing, settings=partial(dict, timing.settings())) for timing in wanted]
        programs = list(programs)
        with Pool(2, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as processes:
            image = self._image
            modelled = [
                processes.apply_async(on_model, (image, timing)) if image else None
                for timing in wanted
            ]
            self._line("milliseconds", "board", "model", "budget")
            for timing, job in zip(wanted, modelled, strict=True):
                here = f"{on_board(self._port, timing):.2f}"
                there = f"{job.get():.2f}" if job else "-"
                self._line(timing.what, here, there, f"{timing.budget:g}")
            if programs:
                self._scores(programs, processes)
        return "\n".join(self.lines)

    def _scores(self, programs: list[Path], processes) -> None:
        from simulator.bench import truth

        image = self._image
        scored = [
            processes.apply_async(truth.score, (image, path)) if image else None
            for path in programs
        ]
        self._line("scores, higher is faster", "board", "model", "published")
        for path, job in zip(programs, scored, strict=True):
            here = f"{score_on_board(self._port, path):.2f}"
            there = f"{job.get():.2f}" if job else "-"
            self._line(path.stem, here, there, f"{truth.REAL_PICO[path.stem]:.2f}")

    def _line(self, what: str, *figures: str) -> None:
        self.lines.append(f"{what:<50}" + "".join(f" {figure:>9}" for figure in figures))
        print(self.lines[-1], flush=True)


def about(port: str) -> str:
    """Return what the board says of itself. Raises DeployFailed if it can't be measured."""
    said = mpremote(port, "exec", ABOUT)
    found = re.search(r"answer (\(.+\))", said)
    if not found:
        raise DeployFailed(f"the board on {port} does not answer as MicroPython does")
    version, machine, hz, has_console, wiring = ast.literal_eval(found[1])
    if not has_console:
        raise DeployFailed(f"{machine} has no console on it: flash the image of your board first")
    if wiring is None:
        raise DeployFailed(
            "the console does not know which board it is on: flash the image that is named after "
            "it, or type at its prompt: import boards; boards.choose()"
        )
    name, bits, spi, mode, problems = wiring
    if problems:
        raise DeployFailed("\n".join(["the board file is wrong; correct it first:", *problems]))
    return (
        f"{machine}\n{version}\nprocessor {hz / 1e6:g} MHz\nboard: {name}, {bits}-bit colour, SPI "
        f"at most {spi / 1e6:g} MHz, mode {mode}"
    )


def ask(port: str, answer: Callable[[str], str]) -> str:
    """Show pictures, ask for buttons, and return what the person has answered."""
    said = []
    mpremote(port, "exec", "\n".join(text_of("eyes")))
    said += [f"{question}? {answer(question + '? [y/n] ')}" for question in QUESTIONS]
    mpremote(port, "exec", "\n".join(text_of("eyes", LIGHT=25)))
    said.append(f"{DARKER}? {answer(DARKER + '? [y/n] ')}")
    print("Now press the buttons that the panel asks for; each waits ten seconds.")
    said.append(mpremote(port, "exec", "\n".join(text_of("thumbs"))).strip())
    return "\n".join(said)


def main(port: str | None, model: bool, questions: bool) -> int:
    """Measure, ask, and write the report. Whatever happens, the board starts anew afterwards."""
    if find_spec("mpremote") is None:
        print("To talk to a board, mpremote is needed: pip install mpremote")
        return 2
    try:
        port = find(port)
        try:
            parts = [about(port)]
            print(parts[0])
            parts += _measured(port, model)
            if questions:
                parts.append(ask(port, input))
        except (KeyboardInterrupt, EOFError):
            print("\nStopped: no report was written, and the board starts anew.")
            return 130
        finally:
            with suppress(DeployFailed):
                mpremote(port, "reset")
    except DeployFailed as problem:
        print(problem)
        return 2
    text = "Pocket Keltis on a real board\n\n" + "\n\n".join(parts) + "\n"
    REPORT.write_text(text, encoding="utf-8")
    print(f"Written to {REPORT}: please attach it to a report of your board, good or bad.")
    return 0


def _measured(port: str, model: bool) -> Iterator[str]:
    """Yield the tables; what the toolchain would have to make is left out where it is not."""
    print("Looking for decisions that take long, for the board to make ...", flush=True)
    if INSTALLED:
        yield Measuring(port, None).run(timings(), ())
        return
    from firmware import toolchain
    from simulator.bench import truth

    image, programs = None, []
    try:
        folder = toolchain.benchmarks()
        programs = [folder / f"{name}.py" for name in truth.REAL_PICO]
        image = toolchain.board_image(boards.REFERENCE) if model else None
    except (toolchain.BuildFailed, toolchain.ToolchainMissing) as problem:
        print(f"Without the model, and without MicroPython's own programs:\n{problem}")
    yield Measuring(port, image).run(timings(), programs)

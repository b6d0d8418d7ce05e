"""How true the emulated Pico is: MicroPython's benchmark programs on it, and on a real one.

The programs come with MicroPython's sources. Their results on a real Pico at 125 MHz are published:
MicroPython's pull request 14182 (March 2024), its second column. A result is a score; higher is
faster.

The image here is plain MicroPython as the toolchain builds it, and not quite the one that was
measured. That was an earlier version from another compiler, so each function lies elsewhere and
meets other functions in the flash cache; MicroPython's developers take differences below 4 % for
that alone (pull request 19352), and single programs differ more. And it had the interpreter's loop,
the garbage collector and the parser in SRAM, where today's, by a slip of the linker script (pull
request 19370), leaves them in the flash. So the emulated Pico should be a little slower here.
"""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from firmware import toolchain
from simulator.bench.measuring import ended, told
from simulator.emulator import Handheld

REAL_PICO = {
    "bm_chaos": 218.64,
    "bm_fannkuch": 53.75,
    "bm_fft": 1524.90,
    "bm_float": 2497.01,
    "bm_hexiom": 36.02,
    "bm_nqueens": 2252.63,
    "bm_pidigits": 474.88,
    "bm_wordcount": 39.99,
    "core_import_mpy_multi": 331.06,
    "core_import_mpy_single": 62.73,
    "core_locals": 28.87,
    "core_qstr": 139.92,
    "core_str": 17.91,
    "core_yield_from": 213.00,
}

# Composed as MicroPython's tests/run-perfbench.py does it, whose N (about the MHz) and M (about the
# KB of heap) choose the size of the task. There are no other global names: they would move those of
# the program in its dictionary, and core_locals is faster or slower by a third for that.
MAIN = """import sys
sys.path.remove("")
__import__("os").dupterm(__import__("machine").UART(0, 115200))
{program}
{runner}
bm_run(100, 100)
print("end")
"""

Row = dict


def measure() -> list[Row]:
    """Run every program on the emulated Pico."""
    image, programs = toolchain.stock_image(), toolchain.benchmarks()
    with ProcessPoolExecutor() as processes:
        jobs = {name: processes.submit(score, image, programs / f"{name}.py") for name in REAL_PICO}
        return [compared(name, job.result()) for name, job in jobs.items()]


def compared(name: str, measured: float) -> Row:
    real = REAL_PICO[name]
    return {"what": name, "real": real, "measured": measured, "ratio": measured / real}


def score(image: Path, benchmark: Path) -> float:
    """Run one program, without a USB host."""
    runner = benchmark.with_name("benchrun.py").read_text()
    main = MAIN.format(program=benchmark.read_text(), runner=runner)
    handheld = Handheld(image, files={"main.py": main})
    handheld.run_until(lambda: ended(handheld), 10_000, f"the end of {benchmark.stem}")
    microseconds, norm = told(handheld, r"(?m)^(\d+) (\d+) ")
    return 1e6 * norm / microseconds


def mean(rows: list[Row]) -> float:
    return sum(row["ratio"] for row in rows) / len(rows)

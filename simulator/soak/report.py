"""What a soak test came to: a table that Markdown understands, and every failure."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from simulator.soak.case import Failure
from simulator.soak.schedule import Tally

KEPT = Path("build/soak")  # where each failure is told in full
HEADINGS = ("what was tried", "how much", "the aim", "failures")
MOST_LINES = 20  # of failures that are listed


def table(tallies: Iterable[Tally], minutes: float) -> str:
    """Return a line for each kind; the aims are for so many minutes of two cores (0: none)."""
    rows = [HEADINGS, ("---", "---", "---:", "---:")]
    for tally in tallies:
        kind = tally.kind
        aim = f"{round(kind.aim * minutes / 60):,}" if minutes else ""
        rows.append((kind.what, amounts(tally), aim, f"{len(tally.failures):,}"))
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = []
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=True)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def amounts(tally: Tally) -> str:
    """Put first what the aim is about."""
    first = tally.kind.unit
    words = [f"{tally.tried[first]:,} {first}"]
    for what, count in tally.tried.items():
        if what == "emulated seconds":
            words.append(f"{count // 60:,} emulated minutes")
        elif what != first:
            words.append(f"{count:,} {what}")
    return ", ".join(words)


def keep(failures: list[Failure]) -> None:
    """Write down all that is known of what failed in a case."""
    for failure in failures[:1]:
        KEPT.mkdir(parents=True, exist_ok=True)
        story = "\n\n".join([failure.command, *(failure.report for failure in failures)])
        (KEPT / f"{failure.kind}-{failure.seed}.txt").write_text(story + "\n")


def summary(failures: list[Failure]) -> str:
    """Failures of the same sort are one line, with the command that repeats the first of them."""
    counts = Counter(failure.sort for failure in failures)
    lines = []
    for failure in failures:
        count = counts.pop(failure.sort, 0)
        if count:
            times = f" ({count:,} times)" if count > 1 else ""
            lines.append(f"{failure.line}{times}\n    {failure.command}")
    if len(lines) > MOST_LINES:
        lines[MOST_LINES:] = [f"... and {len(lines) - MOST_LINES:,} others, in {KEPT}/"]
    return "\n".join(lines)

"""Which tests run, in which order, and what is said of those that can't.

`pytest --quick` is for while one works: every test that is not slow and needs nothing built, each
with the first of its parameters, and none of the players' minds. `make test` runs all of them.
"""

import os
import re
from collections import Counter
from itertools import islice

import pytest

from simulator import faster, viper
from simulator.viper.translate import translate

BUILT = {"micropython", "micropython_console", "firmware_image", "stock_image", "benchmarks"}
BUILT |= {"image_of", "plain_image", "page_folder"}
TOO_LONG = "would think for minutes without compiled loops: sudo apt-get install gcc python3-dev"
THINKING = "players"  # a folder in which experts think for seconds


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="the quick ones, each with one set of parameters"
    )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Take one worker more than there are cores: a browser's tests wait most of their time."""
    return (os.cpu_count() or 1) + (not config.getoption("--quick"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose, and let every worker begin with what takes long."""
    if config.getoption("--quick"):
        chosen = _quick(items)
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
    if not _has_compiled_loops():
        for item in items:
            if item.get_closest_marker("thinking"):
                item.add_marker(pytest.mark.skip(reason=TOO_LONG))
    items[:] = _dealt(items, getattr(config, "workerinput", {}).get("workercount", 1))


def _dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in such an order that workers who get equal parts of it end together.

    The first one gets all that need a browser, the others the slow ones, and each as many more
    as are left: of those, who is ready early takes some from the end of another's part.
    """
    in_browser: list[pytest.Item] = []
    slow: list[pytest.Item] = []
    quick: list[pytest.Item] = []
    for item in sorted(items, key=lambda item: item.get_closest_marker("slow") is None):
        if "page_folder" in getattr(item, "fixturenames", ()):
            in_browser.append(item)
        else:
            (slow if item.get_closest_marker("slow") else quick).append(item)
    rest = iter(quick)
    parts = [in_browser, *(slow[n :: workers - 1] for n in range(workers - 1))]
    if workers == 1:
        parts[0] += slow
    left = len(items)
    for number, part in enumerate(parts):
        size = left // (workers - number)  # as xdist's worksteal divides them
        part += islice(rest, max(0, size - len(part)))
        left -= len(part)
    return [item for part in parts for item in part]


def _has_compiled_loops() -> bool:
    return all(viper.place(path).exists() or not translate(path) for path in faster.sources())


def _quick(items: list[pytest.Item]) -> list[pytest.Item]:
    first: dict[str, pytest.Item] = {}
    for item in items:
        slow = item.get_closest_marker("slow") or THINKING in item.path.parts
        if not slow and BUILT.isdisjoint(getattr(item, "fixturenames", ())):
            first.setdefault(item.nodeid.partition("[")[0], item)
    return list(first.values())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one block what was not run, and the one line that makes it run."""
    skipped = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    reasons = Counter(_reason(report) for report in skipped)
    terminalreporter.section(f"{len(skipped)} not run", "-")
    for reason, count in reasons.most_common():
        terminalreporter.line(f"{count:5}  {reason}")
    packages = {name for reason in reasons for name in _packages(reason)}
    if packages:
        names = " ".join(sorted(packages))
        terminalreporter.line(f"To run them, too: sudo apt-get install {names}")


def _reason(report: pytest.TestReport) -> str:
    """Return why, without where it was found out."""
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return text.removeprefix("Skipped: ").partition("\n")[0]


def _packages(reason: str) -> list[str]:
    found = re.search(r"apt-get install ([\w.+ -]+)", reason)
    return found[1].split() if found else []

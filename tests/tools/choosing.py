"""Which tests run, in which order, and what is said of those that can't.

`pytest --quick` is for while one works: every test that is not slow and needs nothing built, each
with the first of its parameters, and none of the players' minds. `make test` runs all of them.
"""

import re
from collections import Counter

import pytest
from modules import ROOT

from simulator import viper
from simulator.viper.translate import translate

BUILT = {"micropython", "micropython_console", "firmware_image", "stock_image", "benchmarks"}
BUILT |= {"image_of", "plain_image", "page_folder"}
TOO_LONG = "would think for minutes without compiled loops: sudo apt-get install gcc python3-dev"
THINKING = "players"  # a folder in which experts think for seconds


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="the quick ones, each with one set of parameters"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the slow tests, so that at the end no worker is left alone with one."""
    if config.getoption("--quick"):
        chosen = _quick(items)
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
    if not _has_compiled_loops():
        for item in items:
            if item.get_closest_marker("thinking"):
                item.add_marker(pytest.mark.skip(reason=TOO_LONG))
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def _has_compiled_loops() -> bool:
    sources = [path for room in ("display", "engine") for path in (ROOT / room).rglob("*.py")]
    return all(viper.place(path).exists() for path in sources if translate(path))


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

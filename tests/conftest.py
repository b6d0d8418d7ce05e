"""The real interpreters, built when a test first asks for them.

Where they can't be built, the tests that need them are skipped with one line that says why.
"""

import gc
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from modules import bring_back
from pictures import golden, pytest_addoption, strict_text

from firmware import toolchain
from firmware.toolchain import needs
from simulator import faster

Made = TypeVar("Made")

faster.prefer()  # before a test imports rp2040py

__all__ = ("golden", "pytest_addoption", "strict_text")  # fixtures and an option for all tests


def pytest_configure() -> None:
    """Programs that tests start hear Ctrl-C, though a shell in the background would not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow tests begin first, so that at the end no worker is left alone with one."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """The console collects garbage whenever a table opens. What pytest has loaded by now stays to
    the end, and need not be looked through each time."""
    gc.freeze()


def _made(make: Callable[[], Made]) -> Made:
    try:
        return make()
    except toolchain.ToolchainMissing as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def micropython() -> Path:
    """MicroPython's unix port as a 32-bit program, with nothing frozen."""
    return _made(toolchain.unix_port)


@pytest.fixture(scope="session")
def micropython_console() -> Path:
    """The same with the console frozen into it."""
    return _made(toolchain.unix_console)


@pytest.fixture(scope="session")
def firmware_image() -> Path:
    """The UF2 that people flash."""
    return _made(toolchain.image)


@pytest.fixture(scope="session")
def stock_image() -> Path:
    """A UF2 of plain MicroPython."""
    return _made(toolchain.stock_image)


@pytest.fixture(scope="session")
def benchmarks() -> Path:
    """The folder with MicroPython's own benchmark programs."""
    return _made(toolchain.benchmarks)


@pytest.fixture(scope="session")
def x11_fonts() -> Path:
    """Where the bitmap fonts lie that ours are made from."""

    def installed() -> Path:
        needs.require(needs.FONTS)
        return Path(needs.X11_FONTS)

    return _made(installed)


@pytest.fixture(scope="session")
def zbar() -> None:
    """Have zbarimg at hand, which reads QR codes."""
    _made(lambda: needs.require(needs.QR_READER))


@pytest.fixture(autouse=True)
def _modules_come_back() -> Iterator[None]:
    """Give the next test the modules that this one had, whatever a table has put away."""
    bring_back()
    yield
    bring_back()

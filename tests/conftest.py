"""The real interpreters, built when a test first asks for them.

Where they can't be built, the tests that need them are skipped; the end of the run says why.
"""

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import hypothesis
import pytest

import boards
from firmware import look, toolchain
from firmware.toolchain import needs, workshop
from simulator import faster
from simulator.visit import bring_back

Made = TypeVar("Made")

MEMORY = "/dev/shm"  # a drive of Linux
ENOUGH = 2 << 30  # bytes: the tests of a run need a tenth of it

faster.prefer()  # before a test imports rp2040py
hypothesis.settings.register_profile("any machine", deadline=None)  # however busy it is
hypothesis.settings.load_profile("any machine")

pytest_plugins = ("choosing", "pictures")


def pytest_configure() -> None:
    """Let programs that tests start hear Ctrl-C, though a shell in the background would not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("ARGS", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS"):
        os.environ.pop(name, None)  # what a program says may depend on whether make has started it
    if not all(need.here() for need in needs.PYTHON_MODULES):
        os.environ["COMPILE"] = "no"  # `make test` has said so already; each program would again
    if "TMPDIR" not in os.environ and _has_room_in_memory():
        # A disk takes milliseconds to put a file in the place of another, as saving a game does.
        os.environ["TMPDIR"] = tempfile.tempdir = MEMORY


def _has_room_in_memory() -> bool:
    if not os.path.isdir(MEMORY) or not os.access(MEMORY, os.W_OK):
        return False
    drive = os.statvfs(MEMORY)
    return drive.f_bavail * drive.f_frsize > ENOUGH and not drive.f_flag & os.ST_NOEXEC


def pytest_collection_finish() -> None:
    """Leave what pytest has loaded by now out of every later collection of garbage.

    The console collects whenever a table opens, and all that stays to the end.
    """
    gc.freeze()


@pytest.fixture(autouse=True)
def _usual_panel() -> Iterator[None]:
    """Let no test see the screens laid out for the panel of another."""
    yield
    look.fit(240, 240)


def _made(make: Callable[[], Made]) -> Made:
    try:
        return make()
    except toolchain.ToolchainMissing as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def _own(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Callable[[], Path]], Path]:
    """Give this run copies of its own, so that a build going on beside it changes nothing here."""

    def copy(make: Callable[[], Path]) -> Path:
        if request.config.getoption("--quick"):
            pytest.skip("not quick, since something has to be built: make test runs it")
        made, folder = _made(make), tmp_path_factory.mktemp("built")
        with workshop.lock():
            for file in made.parent.glob(f"{made.stem}.*" if made.suffix else made.name):
                shutil.copy2(file, folder)
        return folder / made.name

    return copy


@pytest.fixture(scope="session")
def micropython(_own) -> Path:
    """Return MicroPython's unix port as a 32-bit program, with nothing frozen."""
    return _own(toolchain.unix_port)


@pytest.fixture(scope="session")
def micropython_console(_own) -> Path:
    """Return the same with the console frozen into it."""
    return _own(toolchain.unix_console)


@pytest.fixture(scope="session")
def firmware_image(_own) -> Path:
    """Return the UF2 that people flash onto the reference board."""
    return _own(lambda: toolchain.board_image(boards.REFERENCE))


@pytest.fixture(scope="session")
def image_of(_own) -> Callable[[str], Path]:
    """Return what gives the UF2 for a board, by its name."""
    return lambda board: _own(lambda: toolchain.board_image(board))


@pytest.fixture(scope="session")
def plain_image(_own) -> Path:
    """Return the UF2 that knows no board; beside it lie the binary and what its linker knows."""
    return _own(toolchain.image)


@pytest.fixture(scope="session")
def stock_image(_own) -> Path:
    """Return a UF2 of plain MicroPython."""
    return _own(toolchain.stock_image)


@pytest.fixture(scope="session")
def benchmarks() -> Path:
    """Return the folder with MicroPython's own benchmark programs."""
    return _made(toolchain.benchmarks)


@pytest.fixture(scope="session")
def x11_fonts() -> Path:
    """Return where the bitmap fonts lie that ours are made from."""

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

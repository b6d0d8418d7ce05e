"""The page, built once, and a browser that is opened once; a clean one for each test."""

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from web_tab import Tab

from firmware.toolchain import ToolchainMissing, needs
from simulator.web.browser import chromium, shown
from simulator.web.build import build

Open = Callable[..., Tab]


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web") / "page"
    lock = Path("build/.web-lock")
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # another worker may be installing the same packages
        try:
            needs.require(needs.NPM + needs.BROWSER)  # said together, they are got together
            return build(folder)
        except ToolchainMissing as reason:
            pytest.skip(str(reason))


@pytest.fixture(scope="session")
def browser(page_folder: Path) -> Iterator[Browser]:
    try:
        with chromium() as opened:
            yield opened
    except ToolchainMissing as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def address(page_folder: Path) -> Iterator[str]:
    with shown(page_folder) as url:
        yield url


@pytest.fixture
def new_tab(browser: Browser, address: str) -> Iterator[Open]:
    """Open a tab in a browser of its own, as it is on somebody's first visit.

    At the end each of them has to have made no error, and asked nobody else for anything.
    """
    tabs: list[Tab] = []

    def make(**how: Any) -> Tab:
        how = {"viewport": {"width": 1100, "height": 700}, "locale": "en", **how}
        tabs.append(Tab(browser.new_context(**how), address))
        return tabs[-1]

    yield make
    for tab in tabs:
        tab.check()
        tab.page.context.close()


@pytest.fixture(scope="module")
def tab(browser: Browser, address: str) -> Iterator[Tab]:
    """Give a tab to whoever neither needs a new one nor plays in it: to open one takes a second."""
    one = Tab(browser.new_context(viewport={"width": 1100, "height": 700}, locale="en"), address)
    yield one.open()
    one.check()
    one.page.context.close()

"""A real browser for the tests and the measurements: Debian's Chromium, driven by playwright."""

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from firmware.toolchain import needs
from simulator.web.serve import server


def options() -> dict[str, Any]:
    """Return how to launch it."""
    args = ["--disable-gpu"]  # there is none, and to imitate one takes a tenth of the time
    if os.geteuid() == 0:
        args.append("--no-sandbox")  # it refuses to build one for root
    return {"executable_path": shutil.which("chromium"), "args": args}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Give a Chromium without a window; ToolchainMissing says how to get one."""
    needs.require(needs.BROWSER)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(**options())
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def shown(folder: Path) -> Iterator[str]:
    """Give the address at which the folder can be seen."""
    with server(folder, 0) as here:
        thread = threading.Thread(target=here.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://localhost:{here.server_port}/"
        finally:
            here.shutdown()
            thread.join()

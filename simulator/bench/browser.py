"""The page's budgets, measured in a headless Chromium on this computer."""

import gzip
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

import engine
from simulator.bench.device import row
from simulator.web.browser import chromium, shown
from simulator.web.build import build

PRESSES = 8
PATIENCE_S = 60
# Notes when things happen in the page: what is said, what is drawn, and how long nobody could act.
_WATCH = """
window.said = []; window.drawn = []; window.blocked = 0;
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) said.push([performance.now(), node.textContent]);
  }).observe(document.getElementById("said"), { childList: true });
});
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...what) {
  draw.apply(this, what);
  drawn.push(performance.now());
};
addEventListener("keydown", (event) => { window.pressed = event.timeStamp; }, true);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) blocked = Math.max(blocked, entry.duration);
}).observe({ type: "longtask", buffered: true });
"""
_FIRST = "performance.getEntriesByName('first picture')[0]?.startTime"


def measure() -> list[dict]:
    """Return every line of the table."""
    folder = build()
    with shown(folder) as address, chromium() as browser:
        measured = [part(browser, address) for part in (_start, _play, _think)]
        return [line for part in measured for line in part] + [_size(folder)]


def _start(browser: Browser, address: str) -> Iterator[dict]:
    cold = []
    for _ in range(3):
        context = browser.new_context()
        page = _opened(context.new_page(), address)
        cold.append(page.evaluate(_FIRST))
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
    yield row("page opened to the title drawn, first visit", min(cold), 1500, "ms")
    cached = []
    for _ in range(3):
        page = _opened(context.new_page(), address)
        cached.append(page.evaluate(_FIRST))
        page.close()
    yield row("page opened to the title drawn, from the cache", min(cached), 700, "ms")
    context.close()


def _play(browser: Browser, address: str) -> Iterator[dict]:
    """Through the menu of a new game, where each press changes the picture."""
    context = browser.new_context()
    page = _opened(context.new_page(), address)
    took = []
    page.keyboard.press("Enter", delay=40)
    for number in range(PRESSES):
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowDown" if number % 2 else "ArrowUp", delay=40)
        page.wait_for_timeout(300)
        took.append(page.evaluate("drawn.find((at) => at > pressed) - pressed"))
    yield row("button to picture in the page's menu", max(took), 50, "ms")
    # What the browser does not report took less than 50 ms.
    blocked = page.evaluate("blocked")
    yield row("longest block of the page's own thread, its start included", blocked, 50, "ms")
    context.close()


def _think(browser: Browser, address: str) -> Iterator[dict]:
    for game in engine.GAMES:
        context = browser.new_context(locale="en")
        page = _opened(context.new_page(), f"{address}#game={game}&seats=you,expert&deal=5&first=1")
        thinking = "said.findIndex(([, text]) => text.includes('thinking'))"
        _wait(page, f"{thinking} >= 0 && said.length > {thinking} + 1")
        took = page.evaluate(f"said[{thinking} + 1][0] - said[{thinking}][0]")
        yield row(f"{game}: an expert's first decision in the page", took, 1500, "ms")
        context.close()


def _size(folder: Path) -> dict:
    size = sum(len(gzip.compress(path.read_bytes())) for path in folder.iterdir())
    return row("everything of the page, gzipped", size / 1024, 1024, "KB")


def _opened(page: Page, address: str) -> Page:
    page.add_init_script(_WATCH)
    page.goto(address)
    _wait(page, f"{_FIRST} && said.length > 0")
    return page


def _wait(page: Page, condition: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not page.evaluate(condition):
        if time.monotonic() > end:
            raise RuntimeError(f"the page does not come to: {condition}")
        page.wait_for_timeout(20)

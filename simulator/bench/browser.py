"""The page's budgets, measured in a headless Chromium on this computer."""

import gzip
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page

import engine
from engine import players
from simulator.bench.longest import hardest
from simulator.bench.rows import row
from simulator.web.browser import chromium, shown
from simulator.web.build import build

PRESSES = 8
PATIENCE_S = 60
HASTE_MS = 460  # who presses A sooner again is still skipping what was told
GAME_S = 300  # the longest game between somebody who presses A and an expert
# Notes when things happen in the page: what is said, and what is drawn.
_WATCH = """
window.said = []; window.drawn = [];
addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) {
        said.push([performance.now(), node.textContent]);
        performance.mark("said " + node.textContent);
      }
  }).observe(document.getElementById("said"), { childList: true });
});
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...what) {
  draw.apply(this, what);
  drawn.push(performance.now());
};
addEventListener("keydown", (event) => { window.pressed = event.timeStamp; }, true);
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
    """Through the main menu, where each press changes the picture, and into a game."""
    context = browser.new_context()
    page = context.new_page()
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    _opened(page, address)
    took = []
    page.keyboard.press("Enter", delay=40)
    for number in range(PRESSES):
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowDown" if number % 2 else "ArrowUp", delay=40)
        page.wait_for_timeout(300)
        took.append(page.evaluate("drawn.find((at) => at > pressed) - pressed"))
    page.evaluate(f"location.hash = 'game={engine.GAMES[0]}&seats=you,expert&deal=5'")
    for _ in range(PRESSES):
        page.wait_for_timeout(300)
        page.keyboard.press("Enter", delay=40)
    worked = _longest_task(browser.stop_tracing())
    yield row("button to picture in the page's menu", max(took), 50, "ms")
    yield row("longest block of the page's own thread, its start included", worked, 50, "ms")
    context.close()


def _longest_task(trace: bytes) -> float:
    """Return how long the page's thread worked at a stretch, in milliseconds."""
    return max(event["tdur"] for event in _work(_events(trace), "CrRendererMain")) / 1000


def _events(trace: bytes) -> list[dict]:
    return json.loads(trace)["traceEvents"]


def _work(events: list[dict], thread: str) -> list[dict]:
    """Return what a thread has worked at; `tdur` says for how many microseconds.

    It is the time that the thread itself took: what else runs on this computer changes nothing.
    """
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    return [
        event
        for event in events
        if names.get((event["pid"], event["tid"]), "").startswith(thread) and "tdur" in event
    ]


def _think(browser: Browser, address: str) -> Iterator[dict]:
    """Play whole games, and look for the decision that took longest.

    As many sit at the table as where an expert thinks longest.
    """
    for game in engine.GAMES:
        context = browser.new_context(locale="en")
        page = _opened(context.new_page(), address)
        _show_moves_fast(page)
        experts = ",expert" * (hardest(game, players.LEVELS[-1]).seats - 1)
        browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
        page.evaluate(f"location.hash = 'game={game}&seats=you{experts}&deal=5&first=1'")
        _play_to_the_end(page)
        took = _decisions(_events(browser.stop_tracing()))
        name = f"{game}: the longest of experts' {len(took)} decisions in the page, without waiting"
        yield row(name, max(took), 1500, "ms")
        context.close()


def _decisions(events: list[dict]) -> list[float]:
    """Return how long the worker worked from each time that somebody is said to think until the
    next thing is said, in milliseconds."""
    said = sorted((e["ts"], e["name"]) for e in events if e["name"].startswith("said "))
    work = _work(events, "DedicatedWorker")
    tasks = [(e["ts"], e["tdur"]) for e in work if e["name"].endswith("RunTask")]  # no part of one
    return [
        sum(took for began, took in tasks if at <= began < after) / 1000
        for (at, text), (after, _) in pairwise(said)
        if "thinking" in text.lower()
    ]


def _show_moves_fast(page: Page) -> None:
    page.keyboard.press("Enter", delay=40)
    _choose(page, "Settings")
    page.keyboard.press("Enter", delay=40)
    _choose(page, "Pace")
    page.keyboard.press("ArrowRight", delay=40)
    _wait(page, "said.at(-1)[1].includes('fast')")


def _choose(page: Page, line: str) -> None:
    """Go down in a menu until this line is said."""
    while line not in _last_said(page):
        page.keyboard.press("ArrowDown", delay=40)
        page.wait_for_timeout(100)


def _play_to_the_end(page: Page) -> None:
    """Take what is offered first, skip what is told, and never press while an expert thinks."""
    end = time.monotonic() + GAME_S
    while "The score" not in (last := _last_said(page)):
        if time.monotonic() > end:
            raise RuntimeError(f"the game does not come to its end; last said: {last}")
        if "thinking" not in last:
            is_told = last.startswith("Expert")
            page.wait_for_timeout(0 if is_told else HASTE_MS)
            # Of the dice nothing is to be marked: the way to keeping them leads past all.
            is_a_die = "Dice" in last or "Roll" in last
            page.keyboard.press("ArrowRight" if is_a_die else "Enter", delay=40)
        page.wait_for_timeout(60)


def _last_said(page: Page) -> str:
    return page.evaluate("said.at(-1)[1]")


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

"""A new version of the page takes the place of the old one: whole, without a question, in time."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from web_tab import Tab

from simulator.web.browser import shown
from simulator.web.build import FIXED, build
from simulator.web.words import en

NEW = "Share it"
KEPT = """caches.open("pocket-keltis").then(async (cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1)).sort())"""


@pytest.fixture
def site(page_folder: Path, tmp_path: Path) -> Path:
    return shutil.copytree(page_folder, tmp_path / "site")


@pytest.fixture
def tab(browser: Browser, site: Path) -> Iterator[Callable[[], Tab]]:
    """Open tabs of one browser."""
    with shown(site) as address:
        context = browser.new_context(locale="en")
        yield lambda: Tab(context, address)
        context.close()


def deploy_another(site: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(en.TEXTS, "share", NEW)
    build(folder)
    for old in site.iterdir():
        old.unlink()
    shutil.copytree(folder, site, dirs_exist_ok=True)


def files_of(site: Path) -> set[str]:
    """Return what is kept of it for use offline: all, and the page under one more name."""
    return {path.name for path in site.iterdir()} - set(FIXED) | {"newest"}


def is_new(tab: Tab) -> bool:
    return tab.page.inner_text("nav [data-action=share]") == NEW


def wait_to_keep(tab: Tab, names: set[str]) -> None:
    """Wait until the browser has these files of the page, and no others."""
    tab.wait_for(f"{KEPT}.then((kept) => String(kept) === {','.join(sorted(names))!r})")


def test_whoever_opens_the_page_next_has_the_new_version(
    tab: Callable[[], Tab], site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tab().open("game=stones&seats=you,novice&deal=5")
    saved = first.wait_until_kept(lambda files: files.get("game_stones"))
    old = files_of(site)
    wait_to_keep(first, old)
    deploy_another(site, tmp_path / "new", monkeypatch)
    new = files_of(site)
    first.reload()
    assert not is_new(first)
    wait_to_keep(first, old | new)

    second = tab()
    second.page.goto(second.address)
    second.page.wait_for_selector("#question[open]")
    assert is_new(second)
    first.page.click('header [data-action="menu"]')
    first.page.select_option("#board", "pimoroni_picosystem")  # the old one is still whole
    first.wait_until_on()
    assert not is_new(first)
    first.page.close()
    second.wait_until_on()
    assert second.kept()["game_stones"] == saved["game_stones"]
    second.page.close()

    third = tab().open()
    wait_to_keep(third, new)  # nobody needs the old ones any more
    third.page.context.set_offline(True)
    third.reload()
    assert is_new(third)
    third.check()

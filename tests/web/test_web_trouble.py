"""What goes wrong is told, can be acted on, and costs nothing: no network, no room, other tabs."""

import json
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from web_tab import Tab

from simulator.web.browser import options

GAME = "game=stones&seats=you,novice&deal=5"
NO_NETWORK = "Failed to load resource"  # what the browser itself prints
# A worker that takes no order to stop, and a page whose patience is shorter.
STUBBORN = """
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (order, ...rest) {
  if (order.type !== "stop") send.call(this, order, ...rest);
};
const later = setTimeout;
window.setTimeout = (act, ms, ...rest) => later(act, ms >= 10_000 ? 50 : ms, ...rest);
"""
FAIL = "window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'tired' }))"
WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...how) { super(...how); workers.push(this); }
};
"""


def lose(route: Route) -> None:
    route.abort()


def question(tab: Tab) -> str:
    tab.page.wait_for_selector("#question[open]")
    return tab.page.inner_text("#question-text")


def forgive(tab: Tab) -> None:
    """Nothing was printed but that a file has not come."""
    assert all(NO_NETWORK in error for error in tab.errors), tab.errors
    tab.errors.clear()


def packed(folder: Path, name: str = "saves.zip", **files: bytes) -> Path:
    with zipfile.ZipFile(folder / name, "w") as archive:
        for file, content in files.items():
            archive.writestr(file, content)
    return folder / name


def test_where_a_site_may_keep_nothing_it_is_played_all_the_same(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """As somebody may set it for all sites: whatever keeps something is refused then."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    with browser.browser_type.launch_persistent_context(
        tmp_path, locale="en", **options()
    ) as context:
        tab = Tab(context, address).open(GAME)
        assert tab.page.evaluate("navigator.locks.request('x', () => 0).catch((why) => why.name)")
        tab.wait_for("document.getElementById('notice').textContent.includes('does not keep')")
        tab.wait_to_hear("Nothing was erased")
        tab.press("Backspace")  # no saving, then
        tab.press_and_hear("Enter")
        tab.wait_to_hear("Lay ")
        tab.check()


# ---- what does not come


def test_a_console_that_can_not_be_loaded_is_told_and_comes_with_the_network(new_tab) -> None:
    tab = new_tab()
    for file in ("worker-*.js", "saves-*.js", "modules-*.bin"):
        tab.page.context.route(f"**/{file}", lose)
        tab.page.goto(f"{tab.address}?{file}#{GAME}")
        assert "Is there a network?" in question(tab)
        tab.page.context.unroute(f"**/{file}")
    forgive(tab)
    tab.page.get_by_role("button", name="Start again").click()
    tab.wait_until_on()
    tab.wait_to_hear("Turn up a tile")  # what the link asked for is not forgotten


def test_a_console_that_fails_at_its_start_is_told(new_tab) -> None:
    tab = new_tab()
    empty = "**/modules-*.bin"
    tab.page.context.route(empty, lambda route: route.fulfill(body="[]\n"))
    tab.page.goto(tab.address)
    assert "The console has stopped: ImportError" in question(tab)
    tab.page.context.unroute(empty)
    tab.page.keyboard.press("Escape")  # there is nothing else to do but to start again
    tab.wait_until_on()


def test_a_page_that_is_not_all_there_says_what_can_be_done(new_tab, browser: Browser) -> None:
    tab = new_tab(locale="de")
    wait = "document.getAnimations().forEach((each) => each.finish())"
    for file in ("page-*.js", "data-*.json"):
        tab.page.context.route(f"**/{file}", lose)
        tab.page.goto(f"{tab.address}?{file}")
        expect(tab.page.locator("#slow")).to_be_hidden()
        tab.page.evaluate(wait)
        for language, said in (("en", "load the page again"), ("de", "lade die Seite neu")):
            expect(tab.page.locator(f"#slow [lang={language}]")).to_be_visible()
            assert said in tab.page.inner_text("#slow")
        tab.page.context.unroute(f"**/{file}")
    tab.wait_until_on()  # it has tried again
    expect(tab.page.locator("#slow")).to_be_hidden()
    forgive(tab)
    without = browser.new_context(java_script_enabled=False).new_page()
    without.goto(tab.address)
    expect(without.locator("#slow")).to_contain_text("JavaScript")
    expect(without.locator("#slow")).to_be_visible()
    without.context.close()


# ---- what can not be kept


def test_where_there_is_no_room_nothing_is_lost_unsaid(new_tab, tmp_path: Path) -> None:
    """By the browser's real quota."""
    tab = new_tab()
    tab.go_near()
    storage = tab.page.context.new_cdp_session(tab.page)
    quota = {"origin": tab.address.rstrip("/"), "quotaSize": 1000}
    storage.send("Storage.overrideQuotaForOrigin", quota)
    tab.open(GAME)
    assert "QuotaExceededError" in tab.wait_to_hear("Not saved")
    assert tab.kept() == {}
    tab.page.click('header [data-action="menu"]')
    with tab.page.expect_download() as download:
        tab.page.click('[data-action="export"]')
    download.value.save_as(tmp_path / "saved.zip")
    with zipfile.ZipFile(tmp_path / "saved.zip") as archive:
        assert "game_stones" in archive.namelist(), "that could not be kept"
    tab.page.set_input_files(
        "#file", packed(tmp_path, settings=b"", **{"settings.bad": b"x" * 100_000})
    )
    tab.page.get_by_role("button", name="Replace").click()
    tab.wait_for("document.getElementById('notice').textContent.includes('QuotaExceededError')")
    tab.press("Enter")
    tab.wait_to_hear("Turn up a tile", tab.times_heard() - 1)  # and the game goes on


def test_a_store_that_can_not_be_opened_neither_gives_nor_takes_files(
    new_tab, tmp_path: Path
) -> None:
    tab = new_tab()
    tab.keep_by_a_later_version()
    tab.open()
    told = "document.getElementById('notice').textContent.includes('VersionError')"
    forget = "document.getElementById('notice').textContent = ''"
    tab.wait_for(told)
    tab.page.evaluate(forget)
    tab.page.click('header [data-action="menu"]')
    tab.page.click('[data-action="export"]')
    tab.wait_for(told)
    tab.page.evaluate(forget)
    tab.page.set_input_files("#file", packed(tmp_path, settings=b""))
    tab.page.get_by_role("button", name="Replace").click()
    tab.wait_for(told)


def test_games_are_kept_also_after_the_browsers_data_was_cleared(new_tab) -> None:
    tab = new_tab().open()
    tab.press("Enter")  # it has kept the language
    tab.wait_until_kept(lambda files: "settings" in files)
    storage = tab.page.context.new_cdp_session(tab.page)
    where = {"origin": tab.address.rstrip("/"), "storageTypes": "indexeddb"}
    storage.send("Storage.clearDataForOrigin", where)
    tab.page.evaluate(f"location.hash = {GAME!r}")
    tab.wait_to_hear("Turn up a tile")
    tab.wait_for("indexedDB.databases().then((all) => all.length)")
    tab.wait_until_kept(lambda files: "game_stones" in files)


# ---- questions


def test_escape_replaces_nothing_and_leads_back_to_the_console(new_tab, tmp_path: Path) -> None:
    tab = new_tab().open(GAME)
    before = tab.wait_until_kept(lambda files: files.get("game_stones"))
    focus = "document.activeElement.id === 'handheld'"
    tab.page.click('header [data-action="menu"]')
    tab.page.keyboard.press("Escape")
    tab.wait_for(focus)
    # At once, and not with an event that comes later: a quick Enter would open the menu again.
    for _ in range(2):
        tab.page.click('header [data-action="menu"]')
        assert tab.page.evaluate(f"document.getElementById('menu').requestClose(), {focus}")
    tab.page.focus('header [data-action="menu"]')
    for _ in range(2):  # held down, a key that opens it does not close it again
        tab.page.keyboard.down("Enter")
    tab.page.keyboard.up("Enter")
    assert tab.page.evaluate("document.getElementById('menu').open")
    tab.page.keyboard.press("Escape")
    tab.page.set_input_files("#file", packed(tmp_path, settings=b""))
    assert "Replace" in question(tab)
    tab.page.keyboard.press("Escape")
    tab.wait_for(f"!document.getElementById('question').open && {focus}")
    tab.page.set_input_files("#file", packed(tmp_path, "$&.zip", choice=b""))
    assert "Replace" in question(tab), "nothing was replaced, so it can be asked again"
    tab.page.get_by_role("button", name="Cancel").click()
    (tmp_path / "$& cat").write_bytes(b"meow")
    tab.page.set_input_files("#file", tmp_path / "$& cat")
    tab.wait_for("document.getElementById('notice').textContent.includes('“$& cat”')")
    assert tab.kept() == before


# ---- other tabs


@pytest.fixture
def two_tabs(new_tab) -> tuple[Tab, Tab]:
    """Return one that plays, and one that may not."""
    first = new_tab()
    first.page.add_init_script(WORKERS)
    first.open()
    second = Tab(first.page.context, first.address)
    second.page.goto(second.address)
    assert "another tab" in question(second)
    return first, second


def test_a_tab_that_waits_goes_on_waiting_whatever_is_done_to_it(two_tabs) -> None:
    first, second = two_tabs
    for _ in range(2):
        second.page.keyboard.press("Escape")
        assert "another tab" in question(second)
    second.page.evaluate(
        f"""new Promise((resolve) => {{
          addEventListener("hashchange", () => setTimeout(resolve));
          location.hash = "{GAME}&lang=de";
        }})"""
    )
    assert "another tab" in question(second)
    assert second.page.evaluate("pictures") == 0
    first.press_and_hear("Enter")
    second.page.get_by_role("button", name="Play here").click()
    second.wait_until_on()
    second.wait_to_hear("Spieler 1")  # what was asked for comes with its turn


def test_of_several_tabs_that_wait_the_one_plays_that_asks_to(two_tabs) -> None:
    first, second = two_tabs
    third = Tab(first.page.context, first.address)
    third.page.goto(third.address)
    assert "another tab" in question(third)
    third.page.get_by_role("button", name="Play here").click()
    third.wait_until_on()
    for other in (first, second):
        assert "another tab" in question(other)
    assert second.page.evaluate("pictures") == 0


def test_a_tab_in_the_background_leaves_the_game_to_one_that_is_reloaded(two_tabs) -> None:
    first, second = two_tabs
    hidden = "Object.defineProperty(document, 'hidden', {{ value: {}, configurable: true }})"
    second.page.evaluate(hidden.format("true"))
    first.reload()
    assert "another tab" in question(second)
    first.page.goto("about:blank")
    second.page.wait_for_timeout(300)
    first.errors.clear()  # there is nothing to listen to
    assert second.page.evaluate("pictures") == 0
    second.page.evaluate(hidden.format("false"))
    second.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    second.wait_until_on()
    first.page.goto(first.address)
    assert "another tab" in question(first)


def test_a_console_that_has_failed_is_gone_when_another_tab_plays(two_tabs) -> None:
    first, second = two_tabs
    first.page.evaluate(FAIL)
    assert "tired" in question(first)
    pictures = first.page.evaluate("pictures")
    second.page.evaluate(
        """() => {
          const channel = new BroadcastChannel("pocket-keltis");
          for (const _ of "12") channel.postMessage("may I?"); // two tabs ask at the same time
        }"""
    )
    second.wait_until_on()
    first.wait_for("document.getElementById('question-text').textContent.includes('another tab')")
    assert first.page.evaluate("document.getElementById('question').open")
    assert first.page.evaluate("[pictures, workers.length]") == [pictures, 1]
    second.page.close()
    first.wait_for("!document.getElementById('question').open")
    first.wait_until_on()
    assert first.page.evaluate("workers.length") == 2


def test_a_console_that_does_not_stop_is_ended_for_another_tab(new_tab) -> None:
    first = new_tab()
    first.page.add_init_script(STUBBORN)
    first.open()
    second = Tab(first.page.context, first.address)
    second.page.goto(second.address)
    question(second)
    second.page.get_by_role("button", name="Play here").click()
    second.wait_until_on()
    assert "another tab" in question(first)

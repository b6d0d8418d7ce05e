"""Whole games in a real browser: by keyboard, by touch, and by what is said alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from web_tab import TAP_MS, Tab

from firmware.saves import keep
from simulator.soak import saves

QUIET_MS = 450  # after a telling, A still means that for 400
MOST_HEARD = 3  # choices, before one is taken
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}


class Files:
    """Kept files as a store that only reads."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = files

    def read(self, name: str) -> bytes | None:
        return self._files.get(name)

    def names(self) -> list[str]:
        return list(self._files)


def games_counted(files: dict[str, bytes]) -> int:
    keep.damaged.clear()
    return saves.games_counted(Files(files))


def fast(tab: Tab) -> None:
    """Let the moves of others be shown fast, as a person would set it."""
    tab.press_and_hear("Enter")
    tab.choose("Settings")
    while "Pace" not in tab.last():
        tab.press_and_hear("ArrowDown")
    tab.press_and_hear("ArrowRight")
    tab.press("Backspace")
    tab.wait_until_kept(lambda files: b'"speed": 2' in files.get("settings", b""))


@pytest.mark.slow
def test_a_whole_game_by_keyboard(new_tab) -> None:
    tab = new_tab().open()
    fast(tab)
    tab.page.evaluate("location.hash = 'game=stones&seats=you,novice&deal=11'")
    tab.wait_to_hear("Turn up a tile")
    for _ in range(500):
        if is_over(tab):
            break
        act(tab, lambda: tab.press("Enter"))
    tab.wait_to_hear("The score")
    assert games_counted(tab.wait_until_kept(games_counted)) == 1


def is_over(tab: Tab) -> bool:
    """Whether the score was ever told: its parts follow faster than a busy machine may ask."""
    return tab.has_heard("The score")


def act(tab: Tab, press: Callable[[], None]) -> None:
    """Press until something comes of it: a thumb that was skipping chooses nothing at once."""
    before = tab.times_heard()
    for _ in range(20):
        press()
        tab.page.wait_for_timeout(TAP_MS + 20)
        if tab.times_heard() > before:
            return
        tab.page.wait_for_timeout(450)


def tap(page: Page, name: str) -> None:
    """Put a finger on a drawn button."""
    box = page.locator(f'[data-switch="BUTTON_{name}"]').bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(new_tab) -> None:
    tab = new_tab(**PHONE).open("game=dice&seats=you,novice&deal=4")
    tab.wait_to_hear("Die 1")
    for _ in range(400):
        if is_over(tab):
            break
        name = "RIGHT" if "Die " in tab.last() else "A"
        act(tab, lambda name=name: tap(tab.page, name))
    tab.wait_to_hear("The score")
    assert games_counted(tab.wait_until_kept(games_counted)) == 1


def test_a_lesson_is_said_and_goes_on_after_a_reload(new_tab) -> None:
    tab = new_tab().open()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.press("Enter")
    tab.wait_to_hear("Card game")
    tab.press("Enter")
    tab.wait_to_hear("Your rows")
    while "Begin a row" not in tab.last():
        tab.press_and_hear("Enter")
    assert "Green 1" in tab.press_and_hear("ArrowRight")
    assert any("Task: Green 1: lay it" in saying for saying in tab.heard()), "what is asked for"
    assert any("“to minus 4” means" in saying for saying in tab.heard()), "signs are words"
    tab.wait_until_kept(lambda files: "lesson_cards" in files)
    tab.reload()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.press("Enter", "Enter")
    tab.wait_to_hear("Go on with it")
    tab.press("Enter")
    tab.wait_to_hear("Your rows")


def test_who_takes_over_the_console_reads_nothing_of_anothers_hand(new_tab) -> None:
    tab = new_tab().open("game=cards&seats=you,you&deal=5")
    tab.page.click('header [data-action="menu"]')
    tab.page.check("#show-text")
    tab.page.keyboard.press("Escape")
    tab.wait_to_hear("Pass")
    tab.press("Enter")
    tab.wait_to_hear("(1/9)")
    assert "Your hand" in tab.press_and_hear("r")
    for heard in iter(tab.times_heard, None):
        last = tab.last()
        if "Pass" in last:
            break
        if "(1/" in last:
            tab.page.wait_for_timeout(QUIET_MS)
            tab.press("Enter")
        tab.wait_for(f"heard.length > {heard}")  # what is told passes by itself
    said = tab.page.inner_text("#said")
    assert "Player 2" in said
    assert "hand" not in said
    assert "draws" not in said


def worth(saying: str) -> int:
    """How much better or worse the choice that was said makes things, as far as that is told."""
    changes = re.findall(r"(minus |\+)?(\d+) to (minus |\+)?(\d+)", saying)
    gains = [
        (-int(then) if "minus" in after else int(then))
        - (-int(now) if "minus" in before else int(now))
        for before, now, after, then in changes
    ]
    return sum(gains)


def choose_by_ear(tab: Tab, choices: int) -> None:
    """Hear the first few choices, and take the one of which the best is said."""
    best, at = worth(tab.last()), 0
    for number in range(1, choices):
        said = tab.press_and_hear("ArrowRight")
        if worth(said) > best:
            best, at = worth(said), number
    for _ in range(choices - 1 - at):
        tab.press_and_hear("ArrowLeft")
    act(tab, lambda: tab.press("Enter"))


@pytest.mark.slow
def test_a_whole_game_by_what_is_said_alone(new_tab) -> None:
    """Nobody looks at the screen: each choice is made by what its preview says."""
    tab = new_tab().open()
    fast(tab)
    start = tab.times_heard()
    tab.page.evaluate("location.hash = 'game=dice&seats=you,novice&deal=8'")
    tab.wait_to_hear("Player 1", start)
    decisions = 0
    for _ in range(2000):
        heard, last = tab.times_heard(), tab.last()
        if is_over(tab):
            break
        if "Die 1" in last:
            while "Keep" not in tab.last():
                tab.press_and_hear("ArrowRight")
            act(tab, lambda: tab.press("Enter"))
        elif choices := re.search(r"\(1/(\d+)\)", last):
            choose_by_ear(tab, min(int(choices[1]) - 1, MOST_HEARD))
            decisions += 1
        else:  # a move is told, or a machine thinks
            tab.wait_for(f"heard.length > {heard}")
    tab.wait_to_hear("Total")
    said = " ".join(tab.heard()[start:])
    assert "Novice" in said
    assert re.search(r"(Player 1|Novice) wins!|share the win", said)
    assert decisions > 5


def test_the_whole_table_is_read_out_on_request(new_tab) -> None:
    tab = new_tab().open("game=cards&seats=you,club,expert&deal=123&lang=de")
    tab.wait_to_hear("Spieler 1")
    read = tab.press_and_hear("r")
    for name in ("Könner", "Meister", "Spieler 1"):
        assert name in read
    hand = tab.page.evaluate("heard.at(-1)")
    assert hand.count(",") > 7, "the cards of the hand are in it"
    assert tab.page.evaluate("document.documentElement.lang") == "de"

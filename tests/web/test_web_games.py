"""Whole games in a real browser: by keyboard, by touch, and by what is said alone."""

import re

import pytest
from playwright.sync_api import Page
from web_tab import TAP_MS, Tab

from firmware.saves import keep
from firmware.words import use

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
    return sum(line[0] for line in keep.read(Files(files), "statistics").values())


def fast(tab: Tab) -> None:
    """Let the moves of others be shown fast, as a person would set it."""
    tab.press("Enter", "ArrowDown", "ArrowDown", "ArrowDown", "Enter")
    tab.wait_to_hear("Settings")
    for _ in range(5):
        if "Pace" in tab.press_and_hear("ArrowDown"):
            tab.press_and_hear("ArrowRight")
            break
    tab.press("Backspace")
    tab.wait_until_kept(lambda files: b'"speed": 2' in files.get("settings", b""))


@pytest.mark.slow
def test_a_whole_game_by_keyboard(new_tab) -> None:
    tab = new_tab().open()
    fast(tab)
    tab.page.evaluate("location.hash = 'game=stones&seats=you,novice&deal=11'")
    tab.wait_to_hear("Player 1: 0")
    while not any("wins!" in saying or "share the win" in saying for saying in tab.heard()[-3:]):
        tab.press(*["Enter"] * 6)
    assert games_counted(tab.wait_until_kept(games_counted)) == 1


def tap(page: Page, name: str) -> None:
    """A finger on a drawn button."""
    box = page.locator(f'[data-switch="BUTTON_{name}"]').bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(new_tab) -> None:
    tab = new_tab(**PHONE).open("game=dice&seats=you,novice&deal=4")
    tab.wait_to_hear("Dice 1")
    turns = 0
    while not any("wins!" in saying or "share the win" in saying for saying in tab.heard()[-3:]):
        turns += 1
        assert turns < 400
        last = tab.last()
        tap(tab.page, "LEFT" if "Dice" in last else "A")
        tab.page.wait_for_timeout(TAP_MS + 40)
    assert games_counted(tab.wait_until_kept(games_counted)) == 1


def worth(saying: str) -> int:
    """How much better or worse the choice that was said makes things, as far as that is told."""
    changes = re.findall(r"(minus |\+)?(\d+) to (minus |\+)?(\d+)", saying)
    gains = [
        (-int(then) if "minus" in after else int(then))
        - (-int(now) if "minus" in before else int(now))
        for before, now, after, then in changes
    ]
    return sum(gains)


@pytest.mark.slow
def test_a_whole_game_by_what_is_said_alone(new_tab) -> None:
    """Nobody looks at the screen: each choice is made by what its preview says."""
    tab = new_tab().open()
    fast(tab)
    start = len(tab.heard())
    tab.page.evaluate("location.hash = 'game=stones&seats=you,novice&deal=8&lang=en'")
    tab.wait_to_hear("Player 1", start)
    decisions = 0
    while "The score" not in " ".join(tab.heard()[-6:]):
        choices = re.search(r"\((\d+)/(\d+)\)", tab.last())
        if not choices:  # a move is told, or a machine thinks
            tab.page.wait_for_timeout(50)
            continue
        best, at = worth(tab.last()), 0
        count = int(choices[2]) - 1  # the last one shows the other seats
        for number in range(1, count):
            said = tab.press_and_hear("ArrowRight")
            if worth(said) > best:
                best, at = worth(said), number
        for _ in range((count - 1 - at) if count > 1 else 0):
            tab.press_and_hear("ArrowLeft")
        tab.press_and_hear("Enter")
        decisions += 1
        assert decisions < 150
    tab.wait_to_hear("total")
    said = " ".join(tab.heard()[start:])
    assert "Novice" in said
    assert re.search(r"(Player 1|Novice) wins!|share the win", said)
    assert decisions > 10
    use("en")


def test_the_whole_table_is_read_out_on_request(new_tab) -> None:
    tab = new_tab().open("game=cards&seats=you,club,expert&deal=123&lang=de")
    tab.wait_to_hear("Spieler 1")
    read = tab.press_and_hear("r")
    for name in ("Club", "Spieler 1"):
        assert name in read
    hand = tab.page.evaluate("heard.at(-1)")
    assert hand.count(",") > 7, "the cards of the hand are in it"
    assert tab.page.evaluate("document.documentElement.lang") == "de"

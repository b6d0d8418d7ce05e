"""A finished game as a code: off a panel, by a link, pasted, and from one page to the next."""

import re
import subprocess
from pathlib import Path

from in_progress import at_a_persons_turn
from playwright.sync_api import expect

from engine import codes
from firmware.saves.session import Session
from firmware.table.telling import signed


def finished() -> tuple[Session, str]:
    """Return a game that is over, and its code."""
    session = at_a_persons_turn("stones", [("", "Anna"), ("novice", "R")], 2000, 7)
    moves = [session.move_at(number) for number in range(session.moves_made())]
    return session, codes.encode(session.start_state(), session.deal, (0, 2), moves)


def test_a_code_that_was_pasted_is_looked_back_at(new_tab) -> None:
    session, code = finished()
    tab = new_tab().open()
    for text in ("{}", " {}\n", "#code={}", "https://a.example/b/#code={}"):
        heard = tab.times_heard()
        tab.page.click("nav [data-action=menu]")
        tab.page.fill("#link", text.format(code))
        tab.page.press("#link", "Enter")
        tab.wait_to_hear(f"move 1 of {session.moves_made()}", heard)


def test_what_is_pasted_and_no_game_is_told(new_tab) -> None:
    tab = new_tab().open()
    for text, told in (
        ("", "link can’t be opened"),
        ("no, such thing", "link can’t be opened"),
        ("#", "link can’t be opened"),
        ("ABC", "No game has this code"),
    ):
        tab.page.evaluate("document.getElementById('notice').textContent = ''")
        tab.page.click("nav [data-action=menu]")
        tab.page.fill("#link", text)
        tab.page.click("[data-action=open]")
        tab.wait_for(f"document.getElementById('notice').textContent.includes({told!r})")


def test_a_code_on_the_pages_own_panel_leads_back_to_it(new_tab, zbar, tmp_path: Path) -> None:
    session, code = finished()
    tab = new_tab().open(f"code={code}")
    tab.wait_to_hear(f"move 1 of {session.moves_made()}")
    tab.press("Backspace")
    tab.wait_to_hear("The score")
    tab.press("Enter")
    tab.wait_to_hear("Novice wins!")
    tab.page.wait_for_timeout(1000)  # a thumb that skips all does not skip the totals
    tab.press("Enter")
    tab.wait_to_hear("Play again")
    tab.choose("Show as QR code")
    picture = tmp_path / "code.png"

    tab.settle()
    tab.picture().save(picture)
    command = ["zbarimg", "--raw", "--quiet", picture]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout.strip() == f"{tab.address}#code={code}"


def test_a_code_off_a_panel_is_looked_back_at(new_tab) -> None:
    session, code = finished()
    tab = new_tab().open(f"code={code}")
    tab.wait_to_hear(f"move 1 of {session.moves_made()}")
    tab.page.wait_for_selector("#course:not([hidden])", timeout=60_000)
    lines = tab.page.locator("#course polyline")
    assert lines.count() == 2
    points = (lines.first.get_attribute("points") or "").split()
    assert len(points) == session.moves_made() + 1, "every move, and the result"
    total = session.game.score(session.state, 0) - session.game.score(session.state, 1)
    assert f": {signed(total).removeprefix('+')} " in tab.page.inner_text("#course") + " "
    across = [point.split(",")[0] for point in points]
    values = r"Player 1 (minus )?\d+, Novice (minus )?\d+\.$"
    assert re.search(r"^Expected lead in points, move by move\. " + values, tab.last())
    lead = "^Lead in points: " + values
    for move in (1, 2):
        heard, mark = tab.times_heard(), tab.page.locator("#course .now")
        expect(mark).to_have_attribute("x1", across[move])  # where we are
        tab.press("ArrowDown")
        assert re.search(lead, tab.wait_to_hear("Lead in points", heard))
    read = tab.press_and_hear("r")
    assert re.search(lead, tab.wait_to_hear("Lead in points", tab.times_heard() - 1))
    assert "Player 1: minus" in read
    assert "move 3 of" in read, "the table as it was is read out, too"
    tab.press("Backspace")
    tab.wait_to_hear("The score")
    assert "game_stones" not in tab.kept(), "a replay is nobody's saved game"
    expect(tab.page.locator("#course")).to_be_visible()
    tab.page.set_viewport_size({"width": 360, "height": 640})  # held upright: there the buttons
    expect(tab.page.locator("#course")).to_be_visible()  # stay below the screen, and large
    tab.settle()
    screen, button = (
        tab.page.locator(it).bounding_box() for it in ("#screen", '[data-switch="BUTTON_A"]')
    )
    assert screen
    assert button
    assert screen["width"] > 180
    assert button["y"] > screen["y"] + screen["height"]
    tab.page.set_viewport_size({"width": 844, "height": 390})
    expect(tab.page.locator("#course")).to_be_hidden()  # there is no room for both
    tab.page.set_viewport_size({"width": 1100, "height": 700})
    tab.page.click('header [data-action="menu"]')
    tab.page.select_option("#board", "pimoroni_picosystem")
    expect(tab.page.locator("#course")).to_be_hidden()  # nobody looks back any more

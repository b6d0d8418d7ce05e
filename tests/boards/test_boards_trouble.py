"""When a wire is loose or the console hangs, on the emulated Pico: it goes on, and says so."""

from pathlib import Path

import pytest
from emulator_tools import DONE, QUIET_MS, Chatter, answer, on_the_desktop, press, settled
from pictures import close
from PIL import Image

import boards
from firmware import main
from firmware.screens import selftest
from input import PRESS, RELEASE, B
from simulator import headless, script
from simulator.board import Board
from simulator.emulator import Handheld

# A console that hangs when B is pressed at the title, but only once.
HANGS = """
import os
import firmware.screens.title as title
from input import B, BUTTON
handle = title.Title.handle
def hang(self, event):
    if event & BUTTON == B and "hung" not in os.listdir("/"):
        open("/hung", "w").close()
        while True:
            pass
    handle(self, event)
title.Title.handle = hang
from console import start
start()
"""
# Waits for what never comes: a hang as good as any, which costs the emulator nothing.
HANGS_AT_ONCE = """
import time
import firmware.screens.title as title
def hang(self, frame, whole):
    while True:
        time.sleep(1)
title.Title.draw = hang
from console import start
start()
"""


def settled_after_hang(handheld: Handheld) -> Image.Image:
    handheld.run_until(lambda: "saves/errors" in handheld.files(), 3000, "a report", every_ms=50)
    return settled(handheld)


def restarted(handheld: Handheld) -> Image.Image:
    sent = handheld.lines.bytes
    handheld.run_until(lambda: handheld.lines.bytes > sent + 10_000, 4000, "a picture")
    return settled(handheld)


def hang(handheld: Handheld) -> None:
    """Until the watchdog has had enough; the thumb stays on the button."""
    resets = len(handheld.resets)
    handheld.press("B")
    handheld.run_until(lambda: len(handheld.resets) > resets, 10_000, "a reset", every_ms=50)


def on_the_desk(folder: Path, thumbs: str, run=main.run) -> dict[str, bytes]:
    return on_the_desktop(boards.named(boards.REFERENCE), thumbs, folder, run=run)


def told_of_hang(board: Board) -> None:
    main.run(board, lambda: None)


# The console hangs


def test_after_a_hang_it_starts_with_the_button_still_down_and_says_so_once(
    firmware_image, tmp_path
):
    handheld = Handheld(firmware_image, files={"main.py": HANGS})
    settled(handheld)
    hang(handheld)
    seen = settled_after_hang(handheld)
    told = on_the_desk(tmp_path / "told", "wait 300\nshot it", told_of_hang)
    assert close(seen, told["it"])
    log = handheld.files()["saves/errors"].decode()
    assert log.count("The console hung, and its watchdog restarted it.") == 1
    handheld.release("B")
    menu = on_the_desk(tmp_path / "menu", "press A\nwait 300\nshot it")
    assert close(press(handheld, "A"), menu["it"])


def test_three_hangs_in_a_row_that_nobody_has_seen_are_enough(firmware_image):
    handheld = Handheld(firmware_image, files={"main.py": HANGS_AT_ONCE}, usb=True)
    handheld.run_until_text("hung 3 times in a row, so it was not started again", 40_000)
    assert len(handheld.resets) == 3
    handheld.run_until_lit(500)
    assert len(handheld.picture().convert("RGB").getcolors(100) or []) > 1, "words on the panel"
    handheld.run(10_000)
    assert len(handheld.resets) == 3
    handheld.type("import machine; machine.reset()\r\n")
    handheld.run_until(lambda: len(handheld.resets) == 4, 1000, "a reset")
    handheld.run_until(lambda: len(handheld.resets) == 5, 10_000, "another try", every_ms=50)


def test_a_reset_that_somebody_asks_for_is_no_hang(firmware_image):
    handheld = Handheld(firmware_image, usb=True)
    title = settled(handheld)
    assert handheld.host
    for how in ("\x04", "import machine; machine.reset()\r\n", "\x04"):
        handheld.run_until(lambda: handheld.host.connected, 3000, "USB")
        handheld.run(100)
        handheld.type("\x03")
        handheld.run_until_text(">>> ", 500)
        handheld.type(how)
        assert restarted(handheld) == title, how
    assert "saves/errors" not in handheld.files()


def test_a_soft_reset_after_a_hang_does_not_tell_of_it_again(firmware_image):
    waits = HANGS.replace("pass", "__import__('time').sleep(1)")
    handheld = Handheld(firmware_image, files={"main.py": waits}, usb=True)
    settled(handheld)
    hang(handheld)
    handheld.release("B")
    assert handheld.host
    handheld.run_until(lambda: handheld.host.connected, 4000, "USB")
    told = settled_after_hang(handheld)
    handheld.type("\x03\x04")
    assert restarted(handheld) != told
    assert handheld.files()["saves/errors"].count(b"The console hung") == 1


# A pin that never rests


def told_of_x(folder: Path) -> bytes:
    """Return what the desktop's console says when X never rests."""

    def run(board: Board) -> None:
        x, edge = board.buttons.names.index("BUTTON_X"), 0
        while not board.buttons.switches.edge(x, edge & 1, edge // 5):
            edge += 1
        main.run(board)

    return on_the_desk(folder, "wait 200\nshot told", run)["told"]


@pytest.mark.parametrize("hz", [20_000, 5_000, 1_500])
def test_a_button_with_a_loose_wire_is_muted_and_named_and_the_others_go_on(
    firmware_image, tmp_path, hz
):
    handheld = Handheld(firmware_image)
    settled(handheld)
    menu = press(handheld, "A")
    chatter = Chatter(handheld, "X", hz)
    handheld.run_until_changed(1500)
    handheld.run_until_quiet(QUIET_MS, 1000)

    assert close(handheld.picture(), told_of_x(tmp_path))
    assert press(handheld, "A") == menu
    before = handheld.ms
    press(handheld, "DOWN")
    assert handheld.last_byte_ms - before < 50, "as quick as ever"
    handheld.run(9_000)
    assert handheld.resets == []
    assert press(handheld, "UP") == menu
    chatter.stop()


@pytest.mark.parametrize("hz", [20_000, 1_500])
def test_a_loose_wire_at_power_on_does_not_keep_the_console_from_starting(
    firmware_image, tmp_path, hz
):
    handheld = Handheld(firmware_image)
    Chatter(handheld, "X", hz)
    assert close(settled(handheld), told_of_x(tmp_path))
    title = press(handheld, "B")  # what was told is read
    assert press(handheld, "DOWN") != title, "another language"
    assert handheld.resets == []


def test_muted_is_one_button_and_only_until_the_next_start(firmware_image):
    handheld = Handheld(firmware_image)
    settled(handheld)
    press(handheld, "A")
    chatter = Chatter(handheld, "DOWN", 20_000)
    handheld.run_until_changed(1500)
    handheld.run_until_quiet(QUIET_MS, 1000)
    chatter.stop()
    menu = press(handheld, "A")
    handheld.tap("DOWN")
    handheld.run(200)
    assert handheld.picture() == menu
    handheld.power_cut()
    handheld.power_on()
    settled(handheld)
    assert press(handheld, "A") == menu
    assert press(handheld, "DOWN") != menu


# Contacts that bounce for long

WORN = (0, 2.5, 9, 14.5, 15)  # when such a contact opens or closes, in milliseconds


def bounce(handheld: Handheld) -> None:
    """Press B with a worn contact, hold it, and let it go."""
    for down in (True, False):
        at = 0.0
        for number, moment in enumerate(WORN):
            handheld.run(moment - at)
            at = moment
            (handheld.press if down ^ number & 1 else handheld.release)("B")
        handheld.run(80)


@pytest.mark.parametrize(("line", "presses"), [("BOUNCE_MS = 20\n", 2), ("", 6)])
def test_a_line_in_the_board_file_makes_worn_contacts_press_once(firmware_image, line, presses):
    def hands(handheld: Handheld) -> None:
        handheld.run_until_pin(DONE, 1, 5_000)
        handheld.run_until_pin(DONE, 0, 5_000)
        bounce(handheld)
        bounce(handheld)

    program = (
        "from input.events import Events\nevents = Events(board.buttons)\nanswer = []\n"
        "done(1)\ndone(0)\nstart = time.ticks_ms()\n"
        "while time.ticks_diff(time.ticks_ms(), start) < 450:\n"
        "    event = events.poll(board.clock.ms())\n"
        "    if event:\n        answer.append(event)\n"
        "    else:\n        board.clock.wait(30)\n"
    )
    seen = answer(firmware_image, program, more=line, while_running=hands)
    assert seen == [PRESS | B, RELEASE | B] * presses


def test_the_self_test_shows_how_long_a_contact_bounces(firmware_image, tmp_path):
    code = "import boards\nfrom firmware.screens.selftest import run\nrun(boards.load())\n"
    handheld = Handheld(firmware_image, files={"main.py": code})
    settled(handheld)
    for _ in range(2):
        handheld.tap("A", 800)
        handheld.run(100)
    bounce(handheld)
    handheld.run_until_quiet(QUIET_MS, 1000)

    def desk(longest: int) -> Image.Image:
        shots = {}

        def camera(board: Board, name: str) -> None:
            shots[name] = board.picture()
            for at in (*WORN[:-1], longest):
                board.buttons.switches.meter.note(board.buttons.names.index("BUTTON_B"), int(at))

        thumbs = "hold A 800\nwait 100\nhold A 800\nwait 100\nshot before\nwait 300\nshot after"
        wiring = boards.named(boards.REFERENCE)
        headless.play(wiring, script.parse(thumbs), tmp_path, camera=camera, run=selftest.run)
        return shots["after"]

    # Two readings of the clock, in whole milliseconds.
    assert any(close(handheld.picture(), told) for told in [desk(15), desk(16)])
    assert not close(desk(15), desk(16))

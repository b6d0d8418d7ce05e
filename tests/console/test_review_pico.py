"""The review on the emulated Pico: the desktop's pictures, in time, and no heap lost."""

from functools import cache
from pathlib import Path

import pytest
from emulator_tools import settled
from pictures import close

import engine
from engine import rng
from engine.players import player
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.words import extra
from simulator.bench.measuring import free
from simulator.bench.programs import program
from simulator.emulator import Handheld
from simulator.emulator.saves import Files
from simulator.emulator.twin import Twin

SEATS = [("", "Anna"), ("novice", "Ben")]
REVIEW_MS = 10_000
HEAP_KB = 8  # that what the end of a game needs may hold until the next table is laid


@cache
def played(name: str) -> Session:
    """Return a finished game of a novice, who makes many mistakes."""
    session, luck = Session.new(name, SEATS, engine.game(name).DEFAULT_OPTIONS, 0, 5), rng.new(5)
    mind, view = player("novice", session.game), bytearray(session.game.SIZE)
    while not session.is_over():
        engine.module(name, "view").view(session.state, session.turn(), view, luck)
        session.play(mind.choose(view, session.turn(), luck))
    return session


def console(image: Path, folder: Path, session: Session, coach: int = 0) -> Twin:
    """Return a console that has this game saved, at its menu, and can tell its free heap."""
    files = Files()
    keep.write(files, "settings", {"language": "en", "coach": coach})
    keep.write(files, "choice", {"game": session.game.NAME})
    session.save(files)
    handheld = Handheld(image, files={**files, "main.py": program("asked")})
    settled(handheld)
    twin = Twin(handheld, folder, files)
    twin.start()
    return twin


def looks_the_same(twin: Twin) -> bool:
    twin.wait(300)
    return close(twin.handheld.picture(), twin.board.picture())


@pytest.mark.slow
@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_review_on_the_pico_is_in_time_and_leads_back_and_forth(
    name: str, firmware_image: Path, tmp_path: Path
) -> None:
    twin = console(firmware_image, tmp_path, played(name))
    handheld, before = twin.handheld, free(twin.handheld)
    twin.choose("menu_continue")
    twin.wait(8000)
    twin.leave_score()
    twin.focus(extra("coach", "review"))
    begun = handheld.ms
    twin.press("A")
    handheld.run_until_quiet(1000, 3 * REVIEW_MS)
    assert handheld.last_byte_ms - begun < REVIEW_MS
    twin.wait(60_000)
    assert looks_the_same(twin), "the worst decision"
    twin.press("DOWN")
    assert looks_the_same(twin), "another one"
    twin.press("A", "B")
    twin.choose("table_leave_unkept")
    assert looks_the_same(twin), "the review again, after playing on from it"
    twin.press("B", "A")  # and once more: now it is left while it thinks
    twin.press("B")
    assert looks_the_same(twin)
    twin.go_home()
    assert looks_the_same(twin)
    assert free(handheld) > before - HEAP_KB * 1024
    assert handheld.panel.complaints == []
    kept = Session.load(Files(handheld.files()), "game_" + name)
    assert kept is not None
    assert kept.state == played(name).state, "nothing is lost"

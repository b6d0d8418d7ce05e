"""Whatever lies where the console keeps its files: it starts, and says what it could not read."""

import json
import os
import subprocess
from binascii import crc32
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sizes import SQUARE

import engine
from boards.store import Store
from firmware import words
from firmware.saves.choice import Choice
from firmware.saves.results import OPPONENTS, Results
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens.mainmenu import MainMenu
from firmware.screens.newgame import NewGame
from firmware.screens.page import Page
from firmware.screens.statistics import StatisticsPage
from simulator.emulator import Handheld
from simulator.emulator.saves import Files
from simulator.emulator.twin import Twin
from simulator.visit import Visit

ROOT = Path(__file__).parents[2]
# What is kept, and the line of the menu behind which it is read.
KEPT = {
    "settings": "",
    "choice": "menu_new",
    "statistics": "menu_statistics",
    "results_cards": "menu_statistics",
}
PICO_HEAP = "192k"


def with_checksum(name: str, body: bytes) -> bytes:
    return f"pocket-keltis {name} 1 {crc32(body):08x}\n".encode() + body


# ---- senseless content under a right checksum

numbers = st.integers() | st.integers(-3, 120) | st.floats() | st.sampled_from((80.0, 2.0, 1e300))
strings = st.text(max_size=20) | st.sampled_from(("", "en", "cards", "novice", "\ud800", "A\nB"))
values = st.recursive(
    st.none() | st.booleans() | numbers | strings,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(strings, inner, max_size=3),
    max_leaves=12,
)
NAMES = (
    *("language", "brightness", "sound", "speed", "sleep"),
    *("game", "count", "first", "seats", "names", "options"),
    *("lines", "goals", "last"),
    *(f"{game}_{opponent}" for game in engine.GAMES for opponent in OPPONENTS),
)
lines = st.lists(numbers | st.integers(0, 9), min_size=3, max_size=6)
facts = st.dictionaries(st.sampled_from(NAMES) | strings, values | lines, max_size=12)


def close_pages(visit: Visit) -> None:
    """Read and close whatever is told."""
    while visit.told:
        visit.press("A")


@given(values | facts)
@settings(max_examples=80, deadline=None)
def test_no_json_under_a_right_checksum_stops_the_console(tmp_path_factory, value) -> None:
    folder = tmp_path_factory.mktemp("saves")
    for name in KEPT:
        (folder / name).write_bytes(with_checksum(name, json.dumps(value).encode()))
    visit = Visit(folder, SQUARE)
    visit.start()
    for line in KEPT.values():
        close_pages(visit)
        if line:
            visit.choose(line)
            close_pages(visit)
            visit.press("DOWN", "DOWN", "B")
    stage, board = visit.stage, visit.board
    Settings(board.store).save()
    Choice(board.store).save()
    Session.new("dice", Choice(board.store).table(), 0, 0, 1).save(board.store)
    Results(board.store, "cards").write()
    for page in (StatisticsPage(), NewGame(stage), MainMenu()):
        stage.open(page)
        stage._show()


ODD = {
    "nothing": b"",
    "no object": b"[1, 2, 3]",
    "null": b"null",
    "no JSON": b"{'language'}",
    "no UTF-8": b'{"language": "\xff\xfe"}',
    "deep": b"[" * 900 + b"]" * 900,
    "deep objects": b'{"seats":' * 450 + b"4" + b"}" * 450,
    "twice": b'{"count": 4, "count": 2.0, "seats": 4, "seats": {}, "options": [], "names": 5}',
    "large": b'{"brightness": ' + b"9" * 1500 + b', "cards_club": [1e400, -1e400, 3, 4]}',
    "zeros": b'{"cards_club": [0, 0, 0, 0], "dice_people": [0, 1, 2, 3]}',
    "too long": b'{"language": "de", "more": "' + b"x" * 5000 + b'"}',
    "much too long": b'{"language": "de", "more": "' + b"x" * 300_000 + b'"}',
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", KEPT)
def test_odd_content_is_ignored_or_set_aside_and_told(tmp_path: Path, name: str, odd: str) -> None:
    data = with_checksum(name, ODD[odd])
    (tmp_path / name).write_bytes(data)
    if name != "settings":
        Settings(Store(str(tmp_path))).save()
    visit = Visit(tmp_path, SQUARE, language="en")
    visit.start()
    if KEPT[name]:
        visit.choose(KEPT[name])
    visit.wait(500)
    aside = tmp_path / f"{name}.bad"
    assert isinstance(visit.top, Page) == aside.exists()
    assert aside.exists() == (odd not in ("twice", "large", "zeros"))
    if aside.exists():
        assert aside.read_bytes() == data
    assert words.language == "en"


def test_micropython_with_the_heap_of_a_pico_reads_it_too(
    micropython: Path, tmp_path: Path
) -> None:
    for number, body in enumerate(ODD.values()):
        (tmp_path / str(number)).mkdir()
        for name in KEPT:
            (tmp_path / str(number) / name).write_bytes(with_checksum(name, body))
        (tmp_path / str(number) / "game").write_bytes(bytes(60_000))
    code = f"import odd_files; odd_files.read_all({str(tmp_path)!r}, {len(ODD)})"
    done = subprocess.run(
        [micropython, "-X", f"heapsize={PICO_HEAP}", "-c", code],
        env={**os.environ, "MICROPYPATH": f"{ROOT}:{ROOT / 'tests' / 'device'}"},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert done.stdout == len(ODD) * "game.bad []\nread\n"


@pytest.mark.slow
def test_files_too_large_for_the_heap_are_set_aside_on_the_pico(
    firmware_image: Path, tmp_path: Path
) -> None:
    large = dict(zip((*KEPT, "game"), (200, 100, 100, 100, 60), strict=True))
    content = {f"saves/{name}": bytes(1024 * size) for name, size in large.items()}
    handheld = Handheld(firmware_image, files=content, usb=True)
    handheld.run_until_lit(3000)
    visit = Twin(handheld, tmp_path)
    visit.start()
    for line in ("menu_continue", "menu_statistics", "menu_new"):
        close_pages(visit)
        visit.choose(line)
        close_pages(visit)
        if line != "menu_continue":
            visit.press("B")
    assert "Traceback" not in handheld.text
    now = Files(handheld.files())
    assert now.read("errors") is None
    for name in large:
        assert now.read(f"{name}.bad") == content[f"saves/{name}"]

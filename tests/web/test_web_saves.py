"""Nothing is lost: reload, offline, damage, two tabs, other browsers and other consoles."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from web_tab import Tab

import engine
from boards.store import Store
from firmware.saves.session import Session
from simulator.records import records

FILE = "game_stones"
NEW_GAME = "game=stones&seats=you,novice&deal=5"


def saved(files: dict[str, bytes]) -> Session | None:
    """Open the game in kept files with the simulator's own code."""

    class Shelf:
        def read(self, name: str) -> bytes | None:
            return files.get(name)

    return Session.load(Shelf())


def play_a_little(tab: Tab) -> dict[str, bytes]:
    """Turn up a tile and decide: then a turn is over, and is kept."""
    tab.open(NEW_GAME)
    tab.wait_to_hear("Turn up a tile")
    tab.press("Enter")
    tab.wait_to_hear("Lay ")
    tab.press("Enter", "Enter", "Enter")

    def enough(files: dict[str, bytes]) -> bool:
        session = saved(files)  # once the other one has played, too, nothing happens by itself
        return session is not None and session.moves_made() >= 2 and session.turn() == 0

    tab.wait_until_kept(enough)
    tab.settle()
    return tab.kept()


def test_a_game_goes_on_after_a_reload(new_tab) -> None:
    tab = new_tab()
    before = saved(play_a_little(tab))
    assert before
    tab.reload()
    tab.press("Enter")
    tab.wait_to_hear("Continue")
    tab.press("Enter")
    tab.wait_to_hear("Player 1")
    after = saved(tab.kept())
    assert after
    assert after.moves_made() >= before.moves_made()
    assert [after.move_at(n) for n in range(before.moves_made())] == [
        before.move_at(n) for n in range(before.moves_made())
    ]


def test_after_the_first_visit_it_works_offline(new_tab) -> None:
    tab = new_tab().open()
    tab.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tab.page.context.set_offline(True)
    tab.reload()
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.page.evaluate("document.getElementById('board').value = 'pimoroni_picosystem'")
    tab.page.dispatch_event("#board", "change")
    tab.wait_until_on()
    tab.page.context.set_offline(False)
    answer = tab.page.goto(tab.address + "some/where")
    assert answer
    assert answer.status == 404, "which is no name of the page"
    tab.page.goto(tab.address)
    tab.errors.clear()  # of the browser, that it is not there


def test_a_damaged_save_is_set_aside_and_told(new_tab) -> None:
    tab = new_tab()
    play_a_little(tab)
    damaged = bytearray(tab.kept()[FILE])
    damaged[40] ^= 255
    tab.keep({FILE: bytes(damaged)})
    tab.reload()
    tab.press("Enter")
    tab.wait_to_hear("Continue")
    tab.press("Enter")
    tab.wait_to_hear("can’t be read")
    aside = tab.wait_until_kept(lambda files: f"{FILE}.bad" in files)[f"{FILE}.bad"]
    assert aside == damaged


def test_what_else_lies_in_the_store_stops_nobody_and_stays(new_tab) -> None:
    """Another page of the same address may have left it."""
    tab, strange = new_tab(locale="de"), {"a/b": b"1", "..": b"2", "": b"3", "settings": bytes(20)}
    tab.keep(strange)
    tab.open()
    assert "Deutsch" in tab.heard()[0], "the browser's, where nobody can read what was set"
    tab.press("Enter")
    tab.wait_to_hear("war nicht lesbar")
    kept = tab.wait_until_kept(lambda files: "settings.bad" in files)
    assert kept.items() >= {name: strange[name] for name in ("a/b", "..", "")}.items()


def test_a_store_that_can_not_be_opened_is_formatted_only_when_asked(new_tab) -> None:
    tab = new_tab()
    tab.keep_by_a_later_version()
    tab.open()
    tab.page.wait_for_selector("#notice:not([hidden])")
    tab.press("Enter")
    tab.wait_to_hear("Nothing was erased")
    versions = "indexedDB.databases().then((all) => all.map((one) => one.version))"
    assert tab.page.evaluate(versions) == [9]
    tab.press("Enter")
    tab.wait_to_hear("erases everything")
    tab.press("Enter")
    tab.wait_to_hear("Learn to play")
    tab.wait_for(f"{versions}.then(([version]) => version === 1)")


def test_a_second_tab_says_so_and_harms_nothing(new_tab) -> None:
    first = new_tab()
    before = play_a_little(first)
    second = Tab(first.page.context, first.address)
    second.page.goto(second.address)
    second.page.wait_for_selector("#question[open]")
    assert "another tab" in second.page.inner_text("#question-text")
    assert second.heard() == []
    assert first.kept() == before
    second.page.get_by_role("button", name="Play here").click()
    second.wait_until_on()
    first.page.wait_for_selector("#question[open]")
    assert "another tab" in first.page.inner_text("#question-text")
    second.press("Enter")
    second.wait_to_hear("Continue")
    second.page.close()
    first.wait_for("!document.getElementById('question').open")  # now it is free again
    first.wait_until_on()
    second.page = first.page


def test_everything_leaves_as_one_file_and_comes_back_in_another_browser(
    new_tab, tmp_path: Path
) -> None:
    tab = new_tab().open()
    tab.page.get_by_role("button", name="Menu").click()
    tab.page.get_by_role("button", name="Save everything").click()
    tab.wait_for("document.getElementById('notice').textContent.includes('nothing to save yet')")
    kept = play_a_little(tab)
    tab.page.get_by_role("button", name="Menu").click()
    with tab.page.expect_download() as download:
        tab.page.get_by_role("button", name="Save everything").click()
    path = tmp_path / "saves.zip"
    download.value.save_as(path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    assert saved(files)
    assert set(files) >= set(kept)
    other = new_tab().open()
    load(other, path)
    other.page.get_by_role("button", name="Replace").click()
    other.wait_until_kept(lambda there: there.get(FILE) == files[FILE])
    other.wait_until_on()
    other.press("Enter")
    other.wait_to_hear("Continue")


def zipped(**files: bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def load(tab: Tab, path: Path) -> None:
    tab.page.set_input_files("#file", path)


def test_a_save_of_the_simulator_is_opened(new_tab, tmp_path: Path) -> None:
    """Packed by another program, and compressed, as people do it."""
    folder = tmp_path / "saves"
    session = Session.new(engine.GAMES[2], [("", "Zsófi"), ("club", "Club")], 0, 0, 3)
    session.save(Store(str(folder)))
    content = (folder / session.file).read_bytes()
    path = tmp_path / "mine.zip"
    beside = {"__MACOSX/._x": b"\0", ".DS_Store": b"\0", "main.py": b"import firmware"}
    path.write_bytes(zipped(**{f"saves/{session.file}": content}, **beside))
    tab = new_tab().open()
    load(tab, path)
    tab.page.get_by_role("button", name="Replace").click()
    there = tab.wait_until_kept(lambda there: there.get(session.file) == content)
    assert there.keys().isdisjoint(beside)
    tab.wait_until_on()
    tab.press("Enter")
    tab.wait_to_hear("Continue")
    tab.press("Enter")
    tab.wait_to_hear("Zsófi")


def test_what_is_no_file_of_ours_changes_nothing(new_tab, tmp_path: Path) -> None:
    tab = new_tab()
    before = play_a_little(tab)
    for name, content in (
        ("cat.png", b"\x89PNG"),
        ("x.zip", b"PK\x03\x04 broken"),
        ("a", b""),
        ("large.zip", b"PK" + bytes(1 << 21)),
        ("settings", b"nonsense"),
        ("results_dice", b"pocket-keltis"),
        ("game_stones", before[FILE][:-1]),
        ("holiday.zip", zipped(**{"readme.txt": b"hello", "notes": b"x"})),
        ("up.zip", zipped(**{"../../etc": b"x"})),
        ("damaged.zip", zipped(game_stones=before[FILE], game_dice=b"\x01")),
    ):
        path = tmp_path / name
        path.write_bytes(content)
        load(tab, path)
        tab.wait_for(f"document.getElementById('notice').textContent.includes({name!r})")
    assert tab.kept() == before


@pytest.mark.parametrize("load", [load, Tab.drop], ids=["chosen", "dropped"])
def test_a_recorded_game_is_looked_back_at(load, new_tab, tmp_path: Path) -> None:
    record = records.record("cards", ["expert", "club"], 9, 0, {}, False)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    tab = new_tab()
    play_a_little(tab)
    load(tab, path)
    total = replayed_moves(record)
    tab.wait_to_hear(f"move 1 of {total}")
    assert f"move 2 of {total}" in tab.press_and_hear("ArrowDown")
    assert saved(tab.kept()), "the game that was on the table is still saved"
    path.write_text(json.dumps({**record, "seed": 10}))
    load(tab, path)
    tab.wait_for("document.getElementById('notice').textContent.includes('move')")


def replayed_moves(record: dict) -> int:
    from simulator.records.again import session_of

    return session_of(json.dumps(record)).moves_made()

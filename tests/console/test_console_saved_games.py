"""A saved game is played again when it is read: what is none is found out before it is used."""

import base64
import random
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from failing import Failing
from in_progress import played

import engine
from boards.store import Store
from engine.errors import GameError
from engine.state import pack, unpack
from firmware import games
from firmware.saves import keep, slots
from firmware.saves.session import Session
from firmware.screens.mainmenu import MainMenu
from firmware.screens.page import Page
from firmware.screens.statistics import text
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.table.teller import Teller
from simulator.emulator.saves import Files
from simulator.soak.saves import games_counted
from simulator.visit import PowerCut, Visit

SEATS = [("", "Anna"), ("random", "Robi"), ("", "Bea")]


def tell_all(session: Session) -> None:
    """Go through the whole game, as somebody who looks back."""
    teller = Teller(session)
    teller.go_to(session.first_kept())
    while teller.next():
        pass
    assert teller.after == session.state


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_tampered_log_is_refused_before_it_is_used(name: str) -> None:
    good = played(name, SEATS, 40)
    pick = random.Random(2)
    refused = 0
    for index in range(len(good._log)):
        for wrong in (good._log[index] ^ 1 << 14, pick.randrange(1 << 16), 0):
            tampered = played(name, SEATS, 40)
            tampered._log[index] = wrong
            files = Files()
            tampered.save(files)
            try:
                loaded = Session.load(files)
            except GameError:
                refused += 1
            else:
                assert loaded is not None
                tell_all(loaded)  # another way to the same place, and a legal one
    assert refused > 100


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_log_that_leads_elsewhere_is_refused(name: str) -> None:
    for change in ("shorter", "other base", "sealed"):
        tampered = played(name, SEATS, 40)
        if change == "shorter":
            tampered._log = tampered._log[:-1]
        elif change == "other base":
            tampered._base = bytes(played(name, SEATS, 1).state)
        else:
            tampered._start, tampered._sealed = 9, 3
        files = Files()
        tampered.save(files)
        with pytest.raises(GameError, match=r"."):
            Session.load(files)


@pytest.mark.parametrize("name", engine.GAMES)
def test_no_wrong_byte_under_a_right_checksum_breaks_the_game_later(name: str) -> None:
    files = Files()
    played(name, SEATS, 25).save(files)
    data = unpack(files[f"saves/game_{name}"])
    pick = random.Random(3)
    for at in range(len(data)):
        wrong = bytearray(data)
        wrong[at] ^= pick.randrange(1, 256)
        files[f"saves/game_{name}"] = pack(wrong)
        try:
            loaded = Session.load(files, f"game_{name}")
        except GameError:
            continue
        assert loaded is not None
        tell_all(loaded)
        loaded.can_undo()
        loaded.undo()


def test_a_tampered_game_is_set_aside_and_told_of(tmp_path: Path) -> None:
    tampered = played("cards", SEATS, 40)
    tampered._log[5] = 0
    tampered.save(Store(str(tmp_path)))
    for patience in (3000, 0):  # so the table could be laid ready, or not
        tampered.save(Store(str(tmp_path)))
        visit = Visit(tmp_path)
        visit.start()
        visit.wait(patience)
        visit.choose("menu_continue")
        visit.wait(300)
        assert isinstance(visit.top, Page)
        assert not (tmp_path / "game_cards").exists()


# ---- files of version 1.0.0

DICE = """
eNpjZGJgYDk6oaiYJTmnNInFG0ice93Rl+ooyAACnFA8AYjbGJgZ+hx4HZyAIo0OYg4tDIxMQN0MjAxPitg/xaiIMDAys0qA
dHGDAAMWwI8FMFAPQNzDzOB73vqT6FJVoHuYxRlBPuDi4uZmgihhRNYgCXYBEwMR7mGEk0wwISZC7ll1suINAMmVGRo=
"""
STONES = """
eNqdT7tSAkEQnN3lTkHkDQcryAkoz1N8gInBXGTmP1jWBSZnpIlGRkZ+gR9gaOpPmJuZ+xM269VhFZjQWzPTOz29NSukoIQf
hpd2eHN3fRWoi+D24/vpOfDzNMM94gHximBSxOwzU4byEWujOwFvgFvgPrjHzHXumIkxchWapjT/qj53I69PUy6Ct7iJPIz0
XFSTqKlosmRqP/aRyYX4xcVaNnVAi8qInH997p9bJe4KIfF7QZ/em/f4ck7LkV0CWg0qn+m0Jw0r7dXHVT3tNout4V7uOJmq
lfqCCtty8+jQLg9Otpz90cF6wt3J7m5U1npmT0Hxnqc9ZeFIZUk5f1xrXXNdx9V6vqeCFUcIJYUCgUdKqZThSLOONDMQzDAA
fbU938++7B/iLUvL
"""


def old(text: str) -> bytes:
    return zlib.decompress(base64.b64decode(text))


def test_a_game_of_version_1_0_0_goes_on(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(old(DICE))
    visit = Visit(tmp_path)
    visit.resume()
    table = visit.top
    assert isinstance(table, Table)
    assert table.session.seats == [("", "Őrs"), ("club", "Klub")]
    assert table.session.moves_made() == 9


def test_a_game_that_version_1_0_0_has_counted_is_not_counted_again(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    (tmp_path / "game").write_bytes(old(STONES))
    keep.write(store, "statistics", {"stones_novice": [2, 1, 7, 5], "dice_people": [1, 0, -4, -4]})
    visit = Visit(tmp_path)
    visit.start()
    visit.wait(500)
    assert "menu_continue" not in visit.lines
    visit.choose("menu_statistics")
    visit.press("DOWN", "A")
    visit.choose(text("last_score"))
    visit.wait(9000)
    assert isinstance(visit.top, Scoring)
    assert games_counted(store, ["stones"]) == 2
    assert games_counted(store, ["dice"]) == 1


# ---- one saved game for each game


def all_saved(folder: Path) -> dict[str, bytes]:
    store = Store(str(folder))
    return {name: store.read(name) or b"" for name in store.names() if name.startswith("game")}


@pytest.mark.parametrize("waits", [False, True])
def test_a_game_of_version_1_0_0_is_carried_over(tmp_path: Path, waits: bool) -> None:
    (tmp_path / "game").write_bytes(old(DICE))
    visit = Visit(tmp_path)
    visit.start()
    if waits:
        visit.wait(1000)
        assert all_saved(tmp_path) == {"game": b"", "game_dice": old(DICE)}
    visit.choose("menu_continue")
    assert visit.table.session.moves_made() == 9
    visit.leave()
    again = Visit(tmp_path)
    again.resume()
    assert again.table.session.game.NAME == "dice"


def test_power_that_fails_while_a_game_is_carried_over_loses_nothing(tmp_path: Path) -> None:
    for step in range(9):
        folder = tmp_path / str(step)
        folder.mkdir()
        (folder / "game").write_bytes(old(DICE))
        store = Failing(folder, step)
        with suppress(PowerCut):
            slots.carry_over(store)
        assert old(DICE) in all_saved(folder).values()
        visit = Visit(folder)
        visit.start()
        visit.wait(1000)
        visit.choose("menu_continue")
        assert visit.table.session.moves_made() == 9
        assert all_saved(folder) == {"game": b"", "game_dice": old(DICE)}


def test_two_games_of_a_kind_from_two_versions_both_wait(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    (tmp_path / "game").write_bytes(old(DICE))
    newer = played("dice", SEATS, 4)
    newer.save(store)
    before = all_saved(tmp_path)
    visit = Visit(tmp_path)
    visit.start()
    visit.wait(1000)
    assert all_saved(tmp_path) == before
    visit.choose("menu_continue")
    assert len(visit.lines) == 2
    visit.choose("error_game")
    assert visit.table.session.moves_made() == 9


def test_a_damaged_game_of_version_1_0_0_stays_until_it_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(old(DICE)[:-9])
    visit = Visit(tmp_path)
    visit.start()
    visit.wait(1000)
    assert all_saved(tmp_path) == {"game": old(DICE)[:-9]}
    visit.choose("menu_continue")
    assert "game.bad" in visit.told


def test_each_game_waits_while_another_is_played(tmp_path: Path) -> None:
    """Three games, begun one after the other, all go on where they were left."""
    moves = {}
    for name in engine.GAMES:
        visit = Visit(tmp_path, seed=5)
        visit.start()
        visit.choose("menu_new")
        visit.set("new_game", games.title(name))
        visit.choose("new_start")
        assert not visit.told, "only a game of its own kind would be replaced"
        visit.press("A", "A")
        visit.leave()
        moves[name] = visit_moves(tmp_path, name)
    for name in engine.GAMES:
        visit = Visit(tmp_path)
        visit.start()
        visit.choose("menu_continue")
        assert visit.lines != [], "they are offered"
        visit.choose(games.title(name))
        assert name == visit.table.session.game.NAME
        assert visit.table.session.moves_made() == moves[name]
        visit.leave()
        assert visit.menu.items[visit.menu.chosen]._name == "menu_continue"


def visit_moves(folder: Path, name: str) -> int:
    session = Session.load(Store(str(folder)), slots.file_of(name))
    assert session
    return session.moves_made()


def test_the_game_in_focus_is_laid_ready(tmp_path: Path) -> None:
    for name in engine.GAMES:
        played(name, SEATS, 8).save(Store(str(tmp_path)))
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_continue")
    visit.focus(games.title("dice"))
    visit.wait(3000)
    ready = visit.top._table
    assert ready is not None
    assert ready.session.game.NAME == "dice"
    visit.press("A")
    assert visit.top is ready or visit.table is ready


def test_a_new_game_asks_only_where_one_of_its_kind_waits(tmp_path: Path) -> None:
    played("stones", SEATS, 8).save(Store(str(tmp_path)))
    for name, asked in (("stones", True), ("dice", False)):
        visit = Visit(tmp_path)
        visit.start()
        visit.choose("menu_new")
        visit.set("new_game", games.title(name))
        visit.choose("new_start")
        assert bool(visit.told) == asked


def test_a_score_can_be_looked_at_again_until_the_next_game_of_its_kind(tmp_path: Path) -> None:
    session = played("stones", [("", "Anna"), ("random", "Robi")], None)
    session.save(Store(str(tmp_path)))
    visit = Visit(tmp_path)
    visit.resume()
    visit.skip()
    visit.wait(9000)
    visit.press("B")
    assert "menu_continue" not in visit.lines
    for _ in range(2):
        visit = Visit(tmp_path)
        visit.start()
        visit.choose("menu_statistics")
        visit.press("DOWN", "A")
        visit.choose(text("last_score"))
        assert isinstance(visit.top, Scoring)
        assert visit.top._session.state == session.state
        assert games_counted(Store(str(tmp_path)), ["stones"]) == 1
    visit.press("B")
    visit.wait(1000)
    visit.press("B", "B", "B", "B")
    assert isinstance(visit.top, MainMenu)

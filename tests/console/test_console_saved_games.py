"""A saved game is played again when it is read: what is none is found out before it is used."""

import base64
import random
import zlib
from pathlib import Path

import pytest
from in_progress import played
from visit import Visit

import engine
from boards.store import Store
from engine.errors import GameError
from engine.state import pack, unpack
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.screens.page import Page
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.table.teller import Teller
from simulator.emulator.saves import Files
from simulator.soak.saves import games_counted

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
    data = unpack(files["saves/game"])
    pick = random.Random(3)
    for at in range(len(data)):
        wrong = bytearray(data)
        wrong[at] ^= pick.randrange(1, 256)
        files["saves/game"] = pack(wrong)
        try:
            loaded = Session.load(files)
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
        assert not (tmp_path / "game").exists()


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
    visit.resume()
    visit.skip()
    visit.wait(9000)
    assert isinstance(visit.top, Scoring)
    assert games_counted(store, ["stones"]) == 2

"""The device's figures: of what they are told to be, or told as failed."""

import pytest

from firmware import errors
from firmware.saves.session import Session
from simulator.bench.device import check_table, row, rows_of
from simulator.bench.measuring import ProgramFailed
from simulator.emulator.saves import Files

SEATS = [("", "Anna"), ("novice", "Ben")]


def files_of(game: str) -> Files:
    files = Files()
    Session.new(game, SEATS, 0, 0, 1).save(files)
    return files


def test_a_table_that_was_opened_has_left_its_game() -> None:
    check_table(files_of("stones"), "stones")
    with pytest.raises(ProgramFailed, match="no table of dice was opened"):
        check_table(files_of("stones"), "dice")
    with pytest.raises(ProgramFailed, match="no table of cards was opened"):
        check_table(Files(), "cards")


def test_an_error_page_is_no_table() -> None:
    files = files_of("dice")

    class Board:
        name = "a board"
        store = files

    errors.keep(Board, "Traceback (most recent call last):\nValueError: no such tile")
    with pytest.raises(ProgramFailed, match="ValueError: no such tile"):
        check_table(files, "dice")


def test_a_part_that_breaks_keeps_its_lines_and_says_why() -> None:
    def part(image: bytes):
        yield row("first", 3, 5, "ms")
        raise ProgramFailed("no table")

    first, failure = rows_of(part, b"")
    assert first == {"what": "first", "measured": 3, "budget": 5, "unit": "ms", "met": True}
    assert failure["what"] == "part FAILED: no table"
    assert failure["met"] is False

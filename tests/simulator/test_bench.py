"""The device's figures: of what they are told to be, or told as failed."""

import json

import pytest

from firmware import errors
from firmware.saves.session import Session
from simulator.bench import browser
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


def test_a_block_of_the_page_is_what_its_own_thread_has_worked() -> None:
    """Neither other threads count, nor the time that the thread has waited for a processor."""
    events = [
        {"name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "CrRendererMain"}},
        {"name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "DedicatedWorker"}},
        {"name": "RunTask", "pid": 1, "tid": 1, "dur": 99_000, "tdur": 7_000},
        {"name": "RunMicrotasks", "pid": 1, "tid": 1, "dur": 30_000, "tdur": 12_500},
        {"name": "RunTask", "pid": 1, "tid": 2, "dur": 80_000, "tdur": 80_000},
        {"name": "a moment", "pid": 1, "tid": 1},
    ]
    assert browser._longest_task(json.dumps({"traceEvents": events}).encode()) == 12.5

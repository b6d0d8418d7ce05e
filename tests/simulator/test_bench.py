"""The device's figures: of what they are told to be, or told as failed."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import engine
from engine import players, rng
from firmware import errors
from firmware.saves.session import Session
from simulator.bench import browser, longest
from simulator.bench.device import check_table, rows_of, think
from simulator.bench.measuring import ProgramFailed
from simulator.bench.rows import row
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


def test_an_expert_in_the_page_thinks_as_long_as_its_own_thread_has_worked() -> None:
    """From each time that it is said to think until the next thing is said."""
    events = [
        {"name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "CrRendererMain"}},
        {"name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "DedicatedWorker thread"}},
        {"name": "said Expert is thinking…", "pid": 1, "tid": 1, "ts": 100_000},
        {"name": "RunTask", "pid": 1, "tid": 2, "ts": 90_000, "tdur": 5_000},
        {"name": "RunTask", "pid": 1, "tid": 2, "ts": 110_000, "dur": 90_000, "tdur": 31_000},
        {"name": "a part of it", "pid": 1, "tid": 2, "ts": 110_000, "tdur": 30_000},
        {"name": "RunTask", "pid": 1, "tid": 1, "ts": 120_000, "tdur": 50_000},
        {"name": "RunTask", "pid": 1, "tid": 2, "ts": 210_000, "tdur": 12_000},
        {"name": "said Expert: blue 4", "pid": 1, "tid": 1, "ts": 300_000},
        {"name": "RunTask", "pid": 1, "tid": 2, "ts": 310_000, "tdur": 70_000},
        {"name": "said Anna", "pid": 1, "tid": 1, "ts": 400_000},
    ]
    assert browser._decisions(events) == [43]


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_longest_decisions_are_those_of_whole_games_and_come_out_the_same(
    game: str,
) -> None:
    found = longest.longest(game, "club", 1)
    assert [decision.seats for decision in found] == [2, 2, 3, 3, 4, 4]
    mind = players.player("club", engine.game(game))
    for decision in found:
        luck = bytearray(decision.luck)
        assert mind.choose(bytearray(decision.view), decision.seat, luck) == decision.move


def test_a_decision_on_the_pico_is_timed_and_is_the_one_of_this_computer(
    firmware_image: Path, monkeypatch
) -> None:
    image = firmware_image.read_bytes()
    game = engine.GAMES[-1]
    assert 1 < think(image, game, "club") < 150
    other = replace(longest.longest(game, "club")[0], move=9999)
    monkeypatch.setattr(longest, "longest", lambda *_: (other,))
    with pytest.raises(ProgramFailed, match="other moves"):
        think(image, game, "club")


def test_a_card_expert_is_in_time_where_it_has_most_to_think_about(
    firmware_image: Path, monkeypatch
) -> None:
    """A first move, when nearly every card can be laid: it once took 1.65 s."""
    game = engine.game("cards")
    state, luck = game.new_game(2, 105, 1), rng.new(2005)
    view = bytearray(game.SIZE)
    engine.module("cards", "view").view(state, 1, view, luck)
    decision = longest._decide(players.player("expert", game), 2, view, 1, luck)
    monkeypatch.setattr(longest, "longest", lambda *_: (decision,))
    assert 500 < think(firmware_image.read_bytes(), "cards", "expert") < 1300

"""What is counted of finished games: for whom, against whom, and never twice."""

import random
from array import array
from binascii import crc32
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from boards.store import Store
from firmware.saves import goals, keep
from firmware.saves.choice import Choice
from firmware.saves.results import (
    COURSE,
    LONGEST,
    OPPONENTS,
    PERSON,
    PLAYED,
    STREAK,
    SUM,
    UNAIDED,
    WON,
    Results,
)
from firmware.saves.session import Session
from firmware.screens.results import goal_text
from firmware.screens.statistics import text
from simulator.visit import Visit

_VALUE = st.sampled_from([None, True, -1, 0, 2, 1 << 40, "", "Anna", [], [3], [None], {}])
ANYTHING = _VALUE | st.lists(_VALUE | st.lists(_VALUE, max_size=12), max_size=3)


def finished(name: str, seats: list, seed: int) -> Session:
    """Return a game that was played to its end at random."""
    session, luck = Session.new(name, seats, 0, 0, seed), random.Random(seed)
    legal = array("H", bytes(2 * session.game.MOST_MOVES))
    while not session.is_over():
        session.play(legal[luck.randrange(session.game.legal_moves(session.state, legal))])
    return session


def totals(session: Session) -> list[int]:
    return [session.game.score(session.state, seat) for seat in range(len(session.seats))]


def test_every_person_is_counted_with_their_opponent_and_seats(tmp_path: Path) -> None:
    store, luck = Store(str(tmp_path)), random.Random(3)
    played = []
    for seed in range(20):
        people = [("", name) for name in luck.sample(["Anna", "Ben", "Zoë"], luck.randrange(1, 3))]
        machines = [(luck.choice(["novice", "club"]), "Robi")] * luck.randrange(1, 3)
        played.append(finished("stones", people + machines, seed))
        Results(store, "stones").note(played[-1])
    lines = Results(store, "stones").lines
    for person, opponent, seats, *_ in lines:
        games = [
            (game, [name for _, name in game.seats].index(person))
            for game in played
            if ("", person) in game.seats
            and len(game.seats) == seats
            and max(OPPONENTS.index(level) for level, _ in game.seats if level) == opponent
        ]
        points = [totals(game)[seat] for game, seat in games]
        won = [totals(game)[seat] == max(totals(game)) for game, seat in games]
        streaks = "".join("x" if one else " " for one in won)
        (line,) = [one for one in lines if one[:PLAYED] == [person, opponent, seats]]
        assert line[PLAYED:SUM] == [len(points), sum(won), max(points)]
        assert line[SUM] == sum(points)
        assert line[COURSE] == points[-12:]
        assert line[STREAK] == len(streaks) - len(streaks.rstrip("x"))
        assert line[LONGEST] == max(map(len, streaks.split(" ")))
    assert sum(line[PLAYED] for line in lines) == sum(
        level == "" for game in played for level, _ in game.seats
    )


def test_a_game_is_counted_once_however_often_it_is_noted(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    game = finished("dice", [("", "Anna"), ("club", "Robi")], 1)
    for _ in range(3):
        Results(store, "dice").note(game)
    assert [line[PLAYED] for line in Results(store, "dice").lines] == [1]


def test_machines_among_themselves_are_not_counted(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    Results(store, "dice").note(finished("dice", [("novice", "A"), ("club", "B")], 1))
    assert store.names() == []


def test_only_a_win_without_a_hint_counts_as_one(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    for seed in range(6):
        game = finished("stones", [("", "Anna"), ("", "Ben")], seed)
        winner = totals(game).index(max(totals(game)))
        game.aided = (0, 1 << winner, 1 << 1 - winner)[seed % 3]
        Results(store, "stones").note(game)
    lines = Results(store, "stones").lines
    assert sum(line[WON] for line in lines) == 6
    assert sum(line[UNAIDED] for line in lines) == 4


def test_what_nobody_has_used_for_long_is_added_up_and_never_lost(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    for seed in range(40):
        Results(store, "dice").note(finished("dice", [("", f"P{seed}"), ("club", "R")], seed))
    lines = Results(store, "dice").lines
    assert sum(line[PLAYED] for line in lines) == 40
    assert {f"P{seed}" for seed in range(30, 40)} <= {line[PERSON] for line in lines}


def test_the_longest_results_that_there_can_be_are_read_again(tmp_path: Path) -> None:
    """Many people with long names, whose letters take most room in a file, after years."""
    store, name = Store(str(tmp_path)), "ŐŰÖÜÓÁÉÍÚŐŰ"
    results, levels = Results(store, "dice"), ("novice", "club", "expert")
    results.goals = list(goals.keys_of("dice"))
    for seed in range(60):
        seats = [("", name + chr(ord("A") + seed % 26)), (levels[seed % 3], "R")]
        results.note(finished("dice", seats, seed))
        for line in results.lines:
            line[PLAYED] = line[WON] = line[UNAIDED] = 99_999
            line[SUM], line[COURSE] = -2_000_000, [-19] * 12
    results.write()
    assert keep.read(store, "results_dice")["lines"] == results.lines
    assert not keep.damaged
    assert len(results.lines) > 14


def test_what_the_first_version_has_counted_is_carried_over(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    keep.write(
        store, "statistics", {"stones_club": [7, 3, 41, 99], "dice_people": [2, 1, 5, 6, 77]}
    )
    (line,) = Results(store, "stones").lines
    assert line[:STREAK] == ["", OPPONENTS.index("club"), 0, 7, 3, 41, 99]
    Results(store, "stones").note(finished("stones", [("", "Anna"), ("club", "R")], 1))
    assert sum(line[PLAYED] for line in Results(store, "stones").lines) == 8
    assert keep.read(store, "statistics")["stones_club"] == [7, 3, 41, 99]


def test_a_game_that_the_first_version_has_counted_is_not_counted_again(tmp_path: Path) -> None:
    """Power was cut after that, so that the game still waits with its score."""
    store, game = Store(str(tmp_path)), finished("stones", [("", "Anna"), ("club", "R")], 1)
    old = {"stones_novice": [1, 0, 4, 4, 5], "stones_club": [7, 3, 41, 99, crc32(game.state)]}
    keep.write(store, "statistics", old)
    assert Results(store, "stones").note(game) == []
    assert sum(line[PLAYED] for line in Results(store, "stones").lines) == 8
    Results(store, "stones").note(finished("stones", [("", "Anna"), ("club", "R")], 2))
    assert sum(line[PLAYED] for line in Results(store, "stones").lines) == 9


def test_after_a_reset_nothing_is_left_and_nothing_old_comes_back(tmp_path: Path) -> None:
    store = Store(str(tmp_path))
    keep.write(store, "statistics", {"stones_club": [7, 3, 41, 99]})
    results = Results(store, "stones")
    results.note(finished("stones", [("", "Anna"), ("club", "R")], 1))
    results.reset()
    assert Results(store, "stones").lines == Results(store, "stones").goals == []


@given(lines=ANYTHING, found=ANYTHING, last=ANYTHING)
def test_a_file_with_a_right_checksum_and_senseless_content_harms_nothing(lines, found, last):
    files: dict[str, bytes] = {}

    class Kept:
        read, write = files.get, files.__setitem__

        def names(self) -> list[str]:
            return list(files)

    keep.write(Kept(), "results_stones", {"lines": lines, "goals": found, "last": last})
    results = Results(Kept(), "stones")
    results.note(SOME_GAME)
    assert sum(line[PLAYED] for line in Results(Kept(), "stones").lines) >= 1


SOME_GAME = finished("stones", [("", "Anna"), ("club", "R")], 1)


@pytest.mark.parametrize("name", engine.GAMES)
def test_every_goal_of_a_game_is_reached_by_somebody_some_day(name: str) -> None:
    from engine import rng
    from engine.players import player

    game, view = engine.game(name), engine.module(name, "view").view
    reached: set[str] = set()
    mind, out = player("club", game), bytearray(game.SIZE)
    for seed in range(60):
        s, luck = game.new_game(2 + seed % 3, seed, 0, game.DEFAULT_OPTIONS), rng.new(seed)
        while not game.is_over(s):
            view(s, game.turn(s), out, luck)
            game.apply(s, mind.choose(out, game.turn(s), luck))
        for seat in range(game.seat_count(s)):
            reached.update(engine.module(name, "goals").reached(s, seat))
    rare = {"cards_fifth_end"}  # one has to mean to: see below
    assert set(engine.module(name, "goals").GOALS) - reached <= rare
    assert len(goals.keys_of(name)) == 12


def test_closing_the_fifth_row_and_winning_is_a_goal_of_its_own() -> None:
    """Only closing it ends the game so: what the last cards close, or the stock, does not count."""
    rules, name = engine.game("cards"), "cards_fifth_end"
    met = set()
    for seed in range(400):
        s = finished("cards", [("", "A"), ("", "B"), ("", "C")], seed).state
        by_rows = rules.stock_left(s) > 0
        for seat in range(3):
            won = rules.score(s, seat) == max(rules.score(s, other) for other in range(3))
            reached = name in engine.module("cards", "goals").reached(s, seat)
            assert reached == (by_rows and won and rules.ended_by(s) == seat)
            met.add((by_rows, reached))
        if len(met) == 3:
            break
    assert met == {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("name", engine.GAMES)
def test_every_goal_that_results_tell_of_is_reached_by_such_games(
    name: str, tmp_path: Path
) -> None:
    """Win against each level, with four seats, three in a row, without a hint: each told once."""
    told: list[str] = []
    for number, (level, seats, aided) in enumerate(
        [("novice", 2, 1), ("club", 2, 1), ("expert", 2, 1), ("novice", 4, 1)]
        + [("novice", 2, 1)] * 3
        + [("club", 2, 0)]
    ):
        game = finished(name, [("", "?")] * seats, number)
        best = totals(game).index(max(totals(game)))
        game.seats = [("", "Anna") if seat == best else (level, "R") for seat in range(seats)]
        game.aided = aided << best
        told += [key for _, key in Results(Store(str(tmp_path)), name).note(game)]
    assert set(goals.COMMON) <= set(told)
    assert len(told) == len(set(told))


def test_goals_are_told_once_to_whoever_has_reached_them(tmp_path: Path) -> None:
    store, told = Store(str(tmp_path)), []
    for seed in range(12):
        game = finished("stones", [("", "Anna"), ("novice", "R")], seed)
        told += Results(store, "stones").note(game)
    assert told
    assert len(told) == len(set(told))
    assert {name for name, _ in told} == {"Anna"}
    assert [key for _, key in told] == Results(store, "stones").goals


def test_statistics_open_on_the_game_begun_last_and_its_goals_on_those_reached(
    tmp_path: Path,
) -> None:
    store, name = Store(str(tmp_path)), "dice"
    choice = Choice(store)
    choice.game = name
    choice.save()
    results = Results(store, name)
    results.note(finished(name, [("", "Anna"), ("club", "R")], 1))
    last, other = goals.keys_of(name)[-1], goals.keys_of(name)[4]
    results.goals = [last, other]
    results.write()
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_statistics")
    assert visit.top.game == name
    visit.press("A")
    visit.choose(text("goals") + " 2/12")
    first = [item.name() for item in visit.menu.items[:2]]
    assert first == [goal_text(other, name), goal_text(last, name)]
    assert len(visit.menu.items) == 12

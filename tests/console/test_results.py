"""What is counted of finished games: for whom, against whom, and never twice."""

import random
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from boards.store import Store
from firmware.saves import goals, keep
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
    assert len(lines) <= 16 + len(OPPONENTS)
    assert {f"P{seed}" for seed in range(30, 40)} <= {line[PERSON] for line in lines}
    assert len(store.read("results_dice") or b"") < 2000


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
    rare = {"cards_fifth_end"}  # one has to mean to
    assert set(engine.module(name, "goals").GOALS) - reached <= rare
    assert len(goals.keys_of(name)) == 12


def test_goals_are_told_once_to_whoever_has_reached_them(tmp_path: Path) -> None:
    store, told = Store(str(tmp_path)), []
    for seed in range(12):
        game = finished("stones", [("", "Anna"), ("novice", "R")], seed)
        told += Results(store, "stones").note(game)
    assert told
    assert len(told) == len(set(told))
    assert {name for name, _ in told} == {"Anna"}
    assert [key for _, key in told] == Results(store, "stones").goals

"""What moves at the table: it ends soon, leaves nothing behind, and keeps nobody waiting."""

import random
from pathlib import Path

import pytest
from afresh import is_at_rest, out_of_date
from replays import facts_of, replay, seen_by
from sizes import SIZES, SQUARE, WIDE
from tours import TABLE, session_of

import engine
from firmware import main
from firmware.saves.session import Session
from firmware.saves.settings import FAST, NORMAL, SLOW
from firmware.screens.page import Page
from firmware.stage import Screen, Stage
from firmware.table.table import Table
from input import LEFT, NAMES, PRESS
from simulator.board import wiring_of
from simulator.headless import Finished, make_board
from simulator.script import Moment
from simulator.visit import Visit, at_the_table

SHORTEST_MS, LONGEST_MS = 150, 300
COMPANIES = {
    "a person": [("", "Anna"), ("random", "Robi")],
    "people": [("", "Anna"), ("", "Béla")],
    "machines": [("random", "Robi"), ("random", "Max"), ("random", "Io")],
}
HOURS = [Moment(60 * 60 * 1000)]  # nobody presses anything


def sit_down(
    session: Session, board: str, moments: list[Moment], folder: Path, speed: int = NORMAL
) -> Stage:
    """Return a console at the table of this game."""
    stage = main.set_up(make_board(wiring_of(board), moments, folder, language="en"))
    stage.settings.speed = speed  # type: ignore[attr-defined]
    stage.settings.sleep = 0  # type: ignore[attr-defined]
    stage.open(Screen())
    stage.open(Table(session, stage))
    return stage


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("company", ["a person", "machines"])
@pytest.mark.parametrize("name", engine.GAMES)
def test_every_motion_of_a_game_ends_in_time_and_leaves_the_table_as_it_is_drawn_afresh(
    name: str, company: str, board: str, tmp_path: Path
) -> None:
    """Some of them are ended by a press, most by themselves."""
    session = Session.new(name, COMPANIES[company], engine.game(name).DEFAULT_OPTIONS, 0, 4)
    stage = sit_down(session, board, list(HOURS), tmp_path, random.Random(name).choice((0, 1)))
    table, pick = stage.top(), random.Random(7)
    assert isinstance(table, Table)
    motions, ended, began, seen = 0, 0, -1, -1
    while table in stage.screens():
        stage.step()
        if isinstance(stage.top(), Page):
            stage.close()  # it tells of the last round
        now = stage.board.clock.now
        if table.motion:
            if began < 0:
                motions, began = motions + 1, now
            assert now - began < LONGEST_MS
            if pick.random() < 0.02:
                table.handle(PRESS | LEFT)
                ended += 1
                began = -1
        elif is_at_rest(stage):
            assert began < 0 or now - began >= SHORTEST_MS
            began = -1
            if seen != stage.board.panel.shown:  # to draw it afresh begins a telling afresh
                seen = stage.board.panel.shown
                assert not out_of_date(stage)
            if table.can_choose():
                table.play_own(pick.choice(table.scene.legal()))
    assert session.is_over()
    assert motions > 30
    assert ended


def thumbs(seed: int) -> list[Moment]:
    """Return random presses, most of them into the motion that the one before has begun."""
    pick, now, moments = random.Random(seed), 0, []
    for _ in range(900):
        button = pick.choice(("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN"))
        moments.append(Moment(now, down=1 << NAMES.index(button)))
        moments.append(Moment(now + 30))
        now += 30 + pick.choice((20, 60, 100, 160, 500))
    return [*moments, Moment(now + 5000)]


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_press_into_a_motion_does_what_it_would_have_done(name: str, tmp_path: Path) -> None:
    """Two people play by the same presses, once with motion and once without."""
    shown, states, moving = [], [], 0
    for still in (True, False):
        session = Session.new(name, COMPANIES["people"], 0, 0, 5)
        stage = sit_down(session, SQUARE, thumbs(5), tmp_path)
        stage.still = still
        pressed = stage.board.buttons.set_mask

        def press(mask: int, stage: Stage = stage, pressed=pressed) -> None:
            nonlocal moving
            top = stage.top()
            moving += bool(mask and isinstance(top, Table) and top.motion)
            pressed(mask)

        stage.board.clock.hands = press
        with pytest.raises(Finished):
            stage.run()
        states.append([session.move_at(n) for n in range(session.moves_made())])
        shown.append(bytes(stage.board.panel._memory))
    assert moving > 5
    assert len(states[0]) > 15
    assert states[0] == states[1]
    assert shown[0] == shown[1]


def test_a_press_is_answered_at_once_though_something_moves(tmp_path: Path) -> None:
    table = at_the_table(session_of("cards_start"))
    visit = Visit(tmp_path, SQUARE, first=table, moving=True, pace=20)
    visit.press("A", "A")
    visit.wait(30)
    assert visit.table.motion, "the card slides"
    scene = visit.table.scene
    focus, shown = scene.at, visit.board.panel.shown
    visit.press("RIGHT")
    assert scene.at == focus + 1
    assert not visit.table.motion
    assert visit.board.panel.shown > shown
    assert not out_of_date(visit.stage)


@pytest.mark.parametrize("name", engine.GAMES)
def test_nothing_moves_at_the_fast_speed_or_when_somebody_wants_it_still(
    name: str, tmp_path: Path
) -> None:
    for speed, still, moves in ((FAST, False, False), (SLOW, True, False), (SLOW, False, True)):
        session = Session.new(name, COMPANIES["machines"], 0, 0, 4)
        stage = sit_down(session, WIDE, [Moment(60_000)], tmp_path, speed)
        stage.still = still
        table = stage.top()
        assert isinstance(table, Table)
        draw, moving = table.draw, []

        def drawn(frame, whole: bool, table=table, draw=draw, moving=moving) -> None:
            draw(frame, whole)
            moving.append(bool(table.motion))

        table.draw = drawn  # type: ignore[method-assign]
        with pytest.raises(Finished):
            stage.run()
        assert any(moving) == moves


def test_micropython_moves_the_same_things_to_the_same_places(
    micropython: Path, tmp_path: Path
) -> None:
    """Every 40 ms of a turn and of what others do then are pictures that both show."""
    facts, expected = [], []
    for board, size in SIZES.items():
        for name in ("cards_start", "stones_play", "dice_play"):
            title = f"{name} {size}"
            visit = Visit(
                tmp_path / title,
                board,
                language="en",
                first=at_the_table(session_of(name)),
                moving=True,
                work_ms=0,
            )
            TABLE[name][-1](visit)
            for number in range(100):
                visit.wait(40)
                visit.shot(f"film{number}")
            facts.append(facts_of(title, visit, session_of(name)))
            expected += seen_by(title, visit)
    assert len(set(expected)) > 100
    assert replay(micropython, facts, tmp_path) == expected

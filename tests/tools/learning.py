"""A pupil's thumbs: through a lesson by what it asks for, and on to the end of its game."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import engine
from engine import rng
from engine.players import player
from firmware import games
from firmware.saves import lessons
from firmware.stage import Screen
from firmware.table.lesson import Lesson
from simulator.visit import QUIET_MS, Visit

TAUGHT = lessons.taught()
MOST = 2000  # presses: more, and it goes round in circles


def learn(visit: Visit, game: str, line: str = "") -> Lesson:
    """Begin the lesson of a game from the title, or take it up: the line to choose is named."""
    visit.start()
    visit.choose("menu_learn")
    visit.choose(games.title(game))
    if line:
        visit.choose(line)
    return lesson_of(visit)


def lesson_of(visit: Visit) -> Lesson:
    # By its name: a lesson that was left has put its module away.
    assert type(visit.table).__name__ == Lesson.__name__
    return cast(Lesson, visit.table)


def read_all(visit: Visit) -> None:
    """Read what is said, and what is told of the machine, until there is something to choose."""
    lesson = lesson_of(visit)
    for _ in range(MOST):
        if visit.top is not lesson or not lesson.is_guided() or can_act(lesson) or not visit.is_on:
            return
        if lesson._steps and lesson._is_in_haste():
            visit.wait(QUIET_MS)
        visit.press("A")
    raise AssertionError("it never ends")


def can_act(lesson: Lesson) -> bool:
    return lesson.can_choose() and not lesson._steps


def steps(visit: Visit) -> Iterator[int]:
    """Follow the lesson: before each of the pupil's moves, give the number of moves made."""
    lesson = lesson_of(visit)
    for _ in range(MOST):
        read_all(visit)
        if not lesson.is_guided():
            while not lesson.can_choose():
                visit.wait(500)  # the machine's last move is told
            return
        yield lesson.session.moves_made()
        play_wanted(visit)
    raise AssertionError("it never ends")


def play_wanted(visit: Visit) -> None:
    """Make the move that the lesson asks for."""
    read_all(visit)
    lesson = lesson_of(visit)
    if visit.is_on:
        visit.play(engine.module(lesson.game.NAME, "text").move_text(lesson.wanted()))


def follow(visit: Visit) -> None:
    """Do all that the lesson asks for."""
    for _ in steps(visit):
        pass


def finish(visit: Visit) -> Screen:
    """Play on freely, as a club player would, to the score, and see its totals."""
    lesson = lesson_of(visit)
    name, state = lesson.game.NAME, lesson.session.state
    view, luck = bytearray(lesson.game.SIZE), rng.new(1)
    club = player("club", lesson.game)
    for _ in range(MOST):
        if visit.top is not lesson and "Score" in type(visit.top).__name__:
            visit.wait(20_000)
            assert visit.top
            return visit.top
        if visit.top is not lesson or lesson._steps:
            visit.press("A")
        elif lesson.can_choose():
            engine.module(name, "view").view(state, 0, view, luck)
            visit.play(engine.module(name, "text").move_text(club.choose(view, 0, luck)))
        else:
            visit.wait(400)
    raise AssertionError("it never ends")


def whole_lesson(folder: Path, game: str) -> Visit:
    """Go through a lesson to what comes after its score, with a picture after each move."""
    visit = Visit(folder, language="en", work_ms=0)
    learn(visit, game)
    for made in steps(visit):
        visit.shot(f"after {made}")
    visit.shot("alone")
    finish(visit)
    visit.shot("score")
    visit.press("A")
    visit.shot("done")
    return visit

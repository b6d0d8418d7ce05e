"""Walks through the console, with the pictures taken on the way: together, every screen there is.

Each is a function that takes a `Visit` by the hand. Those of the shell begin at the title, those of
the table at a game under way.
"""

from collections.abc import Callable
from pathlib import Path

from in_progress import LAST_ROUND, at_a_persons_turn
from learning import TAUGHT, learn, lesson_of, steps

import engine
from firmware import games, version
from firmware.saves.results import Results
from firmware.saves.session import Session
from firmware.screens.statistics import text
from firmware.table.lesson import read_course
from firmware.words import extra
from simulator import headless
from simulator.board import Board
from simulator.visit import QUIET_MS, Visit, at_the_table

GOLDEN_LANGUAGES = ("en", "hu")  # whose pictures are kept

Walk = Callable[[Visit], None]


# ---- the shell


def _start(visit: Visit) -> None:
    visit.shot("title")
    visit.start()
    visit.shot("menu")
    visit.focus("menu_statistics")
    visit.shot("chosen")


def _new_game(visit: Visit) -> None:
    visit.start()
    visit.choose("menu_new")
    visit.shot("set_up")
    visit.set("new_seats", "3")
    visit.shot("three")
    visit.focus("new_seat", 1)
    visit.shot("seat")
    visit.press("A")
    visit.shot("who")
    visit.choose("new_name")
    visit.shot("type")
    visit.spell("Abd")
    visit.shot("typed")
    visit.end_typing()
    visit.shot("named")
    visit.focus("new_first")
    visit.shot("first")
    visit.focus("end_card_opens")
    visit.shot("option")
    visit.focus("new_start")
    visit.shot("play")
    visit.press("A")


def _saved(visit: Visit) -> None:
    """Choose one of several saved games, and a deal by its number."""
    visit.start()
    visit.shot("menu")
    visit.choose("menu_continue")
    visit.shot("games")
    visit.press("DOWN", "B")
    visit.choose("menu_new")
    visit.choose("new_deal")
    visit.shot("deal")
    visit.spell("12")
    visit.shot("number")
    visit.end_typing()
    visit.shot("chosen")


def _settings(visit: Visit) -> None:
    visit.start()
    visit.choose("menu_settings")
    visit.shot("language")
    visit.press("A")
    visit.focus("set_brightness")
    visit.shot("brightness")
    visit.press("A")
    visit.shot("changed")
    for line in visit.lines[2:]:
        visit.focus(line)
        visit.shot(line)


def _statistics(visit: Visit) -> None:
    visit.start()
    visit.choose("menu_statistics")
    for game in engine.GAMES:
        visit.shot(game)
        visit.press("DOWN")
    visit.press("A")
    visit.shot("more")
    visit.choose(text("course"))
    visit.shot("course")
    visit.press("B")
    visit.focus(text("reset"))
    visit.shot("reset")
    visit.press("A")
    visit.shot("asked")
    visit.press("A")
    visit.shot("sure")
    visit.press("B", "UP", "A")
    visit.shot("goals")
    visit.press("UP")
    visit.shot("own_goals")


def _self_test(visit: Visit) -> None:
    visit.start()
    visit.choose("menu_settings")
    visit.choose("set_test")
    visit.shot("colours")
    visit.hold("A")
    visit.shot("figures")
    visit.hold("A")
    visit.shot("bounces")
    visit.press("UP", "DOWN")
    visit.shot("pressed")


def _help(game: str) -> Walk:
    """Walk through all pages of a game's rules ("": the console's own)."""

    def walk(visit: Visit) -> None:
        visit.start()
        visit.choose("menu_help")
        visit.focus(games.title(game) if game else "help_console")
        visit.shot("topics")
        visit.press("A")
        seen = None
        while seen != (visit.top._at, visit.top._part):  # a low panel shows a page in parts
            seen = visit.top._at, visit.top._part
            visit.shot(str(seen))
            visit.press("A")

    return walk


def _learn(game: str) -> Walk:
    """Begin a lesson, do something else than it asks for, follow it past its jump, and leave it."""

    def walk(visit: Visit) -> None:
        lesson = learn(visit, game)
        while lesson._steps:
            visit.shot(lesson._steps[lesson._at][1])
            visit.press("A")
        visit.shot("task")
        text, unseen = engine.module(game, "text").move_text, read_course(game)[1]
        others: list = []
        for made in steps(visit):
            if made and unseen[made - 1]:
                break
            if not others:
                others = [move for move in lesson.scene.legal() if move != lesson.wanted()]
                if others:
                    visit.play(text(others[0]))
                    visit.shot("not yet")
        visit.leave()
        visit.choose("menu_learn")
        visit.shot("lessons")
        visit.press("A")
        visit.shot("begun")
        visit.press("A")
        lesson = lesson_of(visit)
        while not lesson._steps:
            visit.press("A")  # the machine's last move is told
        visit.wait(QUIET_MS)
        while lesson._steps:
            visit.shot("then " + lesson._steps[lesson._at][1])
            visit.press("A")

    return walk


SHELL: dict[str, Walk] = {
    "start": _start,
    "newgame": _new_game,
    "saved": _saved,
    "settings": _settings,
    "statistics": _statistics,
    "selftest": _self_test,
    **{f"help_{game}": _help(game) for game in engine.GAMES},
    "help_console": _help(""),
    **{f"learn_{game}": _learn(game) for game in TAUGHT},
}


def played_before(board: Board) -> None:
    """Fill the statistics as a few evenings would."""
    lines = {
        "cards": [
            ["", 0, 0, 3, 2, 104, 156, 0, 0, 0, []],
            ["Anna", 1, 2, 14, 9, 34, 190, 3, 5, 4, [12, 34, 8, -4, 21, 17, 25]],
            ["Bertalan", 2, 4, 9, 2, 25, -11, 0, 1, 1, [-4, 12, 3, -18, 25, -9]],
        ],
        "dice": [["Anna", 3, 2, 1, 0, -17, -17, 0, 0, 0, [-17]]],
    }
    for game, kept in lines.items():
        results = Results(board.store, game)
        results.lines, results.goals = kept, ["goal_win", game + "_no_loss"]
        results.write()


def saved_before(board: Board) -> None:
    """Leave two games that can be gone on with."""
    for game in ("cards", "dice"):
        at_a_persons_turn(game, _ONE, 10, 1, luck=1).save(board.store)


# ---- the table


def _cards_start(visit: Visit) -> None:
    visit.shot("play")
    visit.look_at(3)
    visit.shot("card")
    visit.press("A")
    visit.shot("actions")
    visit.press("DOWN")
    visit.shot("other")
    visit.press("A")
    visit.shot("drawing")
    visit.play("*")
    visit.shot("drawn")


def _cards_play(visit: Visit) -> None:
    visit.shot("told")
    visit.skip()
    visit.shot("hand")
    visit.look_at(1)
    visit.press("A")
    visit.shot("actions")
    visit.press("DOWN")
    visit.shot("discard")
    visit.press("B")
    visit.look_at(0)
    visit.look_at_others()
    visit.press("A")
    visit.shot("rows")
    visit.press("DOWN")
    visit.shot("more_rows")


def _cards_menu(visit: Visit) -> None:
    visit.skip()
    visit.press("B")
    visit.shot("pause")
    visit.choose("table_look_back")
    visit.shot("last")
    visit.press("UP", "UP")
    visit.shot("old")
    visit.press("A")
    visit.shot("rows")


def _cards_hint(visit: Visit) -> None:
    visit.press("A", "A", "B")
    visit.choose("table_hint")
    visit.shot("hint")
    visit.press("A")
    visit.shot("shown")


def _cards_cover(visit: Visit) -> None:
    visit.shot("cover")
    visit.press("A")
    visit.shot("told")
    visit.skip()
    visit.shot("hand")


def _cards_last(visit: Visit) -> None:
    visit.skip()
    visit.shot("notice")
    visit.choose("hint_ok")
    visit.shot("hand")
    visit.look_at(-1)
    visit.shot("stop")
    visit.press("A")
    visit.shot("ask")


def _score(visit: Visit) -> None:
    visit.skip()
    visit.shot("begun")
    visit.press("A")
    visit.shot("score")


def _people(visit: Visit) -> None:
    """Go through the second round of a match."""
    visit.shot("begun")
    visit.press("A")
    visit.shot("score")
    visit.wait(1000)
    visit.leave_score()
    visit.shot("next")


def _stones_play(visit: Visit) -> None:
    visit.shot("told")
    visit.skip()
    visit.shot("stack")
    visit.look_at(2)
    visit.shot("tile")
    visit.play("?")
    visit.shot("turned")
    visit.look_at(1)
    visit.shot("leave")
    visit.press("A")
    visit.shot("told2")


def _stones_many(visit: Visit) -> None:
    visit.skip()
    visit.shot("many")
    visit.look_at(-1)
    visit.shot("far")
    visit.look_at_others()
    visit.shot("strip")
    visit.press("A")
    visit.shot("rows")
    visit.press("A")
    visit.shot("tiles")
    if visit.top._fit < 5:  # type: ignore[union-attr]
        visit.press("DOWN")
        visit.shot("more_tiles")


def _stones_score(visit: Visit) -> None:
    visit.skip()
    visit.press("A")
    visit.shot("score")
    visit.wait(1000)
    visit.press("A")
    visit.shot("reached")
    visit.choose("hint_ok")
    visit.shot("next")
    version.PAGE = ""  # pictures are the same wherever the page is
    visit.choose(text("take"))
    visit.shot("code_first")
    visit.choose("hint_next")
    visit.wait(1000)
    visit.shot("code")


def _stones_coach(visit: Visit) -> None:
    visit.skip()
    for way in ("coach_shows", "coach_warns"):
        visit.press("B")
        visit.choose("menu_settings")
        visit.set("set_coach", way)
        visit.press("B", "B")
        visit.wait(3000)
        visit.look_at(1)
        visit.shot(way)
    visit.press("A")
    visit.wait(3000)
    visit.shot("warned")


def _stones_review(visit: Visit) -> None:
    visit.skip()
    visit.press("A")
    visit.wait(1000)
    visit.leave_score()
    visit.choose(extra("coach", "review"))
    visit.shot("thinking")
    visit.wait(60_000)
    visit.shot("first")
    visit.press("DOWN")
    visit.shot("second")


def _dice_play(visit: Visit) -> None:
    visit.shot("told")
    visit.skip()
    visit.shot("dice")
    visit.press("A")
    visit.shot("mark")
    visit.look_at(3)
    visit.shot("roll")
    visit.press("A")
    visit.shot("tiles")
    visit.look_at(1)
    visit.shot("tile")
    visit.look_at(-1)
    visit.shot("end")
    visit.look_at_others()
    visit.press("A")
    visit.shot("rows")
    visit.press("A")
    visit.shot("all")
    if visit.top._fit < 5:  # type: ignore[union-attr]
        visit.press("DOWN")
        visit.shot("more_tiles")


_ANNA, _BERTALAN = ("", "Annamária"), ("", "Bertalan")
_MACHINES = [("random", "Robi"), ("random", "Maximilian"), ("random", "Io")]
_ONE = [_ANNA, *_MACHINES[:1]]
_THREE = [_ANNA, *_MACHINES[:2]]
_FOUR = [_ANNA, *_MACHINES]
_TWO_PEOPLE = [_ANNA, _BERTALAN, *_MACHINES[:1]]
_PEOPLE = [("", f"Player {number}") for number in range(1, 5)]
_OVER = 2000  # moves

# The game, who sits there, how many moves old, the seed; and the way through it.
TABLE: dict[str, tuple[str, list, int, int, Walk]] = {
    "cards_start": ("cards", _ONE, 0, 3, _cards_start),
    "cards_play": ("cards", _FOUR, 70, 5, _cards_play),
    "cards_menu": ("cards", _THREE, 40, 9, _cards_menu),
    "cards_hint": ("cards", _ONE, 0, 3, _cards_hint),  # there is but one move
    "cards_cover": ("cards", _TWO_PEOPLE, 20, 4, _cards_cover),
    "cards_last": ("cards", _ONE, LAST_ROUND, 23, _cards_last),
    "cards_score": ("cards", _FOUR, _OVER, 5, _score),
    "stones_play": ("stones", _FOUR, 90, 5, _stones_play),
    "stones_many": ("stones", _THREE, 60, 2, _stones_many),
    "stones_score": ("stones", _THREE, _OVER, 6, _stones_score),
    "stones_coach": ("stones", _ONE, 36, 16, _stones_coach),
    "stones_review": ("stones", _ONE, _OVER, 3, _stones_review),
    "dice_play": ("dice", _FOUR, 50, 5, _dice_play),
    "dice_people": ("dice", _PEOPLE, _OVER, 8, _people),
    "dice_score": ("dice", _FOUR, _OVER, 8, _score),
}

TOURS = (*SHELL, *TABLE)


def tour(
    name: str, board: str, language: str, folder: Path, work_ms: int = headless.WORK_MS
) -> Visit:
    """Go on a tour, and return the visit with its shots."""
    # The self-test shows how fast it draws; a figure that chance has made would tell nothing.
    how = {"language": language, "work_ms": 0 if name == "selftest" else work_ms}
    if name in SHELL:
        prepare = saved_before if name == "saved" else played_before
        visit = Visit(folder, board, prepare=prepare, **how)
        SHELL[name](visit)
    else:
        visit = Visit(folder, board, first=at_the_table(session_of(name)), **how)
        TABLE[name][-1](visit)
    return visit


def session_of(name: str) -> Session:
    """Return the game that a tour of the table begins with."""
    game, seats, moves, seed, walk = TABLE[name]
    session = at_a_persons_turn(game, seats, moves, seed, luck=seed)
    if walk is _people:
        session.match, session.rounds, session.carried = 3, 1, [20, -7, 112, 4]
    return session

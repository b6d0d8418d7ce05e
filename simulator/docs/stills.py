"""Pictures of single screens, and of whole boards, taken by the headless simulator."""

from dataclasses import dataclass
from pathlib import Path

import pygame
from PIL import Image

import boards
from boards.complaint import draw_complaint
from display.frame import Frame
from firmware.screens.selftest import SelfTest
from simulator.board import Board
from simulator.docs.pages import ROOT, file_in
from simulator.docs.stage import Run, Walk, perform, session_at, visiting
from simulator.visit import First, Prepare, Visit, at_the_table, at_the_title
from simulator.window.artist import Artist

SQUARE, FOUR_BUTTONS = "waveshare_pico_lcd_1_3", "pimoroni_pico_display_2"
LESSON_3 = ROOT / "docs" / "classroom" / "lesson-3.md"

# A mistake that everybody makes once: one pin for two buttons, and a word mistyped.
WRONG_BOARD = """BOARD = "breadboard_st7789"
BUTTON_A = 7
BACKLIHGT = 22
"""


@dataclass(frozen=True)
class Still:
    """What leads to a picture."""

    walk: Walk
    first: First = at_the_title
    board: str = SQUARE
    prepare: Prepare = lambda board: None


def stills() -> dict[str, Still]:
    """Return what leads to each picture that somebody takes who visits the console, by name."""

    def table(game: str, moves: int, *walks: Walk, board: str = SQUARE) -> Still:
        def walk(visit: Visit) -> None:
            visit.skip()  # what the others did
            for each in walks:
                each(visit)

        return Still(walk, at_the_table(session_at(game, moves)), board)

    def self_test(*walks: Walk, prepare: Prepare = lambda board: None) -> Still:
        def walk(visit: Visit) -> None:
            for each in walks:
                each(visit)

        return Still(walk, lambda stage: stage.open(SelfTest()), prepare=prepare)

    return {
        "title": Still(lambda visit: visit.wait(300)),
        "new-game": Still(_set_up),
        "learn": Still(_learn),
        "cards": table("cards", 109),
        "cards-choice": table("cards", 109, lambda visit: visit.aim("+B9")),
        "cards-draw": table("cards", 109, lambda visit: visit.play("+B9")),
        "cards-rows": table("cards", 109, _look_at_all_rows),
        "cards-score": table("cards", 1000, lambda visit: visit.press("A")),
        "stones": table("stones", 106),
        "stones-turned": table("stones", 106, lambda visit: visit.play("?")),
        "dice": table("dice", 72, lambda visit: visit.press("A")),
        "dice-tiles": table("dice", 60, lambda visit: visit.look_at(-1)),
        "pause": table("stones", 106, lambda visit: visit.press("B")),
        "four-buttons": table("cards", 109, board=FOUR_BUTTONS),
        "self-test": self_test(lambda visit: visit.press("UP", "A")),
        "self-test-figures": self_test(_turn_the_page, lambda visit: visit.wait(1500)),
        "self-test-bounces": self_test(
            _turn_the_page,
            _turn_the_page,
            lambda visit: visit.press("UP", "B"),
            lambda visit: visit.wait(300),
            prepare=_worn,
        ),
    }


def programs() -> dict[str, Run]:
    """Return what runs instead of the console, by the name of its picture."""
    return {
        "lesson-3-picture": _of_lesson("picture.py"),
        "lesson-3-colours": _of_lesson("colours.py"),
        "wrong-board-file": _complain,
    }


def _learn(visit: Visit) -> None:
    """Begin a lesson, and read until it asks for a card."""
    visit.start()
    visit.choose("menu_learn")
    visit.press("A", "A", "A", "A", "A")


def _set_up(visit: Visit) -> None:
    visit.start()
    visit.choose("menu_new")
    visit.focus("new_game")


def _look_at_all_rows(visit: Visit) -> None:
    visit.look_at_others()
    visit.press("A")


def _turn_the_page(visit: Visit) -> None:
    visit.hold("A")


def _of_lesson(name: str) -> Run:
    """Run a program of lesson 3, as its page has it."""
    names: dict = {}
    exec(file_in(LESSON_3, name), names)

    def run(board: Board) -> None:
        names["run"](board)
        while True:
            board.clock.wait(1000)

    return run


def _worn(board: Board) -> None:
    """Let all contacts of a board bounce, those of B for longer than they should."""
    buttons = board.buttons
    move = buttons.set

    def bounce(switch: int, down: bool) -> None:
        move(switch, down)
        if buttons.switches.meter:
            for ms in (1, 2, 14, 15) if buttons.names[switch] == "BUTTON_B" else (1, 2):
                buttons.switches.meter.note(switch, board.clock.ms() + ms)

    buttons.set = bounce  # type: ignore[method-assign]


def _complain(board: Board) -> None:
    wiring = boards.described(WRONG_BOARD, "board.py")
    frame = Frame(board.panel.width, board.panel.height)
    draw_complaint(frame, wiring.file, wiring.problems)
    board.panel.show(frame)
    while True:
        board.clock.wait(1000)


def take(name: str) -> Image.Image:
    run = programs().get(name)
    picture = perform(SQUARE, 60, run).panel.picture() if run else _visited(name)
    return picture.resize((2 * picture.width, 2 * picture.height), Image.Resampling.NEAREST)


def _visited(name: str) -> Image.Image:
    still = stills()[name]
    with visiting(still.board, still.first, prepare=still.prepare) as visit:
        still.walk(visit)
        return visit.board.panel.picture()


def save_still(name: str, path: Path) -> None:
    take(name).save(path, optimize=True)


def save_board(name: str, path: Path) -> None:
    """Draw a whole board, with a game on its screen."""
    with visiting(name, at_the_table(session_at("cards", 109))) as visit:
        visit.skip()
        drawn = Artist(visit.board.wiring, 1).draw(visit.board.panel, 100, ())
    picture = Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
    picture.save(path, optimize=True)

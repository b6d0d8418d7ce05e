"""Pictures of single screens, and of whole boards, taken by the headless simulator."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

import boards
from boards.complaint import draw_complaint
from display.frame import Frame
from firmware import main
from firmware.screens import selftest
from simulator.board import Board
from simulator.docs.pages import ROOT, file_in
from simulator.docs.stage import Run, at_the_table, perform, session_at
from simulator.window.artist import Artist

SQUARE, FOUR_BUTTONS = "waveshare_pico_lcd_1_3", "pimoroni_pico_display_2"
LESSON_3 = ROOT / "docs" / "classroom" / "lesson-3.md"
_TO_BOUNCES = "hold A 800\nhold A 800\n"  # the third page of the self-test
_SKIP = "hold A 700\nwait 60\n"  # what the others did is told no more

# A mistake that everybody makes once: one pin for two buttons, and a word mistyped.
WRONG_BOARD = """BOARD = "breadboard_st7789"
BUTTON_A = 7
BACKLIHGT = 22
"""


def stills() -> dict[str, tuple[str, str, Run]]:
    """Name of the picture: the board, the thumbs' script (a shot is added), what runs."""

    def table(game: str, moves: int, thumbs: str = "") -> tuple[str, str, Run]:
        return SQUARE, _SKIP + thumbs, at_the_table(session_at(game, moves))

    return {
        "title": (SQUARE, "wait 300", main.run),
        "new-game": (SQUARE, "press A\npress DOWN\npress A\npress DOWN\nwait 100", main.run),
        "cards": table("cards", 109),
        "cards-choice": table("cards", 109, "press A"),
        "cards-draw": table("cards", 109, "press A\npress A"),
        "cards-rows": table("cards", 109, "press X"),
        "cards-score": table("cards", 1000, "press A"),
        "stones": table("stones", 106),
        "stones-turned": table("stones", 106, "press A"),
        "dice": table("dice", 72, "press A"),
        "dice-tiles": table("dice", 60, "press LEFT\npress A\nwait 100"),
        "pause": table("stones", 106, "press B"),
        "four-buttons": (FOUR_BUTTONS, _SKIP, at_the_table(session_at("cards", 109))),
        "self-test": (SQUARE, "press UP\npress A\nwait 60", selftest.run),
        "self-test-figures": (SQUARE, "hold A 800\nwait 1500", selftest.run),
        "self-test-bounces": (SQUARE, _TO_BOUNCES + "press UP\npress B\nwait 300", _worn),
        "lesson-3-picture": (SQUARE, "wait 60", _of_lesson("picture.py")),
        "lesson-3-colours": (SQUARE, "wait 60", _of_lesson("colours.py")),
        "wrong-board-file": (SQUARE, "wait 60", _complain),
    }


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
    """Run the self-test of a board whose contacts bounce, those of B for longer than they
    should."""
    buttons = board.buttons
    move = buttons.set

    def bounce(switch: int, down: bool) -> None:
        move(switch, down)
        if buttons.switches.meter:
            for ms in (1, 2, 14, 15) if buttons.names[switch] == "BUTTON_B" else (1, 2):
                buttons.switches.meter.note(switch, board.clock.ms() + ms)

    buttons.set = bounce  # type: ignore[method-assign]
    selftest.run(board)


def _complain(board: Board) -> None:
    wiring = boards.described(WRONG_BOARD, "board.py")
    frame = Frame(board.panel.width, board.panel.height)
    draw_complaint(frame, wiring.file, wiring.problems)
    board.panel.show(frame)
    while True:
        board.clock.wait(1000)


def take(name: str) -> Image.Image:
    board, thumbs, run = stills()[name]
    taken: list[Image.Image] = []
    perform(board, f"{thumbs}\nshot it", run, lambda seen, _: taken.append(seen.panel.picture()))
    picture = taken[0]
    return picture.resize((2 * picture.width, 2 * picture.height), Image.Resampling.NEAREST)


def save_still(name: str, path: Path) -> None:
    take(name).save(path, optimize=True)


def save_board(name: str, path: Path) -> None:
    """Draw a whole board, with a game on its screen."""
    thumbs = f"{_SKIP}shot it"
    seen = perform(name, thumbs, at_the_table(session_at("cards", 109)))
    drawn = Artist(seen.wiring, 1).draw(seen.panel, 100, ())
    picture = Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
    picture.save(path, optimize=True)

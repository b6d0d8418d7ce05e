"""Walks through the console by four buttons, each with the pictures taken on the way.

Only UP, DOWN, A and B are used: whatever is seen here can be reached on every board.
"""

from collections.abc import Callable
from pathlib import Path

from pictures import as_set
from PIL import Image

from firmware.saves import keep
from firmware.screens import statistics
from simulator import headless, script
from simulator.board import Board, wiring_of

SQUARE = "pimoroni_picosystem"  # 240 x 240, eight buttons
WIDE = "pimoroni_pico_display_2"  # 320 x 240, four buttons
LOW = "pimoroni_pico_display"  # 240 x 135, four buttons
SIZES = {SQUARE: "240", WIDE: "320", LOW: "135"}
LANGUAGES = ("en", "de", "fr", "nl", "hu")
GOLDEN_LANGUAGES = ("en", "hu")


def walk(steps: str, board: str = WIDE) -> str:
    """A script from a line of words: U D A B press a button, anything else names a shot.

    DONE ends the typing of three letters; where there is a button Y, that is what it is for.
    """
    names = {"U": "press UP", "D": "press DOWN", "A": "press A", "B": "press B"}
    names["HOLD"] = "hold A 800"
    names["DONE"] = "press Y" if board == SQUARE else 4 * "press UP\n" + "press A"
    lines = []
    for step in steps.split():
        lines.append(names.get(step, f"wait 60\nshot {step}"))
    return "\n".join(lines)


def _help(game: int, pages: int) -> str:
    shots = " A ".join(f"page{number}" for number in range(1, pages + 1))
    return "A D D A " + "D " * game + f"topics A {shots}"


_NAME = "type A D A D D A typed DONE named"

TOURS = {
    "start": "title A menu D chosen",
    "newgame": f"A A set_up D D A three D seat A who A {_NAME} D D D first D option D play A",
    "settings": "A D D D A language A D brightness A changed D speed D sleep D A",
    "statistics": "A D A cards D stones D dice",
    "selftest": "A U A colours HOLD figures HOLD bounces U D pressed",
    "help_cards": _help(0, 8),
    "help_stones": _help(1, 6),
    "help_dice": _help(2, 8),
    "help_console": _help(3, 3),
}


def tour(
    name: str,
    board: str,
    language: str,
    folder: Path,
    prepare: Callable[[Board], None] = lambda board: None,
) -> dict[str, Image.Image]:
    """The pictures of a tour, by the names of their shots."""
    # The self-test shows how fast it draws; a figure that chance has made would tell nothing.
    work_ms = 0 if name == "selftest" else headless.WORK_MS
    return shots(walk(TOURS[name], board), board, language, folder, prepare, work_ms=work_ms)


def shots(
    text: str,
    board: str,
    language: str,
    folder: Path,
    prepare: Callable[[Board], None] = lambda board: None,
    run: Callable[[Board], None] | None = None,
    work_ms: int = headless.WORK_MS,
) -> dict[str, Image.Image]:
    from firmware import main

    keep.damaged.clear()
    keep.unsaved.clear()
    pictures: dict[str, Image.Image] = {}

    def start(made: Board) -> None:
        prepare(made)
        (run or main.run)(made)

    headless.play(
        wiring_of(board),
        script.parse(text),
        folder,
        language=language,
        run=start,
        camera=lambda made, name: pictures.update({name: as_set(made)}),
        work_ms=work_ms,
    )
    return pictures


def played_before(board: Board) -> None:
    """Statistics as after a few evenings."""
    note = statistics.note
    note(board.store, "cards", ["", "novice"], [34, 12], [0])
    note(board.store, "cards", ["", "club"], [-4, 12], [1])
    note(board.store, "cards", ["", "club", "novice"], [25, 12, 8], [0])
    note(board.store, "cards", ["", "", ""], [104, 12, 40], [0])
    note(board.store, "dice", ["", "expert"], [-17, 21], [1])

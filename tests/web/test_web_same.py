"""The page, the window and the Pico are one console: same pictures, same moves, same saves."""

from pathlib import Path

import pytest
from pictures import close
from PIL import Image
from web_tab import Tab

import boards
import engine
from firmware.saves.session import Session
from firmware.table.thinker import Thinker
from simulator import headless, script
from simulator.board import Board, wiring_of
from simulator.emulator import Handheld
from simulator.emulator.saves import kept

KEYS = {"UP": "ArrowUp", "DOWN": "ArrowDown", "LEFT": "ArrowLeft", "RIGHT": "ArrowRight"}
KEYS |= {"A": "Enter", "B": "Backspace", "X": "a", "Y": "s"}
# From the title on: the menu, a saved game's table, another choice, all rows, the pause menu and
# what an expert would do.
WALK = [
    "title",
    "A",
    "menu",
    "A",
    "table",
    "RIGHT",
    "other",
    "X",
    "rows",
    "B",
    "B",
    "pause",
    "DOWN",
    "A",
    "hint",
]
MOVES = 40


def script_of(walk: list[str]) -> str:
    """Return the walk as a script; a word in small letters is a picture."""
    lines = []
    for step in walk:
        lines += [f"press {step}", "wait 3000"] if step.isupper() else [f"shot {step}"]
    return "\n".join(lines)


def in_the_window(files: dict[str, bytes], folder: Path) -> dict[str, Image.Image]:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    seen: dict[str, Image.Image] = {}

    def take(board: Board, name: str) -> None:
        seen[name] = board.picture().convert("RGB")

    walk = "wait 500\n" + script_of(WALK)
    headless.play(wiring_of(boards.REFERENCE), script.parse(walk), folder / "saves", camera=take)
    return seen


def in_the_page(tab: Tab, files: dict[str, bytes]) -> dict[str, Image.Image]:
    tab.keep({name.removeprefix("saves/"): content for name, content in files.items()})
    tab.open(f"board={boards.REFERENCE}")
    seen = {}
    tab.settle()
    for step in WALK:
        if step.isupper():
            tab.press_and_see(KEYS[step])
        else:
            seen[step] = tab.picture()
    return seen


def on_the_pico(image: bytes, files: dict[str, bytes]) -> dict[str, Image.Image]:
    handheld = Handheld(image, files=files)
    handheld.run_until_lit(3000)
    handheld.run(500)
    seen = {}
    for step in WALK:
        if step.isupper():
            handheld.tap(step, 40)
            handheld.run(3000)
        else:
            seen[step] = handheld.picture()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("game", engine.GAMES)
def test_one_walk_gives_the_same_pictures_everywhere(
    game: str, new_tab, firmware_image: Path, tmp_path: Path
) -> None:
    """A hint shows as well that the expert in the page chooses as it does elsewhere, and why."""
    files = kept(game, MOVES, mid_turn=True)
    here = in_the_page(new_tab(viewport={"width": 1100, "height": 660}), files)
    window = in_the_window(files, tmp_path)
    pico = on_the_pico(firmware_image.read_bytes(), files)
    for name, picture in window.items():
        assert here[name].tobytes() == picture.tobytes(), f"{name}: not as in the window"
        # A Pico's 16-bit colours are rounded a little differently, its light is measured.
        assert close(pico[name], here[name]), f"{name}: not as on the Pico"


@pytest.mark.parametrize("game", engine.GAMES)
def test_an_expert_plays_the_same_moves(game: str, new_tab) -> None:
    """It begins; when it is the person's turn, what it did is what it does on CPython."""
    tab = new_tab().open(f"game={game}&seats=you,expert&deal=31&first=1")
    expected = Session.new(
        game, [("", "Player 1"), ("expert", "Expert")], engine.game(game).DEFAULT_OPTIONS, 1, 31
    )
    thinker = Thinker(expected.game, Plenty())
    while expected.turn() == 1:
        thinker.begin("expert", expected.state, 1, expected.luck)
        expected.play(thinker.go_on(Instant(), 0))
    tab.wait_to_hear("Player 1: ")
    files = tab.wait_until_kept(lambda files: moves(files) >= expected.moves_made())
    session = load(files)
    assert session.state == expected.state
    assert session.luck == expected.luck


class Plenty:
    """A board whose memory nobody needs to count."""

    def free_memory(self) -> int:
        return 0


class Instant:
    """A clock by which no time passes: a mind may think to its end."""

    def since(self, earlier: int) -> int:
        return 0


class Shelf:
    def __init__(self, files: dict[str, bytes]) -> None:
        self.read = files.get


def load(files: dict[str, bytes]) -> Session:
    session = Session.load(Shelf(files))
    assert session
    return session


def moves(files: dict[str, bytes]) -> int:
    return load(files).moves_made() if any(name.startswith("game") for name in files) else 0

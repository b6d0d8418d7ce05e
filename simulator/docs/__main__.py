"""`make docs`: draw every picture of README.md and docs/ anew, and write the pages made of them."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import boards
from simulator.docs.film import save_film
from simulator.docs.gallery import gallery
from simulator.docs.pages import ROOT, file_in
from simulator.docs.stills import programs, save_board, save_still, stills
from simulator.docs.symptoms import SYMPTOMS, save_symptom
from simulator.docs.wiring import wiring_picture

PICTURES = Path("docs/pictures")


def makers() -> dict[Path, Callable[[Path], object]]:
    """Every generated file, by its place in the project, and what writes it."""
    files: dict[Path, Callable[[Path], object]] = {PICTURES / "play.gif": save_film}
    for name in (*stills(), *programs()):
        files[PICTURES / f"{name}.png"] = partial(save_still, name)
    for name in SYMPTOMS:
        files[PICTURES / f"symptom-{name}.png"] = partial(save_symptom, name)
    for name in boards.NAMES:
        files[PICTURES / f"board-{name}.png"] = partial(save_board, name)
        files[PICTURES / f"wiring-{name}.svg"] = partial(_save_wiring, name)
    files[PICTURES / "lesson-6-wiring.svg"] = _save_wiring_of_lesson
    files[Path("docs/gallery.md")] = lambda path: path.write_text(gallery())
    return files


def _save_wiring(name: str, path: Path) -> None:
    path.write_text(wiring_picture(boards.named(name), f"boards/{name}.py"))


def _save_wiring_of_lesson(path: Path) -> None:
    """Return the board that lesson 6 ends with."""
    text = file_in(ROOT / "docs" / "classroom" / "lesson-6.md", "my_board.py")
    path.write_text(wiring_picture(boards.described(text, "my_board.py"), "my_board.py"))


def main() -> int:
    (ROOT / PICTURES).mkdir(parents=True, exist_ok=True)
    changed = 0
    for place, make in makers().items():
        path = ROOT / place
        before = path.read_bytes() if path.exists() else b""
        make(path)
        if path.read_bytes() != before:
            print(place)
            changed += 1
    print(f"{changed} of {len(makers())} files were out of date")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How much of the heap is free on the emulated Pico, in whatever the console does."""

import random
from array import array
from collections.abc import Mapping, Sequence

import engine
from engine import players
from firmware.saves import keep
from firmware.saves.session import Session
from firmware.saves.settings import SHOWS, WARNS
from simulator.bench.measuring import ProgramFailed, at_the_menu, free
from simulator.bench.programs import program
from simulator.bench.rows import KB, Rows, row
from simulator.emulator.saves import Files, kept, saves


def memory(image: bytes) -> Rows:
    menu = free(at_the_menu(image, {**saves(), "main.py": program("asked")}))
    yield row("free heap at the menu", menu / KB, 170, "KB", least=True)
    least = min(free_at(image, kept(game, 40)) for game in engine.GAMES)
    what = "free heap at the menu, a saved game's table laid ready"
    yield row(what, least / KB, 150, "KB", least=True)
    for game in engine.GAMES:
        files = saves(game, [players.LEVELS[-1]] * 3)
        # Who plays, and a first move; then the machines think, and their moves are told.
        least = free_at(image, files, ["A"] * 6, samples=24)
        what = f"free heap at a {game} table of four, three of the top level playing"
        yield row(what, least / KB, 150, "KB", least=True)


def teaching(image: bytes) -> Rows:
    """Tell what is left where the console teaches: least of all in the game that needs most."""
    coached: dict[str, int] = {"a coach that warns": WARNS, "a coach that shows": SHOWS}
    for what, coach in coached.items():
        least = KB * KB
        for game in engine.GAMES:
            files = Files(saves(game, [players.LEVELS[-1]] * 3))
            keep.write(files, "settings", {"language": "en", "coach": coach})
            least = min(least, free_at(image, files, ["A"] * 6, samples=6))
        yield row(f"free heap at a table of four with {what}", least / KB, 140, "KB", least=True)
    least = KB * KB
    for number, _ in enumerate(engine.GAMES):
        files = Files()
        keep.write(files, "settings", {"language": "en"})
        least = min(least, free_at(image, files, ["A", *["DOWN"] * number, *["A"] * 8]))
    yield row("free heap in a lesson", least / KB, 140, "KB", least=True)
    least = KB * KB
    for game in engine.GAMES:
        # The score; a goal, or what next; the line of the review, and what it finds.
        presses = ["A", "A", "A", "A", "UP", "UP", "A", *["DOWN"] * 12]
        least = min(least, free_at(image, over(game), presses))
    yield row("free heap at the score and in the review", least / KB, 140, "KB", least=True)


def free_at(
    image: bytes, files: Mapping[str, bytes], presses: Sequence[str] = (), samples: int = 1
) -> int:
    """Return the least free heap from the menu on, after each press and then for a while."""
    handheld = at_the_menu(image, {**files, "main.py": program("asked")})
    handheld.run(1000)  # the player looks at the menu
    least = free(handheld)
    for button in presses:
        handheld.tap(button, 30)
        handheld.run(500)
        least = min(least, free(handheld))
    least = min(least, *(free(handheld) for _ in range(samples)))
    if log := Files(handheld.files()).read("errors"):
        raise ProgramFailed(log.decode().strip().splitlines()[-1])
    return least


def over(game: str) -> Files:
    """Return files in which a game is saved that is over, and not counted yet."""
    files = Files(kept(game, 40))
    session = Session.load(files)
    assert session
    legal, pick = array("H", bytes(2 * session.game.MOST_MOVES)), random.Random(1)
    while not session.is_over():
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[pick.randrange(count)])
    session.save(files)
    return files

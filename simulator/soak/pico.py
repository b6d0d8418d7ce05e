"""Whole games in one power-on on the emulated Pico, and the free heap after each of them."""

from random import Random

import engine
from engine import players
from firmware.saves import keep
from simulator.bench.measuring import free
from simulator.bench.programs import program
from simulator.emulator import Handheld
from simulator.emulator.saves import Files, saves
from simulator.soak.case import Case, Kind
from simulator.soak.cuts import image
from simulator.soak.saves import games_counted

ROUNDS = 3  # in each of them every game is played once
MOST_PRESSES = 3000  # no game takes as many
SPARE = 100  # bytes by which the free heap may differ: what looks like a pointer is one to it
FAST = 2


def play(case: Case) -> None:
    luck = case.luck
    handheld = Handheld(image(), files=files(luck))
    handheld.run_until_lit(5000)
    handheld.run(luck.randrange(2000))
    tap(handheld, "A")  # the title
    heaps: dict[str, list[int]] = {game: [] for game in engine.GAMES}
    try:
        for number in range(ROUNDS * len(engine.GAMES)):
            sit_down(handheld, number)
            play_game(case, handheld, number)
            heaps[engine.GAMES[number % len(engine.GAMES)]].append(free(handheld))
    finally:
        case.tried["emulated seconds"] += round(handheld.ms / 1000)
    case.check("saves/errors" not in handheld.files(), "there was an error page")
    for game, (_, *after) in heaps.items():  # in the first round, modules are loaded
        promise = f"after each further game of {game} the free heap was {after} bytes"
        case.check(min(after) > after[0] - SPARE, promise)


def files(luck: Random) -> dict[str, bytes | str]:
    """Let a person play, quick at reading, against machines."""
    made = Files(saves(engine.GAMES[-1], luck.choices(players.LEVELS[1:3], k=luck.randrange(1, 4))))
    keep.write(made, "settings", {"language": "en", "speed": FAST})
    return {**made, "main.py": program("asked")}


def sit_down(handheld: Handheld, number: int) -> None:
    """From the menu to the next game's table: its first line begins one, its second says which."""
    for button in ("A", "DOWN", "A", "UP", "A"):
        tap(handheld, button)
    handheld.run(300)


def play_game(case: Case, handheld: Handheld, number: int) -> None:
    """By chance, until it has been counted; then back to the menu."""
    seen = 0
    for _ in range(MOST_PRESSES):
        tap(handheld, button(case.luck))
        case.tried["presses on the Pico"] += 1
        if seen != handheld.flash_chip.operations:  # something was written
            seen = handheld.flash_chip.operations
            if counted(handheld) > number:
                break
    case.check(counted(handheld) == number + 1, f"{counted(handheld)} games are over")
    case.tried["games on the Pico"] += 1
    for _ in range(2):
        handheld.run(900)  # the score is shown
        tap(handheld, "B")


def button(luck: Random) -> str:
    """Choose mostly A, and now and then a way out of what can only be looked at."""
    return luck.choice(("A", "A", "A", "A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN"))


def tap(handheld: Handheld, button: str) -> None:
    handheld.tap(button, 40)
    handheld.run(60)


def counted(handheld: Handheld) -> int:
    return games_counted(Files(handheld.files()))


KIND = Kind(
    name="pico",
    what="whole games in one power-on on the emulated Pico",
    unit="games on the Pico",
    aim=60,
    batch=1,
    seconds=180.0,
    play=play,
    prepare=image,
)

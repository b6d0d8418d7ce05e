"""Games between machines in a Pico's heap, on MicroPython's unix port; the same on CPython."""

from random import Random

import engine
from engine.players import LEVELS
from simulator.soak import playing
from simulator.soak.case import Case, Kind
from simulator.soak.unix_port import interpreter, run

GAMES = 8  # in one case: one interpreter, one heap, one set of rules
OFTEN = (2, 3, 3, 1)  # how often each level sits at a table; experts think long

Game = tuple[str, tuple[str, ...], int, int, int, bool]


def play(case: Case) -> None:
    luck = case.luck
    name = luck.choice(engine.GAMES)
    games = [some_game(name, luck) for _ in range(GAMES)]
    code = f"import gc, playing\nfor game in {games!r}:\n print(playing.play(*game))\n gc.collect()"
    lines, broken = run(code)
    for number, game in enumerate(games):
        case.tried["games"] += 1
        here = playing.play(*game)
        there = lines[number] if number < len(lines) else broken
        if here != there:
            case.failures.append(f"{game}: on CPython {here}, on the unix port {there}")
        if number >= len(lines):
            break


def some_game(name: str, luck: Random) -> Game:
    levels = tuple(luck.choices(LEVELS, OFTEN, k=luck.randrange(2, 5)))
    options = luck.randrange(1 << len(engine.game(name).OPTIONS))
    first, sparing = luck.randrange(len(levels)), luck.random() < 0.2
    return name, levels, options, first, luck.getrandbits(28), sparing


KIND = Kind(
    name="games",
    what="games between machines, in a heap of 192 KB and on CPython",
    unit="games",
    aim=10_000,
    batch=4,
    seconds=0.6,
    play=play,
    prepare=interpreter,
)

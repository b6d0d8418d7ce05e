"""What an earlier evening may have left in the store: settings, a choice, statistics, a game."""

from array import array
from collections.abc import Iterable
from random import Random

import engine
from engine import GAMES, declaration
from firmware.saves import keep, lessons
from firmware.saves.choice import SITTERS
from firmware.saves.goals import keys_of
from firmware.saves.results import OPPONENTS, PLAYED, Results
from firmware.saves.session import Session
from firmware.saves.settings import ALLOWED
from firmware.table.lesson import new_session, read_course

NAMES = ("Anna", "Őrs", "Zoë", "Jean-Luc", "Ünal", "W" * 12, "i", "D'Arcy", "Ma Li")
LEVELS = ("", "", "", "", "novice", "novice", "novice", "club", "club", "expert")
EARLY = (0, 3, 20, 40)  # moves, after which no game is over yet
LATE = (80, 150, 300)


def settings(luck: Random) -> dict:
    return {name: luck.choice(allowed) for name, allowed in ALLOWED.items()}


def choice(luck: Random) -> dict:
    count = luck.randrange(2, 5)
    return {
        "game": luck.choice(GAMES),
        "count": count,
        "first": luck.randrange(-1, count),
        "seats": [_seat(luck) for _ in range(4)],
        "names": luck.sample(NAMES, luck.randrange(6)),
        "options": {game: luck.randrange(1 << len(declaration(game).OPTIONS)) for game in GAMES},
    }


def _seat(luck: Random) -> tuple[str, str]:
    level = luck.choice(LEVELS)
    assert level in SITTERS
    return level, "" if level or luck.random() < 0.3 else luck.choice(NAMES)


def statistics(luck: Random) -> dict:
    lines = {}
    for game in GAMES:
        for opponent in OPPONENTS:
            if luck.random() < 0.5:
                played = luck.randrange(1, 400)
                best = luck.randrange(-20, 60)
                lines[f"{game}_{opponent}"] = [played, luck.randrange(played), best, best * played]
    return lines


def session(luck: Random, moves: tuple[int, ...]) -> Session:
    """Return a game that is one of these numbers of moves old, or over."""
    name = luck.choice(GAMES)
    seats = [
        (level, who or "Otto")
        for level, who in (_seat(luck) for _ in range(luck.choice((2, 2, 3, 4))))
    ]
    game = engine.game(name)
    options = luck.randrange(1 << len(declaration(name).OPTIONS))
    made = Session.new(name, seats, options, luck.randrange(len(seats)), luck.getrandbits(30))
    legal = array("H", bytes(2 * game.MOST_MOVES))
    for _ in range(luck.choice(moves)):
        if made.is_over():
            break
        made.play(legal[luck.randrange(game.legal_moves(made.state, legal))])
    return made


def lesson(luck: Random) -> Session:
    """Return a lesson that was left somewhere in its course."""
    name = luck.choice(lessons.taught())
    made, (moves, _, _) = new_session(name), read_course(name)
    for move in moves[: luck.randrange(len(moves))]:
        made.play(move)
    return made


def fill(store, luck: Random) -> None:
    """Leave in a store whatever there may be; sometimes nothing."""
    if luck.random() < 0.3:
        return
    keep.write(store, "settings", settings(luck))
    if luck.random() < 0.9:
        keep.write(store, "choice", choice(luck))
    if luck.random() < 0.5:
        session(luck, EARLY + LATE).save(store)


def results(game: str, luck: Random) -> dict:
    lines = []
    for number in range(luck.randrange(6)):
        played, best = luck.randrange(1, 400), luck.randrange(-20, 60)
        who = [luck.choice(NAMES), luck.randrange(len(OPPONENTS)), luck.choice((0, 2, 3, 4))]
        course = [luck.randrange(-20, 60) for _ in range(number)]
        lines.append([*who, played, played // 2, best, best * played, 1, 2, 3, course])
    return {"lines": lines, "goals": luck.sample(keys_of(game), 3), "last": luck.randrange(1 << 32)}


def games_counted(store, games: Iterable[str] = GAMES) -> int:
    """Return how many results of people are kept in all."""
    return sum(line[PLAYED] for game in games for line in Results(store, game).lines)

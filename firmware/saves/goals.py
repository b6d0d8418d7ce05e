"""Goals: a dozen for each game, that teach good play. Six are the same for every game."""

import engine
from firmware.saves.results import LONGEST, OPPONENT, OPPONENTS, SEATS, UNAIDED, WON, Results

_CLUB, _EXPERT = OPPONENTS.index("club"), OPPONENTS.index("expert")
COMMON = ("goal_win", "goal_club", "goal_expert", "goal_four", "goal_streak", "goal_unaided")


def keys_of(game: str) -> tuple:
    """Return the keys of all goals of a game."""
    try:
        return COMMON + engine.module(game, "goals").GOALS
    except ImportError:
        return COMMON


def note(results: Results, session) -> list:
    """Note which goals a counted game has reached; return the new ones as (name, key)."""
    game, new = session.game, []
    for seat, (level, name) in enumerate(session.seats):
        if level == "":
            reached = _common(results.lines)
            if len(keys_of(game.NAME)) > len(COMMON):
                reached += engine.module(game.NAME, "goals").reached(session.state, seat)
            for key in reached:
                if key not in results.goals:
                    results.goals.append(key)
                    new.append((name, key))
    return new


def _common(lines: list) -> list:
    """Return those that the results themselves tell of."""
    won = [line for line in lines if line[WON]]
    strong = [line for line in won if line[OPPONENT] >= _CLUB]
    found = (
        won,
        strong,
        [line for line in won if line[OPPONENT] == _EXPERT],
        [line for line in won if line[SEATS] == 4],
        [line for line in lines if line[LONGEST] >= 3],
        [line for line in strong if line[UNAIDED]],
    )
    return [COMMON[number] for number, lines in enumerate(found) if lines]

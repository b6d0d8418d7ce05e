"""What became of the games, kept from day to day: a file for each game.

A line for each person, strongest opponent and number of seats, the one used last at the end:

    person, opponent, seats, played, won, best, sum, streak, longest streak, won without a hint,
    and the points of the latest games, the newest last

Beside the lines stand the keys of the goals that were reached, and the identity of the last game:
whenever power fails, a game is either counted or not, and never counted again.
"""

from binascii import crc32

from micropython import const

from firmware.saves import keep

OPPONENTS = ("people", "novice", "club", "expert")  # from the weakest to the strongest
PERSON, OPPONENT, SEATS, PLAYED, WON, BEST, SUM, STREAK, LONGEST, UNAIDED, COURSE = range(11)

_MOST_LINES = const(14)  # and four of nobody in particular: together less than a file may hold
_COURSE_LENGTH = const(12)
_LIMIT = 1 << 32  # more than anybody has played, and than any identity
_OLD = "statistics"  # where version 1.0.0 kept them, one line for each game and opponent


class Results:
    """The results of one game, as they were kept."""

    def __init__(self, store, game: str) -> None:
        self._store, self._game = store, game
        facts = keep.read(store, _file(game))
        self.lines: list = [line for line in keep.listed(facts.get("lines")) if _is_line(line)]
        self.goals: list = [key for key in keep.listed(facts.get("goals")) if type(key) is str]
        self._counted = [facts.get("last")]  # the identities of games that must not count again
        if not facts:
            self.lines, self._counted = _carried_over(store, game)

    def note(self, session) -> list:
        """Count a finished game for each person at the table, and return the new goals.

        Machines among themselves don't count. A game counts against its strongest machine.
        """
        identity = crc32(session.state)
        if identity in self._counted or not session.people():
            return []
        game, state, seats = session.game, session.state, session.seats
        totals = [game.score(state, seat) for seat in range(len(seats))]
        levels = [OPPONENTS.index(level) for level, _ in seats if level in OPPONENTS]
        for seat, (level, name) in enumerate(seats):
            if level == "":
                won, unaided = totals[seat] == max(totals), not session.aided >> seat & 1
                self._count(name, max(levels or [0]), len(seats), totals[seat], won, unaided)
        self._counted = [identity]
        from firmware.saves import goals

        new = goals.note(self, session)
        self.write()
        return new

    def _count(
        self, person: str, opponent: int, seats: int, points: int, won: bool, unaided: bool
    ) -> None:
        line = self._taken(person, opponent, seats) or [person, opponent, seats, 0, 0, points]
        line += [0, 0, 0, 0, []][len(line) - SUM :]
        line[PLAYED] += 1
        line[BEST] = max(line[BEST], points)
        line[SUM] += points
        line[STREAK] = line[STREAK] + 1 if won else 0
        line[LONGEST] = max(line[LONGEST], line[STREAK])
        if won:
            line[WON] += 1
            line[UNAIDED] += 1 if unaided else 0
        line[COURSE] = (line[COURSE] + [points])[-_COURSE_LENGTH:]
        self.lines.append(line)
        if len(self.lines) > _MOST_LINES:
            self._fold(self.lines.pop(0))

    def _taken(self, person: str, opponent: int, seats: int) -> list:
        """Take a line out, to be put back at the end; empty, if there is none."""
        for at, line in enumerate(self.lines):
            if line[:PLAYED] == [person, opponent, seats]:
                return self.lines.pop(at)
        return []

    def _fold(self, old: list) -> None:
        """Add what nobody has used for long to what is known of nobody in particular."""
        line = self._taken("", old[OPPONENT], 0)
        self.lines.append(merged([line, old] if line else [old]))

    def write(self) -> None:
        facts = {"lines": self.lines, "goals": self.goals, "last": self._counted[-1]}
        keep.write(self._store, _file(self._game), facts)

    def reset(self) -> None:
        """Begin anew. What was kept before stays nowhere."""
        self.lines, self.goals = [], []
        self.write()


def merged(lines: list) -> list:
    """Return several lines as one of nobody in particular."""
    total = ["", lines[0][OPPONENT], 0, 0, 0, lines[0][BEST], 0, 0, 0, 0, []]
    for line in lines:
        total[BEST] = max(total[BEST], line[BEST])
        total[LONGEST] = max(total[LONGEST], line[LONGEST])
        for at in (PLAYED, WON, SUM, UNAIDED):
            total[at] += line[at]
        if line[COURSE]:
            total[COURSE], total[STREAK] = line[COURSE], line[STREAK]
    return total


def _file(game: str) -> str:
    return "results_" + game


def _is_number(value) -> bool:
    return type(value) is int and -_LIMIT < value < _LIMIT


def _is_line(line) -> bool:
    """Tell whether this makes sense, whoever may have written it."""
    return (
        len(keep.listed(line)) == COURSE + 1
        and type(line[PERSON]) is str
        and all([_is_number(value) for value in line[OPPONENT:COURSE]])
        and 0 <= line[OPPONENT] < len(OPPONENTS)
        and line[PLAYED] > 0
        and isinstance(line[COURSE], list)
        and all([_is_number(points) for points in line[COURSE]])
    )


def _carried_over(store, game: str) -> tuple:
    """Return what was counted before people were told apart, and the identities of the last games.

    A line was: played, won, best, sum; since version 1.0.0, the identity of its last game as well.
    """
    facts, lines, identities = keep.read(store, _OLD), [], [0]
    for number, opponent in enumerate(OPPONENTS):
        old = keep.listed(facts.get(game + "_" + opponent))
        if len(old) in (4, 5):
            line = ["", number, 0] + old[:4] + [0, 0, 0, []]
            if _is_line(line):
                lines.append(line)
                identities += old[4:]
    return lines, identities

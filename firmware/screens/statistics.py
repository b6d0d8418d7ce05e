"""What became of the games: for each game and strongest opponent, kept from day to day."""

import engine
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE
from display.text import RIGHT, text_width
from firmware import games, look, sound
from firmware.saves import keep, slots
from firmware.stage import Screen
from firmware.words import numeral, say, use_game
from input import BUTTON, DOWN, KIND, LEFT, PRESS, UP, A, B
from input import RIGHT as RIGHTWARDS

_FILE = "statistics"
OPPONENTS = ("people", "novice", "club", "expert")  # from the weakest to the strongest
_PLAYED, _WON, _BEST, _SUM, _LAST = range(5)
_MOST = 1 << 32  # more than anybody has played, and than any identity


def read(store) -> dict:
    return keep.read(store, _FILE)


def note(store, game: str, levels: list, totals: list, winners: list, identity: int = 0) -> None:
    """Count a finished game. `levels` has "" for a person; a table of machines isn't counted.

    A game counts against its strongest machine. It is won if a person has won it; the points are
    those of the best person. A game's identity, if it is known, is kept with its count: whenever
    power fails, the game is either counted or not, and never counted again.
    """
    people = [seat for seat in range(len(levels)) if not levels[seat]]
    if not people:
        return
    opponent = "people"
    for level in OPPONENTS:
        if level in levels:
            opponent = level
    points = max([totals[seat] for seat in people])
    won = any([seat in people for seat in winners])
    facts = read(store)
    key = game + "_" + opponent
    line = _line(facts, key) or [0, 0, points, 0, 0]
    if identity and line[_LAST] == identity:
        return
    line[_PLAYED] += 1
    line[_WON] += 1 if won else 0
    line[_BEST] = max(line[_BEST], points)
    line[_SUM] += points
    line[_LAST] = identity
    facts[key] = line
    keep.write(store, _FILE, facts)


def _line(facts: dict, key: str) -> list:
    """Played, won, best, sum of points, and the last game's identity, which version 1.0.0 did not
    note; empty, if there is nothing that makes sense."""
    line = facts.get(key)
    if not isinstance(line, list) or len(line) not in (4, 5):
        return []
    sensible = all([type(number) is int and -_MOST < number < _MOST for number in line])
    return (line + [0])[:5] if sensible and line[_PLAYED] > 0 else []


class StatisticsPage(Screen):
    """One page for each game."""

    def enter(self, stage) -> None:
        self.stage = stage
        self._game = 0
        self._facts = read(stage.board.store)
        keep.report(stage)

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button == B:
            sound.back()
            self.stage.close()
            return
        if button == A and self._has_score():
            sound.ok()
            self._open_score()
        if button in (UP, DOWN, LEFT, RIGHTWARDS):
            step = 1 if button in (DOWN, RIGHTWARDS) else -1
            self._game = (self._game + step) % len(engine.GAMES)
            sound.step()
            self.stale = True

    def _has_score(self) -> bool:
        return slots.has_score(self.stage.board.store, engine.GAMES[self._game])

    def _open_score(self) -> None:
        """Show how the last round of the game ended, once more."""
        from firmware.saves.session import Session
        from firmware.table.scoring import Scoring

        file = slots.file_of(engine.GAMES[self._game])
        try:
            session = Session.load(self.stage.board.store, file)
            assert session
        except ValueError:
            from firmware.saves.trouble import tell_damaged_game

            tell_damaged_game(self.stage, file)
            return
        use_game(engine.GAMES[self._game])
        self.stage.open(Scoring(session))

    def spoken(self) -> list:
        game = engine.GAMES[self._game]
        lines = [say("stat_title"), games.title(game)]
        for opponent in OPPONENTS:
            line = _line(self._facts, f"{game}_{opponent}")
            if line:
                figures = _figures(line)
                values = [say(key) + " " + figures[at] for at, key in enumerate(_HEADINGS)]
                lines.append(f"{_name(opponent)}: {', '.join(values)}")
        return lines if len(lines) > 2 else lines + [say("stat_none")]

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, say("stat_title"))
        look.clear(frame)
        self._draw_game(frame, engine.GAMES[self._game])
        pairs = [(B, say("hint_back")), (UP | DOWN, say("stat_other"))]
        if self._has_score():
            pairs = [(A, say("stat_score")), (B, say("hint_back")), (UP | DOWN, say("hint_other"))]
        look.hints(frame, pairs)

    def _draw_game(self, frame: Frame, game: str) -> None:
        middle = frame.width // 2
        name = games.title(game)
        tall, pitch = (16, 16) if look.is_low else (28, 30)
        frame.label(0, look.TOP, frame.width, tall, name, CHALK, MEDIUM)
        reach = text_width(name, MEDIUM) // 2 + 14
        look.triangle(frame, middle - reach, look.TOP + tall // 2 - 1, -1, ACCENT)
        look.triangle(frame, middle + reach, look.TOP + tall // 2 - 1, 1, ACCENT)
        lines = [(opponent, _line(self._facts, f"{game}_{opponent}")) for opponent in OPPONENTS]
        if not any([line for _, line in lines]):
            x, y = look.MARGIN + 8, look.TOP + tall + 16
            room = frame.width - 2 * x
            frame.text_box(x, y, room, look.bottom(frame) - y, say("stat_none"), DIM, MEDIUM)
            return
        y = look.TOP + tall + 2 * (not look.is_low)
        headings = [say(key) for key in _HEADINGS]
        self._draw_line(frame, y, say("stat_against"), headings, DIM, SMALL)
        for opponent, line in lines:
            y += pitch
            if not look.is_low:
                frame.hline(look.MARGIN, y - 4, frame.width - 2 * look.MARGIN, EDGE)
            values = ["–", "–", "–", "–"]
            if line:
                values = _figures(line)
            self._draw_line(frame, y, _name(opponent), values, CHALK if line else EDGE, MEDIUM)

    def _draw_line(self, frame: Frame, y: int, name: str, values, colour: int, font: bytes) -> None:
        column = (frame.width - 2 * look.MARGIN) * 2 // 11
        first = frame.width - 2 * look.MARGIN - 4 * column
        name = look.fitted(name, font, first)
        tall = 16 if look.is_low else 22
        frame.label(look.MARGIN, y, 0, tall, name, colour, font, 0)
        for number, value in enumerate(values):
            right = look.MARGIN + first + (number + 1) * column
            text = look.fitted(value, font, column - 1)
            frame.label(right, y, 0, tall, text, colour, font, RIGHT)


_HEADINGS = ("stat_played", "stat_won", "stat_best", "stat_mean")


def _name(opponent: str) -> str:
    return say("stat_people" if opponent == "people" else "level_" + opponent)


def _figures(line: list) -> list:
    """Return what stands below each heading."""
    mean = _rounded(line[_SUM], line[_PLAYED])
    return [numeral(number) for number in line[:3] + [mean]]


def _rounded(total: int, count: int) -> int:
    return (2 * total + count) // (2 * count)

"""What became of the games: a page for each, against whom and how well; more on request."""

import engine
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE
from display.text import LEFT, RIGHT, shorten, text_width
from firmware import games, look, sound, words
from firmware.saves import keep
from firmware.saves.choice import Choice
from firmware.saves.results import (
    BEST,
    OPPONENT,
    OPPONENTS,
    PERSON,
    PLAYED,
    SEATS,
    SUM,
    WON,
    Results,
    merged,
)
from firmware.stage import Screen
from firmware.words import numeral, say
from input import BUTTON, DOWN, KIND, PRESS, UP, A, B
from input import LEFT as LEFTWARDS
from input import RIGHT as RIGHTWARDS

_HEADINGS = ("stat_played", "stat_won", "stat_best", "stat_mean")


def text(key: str, game: str = "") -> str:
    """Return a text out of the words that only these pages need."""
    return words.texts(words.language + "_results", game)[key]


def opponent_name(opponent: int) -> str:
    level = OPPONENTS[opponent]
    return say("stat_people" if level == "people" else "level_" + level)


class StatisticsPage(Screen):
    """One page for each game, the one begun last first; it can be narrowed down to a person."""

    def enter(self, stage) -> None:
        self.stage = stage
        self._number = engine.GAMES.index(Choice(stage.board.store).game)
        self._read()

    def _read(self) -> None:
        self.game = engine.GAMES[self._number]
        self.person = ""  # everybody
        self.seats = 0  # any number
        self.results = Results(self.stage.board.store, self.game)
        keep.report(self.stage)

    def chosen(self) -> list:
        """Return one line for each opponent; None where nothing was played."""
        found: list = [[] for _ in OPPONENTS]
        for line in self.results.lines:
            if self.person in ("", line[PERSON]) and self.seats in (0, line[SEATS]):
                found[line[OPPONENT]].append(line)
        return [merged(lines) if lines else None for lines in found]

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button == B:
            sound.back()
            words.drop(words.language + "_results")
            self.stage.close()
        elif button == A:
            from firmware.screens.results import ResultsMenu

            sound.ok()
            self.stage.open(ResultsMenu(self))
        elif button in (UP, DOWN, LEFTWARDS, RIGHTWARDS):
            step = 1 if button in (DOWN, RIGHTWARDS) else -1
            self._number = (self._number + step) % len(engine.GAMES)
            self._read()
            sound.step()
            self.stale = True

    def spoken(self) -> list:
        lines = [say("stat_title"), self._title()]
        for opponent, line in enumerate(self.chosen()):
            if line:
                values = zip(_HEADINGS, _figures(line))  # noqa: B905
                said = [say(key) + " " + value for key, value in values]
                lines.append(opponent_name(opponent) + ": " + ", ".join(said))
        return lines if len(lines) > 2 else lines + [say("stat_none")]

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, say("stat_title"))
        look.clear(frame)
        self._draw_title(frame)
        lines = self.chosen()
        if any(lines):
            self._draw_lines(frame, lines)
        else:
            x, y = look.MARGIN + 8, look.TOP + _tall() + 16
            room = look.bottom(frame) - y
            look.paragraph(frame, x, y, frame.width - 2 * x, room, say("stat_none"), DIM)
        pairs = ((A, say("hint_more")), (B, say("hint_back")), (UP | DOWN, say("hint_other")))
        look.hints(frame, pairs)

    def _title(self) -> str:
        """Return whose results these are; everybody's are the game's."""
        about = [self.person] if self.person else []
        if self.seats:
            about.append(text("seats") + " " + str(self.seats))
        return ", ".join(about) or games.title(self.game)

    def _draw_title(self, frame: Frame) -> None:
        name = shorten(self._title(), MEDIUM, frame.width - 50)
        frame.label(0, look.TOP, frame.width, _tall(), name, CHALK, MEDIUM)
        middle, reach = frame.width // 2, text_width(name, MEDIUM) // 2 + 14
        y = look.TOP + _tall() // 2 - 1
        look.triangle(frame, middle - reach, y, -1, ACCENT)
        look.triangle(frame, middle + reach, y, 1, ACCENT)

    def _draw_lines(self, frame: Frame, lines: list) -> None:
        y, pitch = look.TOP + _tall(), 16 if look.is_low else 30
        self._draw_line(frame, y, say("stat_against"), [say(key) for key in _HEADINGS], DIM, SMALL)
        for opponent, line in enumerate(lines):
            y += pitch
            if not look.is_low:
                frame.hline(look.MARGIN, y - 4, frame.width - 2 * look.MARGIN, EDGE)
            values = _figures(line) if line else ["–"] * 4
            ink = CHALK if line else EDGE
            self._draw_line(frame, y, opponent_name(opponent), values, ink, MEDIUM)

    def _draw_line(self, frame: Frame, y: int, name: str, values: list, ink: int, font) -> None:
        column = (frame.width - 2 * look.MARGIN) * 2 // 11
        first = frame.width - 2 * look.MARGIN - 4 * column
        tall = 16 if look.is_low else 22
        frame.label(look.MARGIN, y, 0, tall, look.fitted(name, font, first), ink, font, LEFT)
        for number, value in enumerate(values):
            right = look.MARGIN + first + (number + 1) * column
            frame.label(right, y, 0, tall, look.fitted(value, font, column - 1), ink, font, RIGHT)


def _tall() -> int:
    """Return the height of the line that says whose results these are."""
    return 16 if look.is_low else 28


def _figures(line: list) -> list:
    """Return what stands below each heading."""
    mean = (2 * line[SUM] + line[PLAYED]) // (2 * line[PLAYED])
    return [numeral(number) for number in (line[PLAYED], line[WON], line[BEST], mean)]

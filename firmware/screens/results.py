"""More about the results of a game: whose, with how many seats, their course, the goals."""

from micropython import const

from display import symbols
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, EDGE, STONE
from display.text import LEFT
from firmware import games, look, sound, words
from firmware.saves import goals, slots
from firmware.saves.results import COURSE, LONGEST, PERSON, STREAK, UNAIDED
from firmware.screens.menu import Item, Menu, Selector
from firmware.screens.page import Page
from firmware.screens.statistics import opponent_name, text
from firmware.stage import Screen
from firmware.table.telling import signed
from firmware.words import say
from input import BUTTON, DOWN, KIND, PRESS, UP, B

_SEATS = (0, 2, 3, 4)
_BLOCK = const(47)  # the height of what is said of one opponent
_BAR = const(6)


class ResultsMenu(Menu):
    """Narrows down what the page below shows, and opens the rest."""

    def __init__(self, page) -> None:
        self._page = page
        self._people = sorted({line[PERSON] for line in page.results.lines if line[PERSON]})
        self._people.insert(0, "")
        super().__init__("stat_title", self._lines())

    def title(self) -> str:
        return games.title(self._page.game)

    def _lines(self) -> list:
        page = self._page
        reached = f" {len(page.results.goals)}/{len(goals.keys_of(page.game))}"
        who = [name or text("everybody") for name in self._people]
        who_line = Selector(
            _says("who"), who, self._people.index(page.person), self._set_person, symbols.PERSON
        )
        who_line.own_words = True
        seats = [str(number) if number else text("any") for number in _SEATS]
        lines = [
            who_line,
            Selector(
                _says("seats"), seats, _SEATS.index(page.seats), self._set_seats, symbols.MACHINE
            ),
            Item(_says("course"), self._open_course, symbols.CHART),
            Item(lambda: text("goals") + reached, self._open_goals, symbols.CROWN),
            Item(_says("reset"), self._ask, symbols.UNDO),
        ]
        if slots.has_score(page.stage.board.store, page.game):
            lines.insert(0, Item(_says("last_score"), self._open_score, symbols.EYE))
        return lines

    def _set_person(self, at: int) -> None:
        self._page.person = self._people[at]

    def _set_seats(self, at: int) -> None:
        self._page.seats = _SEATS[at]

    def _open_score(self) -> None:
        """Show how the last round of the game ended, once more."""
        from firmware.saves.session import Session
        from firmware.table.scoring import Scoring

        game = self._page.game
        file = slots.file_of(game)
        try:
            session = Session.load(self.stage.board.store, file)
            assert session
        except ValueError:
            from firmware.saves.trouble import tell_damaged_game

            tell_damaged_game(self.stage, file)
            return
        words.use_game(game)
        self.stage.open(Scoring(session))

    def _open_course(self) -> None:
        self.stage.open(CoursePage(self._page))

    def _open_goals(self) -> None:
        self.stage.open(GoalsMenu(self._page.game, self._page.results.goals))

    def _ask(self) -> None:
        """Ask twice: what is deleted can't be had back."""
        stage = self.stage

        def ask_again() -> None:
            stage.close()
            stage.open(_question("reset_sure", self._reset, stage))

        stage.open(_question("reset_ask", ask_again, stage))

    def _reset(self) -> None:
        stage, page = self.stage, self._page
        page.results.reset()
        while stage.top() is not page:
            stage.close()
        page.person, page.seats = "", 0


def _says(key: str):
    return lambda: text(key)


def _question(key: str, yes, stage) -> Page:
    return Page(text("reset"), text(key), ("yes", yes), ("hint_back", stage.close), ALERT)


class CoursePage(Screen):
    """For each opponent: streaks, wins without a hint, and the latest points as bars."""

    def __init__(self, page) -> None:
        lines = page.chosen()
        self._lines = [(opponent, line) for opponent, line in enumerate(lines) if line]
        self._first = 0
        self._fit = 1

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button == B:
            sound.back()
            self.stage.close()
        elif button in (UP, DOWN):
            step = 1 if button == DOWN else -1
            self._first = max(0, min(len(self._lines) - self._fit, self._first + step))
            self.stale = True

    def spoken(self) -> list:
        lines = [text("course")]
        for opponent, line in self._lines:
            points = ", ".join([signed(number) for number in line[COURSE]])
            lines.append(f"{opponent_name(opponent)}: {_streaks(line)}, {_unaided(line)}")
            if points:
                lines[-1] += ": " + points
        return lines if self._lines else lines + [say("stat_none")]

    def draw(self, frame: Frame, whole: bool) -> None:
        look.header(frame, text("course"))
        look.clear(frame)
        room = look.bottom(frame) - look.TOP
        self._fit = room // _BLOCK
        shown = self._lines[self._first : self._first + self._fit]
        for number, (opponent, line) in enumerate(shown):
            self._draw_block(frame, look.TOP + 2 + number * _BLOCK, opponent, line)
        if not self._lines:
            look.paragraph(
                frame, look.MARGIN, look.TOP + 8, frame.width - 16, room, say("stat_none")
            )
        pairs = [(B, say("hint_back"))]
        if len(self._lines) > self._fit:
            look.scroll_bar(frame, look.TOP, room, self._first, self._fit, len(self._lines))
            pairs.append((UP | DOWN, say("hint_more")))
        look.hints(frame, pairs)

    def _draw_block(self, frame: Frame, y: int, opponent: int, line: list) -> None:
        x = look.MARGIN
        frame.label(x, y, 0, 16, opponent_name(opponent), ACCENT, MEDIUM, LEFT)
        frame.text(x, y + 15, _streaks(line), CHALK, SMALL)
        frame.text(x, y + 29, _unaided(line), CHALK, SMALL)
        frame.hline(x, y + _BLOCK - 2, frame.width - 2 * x, EDGE)
        _draw_bars(frame, frame.width - x - 12 * _BAR, y, line[COURSE])


def _streaks(line: list) -> str:
    return text("streak").format(line[STREAK], line[LONGEST])


def _unaided(line: list) -> str:
    return text("unaided").format(line[UNAIDED])


def _draw_bars(frame: Frame, x: int, y: int, course: list) -> None:
    """Draw the points of the latest games beside each other; what is below zero hangs down."""
    if not course:
        return
    top, low = max(max(course), 1), min(min(course), 0)
    tall = _BLOCK - 8
    zero = y + tall * top // (top - low)
    for points in course:
        end = y + tall * (top - points) // (top - low)
        frame.box(
            x, min(zero, end), _BAR - 2, max(1, abs(end - zero)), ALERT if points < 0 else DIM
        )
        x += _BAR
    frame.hline(x - _BAR * len(course), zero, _BAR * len(course), EDGE)


class GoalLine(Item):
    """A goal: there is nothing to choose, but a lot to read."""

    def __init__(self, key: str, game: str, reached: bool) -> None:
        super().__init__(lambda: goal_text(key, game), None, symbols.CROWN if reached else "")
        self._reached = reached

    def ink(self) -> int:
        return CHALK if self._reached else STONE  # which can be read in focus, too


class GoalsMenu(Menu):
    """All goals of a game: first those that were reached, with a mark."""

    def __init__(self, game: str, reached: list) -> None:
        keys = goals.keys_of(game)
        lines = [GoalLine(key, game, True) for key in keys if key in reached]
        lines += [GoalLine(key, game, False) for key in keys if key not in reached]
        super().__init__("stat_title", lines)

    def title(self) -> str:
        return text("goals")

    def spoken(self) -> list:
        lines = super().spoken()
        return lines + [text("reached")] if self.items[self.chosen]._reached else lines


def goal_text(key: str, game: str) -> str:
    """Return a goal in words: one of all games, or the game's own."""
    return text(key, "" if key in goals.COMMON else game)


def tell_reached(stage, game: str, new: list, go_on) -> None:
    """Tell of the goals that a game has just reached, by whom each; then go on."""

    def read() -> None:
        stage.close()
        go_on()

    lines = [goal_text(key, game) for _, key in new]
    if len({name for name, _ in new}) > 1:
        lines = [text("reached_by").format(name, goal_text(key, game)) for name, key in new]
    title = text("reached" if len(new) == 1 else "reached_many")
    stage.open(Page(title, "\n".join(lines), ("hint_ok", read)))

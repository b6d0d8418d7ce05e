"""The review: the decisions of a game that cost most, each on its table, with what was better."""

from micropython import const

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT, PANEL
from display.text import shorten, text_width
from engine.players.reasons import REASONS
from firmware import look, sound, words
from firmware.saves.session import telling
from firmware.stage import NEVER, Screen
from firmware.table import layout
from firmware.table.reviewer import Reviewer, amount
from firmware.table.scene import make_scene
from firmware.table.tabletop import banner
from firmware.table.thinker import Thinker
from firmware.words import capital, extra, say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, RIGHT, UP, A, B, X

_SLICE_MS = const(30)
_LINE = const(13)
_BRIEF = const(112)  # pixels for what was lost, where hints are to stand behind it


class Review(Screen):
    """First it looks for them, which can be left at any time; then up and down go through them."""

    def __init__(self, session) -> None:
        self._session = session
        self._at = 0
        self._reason = ""
        self._is_laid = False  # has a table taken the place of the progress?
        self._state = session.start_state()

    def enter(self, stage) -> None:
        self.stage = stage
        mind = Thinker(self._session.game, stage.board).mind("expert")
        self._reviewer = Reviewer(self._session, mind)
        self._slices = self._reviewer.slices()
        self._scene = make_scene(self._session, stage)

    def is_watched(self) -> bool:
        return self._slices is not None

    def tick(self, now: int) -> int:
        if self._slices is None:
            return NEVER
        clock = self.stage.board.clock
        for _ in self._slices:
            if clock.since(now) >= _SLICE_MS:
                break
        else:
            self._slices = None
            self._go_to(0)
        self.stale = True
        return 0

    def _found(self) -> list:
        return [] if self._slices else self._reviewer.found

    def _go_to(self, at: int) -> None:
        """Lay the table of one of the decisions: framed what was chosen, marked what was better."""
        self._at = at
        self.stale = True
        if self._found():
            session, (_, number, best) = self._session, self._found()[at]
            session.state_at(number, self._state)
            self._reason = say("why_" + REASONS[self._reviewer.reason_of(number, best)])
            scene, made = self._scene, session.move_at(number)
            self.scene = scene  # whoever asks what is to be seen hears of this table, too
            scene.offer(self._state, session.mover_at(number))
            scene.covered = look.is_low
            place = scene.place_of(made)
            if place >= 0:
                scene.at = place
                scene.moved()
            else:
                scene.focus_on(made)
            scene.advise(best)

    def _number(self) -> int:
        return self._found()[self._at][1]

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button, found = event & BUTTON, self._found()
        if button == B:
            sound.back()
            words.drop(words.language + "_coach")
            self.stage.close()
        elif found and button in (UP, DOWN, LEFT, RIGHT):
            sound.step()
            self._go_to((self._at + (1 if button in (DOWN, RIGHT) else -1)) % len(found))
        elif found and button == A:
            self._play_on()
        elif found and button == X:
            self._scene.open_rows()

    def _play_on(self) -> None:
        """Sit down at this very table once more: the game is nobody's, and does not count."""
        from firmware.table.table import Table

        sound.ok()
        self.stage.open(Table(self._session.practice(self._number()), self.stage))

    # ---- in words

    def _texts(self) -> tuple:
        """Return what it cost, what was done, what would have been better, and why."""
        reviewer = self._reviewer
        cost, number, best = self._found()[self._at]
        size = "brief_" if look.is_low else "lost_"
        lost = amount(cost, reviewer.scale, reviewer.measure)
        lost = extra("coach", size + reviewer.measure, lost)
        if not look.is_low:
            lost = extra("coach", "turn", self._turn(number)) + ": " + lost
        better = self._in_one_line(extra("coach", "better", "{}"), best)
        why = extra("coach", "why", self._reason)
        return f"{self._at + 1}/{len(self._found())}, {lost}", self._done(number), better, why

    def _turn(self, number: int) -> int:
        """Return in which of its mover's turns a move was made."""
        session, turns, before = self._session, 0, -1
        for at in range(session.first_kept(), number + 1):
            mover = session.mover_at(at)
            if mover != before and mover == session.mover_at(number):
                turns += 1
            before = mover
        return turns

    def _done(self, number: int) -> str:
        session, after = self._session, self._scene.scratch
        move = session.move_at(number)
        after[:] = self._state
        session.game.apply(after, move)
        told = telling(session.game.NAME).told(self._state, after, move)
        named, room = session.name(session.mover_at(number)) + " " + told, layout.WIDTH - 16
        return named if text_width(named, SMALL) <= room else shorten(capital(told), SMALL, room)

    def _in_one_line(self, words: str, move: int) -> str:
        """Say a move in one line: if that is too long, only what is chosen at last."""
        tell = telling(self._session.game.NAME)
        text = words.format(tell.advice(self._state, move))
        if text_width(text, SMALL) > layout.WIDTH - 16:
            text = words.format(tell.action(self._state, move))
        return capital(text)

    def spoken(self) -> list:
        if self._slices:
            return [extra("coach", "review"), extra("coach", "review_thinks")]
        return list(self._texts()) if self._found() else [extra("coach", "review_none")]

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if self._found():
            self._draw_decision(frame, whole or not self._is_laid)
            self._is_laid = True
            return
        x, room = look.MARGIN, frame.width - 2 * look.MARGIN
        y = look.TOP + (32 if look.is_low else 44)
        if whole or not self._slices:
            look.header(frame, extra("coach", "review"))
            look.clear(frame)
            text = extra("coach", "review_thinks" if self._slices else "review_none")
            frame.text_box(x, look.TOP + 6, room, 60, text, DIM if self._slices else CHALK, MEDIUM)
            look.hints(frame, [(B, say("hint_back"))])
        if self._slices:
            frame.box(x, y, room, 6, PANEL, 3)
            frame.box(x, y, room * self._reviewer.progress // 100, 6, ACCENT, 3)

    def _draw_decision(self, frame: Frame, whole: bool) -> None:
        scene = self._scene
        scene.draw(frame, whole)
        lost, done, better, why = self._texts()
        x, w = 8, layout.WIDTH - 16
        if look.is_low:
            x, y, w, _ = scene.panel(frame)
        else:  # the rows are to be seen; in the place of their worth
            y = scene.rows_at + layout.ROW
            frame.box(0, y, layout.WIDTH, 6, PANEL)
            frame.box(0, y, layout.WIDTH, layout.ROWS - layout.ROW - 2, PANEL, 5)
        for text, ink in ((done, CHALK), (better, ACCENT)):
            frame.text(x, y, look.fitted(text, SMALL, w), ink, SMALL)
            y += _LINE
        play_on = extra("coach", "play_on" if look.is_low else "play_here")
        pairs = [(A, play_on), (B, say("hint_back"))]
        if len(self._found()) > 1:
            pairs.insert(1, (UP | DOWN, say("hint_other")))
        scene.draw_message(frame, "", why, [] if look.is_low else pairs)
        end = banner(frame, lost, room=_BRIEF if look.is_low else 0)
        if look.is_low:
            look.few_hints(frame, end, 0, pairs, NIGHT)
        scene.draw_top_again()

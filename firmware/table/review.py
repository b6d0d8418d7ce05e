"""The review: the decisions of a game that cost most, each on its table, with what was better."""

from micropython import const

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, PANEL
from display.text import shorten, wrap
from engine.players.reasons import REASONS
from firmware import look, sound, words
from firmware.saves.session import telling
from firmware.stage import NEVER, Screen
from firmware.table.reviewer import Reviewer, amount
from firmware.table.scene import make_scene
from firmware.table.thinker import Thinker
from firmware.words import capital, extra, say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, RIGHT, UP, A, B, X

_SLICE_MS = const(30)
_LINE = const(13)


class Review(Screen):
    """First it looks for them, which can be left at any time; then up and down go through them."""

    def __init__(self, session) -> None:
        self._session = session
        self._at = 0
        self._reason = ""
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
        while clock.since(now) < _SLICE_MS:
            if next(self._slices, self) is self:
                self._slices = None
                self._go_to(0)
                break
        self.stale = True
        return 0

    def _found(self) -> list:
        return [] if self._slices else self._reviewer.found

    def _go_to(self, at: int) -> None:
        """Lay the table of one of the decisions."""
        self._at = at
        self.stale = True
        if self._found():
            session, (_, number, best) = self._session, self._found()[at]
            session.state_at(number, self._state)
            self._reason = say("why_" + REASONS[self._reviewer.reason_of(number, best)])
            self._scene.look_at(self._state, session.mover_at(number), True)
            self._scene.covered = True

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
        session, reviewer = self._session, self._reviewer
        cost, number, best = self._found()[self._at]
        tell = telling(session.game.NAME)
        lost = extra(
            "coach", "lost_" + reviewer.measure, amount(cost, reviewer.scale, reviewer.measure)
        )
        name = session.name(session.mover_at(number))
        done = name + ": " + tell.advice(self._state, session.move_at(number))
        better = extra("coach", "better", tell.advice(self._state, best))
        return f"{self._at + 1}/{len(self._found())}: {lost}", done, better, self._reason

    def spoken(self) -> list:
        if self._slices:
            return [extra("coach", "review"), extra("coach", "review_thinks")]
        return list(self._texts()) if self._found() else [extra("coach", "review_none")]

    # ---- drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if self._found():
            self._draw_decision(frame, whole or self._scene.changed == 0)
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
        x, y, w, h = scene.panel(frame)
        for text, ink in ((done, CHALK), (better, ACCENT)):
            lines = wrap(capital(text), SMALL, w)
            fit = h // 2 // _LINE
            for number, line in enumerate(lines[:fit]):
                if number == fit - 1 and len(lines) > fit:
                    line = shorten(line + " …", SMALL, w)
                frame.text(x, y + number * _LINE, line, ink, SMALL)
            y += h // 2
        pairs = [(A, extra("coach", "play_on")), (B, say("hint_back"))]
        if len(self._found()) > 1:
            pairs.insert(1, (UP | DOWN, say("hint_other")))
        scene.draw_message(frame, lost, why, pairs)

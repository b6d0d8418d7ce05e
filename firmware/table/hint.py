"""A hint: what the strongest player would do, and why."""

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, PANEL
from engine import rng
from engine.players.reasons import REASONS
from firmware import look, sound
from firmware.saves.session import telling
from firmware.stage import NEVER, Screen
from firmware.words import capital, say
from input import BUTTON, KIND, PRESS, A, B

_LEVEL = "expert"


class Hint(Screen):
    def __init__(self, table) -> None:
        self._table = table
        session = table.session
        self._state = session.state
        session.aided |= 1 << session.turn()
        self._thinker = table.thinker  # who has nothing to do while a person chooses
        luck = rng.new(session.moves_made())  # its own: a hint changes nothing of the game
        self._thinker.begin(_LEVEL, session.state, session.turn(), luck)
        self._move = -1

    def tick(self, now: int) -> int:
        if self._move >= 0:
            return NEVER
        self._move = self._thinker.go_on(self.stage.board.clock, now)
        self.stale = True
        return 0

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button == B or (button == A and self._move >= 0):
            self.stage.close()
            if button == A:
                sound.ok()
                self._table.scene.focus_on(self._move)
            else:
                sound.back()

    def spoken(self) -> list:
        if self._move < 0:
            return [say("table_hint"), say("table_hint_thinks")]
        words, why = telling(self._table.game.NAME), REASONS[self._thinker.reason()]
        lines = [say("table_hint"), say("table_hint_from") + " "]
        lines[1] += words.advice(self._state, self._move)
        effect = words.effect(self._state, self._move, self._table.scene.scratch)
        return lines + [say("why_" + why), capital(effect)]

    def draw(self, frame: Frame, whole: bool) -> None:
        x, room = look.MARGIN, frame.width - 2 * look.MARGIN
        middle = look.TOP + (50 if look.is_low else 70)
        if whole:
            look.header(frame, say("table_hint"))
        if whole or self._move >= 0:
            look.clear(frame)
        if self._move < 0:
            if whole:
                frame.text(x, middle - 30, say("table_hint_thinks"), CHALK, MEDIUM)
                look.hints(frame, [(B, say("hint_back"))])
            frame.box(x, middle, room, 6, PANEL, 3)
            frame.box(x, middle, room * self._thinker.progress() // 100, 6, ACCENT, 3)
            return
        words = telling(self._table.game.NAME)
        scene = self._table.scene
        low = look.is_low
        y = look.TOP - 24 if low else look.TOP + 6
        if not low:
            frame.text(x, y, look.fitted(say("table_hint_from"), MEDIUM, room), DIM, MEDIUM)
        tall = 38 if low else 60
        picture = scene.picture(frame, x, y + 26, tall, self._state, self._state, self._move)
        left = x + (picture + 8 if picture else 0)
        action = capital(words.advice(self._state, self._move))
        tall = 38 if low else 68
        frame.text_box(left, y + (24 if low else 30), frame.width - x - left, tall, action, ACCENT)
        y -= 29 if low else 0
        why = say("why_" + REASONS[self._thinker.reason()])
        tall = frame.text_box(x, y + 96, room, 34, why, CHALK, MEDIUM)
        effect = capital(words.effect(self._state, self._move, scene.scratch))
        frame.text_box(x, y + 102 + tall, room, 45, effect, DIM, SMALL)
        look.hints(frame, [(A, say("hint_show")), (B, say("hint_back"))])

"""A first game that teaches: at a real table, each new thing is pointed at when it first matters.

The pupil makes the moves that the lesson asks for, with the real buttons; anything else is answered
kindly, and changes nothing. Then the game is played on freely to its end, and the score explained.

A game that has one says so (LESSON), and has a module `lesson`:

    SEED     of the deal, for the pupil and a machine; the pupil begins
    COURSE   what happens, in this order: moves as records write them, those of the machine as well,
             and pairs of a place and the key of what is said of it. Moves in brackets are made
             while nobody looks, so that the lesson is short
    END      such pairs for the table at the end
    PLACES   for each place a function that returns its box, as in a guide; NEXT is where the next
             move is chosen, and NOWHERE is no place at all

What is said is in the game's words/xx_lesson.py: for each key a title and a text.
"""

from micropython import const

import engine
from display.frame import Frame
from firmware import games, look, sound, words
from firmware.saves import lessons
from firmware.saves.session import Session, telling
from firmware.stage import NEVER
from firmware.table import shelf, tabletop
from firmware.table.bubble import point_at
from firmware.table.table import Table
from firmware.words import capital, say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, RIGHT, UP, A, B

NEXT = "next"
NOWHERE = ""
_WRONG = ""  # the key of an answer to another move than the one asked for
_NO_MOVE = const(-1)
_PUPIL = 0
_QUIET_MS = const(400)


def new_session(game: str) -> Session:
    """Deal the lesson's game."""
    seats = [("", say("new_player", 1)), ("novice", say("level_novice"))]
    options = engine.declaration(game).DEFAULT_OPTIONS
    session = Session.new(game, seats, options, _PUPIL, games.part(game, "lesson").SEED)
    session.file = lessons.file_of(game)
    return session


def read_course(game: str) -> tuple:
    """Return the moves, which of them pass unseen, and by the number of moves what is said then."""
    read = engine.module(game, "text").text_move
    moves: list = []
    unseen: list = []
    said: dict = {}
    is_unseen = False
    for item in games.part(game, "lesson").COURSE:
        if not isinstance(item, str):
            said.setdefault(len(moves), []).append(item)
            continue
        for token in item.split():
            if token in "()":
                is_unseen = token == "("
            else:
                moves.append(read(token))
                unseen.append(is_unseen)
    return moves, unseen, said


class Lesson(Table):
    def __init__(self, session: Session, stage) -> None:
        self._part = games.part(session.game.NAME, "lesson")
        self._moves, self._unseen, self._said = read_course(session.game.NAME)
        self._steps: list = []  # what is being said: a place and a key each
        self._at = 0  # which of them is shown
        self._wrong = _NO_MOVE  # the last move that was not the one asked for
        self._is_alone = False  # has the pupil been told to play on freely?
        self._is_under = False  # does a bubble lie on the table as it is drawn?
        super().__init__(session, stage)

    def belongs(self) -> bool:
        """Tell whether the session is this lesson's; a later version may have another course."""
        session, fresh = self.session, new_session(self.game.NAME)
        start = bytearray(self.game.SIZE)
        session.state_at(0, start)
        made = min(session.moves_made(), len(self._moves))
        if start != fresh.state or session.people() != 1 or not session.is_person(_PUPIL):
            return False
        return all(session.move_at(number) == self._moves[number] for number in range(made))

    def is_guided(self) -> bool:
        """Tell whether the next move is given."""
        return self.session.moves_made() < len(self._moves)

    def wanted(self) -> int:
        """Return the move that the lesson asks for, or -1."""
        return self._moves[self.session.moves_made()] if self.is_guided() else -1

    def may_ask(self) -> bool:
        return super().may_ask() and not self.is_guided()

    # ---- what comes next

    def _go_on(self) -> None:
        super()._go_on()
        session = self.session
        if session.is_over():
            self.scene.look_at(session.state, _PUPIL, True)
            self._say(list(self._part.END))
        elif self.can_choose():
            said = [] if self._is_alone else self._said.get(session.moves_made(), [])
            self._is_alone = not self.is_guided()  # whoever takes a move back has heard that
            self._say(said)

    def _say(self, steps: list) -> None:
        """Say what there is to say; what this panel does not show is left out."""
        self._steps = [step for step in steps if self._box(step[0]) is not None]
        self._at = 0
        self.stale = True
        if not self._steps:
            self._pass_unseen()

    def _box(self, place: str):
        """Return where a place is: an empty box if nowhere, None if this panel lacks it."""
        frame, scene = self.stage.frame, self.scene
        if place == NOWHERE:
            return ()
        if place != NEXT:
            return self._part.PLACES[place](scene, frame)
        number = scene.place_of(self.wanted())
        return scene.box_of(frame, scene.targets[number]) if number >= 0 else ()

    def _pass_unseen(self) -> None:
        """Make the moves that come now and that nobody needs to see; save them once."""
        session = self.session
        first = session.moves_made()
        while self.is_guided() and self._unseen[session.moves_made()]:
            session.play(self.wanted())
        if session.moves_made() > first:
            session.seal()
            self.stage.later(self.saving)
            self._go_on()

    def play(self, move: int) -> None:
        super().play(move)
        if self.is_guided():
            self.session.seal()  # what is given can't be taken back

    def play_own(self, move: int) -> None:
        if move == self.wanted() or not self.is_guided():
            super().play_own(move)
            return
        sound.refuse()
        self._answer(move)

    def _answer(self, move: int) -> None:
        """Say kindly what is to be done instead of that move, or of a press that makes none."""
        self._wrong = move
        scene = self.scene
        target = scene.targets[scene.at]
        scene.begin()  # nothing is open or marked any more, but the focus stays
        if target in scene.targets:
            scene.at = scene.targets.index(target)
            scene.moved()
        steps = self._said.get(self.session.moves_made(), [])
        self._say([(NEXT, _WRONG)] + steps[-1:])

    def _start_thinking(self) -> None:
        """Let the machine make the move that the lesson has for it; afterwards its own."""
        if not self.is_guided():
            super()._start_thinking()
            return
        self.play(self.wanted())
        self._tell_last()

    def tick(self, now: int) -> int:
        """Wait for the pupil, who may read as long as they like."""
        is_waiting = (self._steps or self.is_guided()) and not self.motion
        return NEVER if is_waiting else super().tick(now)

    def may_move(self) -> bool:
        """Let nothing move behind what is being said."""
        return not self._steps and super().may_move()

    def _has_points(self) -> bool:
        return not self.is_guided() and super()._has_points()

    # ---- buttons

    def handle(self, event: int) -> None:
        if not self._steps:
            super().handle(event)
            if self.scene.answer and self.is_guided():
                self._answer(_NO_MOVE)
            return
        kind, button = event & KIND, event & BUTTON
        if kind != PRESS or (button == A and self._is_in_haste()):
            return
        self.stale = True
        is_last = self._at + 1 == len(self._steps)
        if button == B:
            self.open_menu()
        elif button & (LEFT | UP | RIGHT | DOWN) and is_last and self.can_choose():
            self._end_saying()
            super().handle(event)  # whoever wants to move on has read it
        elif button in (A, RIGHT, DOWN):
            sound.step()
            self._at += 1
            if is_last:
                self._end_saying()
        elif button in (LEFT, UP) and self._at:
            sound.step()
            self._at -= 1

    def _is_in_haste(self) -> bool:
        """Tell whether A was still meant for what was told before: nothing said is to be missed."""
        since = self.stage.board.clock.since(self._hurry)
        return self._is_hurried and 0 <= since < _QUIET_MS

    def _end_saying(self) -> None:
        self._steps = []
        self._at = 0
        self._pass_unseen()

    # ---- the end

    def _open_scoring(self) -> None:
        from firmware.table.lessonscore import LessonScore

        stage = self.stage
        self.session.counted = True  # it does not count, but nothing is to be done about that
        stage.close()
        stage.open(LessonScore(self.session))

    def save_and_leave(self) -> None:
        shelf.put_away_lesson()
        super().save_and_leave()

    # ---- what is to be seen

    def _page(self, key: str) -> tuple:
        """Return the title and the text of what is said."""
        if key != _WRONG:
            return words.texts(words.language + "_lesson", self.game.NAME)[key]
        if self._wrong == _NO_MOVE:
            wanted = telling(self.game.NAME).advice(self.session.state, self.wanted())
            return say("lesson_wrong_title"), say("lesson_task", wanted) + "."
        chosen = telling(self.game.NAME).advice(self.session.state, self._wrong)
        return say("lesson_wrong_title"), say("lesson_wrong", capital(chosen), self._task())

    def _task(self) -> str:
        return capital(telling(self.game.NAME).advice(self.session.state, self.wanted()))

    def spoken(self) -> list:
        if self._steps:
            return list(self._page(self._steps[self._at][1]))
        lines = super().spoken()
        if self.is_guided() and self.can_choose():
            from firmware.table.reading import text

            lines[0] = text("", "task").format(self._task())  # as in the header
        return lines

    def draw_still(self, frame: Frame, whole: bool) -> None:
        if not self._steps:
            super().draw_still(frame, whole or self._is_under)
            self._is_under = False
            if self.is_guided() and self.can_choose():
                self._draw_task(frame)
            return
        self._is_under = True
        self.scene.draw(frame, True)
        place, key = self._steps[self._at]
        number = f"{self._at + 1} / {len(self._steps)}" if len(self._steps) > 1 else ""
        bottom = frame.height if look.is_low else look.bottom(frame)
        point_at(frame, self._box(place), bottom, number, self._page(key), A)
        self.scene.draw_hints(frame, [(A, say("hint_next")), (B, say("hint_menu"))])

    def _draw_task(self, frame: Frame) -> None:
        """Keep in sight what the lesson asks for, in the place of the header."""
        # What is chosen at last says enough where there is little room.
        tell = telling(self.game.NAME)
        words = tell.advice(self.session.state, self.wanted())
        action = tell.action(self.session.state, self.wanted())
        tabletop.banner(frame, say("lesson_task", words), capital(words), action)
        self.scene.draw_top_again()

    def _watching_hints(self) -> list:
        hints = super()._watching_hints()
        if self.is_guided():
            hints[0] = (A, say("hint_next"))
        return hints

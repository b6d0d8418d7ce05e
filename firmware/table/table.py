"""The table: a whole game from the first move to the score, whoever sits there.

One thing at a time: a person chooses, a machine thinks, or a move is told to the person who holds
the console. With several people the console is passed on behind a cover, and whoever lifts it is
first told what the others did since.
"""

from micropython import const

from display.frame import Frame
from display.palette import ACCENT, NIGHT, PANEL
from firmware import sound, words
from firmware.saves.settings import SHOWS, WARNS
from firmware.stage import NEVER
from firmware.table import layout, shelf
from firmware.table.moving import Moving
from firmware.table.report import draw_report
from firmware.table.scene import EVERYTHING, make_scene, rows_buttons
from firmware.table.teller import Teller
from firmware.table.thinker import Thinker
from firmware.words import say
from input import BUTTON, HOLD, KIND, PRESS, REPEAT, A, B

_CHOOSE = const(0)
_THINK = const(1)
_TELL = const(2)
_COVER = const(3)
_OVER = const(4)

_TELL_MS = (2800, 1600, 700)  # how long a move is told: slow, normal, fast
_QUIET_MS = const(400)  # so long A means the telling that is over, and not the new turn
_EASE = const(25)  # whoever taps on may only have a quick thumb: each 25 ms make that 1 ms shorter
_NOBODY = const(-1)
_NO_MOVE = const(-1)


class Table(Moving):
    def __init__(self, session, stage) -> None:
        self.stage = stage
        self.session = session
        self.game = session.game
        self.scene = make_scene(session, stage)
        self._teller = Teller(session)
        self.thinker = Thinker(self.game, stage.board)
        self._holder = _NOBODY  # the person who holds the console
        if session.people() == 1:
            self._holder = [session.is_person(seat) for seat in range(len(session.seats))].index(
                True
            )
        # To replay a long game takes its time. Here nobody waits for it, and the next is short.
        first = session.turn() if self._holder == _NOBODY else self._holder
        self._news = self._teller.begin_since(first)
        self._phase = _CHOOSE
        self._since = 0  # when this telling came onto the panel
        self._told = 0  # when the telling was over
        self._hurry = 0  # the same, or when A was last pressed in a hurry after it
        self._is_hurried = False
        self._progress = -1  # as drawn
        self._noticed = _NOBODY  # the person who was last given the scene's notice
        self._is_advising = False  # does an expert think about what to show to who chooses?
        self._unsaved = False  # could it not be saved, and was that said?
        self.is_new = False  # the first game of its kind: is it offered to be explained?
        self._moved = _NO_MOVE  # a move that is to be seen with the next picture
        self._turned = False  # has another seat's turn begun, of which nothing was seen yet?
        self._is_turning = False  # is that to be seen with the next picture?
        self._is_advice_said = False  # does the coach's line lie over the header?

    def enter(self, stage) -> None:
        words.use_game(self.game.NAME)  # another table may have been laid since
        stage.later(self._put_away_others)
        if not self.session.moves_made():
            stage.later(self.saving)
        if self._news and self._holder != _NOBODY:
            self._tell()
            # What was before is not seen happening: the table is there sooner.
            self._moved, self._is_turning = _NO_MOVE, False
        else:
            self._go_on()

    def _put_away_others(self) -> None:
        """Make room for the machines, which think only after this; 5 ms nobody waits for."""
        shelf.put_away_others(self.game.NAME)
        self.stage.later(self.fetching_motion)

    def fetching_motion(self):
        """Load what moves before something does, if anything may: 10 ms nobody waits for."""
        if self.may_move():
            from firmware.table import motion

            yield  # a press waits for one step at most
            motion.fetch(self.game.NAME)

    # ---- what comes next

    def _go_on(self) -> None:
        """Everything has been told: the next decision, or the end."""
        session = self.session
        self._is_hurried = self._phase in (_TELL, _THINK)
        self._told = self._hurry = self.stage.board.clock.ms()
        self.stale = True
        if session.is_over():
            self._phase = _OVER
        elif not session.is_person(session.turn()):
            self._start_thinking()
        elif session.turn() == self._holder or session.people() == 1:
            self._holder = session.turn()
            self._phase = _CHOOSE
            if self._turned and session.people() == 1:
                sound.turn()
            self._begin_turn()
            self.scene.begin()
            self.scene.covered = self.is_new
            self._is_advising = self._is_advice_said = False
            self._give_notice()
        else:
            self._phase = _COVER
            sound.turn()

    def _begin_turn(self) -> None:
        self._is_turning = self._turned
        self._turned = False

    def _give_notice(self) -> None:
        """Something has changed for good that the person has not been told of."""
        notice = self.scene.notice()
        if notice and self._noticed != self._holder:
            from firmware.screens.page import Page

            self._noticed = self._holder
            self.stage.open(Page(say("table_your_turn"), notice, ("hint_ok", self._end_notice)))

    def _end_notice(self) -> None:
        """Close what is to be read, unless A was meant for the telling just before it."""
        if not self._is_hurried or self.stage.board.clock.since(self._hurry) >= _QUIET_MS:
            self.stage.close()

    def resume(self) -> None:
        """After undoing: whoever's turn it is now goes on."""
        self._go_on()

    def _open_cover(self) -> None:
        from firmware.table.cover import Cover

        self.stage.open(Cover(self))

    def lift_cover(self) -> None:
        """Go on with the person whose turn it is, who has the console now."""
        self.session.seal()
        self._holder = self.session.turn()
        self._tell_since(self._holder)

    def play(self, move: int) -> None:
        """Make the move of whoever's turn it is, and save when that ends the turn.

        What has come of it is shown first: erasing flash stops everything for a while.
        """
        session = self.session
        seat = session.turn()
        self._moved = _NO_MOVE
        self._teller.watch()
        session.play(move)
        if session.is_over() or session.turn() != seat:
            self._turned = True
            self.stage.later(self.saving)

    def saving(self, leave=None):
        """Keep the game as it stands, step by step; and then leave the table, if that is wanted.

        If it can't be kept, that is said once, and again before leaving. At the end the score
        tries again.
        """
        session, stage = self.session, self.stage
        try:
            try:
                yield from session.saving(stage.board.store)
            except MemoryError:  # on plain MicroPython, machines that think take nearly all of it
                self.thinker.rest()
                yield from session.saving(stage.board.store)
            self._unsaved = False
        except (OSError, MemoryError) as error:
            known = self._unsaved or session.is_over() or stage.board.storage_problem
            known = known or isinstance(error, MemoryError)  # the next turn tries again
            self._unsaved = True
            if leave or not known:
                from firmware.saves.trouble import tell_unsaved

                tell_unsaved(stage, "table_unsaved", error, leave)
            return
        if leave:
            leave()

    def save_and_leave(self) -> None:
        for _ in self.saving(self.stage.home):
            pass

    # ---- a machine's turn

    def _start_thinking(self) -> None:
        session = self.session
        seat = session.turn()
        self.thinker.begin(session.level(seat), session.state, seat, session.luck)
        self._phase = _THINK
        self._begin_turn()
        self._progress = -1
        if session.people() == 1:
            seat = self._holder
        self.scene.look_at(session.state, seat, self._is_open(seat))
        self.stale = True

    def _is_open(self, seat: int) -> bool:
        """Tell whether a seat's cards are shown. Where only machines play, they all are."""
        return seat == self._holder or not self.session.people()

    def _think(self, now: int) -> int:
        move = self.thinker.go_on(self.stage.board.clock, now)
        if move < 0:
            self.stale = True  # the progress mark moves
            return 0
        self.play(move)
        if self.session.people() > 1:
            self._go_on()  # each person is told of it when the console comes to him
        else:
            self._tell_last()
        return 0

    # ---- telling

    def _tell_last(self) -> None:
        """Tell of the move just made."""
        self._teller.begin_with_last()
        self._tell()

    def _tell_since(self, seat: int) -> None:
        """Tell of all moves since the seat's own last one."""
        if self._teller.begin_since(seat):
            self._tell()
        else:
            self._go_on()

    def _tell(self) -> None:
        self._phase = _TELL
        seat = self._holder
        if seat == _NOBODY:
            seat = self.session.mover_at(self._teller.number)
        self.scene.look_back_at(self._teller, seat, self._is_open(seat))
        self._see(self.session.move_at(self._teller.number))
        self.stale = True

    def _see(self, move: int) -> None:
        """Let a move be seen and heard with the next picture."""
        self._moved = move
        self.scene.sound_of(move)()

    def _tell_next(self) -> None:
        if self._teller.next():
            self._tell()
        else:
            self._go_on()

    # ---- buttons and time

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind in (PRESS, REPEAT):
            self._moved, self._is_turning = _NO_MOVE, False
            self.end_motion()
        if kind == PRESS and button == B:
            self.stale = True
            if not (self._phase == _CHOOSE and self.scene.back()):
                self.open_menu()
        elif self._phase == _CHOOSE:
            if event == PRESS | A and self._was_for_the_telling():
                return
            self.stale = True
            if self.is_new and kind == PRESS:
                self.stage.later(self.end_offer)  # what was pressed is shown first
            if self.scene.advised >= 0 and kind in (PRESS, REPEAT):
                self.stage.later(self._renew_advice)
            move = self.scene.handle(event)
            if move >= 0 and not self._is_doubted(move):
                self.play_own(move)
        elif kind == PRESS and button & rows_buttons():
            self.scene.open_rows()
        elif self._phase == _THINK and kind == PRESS and button == A:
            self.thinker.cut_short()
            self.stale = True  # the progress mark runs to its end: the press was heard
        elif self._phase == _TELL and button == A:
            if kind == HOLD:
                self._go_on()  # enough of it
            elif kind == PRESS:
                self._tell_next()

    def end_offer(self) -> None:
        """Close the offer, which was read: show the rows that it lies over."""
        if self.is_new and self._phase == _CHOOSE:
            self.scene.covered = False
            self.scene.changed = EVERYTHING
            self.stale = True
        self.is_new = False

    def _was_for_the_telling(self) -> bool:
        """Tell whether A was pressed as part of the same haste that has skipped the telling."""
        clock = self.stage.board.clock
        told = clock.since(self._told)
        quiet = _QUIET_MS - told // _EASE if told >= 0 else 0
        if self._is_hurried and 0 <= clock.since(self._hurry) < quiet:
            self._hurry = clock.ms()
        else:
            self._is_hurried = False
        return self._is_hurried

    def _is_doubted(self, move: int) -> bool:
        """Tell whether a coach wants to say something first."""
        if self.stage.settings.coach != WARNS or not self.may_ask():
            return False
        from firmware.table.coach import doubts

        return doubts(self, move)

    def _advise(self, now: int) -> int:
        """Let an expert think about what the person might do, and mark it."""
        if self.scene.advised >= 0:
            return NEVER
        from firmware.table import coach

        if not self._is_advising:
            coach.think(self)
            self._is_advising = True
        move = self.thinker.go_on(self.stage.board.clock, now)
        if move >= 0:
            coach.show(self, move)
            self._is_advice_said = self.stale = True
        return 0

    def _renew_advice(self) -> None:
        """Say it as long as what it is about is in focus; else put back what it lay over."""
        scene = self.scene
        said = scene.advised >= 0 and scene.targets[scene.at] in scene.advised_targets()
        if said != self._is_advice_said:
            self._is_advice_said = said
            scene.changed = EVERYTHING
            self.stale = True

    def play_own(self, move: int) -> None:
        shown = self.scene.worth_telling(move)
        self.play(move)
        if shown:
            self._tell_last()
        else:
            self._see(move)
            self._go_on()

    def tick(self, now: int) -> int:
        if self.motion:
            return self.move_on()
        if self._phase == _CHOOSE and self.stage.settings.coach == SHOWS and self.may_ask():
            return self._advise(now)
        if self._phase == _THINK:
            return self._think(now)
        if self._phase == _TELL:
            length = _TELL_MS[self.stage.settings.speed]
            left = length - self.stage.board.clock.since(self._since)
            if left > 0:
                return left
            self._tell_next()
            return 0
        if self._phase == _COVER:
            self._open_cover()
        elif self._phase == _OVER:
            self._open_scoring()
        return NEVER

    def _open_scoring(self) -> None:
        stage = self.stage
        if stage.is_short:
            self.thinker.leave()
        from firmware.table.scoring import Scoring

        if stage.can_close():
            stage.close()  # the score takes the table's place
        stage.open(Scoring(self.session))

    def open_menu(self) -> None:
        from firmware.table.pause import PauseMenu

        sound.ok()
        self.stage.open(PauseMenu(self))

    def is_watched(self) -> bool:
        return not self.session.people()

    def can_choose(self) -> bool:
        """Is it a person's move, with nothing in the way?"""
        return self._phase == _CHOOSE

    def may_ask(self) -> bool:
        """Tell whether an expert may be asked for a hint now."""
        return self.can_choose()

    def spoken(self) -> list:
        from firmware.table import reading

        session = self.session
        if self._phase == _TELL:
            return [reading.told(session, self._teller, self._holder)]
        if self._phase == _THINK:
            return [session.name(session.turn()) + " " + say("table_thinks")]
        if self._phase == _CHOOSE:
            lines = reading.turn(session)
            if self.is_new:
                lines.append(say("table_new") + " " + say("table_new_note"))
            if self.scene.advised >= 0:
                from firmware.table.coach import advice

                lines.append(advice(self))
            return lines + self.scene.spoken()
        return []

    # ---- drawing

    def is_changed(self) -> bool:
        return bool(self.scene.changed)

    def draw_still(self, frame: Frame, whole: bool) -> None:
        """Draw the table as it is to stay."""
        if self.stage.settings.coach != SHOWS:
            self.scene.advised = -1
        if self._phase in (_COVER, _OVER):
            if whole or self._phase == _COVER:
                frame.fill(NIGHT)
            return
        fresh = whole or self.scene.changed
        offers = self.is_new and (whole or self.scene.changed & EVERYTHING)
        self.scene.draw(frame, whole)
        if self._phase == _TELL and fresh:
            self._draw_told(frame)
        elif self._phase == _CHOOSE and offers:
            from firmware.table.offer import draw_offer

            draw_offer(frame, self.scene)
        elif self._phase == _CHOOSE and self._is_advice_said and self.scene.advised >= 0:
            from firmware.table.coach import draw_advice

            draw_advice(frame, self)
        elif self._phase == _THINK:
            self._draw_thinking(frame, bool(fresh))

    def may_move(self) -> bool:
        return self._phase not in (_COVER, _OVER) and super().may_move()

    def _has_points(self) -> bool:
        """Tell whether the header with the points is to be seen."""
        return layout.HEAD > 0

    def begin_motion(self, frame: Frame):
        move, is_turning = self._moved, self._is_turning
        self._moved, self._is_turning = _NO_MOVE, False
        if not (move >= 0 or is_turning) or not self.may_move():
            return None
        from firmware.table import motion

        points = self._has_points()
        return motion.of_table(frame, self.scene, self._teller.before, move, is_turning, points)

    def _draw_thinking(self, frame: Frame, fresh: bool) -> None:
        scene, session, room = self.scene, self.session, layout.WIDTH - 6
        if fresh:
            name = session.name(session.turn())
            thinks = name + " " + say("table_thinks")
            scene.draw_message(frame, thinks, "", self._watching_hints())
            frame.box(3, scene.progress_at, room, 2, PANEL)
            self._progress = -1
        done = room * self.thinker.progress() // 100
        if done != self._progress:
            self._progress = done
            frame.box(3, scene.progress_at, done, 2, ACCENT)

    def _draw_told(self, frame: Frame) -> None:
        """Who did what, over the own rows; the table around is as it was right after it.

        Whoever comes back from another page is told it once more.
        """
        self._since = self.stage.board.clock.ms()
        effect = draw_report(frame, self.session, self.scene, self._teller)
        self.scene.draw_message(frame, "", effect, self._watching_hints())

    def _watching_hints(self) -> list:
        return [(A, say("hint_skip")), (rows_buttons(), say("hint_rows")), (B, say("hint_menu"))]

"""The score: built up part by part for all seats, then the winners, then another round."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, ALERT, CHALK, DIM, MOSS, NIGHT, STONE
from display.text import LEFT, RIGHT, shorten, text_width
from firmware import games, look, sound
from firmware.saves import keep
from firmware.saves.results import Results
from firmware.saves.session import Session, telling
from firmware.stage import NEVER
from firmware.table import tabletop
from firmware.table.moving import Moving
from firmware.table.names import told_apart
from firmware.table.scene import rows_buttons
from firmware.table.telling import digits, part_name, signed
from firmware.words import listed, say
from input import BUTTON, KIND, PRESS, A, B

_PART_MS = (900, 500, 200)  # from one part to the next: slow, normal, fast
_LOOK_MS = const(700)  # so long the totals stay, whatever a thumb does that was skipping all along
_LOW_NAMES = const(40)  # on a low panel: the width of the names, and of the totals
_LOW_TOTAL = const(44)
_NAMES = const(18)  # the height of the line with the names
_COLUMN = const(46)  # the least width of a seat's column beside words
_WIDEST = const(80)
_SYMBOL = const(18)  # from a part's symbol to its name
_POINTS = ("points", "bonus")  # parts that are as many things as points
_BESIDE = const(30)  # from the right edge of a column to the count beside the points
_EDGES = const(8)  # on both sides of the last line together


class Scoring(Moving):
    def __init__(self, session: Session) -> None:
        self._session = session
        game, state = session.game, session.state
        seats = range(len(session.seats))
        self._parts = len(game.PARTS)
        self._totals = [game.score(state, seat) for seat in seats]
        best = max(self._totals)
        self._winners = [seat for seat in seats if self._totals[seat] == best]
        self._shown = 0  # parts; one more is the totals
        self._drawn = -1
        self._since = 0
        self._width = 0  # of a seat's column
        self._in_words = True  # are the parts named, or must their symbols do?
        self._reached: list = []  # goals that are still to be told of
        self._are_new = False  # have the totals only just come?

    def enter(self, stage) -> None:
        self.stage = stage
        self._since = stage.board.clock.ms()
        if not self._session.counted:
            stage.later(self._keep)

    def _keep(self) -> None:
        """Keep the end of the game before it counts: nobody can play it, and win, again."""
        session, store = self._session, self.stage.board.store
        try:
            if not session.is_saved:
                session.save(store)
        except OSError as error:
            from firmware.saves.trouble import tell_unsaved

            tell_unsaved(self.stage, "score_unsaved", error)
            return
        self._results = Results(store, session.game.NAME)
        keep.report(self.stage)
        self.stage.later(self._note)

    def _note(self) -> None:
        """Count it, once, and find out which goals it has reached."""
        session = self._session
        self._reached = self._results.note(session)
        try:
            if not keep.unsaved:  # else it is counted when it is gone on with
                session.note_counted(self.stage.board.store)
        except OSError as error:
            keep.note_unsaved(session.file, error)
        keep.report(self.stage)

    def _is_done(self) -> bool:
        return self._shown > self._parts

    def tick(self, now: int) -> int:
        if self.motion:
            return self.move_on()
        if self._is_done():
            return NEVER
        left = _PART_MS[self.stage.settings.speed] - self.stage.board.clock.since(self._since)
        if left > 0:
            return left
        self._show(self._shown + 1)
        return 0

    def _show(self, parts: int) -> None:
        self._shown = parts
        self._since = self.stage.board.clock.ms()
        self.stale = True
        self._are_new = self._is_done()
        if not self._is_done():
            sound.step()
        elif any([self._session.is_person(seat) for seat in self._winners]):
            sound.win()
        else:
            sound.end()

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind != PRESS:
            return
        self.end_motion()
        if not self._is_done():
            if button in (A, B):
                self._show(self._parts + 1)
        elif button & rows_buttons():
            self._open_rows()
        elif 0 <= self.stage.board.clock.since(self._since) < _LOOK_MS:
            return
        elif button == A:
            sound.ok()
            self._leave_for(self._open_menu)
        elif button == B:
            sound.back()
            self._leave_for(self.stage.close)

    def _leave_for(self, go_on) -> None:
        """Tell first of the goals that were reached, now that the totals have been read."""
        new, self._reached = self._reached, []
        if new:
            from firmware.screens.results import tell_reached

            tell_reached(self.stage, self._session.game.NAME, new, go_on)
        else:
            go_on()

    def _open_menu(self) -> None:
        from firmware.table.afterwards import Afterwards

        self.stage.open(Afterwards(self._session))

    def _open_rows(self) -> None:
        from firmware.table.allrows import AllRows

        self.stage.open(AllRows(self._session, self._session.state, 0))

    def spoken(self) -> list:
        """Return the parts as they come, and at last all of them with the winners."""
        from firmware.table.reading import score

        lines = score(self._session)
        return lines if self._is_done() else lines[: 2 + self._shown]

    # ---- drawing

    def draw_still(self, frame: Frame, whole: bool) -> None:
        if whole:
            look.header(frame, say("score_title"))
            look.clear(frame)
            self._lay_out(frame)
            self._draw_names(frame)
            self._drawn = -1
        if whole and not self._is_done():
            self._draw_last_line(frame, telling(self._session.game.NAME).ended(self._session.state))
        while self._drawn < min(self._shown, self._parts) - 1:
            self._drawn += 1
            self._draw_part(frame, self._drawn)
        if self._is_done():
            self._draw_winners(frame)
            pairs = (A, say("hint_more")), (rows_buttons(), say("hint_rows")), (B, say("hint_end"))
            look.hints(frame, pairs)
        else:
            look.hints(frame, [(A, say("hint_skip"))])

    def _cell(self, frame: Frame, seat: int, part: int) -> tuple:
        """Where the points of a part lie: x, y, w, h; the totals are the part behind the last one.

        A column for each seat; on a low panel a line, since there are fewer of them than parts.
        """
        seats = len(self._session.seats)
        if look.is_low:
            w = (frame.width - _LOW_NAMES - _LOW_TOTAL) // self._parts
            tall = min(17, (look.bottom(frame) - look.TOP - 31) // seats)
            x = _LOW_NAMES + part * w
            return x, look.TOP + 14 + seat * tall, w if part < self._parts else _LOW_TOTAL, tall
        x = frame.width - look.MARGIN - (seats - seat) * self._width
        pitch = (look.bottom(frame) - look.TOP - _NAMES) // (self._parts + 2)  # totals, winners
        return x, look.TOP + _NAMES - 2 + part * pitch, self._width, pitch

    def _lay_out(self, frame: Frame) -> None:
        """Give the columns what the parts' names leave them; if that is too little, all."""
        game, seats = self._session.game, len(self._session.seats)
        names = [text_width(part_name(game, part), SMALL) for part in range(self._parts)]
        room = frame.width - 2 * look.MARGIN
        width = (room - _SYMBOL - max(names)) // seats
        self._in_words = width >= _COLUMN
        if not self._in_words:
            width = (room - text_width(say("score_total"), SMALL) - 4) // seats
        self._width = min(_WIDEST, width)

    def _draw_names(self, frame: Frame) -> None:
        w = _LOW_NAMES - 4 if look.is_low else self._width
        names = [name for _, name in self._session.seats]
        for seat, name in enumerate(told_apart(names, SMALL, w - 5)):
            x, y, _, tall = self._cell(frame, seat, 0)
            if look.is_low:
                frame.label(3, y, 0, tall, name, DIM, SMALL, LEFT)
            else:
                frame.label(x, look.TOP - 2, w - 2, _NAMES, name, DIM, SMALL, RIGHT)

    def _draw_part(self, frame: Frame, part: int) -> None:
        game, state = self._session.game, self._session.state
        x, y, w, pitch = self._cell(frame, 0, part)
        if part < game.ROWS:
            paper = tabletop.paint(part)
            symbol = pieces.symbol_of(paper)
        else:
            paper, symbol = STONE, games.sign(game, part)
        if look.is_low:
            frame.text(x + w - 13, look.TOP + 1, symbol, paper, SYMBOLS_SMALL)
        else:
            frame.text(look.MARGIN, y + (pitch - 11) // 2, symbol, paper, SYMBOLS_SMALL)
        if self._in_words and not look.is_low:
            words = part_name(game, part)
            frame.label(look.MARGIN + _SYMBOL, y, 0, pitch, words, DIM, SMALL, LEFT)
        for seat in range(len(self._session.seats)):
            x, y, w, pitch = self._cell(frame, seat, part)
            points = game.score_part(state, seat, part)
            ink = ALERT if points < 0 else CHALK if points else DIM
            font = SMALL if look.is_low else MEDIUM
            words = digits(points) if look.is_low and points >= 0 else signed(points)
            frame.label(x, y, w - 2, pitch, words, ink, font, RIGHT)
            number = "" if look.is_low else self._count(seat, part)
            if number:
                frame.label(x, y, w - _BESIDE, pitch, number, DIM, SMALL, RIGHT)
        if not look.is_low:
            frame.hline(look.MARGIN, y + pitch - 1, frame.width - 2 * look.MARGIN, MOSS)

    def _count(self, seat: int, part: int) -> str:
        """Return how many cards, stones or leprechauns give the points; "" if that says nothing."""
        game, state = self._session.game, self._session.state
        laid = games.laid(game)
        if not laid or game.PARTS[part] in _POINTS:
            return ""
        number = laid.count(state, seat, part)
        return digits(number) if number or part >= game.ROWS else ""

    def _draw_winners(self, frame: Frame) -> None:
        session = self._session
        if not look.is_low:
            _, y, _, pitch = self._cell(frame, 0, self._parts)
            frame.label(look.MARGIN, y, 0, pitch, say("score_total"), ACCENT, SMALL, LEFT)
        for seat, total in enumerate(self._totals):
            x, y, w, pitch = self._cell(frame, seat, self._parts)
            won = seat in self._winners
            if won:
                frame.box(x, y, w, pitch, ACCENT, 4)
                frame.text(x + 3, y + (pitch - 11) // 2, symbols.CROWN, NIGHT, SYMBOLS_SMALL)
            frame.label(x, y, w - 2, pitch, signed(total), NIGHT if won else CHALK, MEDIUM, RIGHT)
        names = [session.name(seat) for seat in self._winners]
        key = "score_winner" if len(names) == 1 else "score_winners"
        words = say(key, listed(names))
        if text_width(words, SMALL) > frame.width - _EDGES:
            words = say("score_shared")  # by whom, the crowns say
        self._draw_last_line(frame, words)

    def begin_motion(self, frame: Frame):
        """Let the totals count up."""
        are_new, self._are_new = self._are_new, False
        if not are_new or not self.may_move():
            return None
        from firmware.table import motion

        def count(seat: int) -> motion.Change:
            x, y, w, h = box = self._cell(frame, seat, self._parts)

            def paint(frame: Frame, time: int) -> None:
                frame.box(x, y, w, h, NIGHT)
                points = signed(motion.between(0, self._totals[seat], time))
                frame.label(x, y, w - 2, h, points, CHALK, MEDIUM, RIGHT)

            return motion.Change(box, paint)

        actors = [count(seat) for seat in range(len(self._totals))]
        return motion.Motion(frame, self.stage.board.clock, actors)

    def _draw_last_line(self, frame: Frame, words: str) -> None:
        """Below the totals: why the game has ended, and later who has won."""
        _, y, _, pitch = self._cell(frame, 0, self._parts + 1)
        if look.is_low:
            y, pitch = look.bottom(frame) - 17, 17
        frame.box(0, y, frame.width, pitch, NIGHT)
        font = MEDIUM if text_width(words, MEDIUM) < frame.width - 12 else SMALL
        frame.label(
            0, y, frame.width, pitch, shorten(words, font, frame.width - _EDGES), ACCENT, font
        )

"""Looking back: every move of the game again, with the table as it was."""

from micropython import const

from display.frame import Frame
from firmware import look, sound
from firmware.stage import Screen
from firmware.table.report import draw_report
from firmware.table.scene import make_scene
from firmware.table.teller import Teller
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B, X

_NOBODY = const(-1)


class LookBack(Screen):
    """Up and down go by moves, left and right by turns; held down, up and down do, too."""

    def __init__(self, table, first: int = -1) -> None:
        """first: the move that is shown first; -1 is the last one."""
        self._first = first
        self._table = table
        self._session = table.session
        self._teller = Teller(table.session)

    def enter(self, stage) -> None:
        self.stage = stage
        self.scene = make_scene(self._session, stage)
        self._go_to(self._session.moves_made() - 1 if self._first < 0 else self._first)

    def _go_to(self, number: int) -> None:
        session, teller = self._session, self._teller
        if number == teller.number + 1:
            teller.next()  # which needs no replay from the start
        else:
            teller.go_to(number)
        self.scene.look_back_at(teller, self._viewer(number), session.people() < 2)
        self.stale = True

    def _viewer(self, number: int) -> int:
        """Return the seat whose table is shown; its hand, too, if no other person looks on."""
        session = self._session
        if session.people() > 1:
            return self._table.scene.viewer
        people = [seat for seat in range(len(session.seats)) if session.is_person(seat)]
        return people[0] if people else session.mover_at(number)

    def number(self) -> int:
        """Return the number of the move that is shown; the table is that right after it."""
        return self._teller.number

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT):
            return
        if button in (UP, DOWN, LEFT, RIGHT):
            forward = button in (DOWN, RIGHT)
            by_turns = button in (LEFT, RIGHT) or kind == REPEAT
            number = self._turn_from(forward) if by_turns else self._move_from(forward)
            if number != self._teller.number:
                self._go_to(number)
                sound.step()
        elif kind == PRESS and button in (A, X):
            self.scene.open_rows()
        elif kind == PRESS and button == B:
            sound.back()
            self.stage.close()

    def _move_from(self, forward: bool) -> int:
        """Return the number of the next move or the one before, if there is one."""
        session, number = self._session, self._teller.number
        if forward:
            return min(number + 1, session.moves_made() - 1)
        return max(number - 1, session.first_kept())

    def _turn_from(self, forward: bool) -> int:
        """Return the last move of the next turn or of the one before, if there is one."""
        session, number = self._session, self._teller.number
        seat = session.mover_at(number)
        if not forward:
            while number > session.first_kept() and session.mover_at(number) == seat:
                number -= 1
            return number
        last = session.moves_made() - 1
        while number < last and session.mover_at(number) == seat:
            number += 1
        seat = session.mover_at(number)
        while number < last and session.mover_at(number + 1) == seat:
            number += 1
        return number

    def spoken(self) -> list:
        from firmware.table.reading import told

        place = say("table_move_of", self._teller.number + 1, self._session.moves_made())
        eyes = self.scene.viewer if self.scene.open_hand else _NOBODY
        told_now = told(self._session, self._teller, eyes)
        return [say("table_look_back"), place, told_now]

    def draw(self, frame: Frame, whole: bool) -> None:
        self.scene.draw(frame, whole)
        effect = draw_report(frame, self._session, self.scene, self._teller)
        place = say("table_move_of", self._teller.number + 1, self._session.moves_made())
        how = say("table_turn_keys" if look.has(LEFT | RIGHT) else "table_turn_hold")
        pairs = [
            (UP | DOWN, say("hint_other_move")),
            (X if look.has(X) else A, say("hint_rows")),
            (B, say("hint_back")),
        ]
        self.scene.draw_message(frame, place, effect or how, pairs)

"""Looking back: every move of the game again, with the table as it was."""

from display.frame import Frame
from firmware import sound
from firmware.stage import Screen
from firmware.table import tabletop
from firmware.table.report import draw_report
from firmware.table.scene import make_scene
from firmware.table.teller import Teller
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, REPEAT, RIGHT, UP, A, B


class LookBack(Screen):
    def __init__(self, table) -> None:
        self._table = table
        self._session = table.session
        self._teller = Teller(table.session)

    def enter(self, stage) -> None:
        self.stage = stage
        self._scene = make_scene(self._session, stage)
        self._go_to(self._session.moves_made() - 1)

    def _go_to(self, number: int) -> None:
        if number == self._teller.number + 1:
            self._teller.next()  # which needs no replay from the start
        else:
            self._teller.go_to(number)
        self._scene.look_at(self._teller.after, self._table.scene.viewer, False, True)
        self.stale = True

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind not in (PRESS, REPEAT):
            return
        session = self._session
        if button in (UP, LEFT):
            if self._teller.number > session.first_kept():
                self._go_to(self._teller.number - 1)
                sound.step()
        elif button in (DOWN, RIGHT):
            if self._teller.number + 1 < session.moves_made():
                self._go_to(self._teller.number + 1)
                sound.step()
        elif kind == PRESS and button in (A, B):
            sound.back()
            self.stage.close()

    def spoken(self) -> list:
        from firmware.table.reading import told

        place = say("table_move_of", self._teller.number + 1, self._session.moves_made())
        viewer = self._table.scene.viewer
        return [say("table_look_back"), place, told(self._session, self._teller, viewer)]

    def draw(self, frame: Frame, whole: bool) -> None:
        self._scene.draw(frame, whole)
        draw_report(frame, self._session, self._scene, self._teller)
        place = say("table_move_of", self._teller.number + 1, self._session.moves_made())
        tabletop.message(frame, self._scene.message_at, say("table_look_back"), place)
        self._scene.draw_hints(frame, [(UP | DOWN, say("hint_other_move")), (B, say("hint_back"))])

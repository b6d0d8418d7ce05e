"""The cover: nothing of the table is to be seen until the next person has the console."""

from display import pieces
from display.fonts import LARGE, MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT
from display.text import CENTRE, shorten
from firmware import look, sound
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, KIND, PRESS, A, B

_FAN = ((-46, 8), (-23, 2), (0, 0), (23, 2), (46, 8))  # five card backs, from the middle


class Cover(Screen):
    def __init__(self, table) -> None:
        self._table = table

    def is_secret(self) -> bool:
        """Tell whether nobody may learn now what was to be seen or heard before."""
        return self._table.scene.has_secrets

    def handle(self, event: int) -> None:
        if event == PRESS | A:
            sound.ok()
            self.stage.close()
            self._table.lift_cover()
        elif event & KIND == PRESS and event & BUTTON == B:
            self._table.open_menu()

    def spoken(self) -> list:
        name = self._table.session.name(self._table.session.turn())
        lines = [say("table_pass") + " " + name]
        return lines + [say("table_pass_note")] if self.is_secret() else lines

    def draw(self, frame: Frame, whole: bool) -> None:
        frame.fill(NIGHT)
        middle = frame.width // 2
        first, second, note = (12, 32, 62) if look.is_low else (104, 126, 162)
        for across, down in () if look.is_low else _FAN:
            pieces.card_back(frame, middle + across - 20, 22 + down, 40, 56)
        name = self._table.session.name(self._table.session.turn())
        room = frame.width - 2 * look.MARGIN
        words = look.fitted(say("table_pass"), MEDIUM, room)
        frame.text(middle, first, words, CHALK, MEDIUM, CENTRE)
        frame.text(middle, second, shorten(name, LARGE, room), ACCENT, LARGE, CENTRE)
        if self.is_secret():
            frame.text_box(look.MARGIN, note, room, 45, say("table_pass_note"), DIM, SMALL, CENTRE)
        look.hints(frame, [(A, say("hint_ready")), (B, say("hint_menu"))])

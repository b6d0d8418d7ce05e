"""The number of a deal by buttons: digits to pick from, and today's date where it is known."""

from micropython import const

from display.frame import Frame
from display.palette import DIM
from firmware import look, sound
from firmware.screens.letters import LetterPicker
from firmware.words import say

_LONGEST = const(9)  # digits: below the limit of seeds, and room for a date
_AIR = const(3)


class DealPicker(LetterPicker):
    """Instead of the space there is a key for today's date. No digits at all is a deal by lot."""

    heading = "new_deal_title"
    longest = _LONGEST
    columns = 5, 10

    def __init__(self, digits: str, done, today: int) -> None:
        self._today = today  # as in 20261224; 0: not known
        super().__init__(digits, done)

    def letters(self) -> str:
        return "1234567890"

    def keys(self) -> list:
        keys = super().keys()[1:]
        if self._today:
            keys.insert(0, (say("new_today"), self._press_today))
        return keys

    def _press_today(self) -> None:
        self._name = str(self._today)
        sound.ok()

    def _finish(self) -> None:
        sound.ok()
        self.stage.close()
        self._done(self._name)

    def spoken(self) -> list:
        lines = super().spoken()
        lines.insert(1, say("new_date_note"))  # once, and not with each digit
        return lines

    def draw_note(self, frame: Frame, y: int) -> None:
        y += _AIR
        room, tall = frame.width - 2 * look.MARGIN, look.bottom(frame) - y
        note = say("new_date_note")
        font = look.note_font(note, room, 2)
        look.paragraph(frame, look.MARGIN, y, room, tall, note, DIM, font)

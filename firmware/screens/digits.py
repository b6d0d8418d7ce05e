"""The number of a deal by buttons: digits to pick from, and today's date where it is known."""

from micropython import const

from firmware import sound
from firmware.screens.letters import LetterPicker
from firmware.words import say

_LONGEST = const(9)  # digits: below the limit of seeds, and room for a date


class DealPicker(LetterPicker):
    """The wide key of the space types today's date. No digits at all is a deal by lot."""

    heading = "new_deal_title"
    longest = _LONGEST
    letters = "new_digits"

    def _press_space(self) -> None:
        today = self.stage.board.today
        if today:
            self._name = str(today)
            sound.ok()
        else:
            sound.refuse()

    def _space(self) -> str:
        return say("new_today") if self.stage.board.today else ""

    def _finish(self) -> None:
        sound.ok()
        self.stage.close()
        self._done(self._name)

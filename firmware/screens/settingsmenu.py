"""The list of settings."""

from firmware import words
from firmware.saves.settings import ALLOWED, BRIGHTNESS, SLEEP, Settings
from firmware.screens.menu import Item, Menu, Selector
from firmware.words import say


class SettingsMenu(Menu):
    """Away from the table the self-test is its last line."""

    def __init__(self, settings: Settings, board, has_test: bool = False) -> None:
        self._settings = settings
        self._has_test = has_test
        self._audible = board.tone.available
        super().__init__("set_title", self._lines())

    def _lines(self) -> list:
        lines: list = [
            self._line("language", words.NAMES),
            self._line("brightness", [say("set_percent", percent) for percent in BRIGHTNESS]),
            self._line("speed", (say("set_slow"), say("set_normal"), say("set_fast"))),
            self._line("sleep", [_minutes(minutes) for minutes in SLEEP]),
            self._line("text", (say("set_normal"), say("set_large"))),
            self._line("coach", (say("coach_off"), say("coach_warns"), say("coach_shows"))),
        ]
        if self._audible:
            lines.insert(2, self._line("sound", (say("on"), say("off"))))
        if self._has_test:
            lines.append(Item("set_test", self._test, "", "set_test_note"))
        return lines

    def _test(self) -> None:
        from firmware.screens.selftest import SelfTest

        self.stage.open(SelfTest())

    def _line(self, name: str, labels) -> Selector:
        def change(at: int) -> None:
            self._change(name, ALLOWED[name][at])

        at = ALLOWED[name].index(getattr(self._settings, name))
        return Selector("set_" + name, labels, at, change, "", f"set_{name}_note")

    def _change(self, name: str, value) -> None:
        settings = self._settings
        setattr(settings, name, value)
        settings.apply(self.stage)
        self.stage.later(settings.save)
        if name in ("language", "text"):  # all the words change, or how large they are
            self.fill(self._lines(), self.chosen)


def _minutes(minutes: int) -> str:
    return say("set_minutes", minutes) if minutes else say("set_never")

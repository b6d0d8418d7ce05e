"""What the player has set: it applies at once and is kept."""

from firmware import keep, sound, words
from firmware.menu import Choice, Menu
from firmware.words import say

_FILE = "settings"
_BRIGHTNESS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
_SLEEP = (1, 2, 5, 10, 0)  # minutes; 0 is never
SLOW, NORMAL, FAST = range(3)

# Each setting with the values it may have.
_ALLOWED = {
    "language": words.LANGUAGES,
    "brightness": _BRIGHTNESS,
    "sound": (1, 0),
    "speed": (SLOW, NORMAL, FAST),
    "sleep": _SLEEP,
}


class Settings:
    def __init__(self, store) -> None:
        self._store = store
        self.language = words.LANGUAGES[0]
        self.brightness = 80
        self.sound = 1
        self.speed = NORMAL  # of what the other seats do at the table
        self.sleep = 5
        facts = keep.read(store, _FILE)
        self.fresh = not facts  # nobody has set anything yet
        for name, allowed in _ALLOWED.items():
            if facts.get(name) in allowed:
                setattr(self, name, facts[name])

    def save(self) -> None:
        self.fresh = False
        keep.write(self._store, _FILE, {name: getattr(self, name) for name in _ALLOWED})

    def apply(self, stage) -> None:
        if self.language != words.language:
            words.use(self.language)
        sound.use(stage.board.tone, bool(self.sound))
        stage.set_brightness(self.brightness)


class SettingsMenu(Menu):
    def __init__(self, settings: Settings, board) -> None:
        self._settings = settings
        self._audible = board.tone.available
        super().__init__("set_title", self._lines())

    def _lines(self) -> list:
        lines = [
            self._line("language", words.NAMES),
            self._line("brightness", [f"{percent} %" for percent in _BRIGHTNESS]),
            self._line("speed", (say("set_slow"), say("set_normal"), say("set_fast"))),
            self._line("sleep", [_minutes(minutes) for minutes in _SLEEP]),
        ]
        if self._audible:
            lines.insert(2, self._line("sound", (say("on"), say("off"))))
        return lines

    def _line(self, name: str, labels) -> Choice:
        def change(at: int) -> None:
            self._change(name, _ALLOWED[name][at])

        at = _ALLOWED[name].index(getattr(self._settings, name))
        return Choice("set_" + name, labels, at, change, "", f"set_{name}_note")

    def _change(self, name: str, value) -> None:
        settings = self._settings
        setattr(settings, name, value)
        settings.apply(self.stage)
        settings.save()
        if name == "language":
            self.fill(self._lines())


def _minutes(minutes: int) -> str:
    return say("set_minutes", minutes) if minutes else say("set_never")

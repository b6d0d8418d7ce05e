"""What the player has set: it applies at once and is kept."""

from firmware import look, sound, words
from firmware.saves import keep

_FILE = "settings"
BRIGHTNESS = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
SLEEP = (1, 2, 5, 10, 0)  # minutes; 0 is never
SLOW, NORMAL, FAST = range(3)
OFF, WARNS, SHOWS = range(3)

# Each setting with the values it may have.
ALLOWED = {
    "language": words.LANGUAGES,
    "brightness": BRIGHTNESS,
    "sound": (1, 0),
    "speed": (SLOW, NORMAL, FAST),
    "sleep": SLEEP,
    "text": (0, 1),
    "coach": (OFF, WARNS, SHOWS),
}


class Settings:
    def __init__(self, store) -> None:
        self._store = store
        self.language = words.LANGUAGES[0]
        self.brightness = 80
        self.sound = 1
        self.speed = NORMAL  # of what the other seats do at the table
        self.sleep = 5
        self.text = 0  # 1: larger, where there is room
        self.coach = OFF
        facts = keep.read(store, _FILE)
        self.fresh = not facts  # nobody has set anything yet
        for name, allowed in ALLOWED.items():
            setattr(self, name, keep.one_of(allowed, facts.get(name), getattr(self, name)))

    def save(self) -> None:
        self.fresh = False
        keep.write(self._store, _FILE, {name: getattr(self, name) for name in ALLOWED})

    def apply(self, stage) -> None:
        if self.language != words.language:
            words.use(self.language)
        sound.use(stage.board.tone, bool(self.sound))
        look.large_text = bool(self.text)
        stage.set_brightness(self.brightness)

"""The title. Any button goes on to the menu; before anything was set, it asks for the language."""

from display.fonts import LARGE, MEDIUM
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT
from display.text import CENTRE, text_width
from firmware import look, sound, words
from firmware.mainmenu import MainMenu
from firmware.stage import Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, RIGHT, UP, A

_ARROWS = LEFT | RIGHT | UP | DOWN


class Title(Screen):
    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        settings = self.stage.settings
        button = event & BUTTON
        if settings.fresh and button & _ARROWS:
            step = 1 if button & (RIGHT | DOWN) else -1
            at = words.LANGUAGES.index(settings.language) + step
            settings.language = words.LANGUAGES[at % len(words.LANGUAGES)]
            settings.apply(self.stage)
            sound.step()
            self.stale = True
            return
        sound.ok()
        if settings.fresh:
            settings.save()
        self.stage.restart(MainMenu())

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            frame.fill(NIGHT)
            frame.text(frame.width // 2, 80, "Pocket Keltis", ACCENT, LARGE, CENTRE)
        self._draw_way_on(frame)

    def _draw_way_on(self, frame: Frame) -> None:
        y = frame.height - 62
        middle = frame.width // 2
        frame.box(0, y, frame.width, 24, NIGHT)
        if self.stage.settings.fresh:
            name = words.NAMES[words.LANGUAGES.index(words.language)]
            frame.text(middle, y + 3, name, CHALK, MEDIUM, CENTRE)
            half = text_width("Nederlands", MEDIUM) // 2 + 16
            look.triangle(frame, middle - half, y + 12, -1, ACCENT)
            look.triangle(frame, middle + half, y + 12, 1, ACCENT)
            pairs = ((A, say("hint_start")), (UP | DOWN, say("set_language")))
        else:
            pairs = ((A, say("hint_start")),)
            frame.text(middle, y + 3, say("title_press"), DIM, MEDIUM, CENTRE)
        look.hints(frame, pairs)

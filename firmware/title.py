"""The title. Any button goes on to the menu; before anything was set, it asks for the language."""

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT
from display.text import CENTRE, text_width
from firmware import look, sound, title_art, words
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
            self._draw_picture(frame)
        self._draw_way_on(frame)

    def _draw_picture(self, frame: Frame) -> None:
        middle = frame.width // 2
        frame.fill(NIGHT)
        band, stone, name = title_art.BAND, title_art.STONE, title_art.NAME
        top = 6 + (stone[1] - band[1]) // 2
        left = middle % band[0] - band[0]
        for x in range(left, frame.width, band[0]):
            frame.sprite(x, top, band)
        frame.disc(middle, 6 + stone[1] // 2, stone[0] // 2 + 4, NIGHT)
        frame.sprite(middle - stone[0] // 2, 6, stone, title_art.CLEAR)
        frame.text(middle, 124, "P O C K E T", DIM, SMALL, CENTRE)
        frame.sprite(middle - name[0] // 2, 139, name)

    def _draw_way_on(self, frame: Frame) -> None:
        y = frame.height - 48
        middle = frame.width // 2
        frame.box(0, y, frame.width, 24, NIGHT)
        pairs = [(A, say("hint_start"))]
        if self.stage.settings.fresh:
            name = words.NAMES[words.LANGUAGES.index(words.language)]
            frame.text(middle, y + 3, name, CHALK, MEDIUM, CENTRE)
            half = text_width("Nederlands", MEDIUM) // 2 + 16
            look.triangle(frame, middle - half, y + 12, -1, ACCENT)
            look.triangle(frame, middle + half, y + 12, 1, ACCENT)
            pairs.append((UP | DOWN, say("set_language")))
        else:
            frame.text(middle, y + 3, say("title_press"), DIM, MEDIUM, CENTRE)
        look.hints(frame, pairs)

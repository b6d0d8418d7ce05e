"""The title. Any button goes on to the menu; before anything was set, it asks for the language."""

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT
from display.text import CENTRE, text_width
from firmware import look, sound, words
from firmware.screens import title_art
from firmware.stage import NEVER, Screen
from firmware.words import say
from input import BUTTON, DOWN, KIND, LEFT, PRESS, RIGHT, UP, A

_ARROWS = LEFT | RIGHT | UP | DOWN
_TOP = 6  # where the stone begins


class Title(Screen):
    _steps = 0

    def tick(self, now: int) -> int:
        """While the player looks at the picture, load the menu: 14 ms that nobody waits for. Then
        look for storage: at the first start ever, 140 ms."""
        self._steps += 1
        if self._steps == 2:
            __import__("firmware.screens.mainmenu")
        elif self._steps == 3:
            _ = self.stage.board.storage_problem
        return 0 if self._steps < 3 else NEVER

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
        from firmware.screens.mainmenu import MainMenu
        from firmware.words import forget

        self.stage.restart(MainMenu())
        if settings.fresh:
            self.stage.later(settings.save)  # once the menu knows where to
        forget("firmware.screens.title")
        forget("firmware.screens.title_art")

    def spoken(self) -> list:
        if not self.stage.settings.fresh:
            return [say("menu_title"), say("title_press")]
        name = words.NAMES[words.LANGUAGES.index(words.language)]
        return [say("menu_title"), say("set_language") + ": " + name]

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole:
            self._draw_picture(frame)
        self._draw_way_on(frame)

    def _draw_picture(self, frame: Frame) -> None:
        frame.fill(NIGHT)
        middle = frame.width // 2
        band, stone, name = title_art.BAND, title_art.STONE, title_art.NAME
        if look.is_low:  # no room for the stone
            for number in range(-2, 2):
                frame.sprite(middle + number * band[0], 2, band)
            frame.sprite(middle - name[0] // 2, 49, name)
            return
        down = _TOP + (stone[1] - band[1]) // 2
        far = stone[0] // 2 + 4
        while far < middle:
            frame.sprite(middle + far, down, band)
            far += band[0]
            frame.sprite(middle - far, down, band)
        frame.sprite(middle - stone[0] // 2, _TOP, stone)
        frame.text(middle, 124, "P O C K E T", DIM, SMALL, CENTRE)
        frame.sprite(middle - name[0] // 2, 142, name)

    def _draw_way_on(self, frame: Frame) -> None:
        y = frame.height - (41 if look.is_low else 48)
        middle = frame.width // 2
        frame.box(0, y, frame.width, 24, NIGHT)
        pairs = [(A, say("hint_start"))]
        if self.stage.settings.fresh:
            name = words.NAMES[words.LANGUAGES.index(words.language)]
            frame.text(middle, y + 3, name, CHALK, MEDIUM, CENTRE)
            if look.has(LEFT | RIGHT):
                half = text_width("Nederlands", MEDIUM) // 2 + 16
                look.triangle(frame, middle - half, y + 12, -1, ACCENT)
                look.triangle(frame, middle + half, y + 12, 1, ACCENT)
            pairs.append((UP | DOWN, say("set_language")))
        else:
            frame.text(middle, y + 3, say("title_press"), DIM, MEDIUM, CENTRE)
        look.hints(frame, pairs)

"""A name by buttons: letters to pick from, and the name that grows above them."""

from micropython import const

from display.fonts import LARGE, MEDIUM
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, MOSS, NIGHT, PANEL
from firmware import look, sound
from firmware.saves.choice import LONGEST_NAME
from firmware.stage import Screen
from firmware.words import say, small
from input import BUTTON, DOWN, HOLD, KIND, LEFT, PRESS, REPEAT, RIGHT, A, B, X, Y

_FOUR_WAYS = const(15)


class LetterPicker(Screen):
    """The last row has the wide keys: space, delete, done.

    Subclasses may have other letters, in so many columns (usually, and on a low panel, where they
    stand closer), and other wide keys.
    """

    heading = "new_name_title"
    longest = LONGEST_NAME
    columns = 9, 13

    def __init__(self, name: str, done) -> None:
        self._name = name
        self._done = done  # called with the name
        self._letters = self.letters()
        self._keys = self.keys()
        self._columns = self.columns[look.is_low]
        self._cell, self._name_height = (18, 24) if look.is_low else (24, 38)
        self._rows = (len(self._letters) + self._columns - 1) // self._columns
        self._at = 0  # the letter chosen; the wide keys are numbered behind the letters
        self._drawn = -1

    def letters(self) -> str:
        return say("new_letters")

    def keys(self) -> list:
        """Return the wide keys: what stands on each, and what it does."""
        return [
            (say("new_space"), lambda: self._type(" ")),
            (say("new_delete"), self._delete),
            (say("new_done"), self._finish),
        ]

    def handle(self, event: int) -> None:
        kind, button = event & KIND, event & BUTTON
        if kind == HOLD and button == B:
            self.stage.close()
        if kind not in (PRESS, REPEAT):
            return
        if button & _FOUR_WAYS:
            self._move(button)
            sound.step()
        elif kind == PRESS and button == A:
            self._press_key()
        elif kind == PRESS and button == X:
            self._delete()
        elif kind == PRESS and button == Y:
            self._finish()
        elif kind == PRESS and button == B:
            if self._name:
                self._delete()
            else:
                sound.back()
                self.stage.close()
        self.stale = True

    def _move(self, button: int) -> None:
        count = len(self._letters) + len(self._keys)
        if not look.has(LEFT | RIGHT):
            step = 1 if button == DOWN else -1
            self._at = (self._at + step) % count
        elif button in (LEFT, RIGHT):
            self._at = (self._at + (1 if button == RIGHT else -1)) % count
        else:
            self._move_row(1 if button == DOWN else -1)

    def _move_row(self, step: int) -> None:
        letters, keys, columns = len(self._letters), len(self._keys), self._columns
        key = self._at - letters
        column = (2 * key + 1) * columns // (2 * keys) if key >= 0 else self._at % columns
        row = self._rows if key >= 0 else self._at // columns
        row = (row + step) % (self._rows + 1)
        if row == self._rows:
            self._at = letters + column * keys // columns
        else:
            self._at = min(row * columns + column, letters - 1)

    def _press_key(self) -> None:
        key = self._at - len(self._letters)
        if key < 0:
            self._type(self._letters[self._at])
        else:
            self._keys[key][1]()

    def _type(self, letter: str) -> None:
        """Capitals where a name's part begins, small letters elsewhere."""
        if len(self._name) == self.longest or (letter == " " and self._name[-1:] in ("", " ")):
            sound.refuse()
            return
        if self._name and self._name[-1] not in " -'":
            letter = small(letter)
        self._name += letter
        sound.ok()

    def _delete(self) -> None:
        self._name = self._name[:-1]
        sound.back()

    def _finish(self) -> None:
        name = self._name.strip()
        if not name:
            sound.refuse()
            return
        sound.ok()
        self.stage.close()
        self._done(name)

    def spoken(self) -> list:
        return [say(self.heading), self._name, self._key(self._at)]

    def _key(self, at: int) -> str:
        """Return what stands on a key."""
        key = at - len(self._letters)
        return self._letters[at] if key < 0 else self._keys[key][0]

    # Drawing

    def draw(self, frame: Frame, whole: bool) -> None:
        if whole or self._drawn < 0:
            look.header(frame, say(self.heading))
            look.clear(frame)
            for at in range(len(self._letters) + len(self._keys)):
                self._draw_key(frame, at)
            self.draw_note(frame, look.TOP + self._name_height + (self._rows + 1) * self._cell + 2)
        else:
            self._draw_key(frame, self._drawn)
            self._draw_key(frame, self._at)
        self._drawn = self._at
        self._draw_name(frame)
        back = say("hint_delete" if self._name else "hint_back")
        look.hints(frame, ((A, say("hint_type")), (B, back), (Y, say("hint_done"))))

    def draw_note(self, frame: Frame, y: int) -> None:
        """Draw what is to be known besides, below the keys, from y on."""

    def _draw_name(self, frame: Frame) -> None:
        x, y, tall = look.MARGIN, look.TOP + 3, self._name_height - 8
        font = LARGE
        if look.is_low:
            y, tall, font = look.TOP, self._name_height - 2, MEDIUM
        width = frame.width - 2 * look.MARGIN
        frame.box(x, y, width, tall, PANEL, 5)
        end = frame.label(x + 8, y, 0, tall, self._name, CHALK, font, 0)
        if len(self._name) < self.longest:
            frame.box(end + 1, y + 6, 2, tall - 12, ACCENT)

    def _draw_key(self, frame: Frame, at: int) -> None:
        letters = len(self._letters)
        across = frame.width - 2 * look.MARGIN
        top = look.TOP + self._name_height
        if at < letters:
            width = across // self._columns
            left = (frame.width - width * self._columns) // 2
            x = left + at % self._columns * width
            y = top + at // self._columns * self._cell
        else:
            keys = len(self._keys)
            width = across // keys
            x = (frame.width - width * keys) // 2 + (at - letters) * width
            y = top + self._rows * self._cell + 2
        chosen = at == self._at
        frame.box(x, y, width - 1, self._cell - 1, NIGHT)
        frame.box(x, y, width - 1, self._cell - 1, MOSS if chosen else PANEL, 4)
        if chosen:
            frame.outline(x, y, width - 1, self._cell - 1, ACCENT, 4)
        text = look.fitted(self._key(at), MEDIUM, width - 1)
        frame.label(x, y, width - 1, self._cell - 1, text, CHALK if chosen else DIM, MEDIUM)

"""The Pico's own way to draw what is drawn most: lines of text and boxes, in assembler.

Imported on the device only: `take_over` puts these methods in the place of `Frame`'s own, which
draw the same and are left what is not wholly inside the frame. A screen of eighty labels and sixty
boxes is drawn in half the time. Viper would be six times as long, and the flash is read for every
word of a function that the cache has lost since.

A job is what a frame has to be known of, in words of four bytes: where the pixels are, bytes in a
row of them, width, height; x, y, the next letter, letters left; the colour of two pixels, the font,
where the damaged bands are, where letters may be spelled, the end of that; where the line began, a
word for the assembler's own use, the number of letters.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from display.brush import draw_letters
from display.fonts import MEDIUM
from display.frame import CORNERS, Frame
from display.quick_box import fill
from display.quick_text import write
from display.text import CENTRE, LEFT, LETTERS

_X = const(4)
_COUNT = const(7)
_START = const(13)
_ALL = const(15)
_OUT = const(-4096)  # not all letters are inside the frame

_box_carefully = Frame.box


def take_over() -> None:
    """Let every frame be drawn into like this from now on."""
    Frame.text = text  # type: ignore[method-assign]
    Frame.label = label  # type: ignore[method-assign]
    Frame.box = box  # type: ignore[method-assign]
    Frame.spelled = spelled  # type: ignore[method-assign]


def text(
    self, x: int, y: int, text: str, colour: int, font: bytes = MEDIUM, align: int = LEFT
) -> int:
    x = x + x + (align & 1) + 1024 << 17
    y = y + 512
    end = write(self.job or _job_for(self), text, font, x | y << 6 | colour << 2 | align)
    return _rest(self, y - 512, colour, font) if end == _OUT else end


def label(
    self,
    x: int,
    y: int,
    w: int,
    h: int,
    text: str,
    colour: int,
    font: bytes = MEDIUM,
    align: int = CENTRE,
) -> int:
    capitals = font[2]
    x = x + x + w * align + (align & 1) + 1024 << 17
    y = y + 512 + (h - capitals >> 1) + capitals - font[1]
    end = write(self.job or _job_for(self), text, font, x | y << 6 | colour << 2 | align)
    return _rest(self, y - 512, colour, font) if end == _OUT else end


def box(self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0) -> None:
    job = self.job or _job_for(self)
    place = x + 512 << 15 | y + 512 << 4 | colour
    if not fill(job, CORNERS[radius], place, w << 15 | h << 4 | radius):
        _box_carefully(self, x, y, w, h, colour, radius)


def spelled(self, x: int, y: int, first: int, end: int, colour: int, font: bytes) -> None:
    job = self.job or _job_for(self)
    _begin(job, LETTERS, x, first, end)
    if write(job, None, font, y + 512 << 6 | colour << 2) == _OUT:
        _rest(self, y, colour, font)


def _rest(frame: Frame, y: int, colour: int, font: bytes) -> int:
    """Draw the letters from the first that is not wholly inside the frame."""
    job, width, height = frame.job_words, frame.width, frame.height
    start, end = job[_START], job[_ALL]
    first = end - job[_COUNT]
    x = draw_letters(frame.pixels, width, height, job[_X], y, LETTERS, first, end, colour, font)
    frame.damage.mark(start - 1, y, x - start + 2, font[0])
    return x


def _job_for(frame: Frame) -> int:
    """Return where the frame's job is: as a number, it is passed on soonest."""
    job = array("i", bytes(64))
    frame.job_words = job  # type: ignore[assignment]
    job[1], job[2], job[3] = (frame.width + 1) >> 1, frame.width, frame.height
    frame.job = _prepare(job, frame.pixels, frame.damage.bands, LETTERS, len(LETTERS))
    return frame.job


@micropython.viper
def _prepare(job: ptr32, pixels: ptr8, bands: ptr8, letters: ptr16, room: int) -> int:
    job[0] = int(pixels)
    job[10] = int(bands)
    job[11] = int(letters)
    job[12] = int(letters) + 2 * room
    return int(job)


@micropython.viper
def _begin(address: int, letters: ptr16, x: int, first: int, end: int):
    """Take letters that are spelled already, and where they begin."""
    job = ptr32(address)
    job[4] = x
    job[6] = int(letters) + 4 * first
    job[7] = end - first
    job[15] = end

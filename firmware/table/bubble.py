"""Words beside what they speak of: a frame round a part of the panel, an arrow, and a few lines."""

from micropython import const

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT, PANEL
from display.text import LEFT, RIGHT, text_width, wrap
from firmware import look

AIR = const(4)  # round a box, and inside the panel with the words
_ARROW = const(5)  # as tall as the space between the two
_CAP = const(16)  # a button's picture is so tall, and here as wide


def point_at(
    frame: Frame, box: tuple, bottom: int, number: str, page: tuple, button: int = 0
) -> None:
    """Frame a box (x, y, w, h; an empty one: nothing) and say something of it.

    The words stay above the row `bottom`. `number` and `button` stand behind their title.
    """
    if not box:
        lines, font, tall = _fitted(page[1], frame.width, bottom)
        draw_words(frame, (bottom - tall) // 2, tall, number, page[0], lines, font, button)
        return
    x, y, w, h = box
    left, top = max(0, x - AIR), max(0, y - AIR)
    right, end = min(frame.width, x + w + AIR), min(frame.height, y + h + AIR)
    frame.outline(left, top, right - left, end - top, ACCENT, 4, 2)
    if h > bottom // 2:  # it lies at the right
        across = left - _ARROW
        lines, font, tall = _fitted(page[1], across, bottom)
        draw_words(frame, (bottom - tall) // 2, tall, number, page[0], lines, font, button, across)
        for step in range(_ARROW):
            frame.vline(left - step - 1, bottom // 2 - step, 2 * step + 1, ACCENT)
        return
    if end > bottom or not _has_room(page[1], frame.width, max(top, bottom - end)):
        frame.lift(top, end - top)  # the words take the place of the rest
        top, end = 0, end - top
        frame.box(0, end, frame.width, bottom - end, NIGHT)
    lines, font, tall = _fitted(page[1], frame.width, max(top, bottom - end) - _ARROW)
    is_below = end + _ARROW + tall <= bottom
    at = end + _ARROW if is_below else max(0, top - _ARROW - tall)
    _draw_arrow(frame, (left + right) // 2, end if is_below else top, 1 if is_below else -1)
    draw_words(frame, at, tall, number, page[0], lines, font, button)


def _has_room(text: str, across: int, room: int) -> bool:
    """Tell whether the words fit between the framed part and an edge, in small letters at least."""
    lines = wrap(text, SMALL, across - 5 * AIR)
    return _height(lines, SMALL) + _ARROW <= room


def _height(lines: list, font: bytes) -> int:
    """Return how tall the panel with the title and these lines is."""
    return _pitch(MEDIUM) + len(lines) * _pitch(font) + AIR


def _pitch(font: bytes) -> int:
    """Return how far it is from one line to the next."""
    return font[0] - look.is_low


def _fitted(text: str, across: int, room: int) -> tuple:
    """Return the text in lines, their font, and how tall the panel with them is."""
    for font in (look.page_font(), MEDIUM, SMALL):
        lines = wrap(text, font, across - 5 * AIR)
        tall = _height(lines, font)
        if tall <= room:
            return lines, font, tall
    look.spilled(text, tall - room)
    return lines, font, tall


def _draw_arrow(frame: Frame, x: int, y: int, step: int) -> None:
    """Draw an arrow head at the frame, from the words below it (1) or above it (-1)."""
    for width in range(_ARROW):
        frame.hline(x - width, y + step * width - (step < 0), 2 * width + 1, ACCENT)


def draw_words(
    frame: Frame,
    y: int,
    tall: int,
    number: str,
    title: str,
    lines: list,
    font: bytes,
    button: int = 0,
    across: int = 0,
) -> None:
    """Draw the panel with the words, as wide as the frame or `across`."""
    x, w = AIR, (across or frame.width) - 2 * AIR
    frame.box(x, y, w, tall, PANEL, 5)
    frame.outline(x, y, w, tall, ACCENT, 5)
    x, w, y = x + 6, w - 12, y + 2
    end = x + w
    if button:
        end -= _CAP
        look.button(frame, end, y + 1, button)
        end -= 4
    frame.label(end, y, 0, MEDIUM[0], number, DIM, SMALL, RIGHT)
    title = look.fitted(title, MEDIUM, end - x - text_width(number, SMALL) - 8)
    frame.label(x, y, 0, MEDIUM[0], title, ACCENT, MEDIUM, LEFT)
    y += _pitch(MEDIUM)
    for line in lines:
        frame.text(x, y, line, CHALK, font)
        y += _pitch(font)

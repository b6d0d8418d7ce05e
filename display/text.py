"""Measuring, shortening and wrapping text."""

from array import array

from micropython import const

from display.brush import break_lines, measure, spell

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

# Longer texts are wrapped piece by piece. One of each is enough: text is spelled, then used.
MOST_LETTERS = const(160)
_LINES = const(40)

LETTERS = array("H", bytes(4 * MOST_LETTERS))
_lines = array("H", bytes(4 * _LINES))


def text_width(text: str, font: bytes) -> int:
    return measure(LETTERS, 0, spell(text, font, LETTERS, MOST_LETTERS), font)


def wrap(text: str, font: bytes, width: int) -> list:
    """Return the text as lines no wider than that, for paging; `Frame.text_box` draws without a
    list."""
    lines: list = []
    while True:
        keep = _break(text, font, width)
        for i in range(abs(keep)):
            lines.append(text[_lines[2 * i] : _lines[2 * i + 1]])
        if keep >= 0:
            return lines
        text = text[_lines[-2 * keep] :]


def _break(text: str, font: bytes, width: int) -> int:
    """Spell and break the text; return how many lines of it to take.

    Below 0: so many, and the text goes on after them; it is too long to be done in one piece.
    """
    letters = spell(text, font, LETTERS, MOST_LETTERS)
    found = break_lines(LETTERS, letters, width, font, _lines, _LINES)
    if letters < len(text) or found > _LINES:
        return -max(min(found, _LINES) - 1, 1)  # the last one may go on
    return found


def shorten(text: str, font: bytes, width: int) -> str:
    """Return the text if it is no wider than that, else as much of it as fits with an ellipsis."""
    if text_width(text, font) <= width:
        return text
    end = len(text)
    while end and text_width(text[:end].rstrip() + "…", font) > width:
        end -= 1
    return text[:end].rstrip() + "…"


def draw_lines(
    frame, x: int, y: int, w: int, h: int, text: str, colour: int, font: bytes, align: int
) -> int:
    """Text wrapped into the box from (x, y), whole lines only; returns how many there would be."""
    total = 0
    while True:
        keep = _break(text, font, w)
        for i in range(max(0, min(abs(keep), h // font[0] - total))):
            first, end = _lines[2 * i], _lines[2 * i + 1]
            left = x
            if align != LEFT:
                spare = w - measure(LETTERS, first, end, font)
                left += spare if align == RIGHT else spare >> 1
            frame.spelled(left, y, first, end, colour, font)
            y += font[0]
        total += abs(keep)
        if keep >= 0:
            return total
        text = text[_lines[-2 * keep] :]

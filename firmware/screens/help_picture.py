"""The pictures in the pages of help: a line of things, or a table of points.

Things are written as in the games' records: B7 is the blue seven, BX a blue end card, P7 a point
card; a small letter behind it is the sign on a tile (_SIGNS). W5 is a wish stone, D3 a die, # a
card face down, ^ v > are arrows, and _SYMBOLS has names.
"""

from micropython import const

from display import pieces, symbols
from display.fonts import SMALL, SYMBOLS_MEDIUM
from display.frame import Frame
from display.palette import ACCENT, ALERT, BLUE, CHALK, DIM, EDGE, PANEL, PAPER
from display.text import CENTRE
from firmware import look
from firmware.words import numeral, say
from input import DOWN, UP, A, B

_GAP = const(6)  # between two things
_KEYS = const(210)  # what the buttons do stands below them

_COLOURS = "BGNRY"
_SYMBOLS = {
    "^": symbols.UP,
    "v": symbols.DOWN,
    "moon": symbols.MOON,
    "person": symbols.PERSON,
    "crown": symbols.CROWN,
}
_SIGNS = {
    "c": symbols.CLOVER,
    "s": symbols.STONE,
    "l": symbols.LEPRECHAUN,
    "a": symbols.PLUS1,
    "b": symbols.PLUS3,
}


def height() -> int:
    """Return how tall a line of things is, with the air below it."""
    return 38 if look.is_low else 60


def table_height() -> int:
    """Return how tall a table of points is, with its heading."""
    return 49 if look.is_low else 58


def _card_size() -> tuple:
    return (28, 34) if look.is_low else (36, 50)


def draw(frame: Frame, y: int, picture: str) -> None:
    """Draw the things of a picture side by side, in the middle of the panel."""
    things = picture.split()
    across = -_GAP
    for thing in things:
        across += _width(thing) + _GAP
    x = (frame.width - across) // 2
    for thing in things:
        _draw_thing(frame, x, y, thing)
        x += _width(thing) + _GAP


def _width(thing: str) -> int:
    if thing == "keys":
        return _KEYS
    return 17 if thing == ">" or thing in _SYMBOLS else _card_size()[0]


def _draw_thing(frame: Frame, x: int, y: int, thing: str) -> None:
    kind, rest = thing[0], thing[1:]
    colour = _COLOURS.find(kind)
    w, h = _card_size()
    square, middle = y + (h - w) // 2, y + h // 2
    if thing == "keys":
        for buttons, words in ((UP | DOWN, "hint_choose"), (A, "hint_ok"), (B, "hint_back")):
            end = look.button(frame, x + _KEYS // 6 - 9, middle - 14, buttons)
            across = (x + _KEYS // 6 - 9 + end) // 2
            frame.text(across, middle + 4, say(words), CHALK, SMALL, CENTRE)
            x += _KEYS // 3
    elif thing in _SYMBOLS:
        frame.text(x, middle - 9, _SYMBOLS[thing], ACCENT, SYMBOLS_MEDIUM)
    elif thing == ">":
        look.triangle(frame, x + 8, middle, 1, ACCENT)
    elif thing == "#":
        pieces.card_back(frame, x, y, w, h)
    elif kind == "W":
        pieces.wish_stone(frame, x, square, w, rest)
    elif kind == "D":
        pieces.die(frame, x, square, w, int(rest))
    else:
        bonus = _SIGNS.get(rest[-1], "")
        label = symbols.END if rest == "X" else rest[:-1] if bonus else rest
        paint = BLUE + colour if colour >= 0 else PAPER
        pieces.card(frame, x, y, w, h, paint, label, bonus)


def draw_points(frame: Frame, y: int, title: str, points: tuple) -> None:
    """Draw a table: how many there are, and the points for them."""
    left, width = look.MARGIN, frame.width - 2 * look.MARGIN
    frame.text(left, y, look.fitted(title, SMALL, width), DIM, SMALL)
    y += SMALL[0] + 1
    cell = 16 if look.is_low else 18
    last = len(points) - 1
    frame.box(left, y, width, 2 * cell, PANEL, 4)
    frame.hline(left + 4, y + cell, width - 8, EDGE)
    for count, value in enumerate(points):
        x = left + width * count // (last + 1)
        across = width // (last + 1)
        head = f"{count}+" if count == last else str(count)
        frame.label(x, y, across, cell, head, DIM, SMALL)
        ink = ALERT if value < 0 else CHALK
        frame.label(x, y + cell, across, cell, numeral(value), ink, SMALL)
